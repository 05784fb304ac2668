import Linting

struct WideEncoding: FileRule {
  static let info: RuleInfo = Portability.info(
    "wide-encoding", "an XML property list is not in UTF-8",
    "CoreFoundation reads UTF-16 and UTF-32 with a byte order mark; libplist refuses both and CPython refuses UTF-32. Without a mark CoreFoundation "
      + "fails too.", "Save the file in UTF-8.")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.bytes([0xFF, 0xFE] + "<plist version=\"1.0\"><dict/></plist>".utf8.flatMap { [$0, 0] })],
      passing: [.text("<plist version=\"1.0\"><dict/></plist>\n")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.document.format == .xml, file.document.encoding != .utf8 else { return }
    let mark: String = file.document.hasByteOrderMark ? "" : " and has no byte order mark"
    context.report(
      "the file is in \(file.document.encoding.rawValue)\(mark)", at: .file,
      notes: [DiagnosticNote(mark.isEmpty ? "libplist refuses it" : "CoreFoundation and libplist refuse it")], help: "save it in UTF-8")
  }
}
