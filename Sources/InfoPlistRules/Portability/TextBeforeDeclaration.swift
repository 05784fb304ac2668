import Linting

struct TextBeforeDeclaration: FileRule {
  static let info: RuleInfo = Portability.info(
    "text-before-declaration", "white space or a comment stands before the XML declaration",
    "XML asks for the declaration in the very first place. CoreFoundation and libplist read on, CPython does not recognize the file.",
    "Move the declaration to the start of the file.")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .text("\n«<?xml version=\"1.0\" encoding=\"UTF-8\"?>»\n<plist version=\"1.0\"><dict/></plist>\n"),
        .text("<!-- x -->\n«<?xml version=\"1.0\" encoding=\"UTF-8\"?>»\n<plist version=\"1.0\"><dict/></plist>\n"),
      ],
      passing: [.text("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- x -->\n<plist version=\"1.0\"><dict/></plist>\n")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let declaration: SourceRange = XMLProlog(file.document)?.declaration else { return }
    let start: Int = file.document.text[SourceRange(0, 3)] == [0xEF, 0xBB, 0xBF] ? 3 : 0
    guard declaration.lowerBound > start else { return }
    context.report(
      "the XML declaration is not at the start of the file", at: .range(declaration),
      notes: [DiagnosticNote("CPython does not recognize the file")], help: "move it to the start")
  }
}
