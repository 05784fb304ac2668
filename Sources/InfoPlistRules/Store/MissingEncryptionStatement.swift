import Linting

struct MissingEncryptionStatement: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "store/missing-encryption-statement", "an app does not say whether it contains encryption", .info, .store,
    scope: .of(.iOSApp, .tvOSApp, .visionOSApp, stage: .product), activation: .onRequest,
    rationale:
      "Without ITSAppUsesNonExemptEncryption, App Store Connect asks about encryption for every build, and a build cannot be tested before "
      + "somebody has answered.",
    remedy: "Add ITSAppUsesNonExemptEncryption: false for apps that use none, or only what is exempt, such as HTTPS.",
    citations: [
      .keyPage("itsappusesnonexemptencryption"), .applePage("security/complying-with-encryption-export-regulations"),
      .store("Missing Compliance", seenAt: "ProxymanApp/Proxyman#1395"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .iOS, product: .iOSApp)],
      passing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>ITSAppUsesNonExemptEncryption</key>\n<false/>", stage: .product,
          platform: .iOS,
          product: .iOSApp)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["ITSAppUsesNonExemptEncryption"] == nil, DeviceKeys.isStartedApp(info) else { return }
    context.report(
      "the app does not state whether it contains encryption", at: info.opening,
      notes: [DiagnosticNote("App Store Connect asks for each build")],
      help: "add 'ITSAppUsesNonExemptEncryption', false when there is none or only exempt encryption")
  }
}
