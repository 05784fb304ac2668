import Linting

struct SdkVersionDiffers: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/sdk-version-differs", "DTPlatformVersion is of another major version than DTSDKName", .warning, .store, scope: .products,
    rationale:
      "The platform and its SDK come in one Xcode and have the same major version. Where they differ, one of the stamps "
      + "was written by hand or by a tool, and says something wrong about the build.",
    remedy: "Let the build write both keys.",
    citations: [Citation(.swiftBuild, .medium), .store("ITMS-90534", seenAt: "apache/cordova-ios#711")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>DTPlatformVersion</key>\n<string>«14.5»</string>\n<key>DTSDKName</key>\n<string>iphoneos18.0</string>", stage: .product)
      ],
      passing: [
        .info("<key>DTPlatformVersion</key>\n<string>18.0</string>\n<key>DTSDKName</key>\n<string>iphoneos18.2</string>", stage: .product),
        .info(
          "<key>DTPlatformVersion</key>\n<string>GM</string>\n<key>DTSDKName</key>\n<string>macosx10.11</string>", stage: .product,
          note: "what old releases of Xcode wrote"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["DTPlatformVersion"], let text: String = value.literal,
      let version: OSVersion = OSVersion(text: text),
      let name: String = info.literal("DTSDKName"), let sdk = BuildStamps.parts(ofSDK: name), sdk.version.major != version.major
    else { return }
    context.report(
      "DTPlatformVersion is '\(text)', but the SDK is '\(name)'", at: .content(value), help: "let the build write both keys")
  }
}
