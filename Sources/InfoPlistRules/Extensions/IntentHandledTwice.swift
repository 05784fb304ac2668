import Linting

struct IntentHandledTwice: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/intent-handled-twice", "two extensions of an app handle the same intent", .error, .install, scope: .products,
    rationale:
      "Siri asks one extension of an app for each intent. Devices refuse to install an app in which two Intents extensions, or two "
      + "interfaces for intents, list the same one.",
    remedy: "List each intent in one extension of the kind.",
    citations: [
      Citation(Source("AMDevice error 0xe80000df, as reported at Marxon13/iOS-Asset-Extractor#14"), .medium),
      .keyPage("nsextension/nsextensionattributes/intentssupported"),
    ])

  private static func intents(_ names: String...) -> RuleExample.FileContent {
    .info(
      "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>IntentsSupported</key>\n<array>\n"
        + names.map { "<string>\($0)</string>\n" }.joined() + "</array>\n</dict>\n<key>NSExtensionPointIdentifier</key>\n"
        + "<string>com.apple.intents-service</string>\n</dict>")
  }

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .info("<key>LSRequiresIPhoneOS</key>\n<true/>")
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/PlugIns/E.appex/Info.plist": intents("INSendMessageIntent", "INSearchForMessagesIntent"),
          "A.app/PlugIns/F.appex/Info.plist": intents("«INSendMessageIntent»"),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/PlugIns/E.appex/Info.plist": intents("INSendMessageIntent"),
          "A.app/PlugIns/F.appex/Info.plist": intents("INSearchForMessagesIntent"),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    var first: [String: String] = [:]
    for part in family.parts where part.bundle.bundle.kind == .appExtension && part.bundle.facts.stage == .product {
      guard let app: BundleSubject = part.app, let point: String = part.bundle.extensionPoint?.literal,
        point == "com.apple.intents-service" || point == "com.apple.intents-ui-service"
      else { continue }
      for value in part.bundle.info?["NSExtension"]?["NSExtensionAttributes"]?["IntentsSupported"]?.elements ?? [] {
        guard let intent: String = value.literal else { continue }
        let key: String = app.bundle.path + "\n" + point + "\n" + intent
        guard let other: String = first[key] else {
          first[key] = part.bundle.bundle.name
          continue
        }
        guard other != part.bundle.bundle.name else { continue }
        context.report(
          "'\(intent)' is handled by '\(part.bundle.bundle.name)' and by '\(other)'", at: .content(value), in: part.bundle.file,
          notes: [DiagnosticNote("devices do not install the app")], help: "list it in one of them")
      }
    }
  }
}
