import Linting

struct HexadecimalInteger: FileRule {
  static let info: RuleInfo = Portability.info(
    "hexadecimal-integer", "an integer is written in hexadecimal",
    "CoreFoundation, libplist and CPython read 0x1F as 31, GNUstep as 0, and others refuse it.", "Write the number in decimal digits.",
    by: "CoreFoundation, libplist, CPython and GNUstep")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("<plist version=\"1.0\">\n<integer>«0x1F»</integer>\n</plist>\n")],
      passing: [.text("<plist version=\"1.0\">\n<integer>31</integer>\n</plist>\n")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.document.format == .xml, let root: PlacedValue = file.root else { return }
    for value in root.descendants(limit: 1_000_000) where value.kind == .integer && !value.node.hasError {
      let place: Place = .content(value)
      guard let range: SourceRange = place.range, range.count >= 3, range.count < 64 else { continue }
      let text: String = file.document.text.text(in: range)
      guard text.contains("x") || text.contains("X") else { continue }
      context.report(
        "the integer '\(text)' is hexadecimal", at: place, notes: [DiagnosticNote("some readers take it as 0 or refuse it")],
        help: value.node.integer.map { "write \($0)" } ?? "write decimal digits")
    }
  }
}
