import Linting

struct SpecialReal: FileRule {
  static let info: RuleInfo = Portability.info(
    "special-real", "a real is infinite or not a number",
    "CoreFoundation, CPython and older versions of libplist read nan and inf, current libplist refuses the file, and JSON has no way to write them.",
    "Use a finite number, or a string.")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("<plist version=\"1.0\">\n«<real>nan</real>»\n</plist>\n"), .info("<key>A</key>\n«<real>+inf</real>»")],
      passing: ["<key>A</key>\n<real>1e10</real>"])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = file.root else { return }
    for value in root.descendants(limit: 1_000_000) where value.kind == .real {
      guard let number: Double = value.node.real?.value, !number.isFinite else { continue }
      context.report(
        "this real is \(number.isNaN ? "not a number" : "infinite")", at: .value(value),
        notes: [DiagnosticNote("some readers refuse the file")],
        help: "use a finite number")
    }
  }
}
