import Linting

struct MissingMessagesIcon: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "icons/missing-messages-icon", "a Messages extension names no icon", .error, .store,
    scope: .of(.appExtension, stage: .product),
    rationale:
      "The drawer of Messages shows a wide icon of the extension itself, from an iMessage App Icon set. The store refuses an extension whose "
      + "Info.plist names none.",
    remedy: "Add an iMessage App Icon set to the asset catalog of the extension and name it in ASSETCATALOG_COMPILER_APPICON_NAME.",
    citations: [
      .store("ITMS-90642"), .store("ITMS-90649"), .store("ITMS-90644", .low), .store("ITMS-90647", .low), .store("ITMS-90648", .low),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing(example(""), stage: .product, platform: .iOS, product: .appExtension)
      ],
      passing: [
        .info(
          example(
            "\n<key>CFBundleIcons</key>\n<dict>\n<key>CFBundlePrimaryIcon</key>\n<dict>\n<key>CFBundleIconName</key>\n"
              + "<string>iMessage App Icon</string>\n</dict>\n</dict>"), stage: .product, platform: .iOS, product: .appExtension)
      ])
  }

  private static func example(_ rest: String) -> String {
    "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.message-payload-provider</string>\n</dict>"
      + rest
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["NSExtension"]?["NSExtensionPointIdentifier"]?.string == "com.apple.message-payload-provider" else { return }
    guard !info.entries.contains(where: { $0.key.hasPrefix("CFBundleIcon") }), DeviceKeys.isForDevices(info) else { return }
    context.report(
      "the Messages extension names no icon", at: info.opening, notes: [DiagnosticNote("the App Store refuses it")],
      help: "add an iMessage App Icon set to its asset catalog")
  }
}
