import Linting

struct OddPlistVersion: FileRule {
  static let info: RuleInfo = RuleInfo(
    "syntax/odd-plist-version", "<plist> has no version, or not 1.0", .info, .style,
    rationale:
      "There is one version of the XML format, 1.0. Readers ignore the attribute, but a version that does not exist shows that the file "
      + "was made by hand or by a tool that guesses.",
    remedy: "Write <plist version=\"1.0\">.", citations: [.observed("CoreFoundation and plutil")], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .text("«<plist>»\n<dict/>\n</plist>\n", fixed: "<plist version=\"1.0\">\n<dict/>\n</plist>\n"),
        .text("«<plist version=\"0.9\">»\n<dict/>\n</plist>\n", fixed: "<plist version=\"1.0\">\n<dict/>\n</plist>\n"),
      ],
      passing: [.text("<plist version=\"1.0\">\n<dict/>\n</plist>\n"), .text("<plist version='1.0'>\n<dict/>\n</plist>\n")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    // Style can wait until the file can be read.
    guard !file.document.hasErrors else { return }
    guard let tag: SourceRange = XMLProlog(file.document)?.plist else { return }
    let words: String = file.document.text.text(in: tag)
    guard !words.contains("version=\"1.0\""), !words.contains("version='1.0'"), !words.contains("/>") else { return }
    context.report(
      words.contains("version") ? "the version of <plist> is not 1.0" : "<plist> has no version", at: .range(tag),
      help: "write <plist version=\"1.0\">", fixes: [.text("write version 1.0", TextEdit(replacing: tag, with: "<plist version=\"1.0\">"))])
  }
}
