import Linting

struct MalformedBuildStamp: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/malformed-build-stamp", "a stamp of the build has a form that the build never writes", .warning, .store, scope: .products,
    rationale:
      "DTXcode is the version of Xcode as four digits, DTSDKName the platform and its version in one word, and DTSDKBuild the number of a "
      + "build such as 22C146. The App Store reads them and refuses bundles whose values it cannot read.",
    remedy: "Let the build write the keys.",
    citations: [.store("ITMS-90534", seenAt: "apache/cordova-ios#711"), Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>DTXcode</key>\n<string>«16.2»</string>", stage: .product),
        .info("<key>DTSDKName</key>\n<string>«iOS 18»</string>", stage: .product),
        .info("<key>DTXcode</key>\n<integer>«910»</integer>", stage: .product),
      ],
      passing: [
        .info("<key>DTXcode</key>\n<string>0910</string>\n<key>DTSDKName</key>\n<string>iphoneos18.2</string>", stage: .product),
        .info("<key>DTSDKName</key>\n<string></string>", stage: .product),
        .info("<key>DTXcode</key>\n<string>$(XCODE_VERSION_ACTUAL)</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    if let value: PlacedValue = info["DTXcode"], !value.isVariable, value.string?.isEmpty != true {
      let text: String? = value.string
      if text.map({ $0.utf8.count == 4 && Grammar.isDigits($0[...]) }) != true {
        context.report(
          text.map { "'\($0)' is not a version of Xcode" } ?? "DTXcode is not a string", at: .content(value),
          notes: [DiagnosticNote("it has four digits: 1620 stands for Xcode 16.2")], help: "let the build write it")
      }
    }
    if let value: PlacedValue = info["DTSDKName"], let name: String = value.literal, !name.isEmpty, BuildStamps.parts(ofSDK: name) == nil {
      context.report(
        "'\(name)' is not the name of an SDK", at: .content(value),
        notes: [DiagnosticNote("it is the platform and its version in one word, such as iphoneos18.2")], help: "let the build write it")
    }
    if let value: PlacedValue = info["DTSDKBuild"], let build: String = value.literal, !build.isEmpty, !BuildStamps.isBuild(build) {
      context.report(
        "'\(build)' is not the number of a build", at: .content(value), notes: [DiagnosticNote("it looks like 22C146")],
        help: "let the build write it")
    }
  }
}
