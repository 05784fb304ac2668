import Linting

struct OddComment: FileRule {
  static let info: RuleInfo = Portability.info(
    "odd-comment", "a comment has a form that readers end at different places",
    "CoreFoundation looks for the end of a comment one character late in front of the root, and other readers end '<!-->' and '<!--->' at once "
      + "while XML parsers refuse them and '--' inside a comment. What stands behind can be value for one and comment for the other: the class of "
      + "differences that has been used to fool signature checks.", "Write comments as <!-- words -->, without two hyphens inside.")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .text("<plist version=\"1.0\">\n«<!--> x -->»\n<dict/>\n</plist>\n"),
        .text("<plist version=\"1.0\">\n«<!---> x -->»\n<dict/>\n</plist>\n"),
        .text("«<!---->»\n<plist version=\"1.0\">\n<dict/>\n</plist>\n"),
        .text("<plist version=\"1.0\">\n«<!-- a -- b -->»\n<dict/>\n</plist>\n"),
      ],
      passing: [.text("<!-- x -->\n<plist version=\"1.0\">\n<!-- a - b -->\n<!---->\n<dict/>\n</plist>\n")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    let prolog: XMLProlog? = XMLProlog(file.document)
    Portability.invisibles(of: file.document) { range in
      let text: String = file.document.text.text(in: SourceRange(range.lowerBound, min(range.upperBound, range.lowerBound + 4096)))
      guard text.hasPrefix("<!--") else { return }
      let inner: Substring = text.dropFirst(4).dropLast(text.hasSuffix("-->") ? 3 : 0)
      let isInProlog: Bool = range.lowerBound < (prolog?.plist?.lowerBound ?? 0)
      guard inner.hasPrefix(">") || inner.hasPrefix("->") || inner.contains("--") || inner.hasSuffix("-") || inner.isEmpty && isInProlog
      else { return }
      context.report(
        "readers end this comment at different places", at: .range(range),
        notes: [DiagnosticNote("what stands behind it may be read or not")],
        help: "write it as <!-- words -->, without two hyphens inside")
    }
  }
}
