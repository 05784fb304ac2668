import Linting

struct WideInteger: FileRule {
  static let info: RuleInfo = Portability.info(
    "wide-integer", "an integer is larger than 2^63-1",
    "XML and binary files can hold unsigned 64-bit numbers, but several readers know signed ones only: they wrap to negative numbers, cut or refuse. "
      + "The 16-byte integers of binary files beyond 64 bits are read as 0.", "Use a string, or a smaller number.",
    by: "CoreFoundation, libplist, CPython, dd-plist and GNUstep")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.info("<key>A</key>\n«<integer>18446744073709551615</integer>»")],
      passing: ["<key>A</key>\n<integer>9223372036854775807</integer>", "<key>A</key>\n<integer>-9223372036854775808</integer>"])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = file.root else { return }
    for value in root.descendants(limit: 1_000_000) where value.kind == .integer && !value.node.hasError {
      guard let number: PropertyListInteger = value.node.integer, number.int64 == nil else { continue }
      context.report(
        "the integer \(number) does not fit into 63 bits", at: .value(value),
        notes: [DiagnosticNote(number.uint64 == nil ? "Apple's reader takes it as 0" : "some readers take it as negative or refuse it")],
        help: "use a string, or a smaller number")
      // One such number tells all about the file; tables of hashes hold hundreds.
      return
    }
  }
}
