import Linting

struct CdataSection: FileRule {
  static let info: RuleInfo = Portability.info(
    "cdata-section", "a value holds a CDATA section",
    "CoreFoundation, libplist and CPython read CDATA as text; some other readers drop it without a word, so that the value is empty there.",
    "Write the text with '&lt;' and '&amp;'.", severity: .info,
    by: "CoreFoundation, libplist, CPython and GNUstep")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("<plist version=\"1.0\">\n<string>«<![CDATA[a]]>»</string>\n</plist>\n")],
      passing: [.text("<plist version=\"1.0\">\n<string>a</string>\n</plist>\n")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    Portability.invisibles(of: file.document) { range in
      guard file.document.text.text(in: SourceRange(range.lowerBound, range.lowerBound + 9)) == "<![CDATA[" else { return }
      context.report(
        "a CDATA section stands here", at: .range(range), notes: [DiagnosticNote("some readers drop it and take the text as empty")],
        help: "write the text with '&lt;' and '&amp;'")
    }
  }
}
