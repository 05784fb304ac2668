import Linting

struct PointInWrongDictionary: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/point-in-wrong-dictionary", "an extension point stands in the dictionary of the other kind of extensions", .error, .store,
    rationale:
      "There are two kinds of extensions: those that NSExtension describes and that lie in PlugIns, and those of ExtensionKit, which "
      + "EXAppExtensionAttributes describes and that lie in Extensions. Each extension point takes one kind. The system does not find "
      + "an extension of the other kind, and the store refuses it.",
    remedy: "Describe the extension in the dictionary that its point takes, and choose the product type that goes with it.",
    citations: [
      .store("ITMS-91179"), .keyPage("exappextensionattributes"), .keyPage("nsextension"),
      .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts", .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n"
            + "<string>«com.apple.deviceactivityui.report-extension»</string>\n</dict>"),
        .info(
          "<key>EXAppExtensionAttributes</key>\n<dict>\n<key>EXExtensionPointIdentifier</key>\n"
            + "<string>«com.apple.widgetkit-extension»</string>\n</dict>"),
      ],
      passing: [
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.widgetkit-extension</string>\n</dict>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for statement in ExtensionPoints.statements(info) {
      guard let value: PlacedValue = statement.value, let point: String = statement.point, statement.entry == nil else { continue }
      let others: ValueTable = statement.isExtensionKit ? .appExtensionPoints : .extensionKitPoints
      guard let entry: ValueEntry = others.entry(for: point), entry.confidence != .low else { continue }
      let name: String = statement.isExtensionKit ? "NSExtension" : "EXAppExtensionAttributes"
      context.report(
        "the extension point '\(point)' is read from \(name), not from \(statement.dictionary.key)", at: .content(value),
        notes: [DiagnosticNote("the system does not find the extension, and the App Store refuses it")],
        help: "describe the extension in \(name)")
    }
  }
}
