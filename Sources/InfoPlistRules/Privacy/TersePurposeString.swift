import Linting

struct TersePurposeString: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/terse-purpose-string", "a purpose string has one or two words", .info, .store,
    rationale:
      "Two words can name the data, but not say what for. The alert already names the data; people decide by the reason, and reviewers of the "
      + "store ask for one.",
    remedy: "Say in a short sentence what the app does with the data.",
    citations: [
      .applePage("design/human-interface-guidelines/privacy"), Citation(Source("App Review Guidelines, 5.1.1 (ii)"), .high),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSCameraUsageDescription</key>\n<string>«Camera access»</string>",
        "<key>NSPhotoLibraryUsageDescription</key>\n<string>«Photos»</string>",
      ],
      passing: [
        "<key>NSCameraUsageDescription</key>\n<string>Scan a ticket.</string>",
        "<key>NSCameraUsageDescription</key>\n<string>Photographs waymarks.</string>",
        .info("<key>NSCameraUsageDescription</key>\n<string>用于扫描二维码</string>", note: "scripts without spaces are not counted"),
        .info("<key>NSCameraUsageDescription</key>\n<string>$(CAMERA_TEXT)</string>", note: "a build setting"),
        .info("<key>NSCameraUsageDescription</key>\n<string>TODO</string>", note: "another rule speaks of it"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (value, text) in PurposeStrings.all(in: info) {
      // Long texts need not be taken apart.
      guard let literal: String = value.literal, literal.utf8.count <= 500, !PurposeStrings.isBlank(text),
        text.utf8.allSatisfy({ $0 < 0x80 })
      else { continue }
      guard Self.isTerse(PurposeStrings.words(literal), key: value.key), !PlaceholderPurposeString.isPlaceholder(text) else { continue }
      // The name of a key stands for a translation, or is a placeholder of its own kind.
      guard !KeyAsPurposeString.isName(text, of: value.key), !KeyAsPurposeString.isTranslationKey(text) else { continue }
      context.report(
        "'\(value.key)' gives no reason: '\(text)'", at: .content(value),
        notes: [DiagnosticNote("the alert names the data already; this text has to say what it is for")],
        help: "say in a short sentence what the app does with it")
    }
  }

  private static let wishes: Set<String> = [
    "access", "use", "usage", "permission", "required", "needed", "request", "needs", "for", "test", "testing", "need", "requires",
    "please", "allow",
  ]

  /// Whether words give no reason: one alone, or two of which one names the data or the wish for it.
  private static func isTerse(_ words: [String], key: String) -> Bool {
    guard words.count == 2 else { return words.count < 2 }
    let name: String = key.lowercased()
    return words.contains { wishes.contains($0) || $0.utf8.count >= 4 && name.contains($0.hasSuffix("s") ? String($0.dropLast()) : $0) }
  }
}
