import Linting

struct KeyAsPurposeString: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/key-as-purpose-string", "a purpose string is the name of a key", .warning, .store,
    rationale:
      "Tools that merge or generate files write the name of the key where the text should be, and people see it in the alert. It is "
      + "also shown in every language that has no translation.",
    remedy: "Write the text in the development language, also where translations exist.",
    citations: [
      Citation(Source("App Review Guidelines, 5.1.1 (ii)"), .high), .applePage("uikit/requesting-access-to-protected-resources"),
      .store("ITMS-90738", .low),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSCameraUsageDescription</key>\n<string>«NSCameraUsageDescription»</string>",
        "<key>NSCameraUsageDescription</key>\n<string>«Privacy - Camera Usage Description»</string>",
      ],
      passing: ["<key>NSCameraUsageDescription</key>\n<string>Scan the code on a ticket.</string>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (value, text) in PurposeStrings.all(in: info) where Self.isName(text, of: value.key) {
      context.report(
        "'\(value.key)' holds the name of a key instead of a text: '\(text)'", at: .content(value),
        notes: [DiagnosticNote("people see it where no translation replaces it")], help: "write what the app does with it")
    }
  }

  /// Whether a text is the name or the title of its key, or the name of another such key.
  static func isName(_ text: String, of key: String) -> Bool {
    let text: String = KeyNames.trim(text)
    if text == key || PurposeStrings.isPurposeKey(text) && !text.contains(where: \.isWhitespace) { return true }
    guard text.hasSuffix("Description"), let title: String = KeyCatalog.topLevelKey(named: key)?.title else { return false }
    return text == title || "Privacy - " + text == title
  }

  /// Whether a text looks like a key of translations: one word with periods or underscores inside.
  static func isTranslationKey(_ text: String) -> Bool {
    let text: String = KeyNames.trim(text)
    guard !text.contains(where: \.isWhitespace) else { return false }
    return text.dropLast().contains { $0 == "." || $0 == "_" || $0 == "-" }
  }
}
