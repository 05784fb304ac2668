import Linting

struct ProcessingInstruction: FileRule {
  static let info: RuleInfo = Portability.info(
    "processing-instruction", "a processing instruction stands in the file",
    "CoreFoundation and CPython skip processing instructions; libplist 2.2 reads some of their forms differently.", "Delete it.",
    severity: .info)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("<?xml version=\"1.0\"?>\n«<?tool a?>»\n<plist version=\"1.0\">\n<dict/>\n</plist>\n")],
      passing: [.text("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict/>\n</plist>\n")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    Portability.invisibles(of: file.document) { range in
      let text: SourceBytes = file.document.text
      guard text[range.lowerBound + 1] == UInt8(ascii: "?"),
        !text.text(in: SourceRange(range.lowerBound, range.lowerBound + 6)).hasPrefix("<?xml ")
      else {
        return
      }
      context.report("a processing instruction stands here", at: .range(range), help: "delete it")
    }
  }
}
