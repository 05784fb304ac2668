import Linting

struct MissingIntentPhrases: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "localization/missing-intent-phrases", "an intent of Siri has no example phrase in the app", .info, .store,
    scope: .on(.iOS, stage: .product),
    rationale:
      "Siri shows people what they can say to an app: the example phrases of AppIntentVocabulary.plist. For each intent of the system that an "
      + "extension handles the store wants at least one, and writes a mail for every intent and language without. The upload is accepted.",
    remedy: "Add AppIntentVocabulary.plist to the app, with an entry for each intent, and translate it.",
    citations: [
      .applePage("sirikit/registering-custom-vocabulary-with-sirikit"), .store("ITMS-90626", seenAt: "TelegramMessenger/Telegram-iOS#1075"),
    ])

  static var examples: RuleExamples {
    let head: String = "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n"
    let intents: String =
      head + "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.intents-service</string>\n"
      + "<key>NSExtensionAttributes</key>\n<dict>\n<key>IntentsSupported</key>\n<array>\n"
    let app: RuleExample.FileContent = .info(head + "<key>CFBundleName</key>\n<string>A</string>")
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": app,
          "A.app/PlugIns/S.appex/Info.plist": .info(intents + "<string>«INSendMessageIntent»</string>\n</array>\n</dict>\n</dict>"),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": app,
          "A.app/PlugIns/S.appex/Info.plist": .info(
            intents + "<string>INSendMessageIntent</string>\n<string>OrderSoupIntent</string>\n</array>\n</dict>\n</dict>"),
          "A.app/en.lproj/AppIntentVocabulary.plist": .info(
            "<key>IntentPhrases</key>\n<array>\n<dict>\n<key>IntentName</key>\n<string>INSendMessageIntent</string>\n"
              + "<key>IntentExamples</key>\n<array>\n<string>Send a message with A</string>\n</array>\n</dict>\n</array>"),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.bundle.bundle.kind == .appExtension {
      guard let app: BundleSubject = part.app, let point: PlacedValue = part.bundle.extensionPoint,
        point.literal == "com.apple.intents-service",
        let list: PlacedValue = part.bundle.info?["NSExtension"]?["NSExtensionAttributes"]?["IntentsSupported"]
      else { continue }
      let known: Set<String> = Self.intentsWithPhrases(of: app)
      for element in list.elements {
        guard let name: String = element.literal, name.hasPrefix("IN"), name.hasSuffix("Intent"), !known.contains(name) else { continue }
        context.report(
          "'\(name)' has no example phrase in the app", at: .content(element), in: part.bundle.file,
          help: "add it to AppIntentVocabulary.plist of the app")
      }
    }
  }

  /// The intents for which some language of the app has an example.
  private static func intentsWithPhrases(of app: BundleSubject) -> Set<String> {
    var result: Set<String> = []
    let folders: [String] = ProductFiles.resources(app).filter { $0.hasSuffix(".lproj") }
    for place in folders.map({ $0 + "/AppIntentVocabulary.plist" }) + ["AppIntentVocabulary.plist"] {
      let path: String = app.bundle.resourcePath(place)
      guard app.fileSystem.kind(at: path) == .file, let bytes: SourceBytes = try? app.fileSystem.read(path, limit: 1 << 20),
        let phrases: PropertyListNode = PropertyListDocument(reading: bytes).root?["IntentPhrases"]
      else { continue }
      for entry in phrases.elements {
        if let name: String = entry["IntentName"]?.string, entry["IntentExamples"]?.elements.contains(where: { _ in true }) == true {
          result.insert(name)
        }
      }
    }
    return result
  }
}
