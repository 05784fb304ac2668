import Linting

struct MinimumOsAboveSdk: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/minimum-os-above-sdk", "a product asks for a newer system than the SDK that it was built with", .error, .store,
    scope: .products,
    rationale:
      "A deployment target reaches up to the version of the SDK. A higher one is a system that the tools do not know; the App Store answers "
      + "that the minimum is not supported.",
    remedy: "Set the deployment target to the version of the SDK at most.",
    citations: [.store("ITMS-90455", seenAt: "semantic-craft/iOS-vibebuddy#100"), .keyPage("minimumosversion")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>MinimumOSVersion</key>\n<string>«26.6»</string>\n<key>DTSDKName</key>\n<string>watchos26.5</string>", stage: .product,
          platform: .watchOS)
      ],
      passing: [
        .info(
          "<key>MinimumOSVersion</key>\n<string>26.5</string>\n<key>DTSDKName</key>\n<string>watchos26.5</string>", stage: .product,
          platform: .watchOS),
        .info(
          "<key>LSMinimumSystemVersion</key>\n<string>10.13.6</string>\n<key>DTSDKName</key>\n<string>macosx10.13</string>",
          stage: .product,
          platform: .macOS, note: "SDKs are not made for each small update"),
        .info("<key>MinimumOSVersion</key>\n<string>26.6</string>", platform: .iOS),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let name: String = info.literal("DTSDKName"), let sdk = BuildStamps.parts(ofSDK: name) else { return }
    let key: String = sdk.platform == "macosx" ? "LSMinimumSystemVersion" : "MinimumOSVersion"
    guard let value: PlacedValue = info[key], let text: String = value.literal, let version: OSVersion = OSVersion(text: text) else {
      return
    }
    guard OSVersion(version.major, version.minor) > OSVersion(sdk.version.major, sdk.version.minor) else { return }
    context.report(
      "the \(key) is '\(text)', but the product was built with '\(name)'", at: .content(value),
      notes: Grammar.isStrictlyJudged(info.facts) ? [DiagnosticNote("the App Store refuses it")] : [],
      help: "set the deployment target to \(sdk.version) at most", severity: Grammar.isStrictlyJudged(info.facts) ? nil : .warning)
  }
}
