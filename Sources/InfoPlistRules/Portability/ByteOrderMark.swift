import Linting

struct ByteOrderMark: FileRule {
  static let info: RuleInfo = Portability.info(
    "byte-order-mark", "an XML property list starts with a byte order mark",
    "CoreFoundation and CPython skip the mark, libplist 2.2 refuses the file.", "Save the file in UTF-8 without a byte order mark.")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("\u{FEFF}<plist version=\"1.0\"><dict/></plist>\n")], passing: [.text("<plist version=\"1.0\"><dict/></plist>\n")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.document.hasByteOrderMark, file.document.format == .xml, file.document.encoding == .utf8 else { return }
    context.report(
      "the file starts with a byte order mark", at: .file, notes: [DiagnosticNote("libplist refuses it")], help: "save it without")
  }
}
