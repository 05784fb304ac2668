import Linting

struct NestedPlist: FileRule {
  static let info: RuleInfo = Portability.info(
    "nested-plist", "<plist> stands inside <plist>",
    "CoreFoundation reads through nested <plist> elements; libplist refuses them and CPython keeps what it met last.",
    "Keep the outermost <plist> only.")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("<plist version=\"1.0\">\n«<plist version=\"1.0\">»\n<dict/>\n</plist>\n</plist>\n")],
      passing: [.text("<plist version=\"1.0\">\n<dict/>\n</plist>\n")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    var count: Int = 0
    Portability.tags(of: file.document) { range in
      let head: String = file.document.text.text(in: SourceRange(range.lowerBound, min(range.lowerBound + 7, range.upperBound)))
      guard head.hasPrefix("<plist") else { return }
      count += 1
      guard count > 1 else { return }
      context.report(
        "<plist> stands inside <plist>", at: .range(range), notes: [DiagnosticNote("libplist refuses the file")], help: "delete it")
    }
  }
}
