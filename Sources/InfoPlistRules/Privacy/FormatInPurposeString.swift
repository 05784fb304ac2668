import Linting

struct FormatInPurposeString: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/format-in-purpose-string", "a purpose string holds a mark that nobody fills in", .warning, .runtime,
    rationale:
      "The system shows the text as it stands. Marks such as %@ are filled in by an app's own code only, and a backslash before an n is no line "
      + "break in a property list: people see both.",
    remedy: "Write the words out, and line breaks as line breaks.",
    citations: [.reference(.cocoa), .applePage("uikit/requesting-access-to-protected-resources")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSCameraUsageDescription</key>\n<string>«%@ scans the code on a ticket.»</string>",
        "<key>NSCameraUsageDescription</key>\n<string>«Scan a ticket.\\nNothing is kept.»</string>",
      ],
      passing: ["<key>NSCameraUsageDescription</key>\n<string>Scan 100% of a ticket.</string>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (value, text) in PurposeStrings.all(in: info) {
      guard let mark: String = Self.marks.first(where: text.contains) else { continue }
      context.report(
        "'\(value.key)' shows '\(mark)' to people", at: .content(value),
        help: mark == "\\n" ? "break the line in the text itself, or leave the mark out" : "write the words out")
    }
  }

  private static let marks: [String] = ["%@", "%1$@", "%s", "\\n", "\\u"]
}
