import Linting

struct FractionalDate: FileRule {
  static let info: RuleInfo = Portability.info(
    "fractional-date", "a date has a fraction of a second",
    "Binary property lists hold fractions of a second, XML ones do not: a conversion to XML drops them. CPython keeps microseconds, others round.",
    "Round the date to whole seconds.", severity: .info)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bytes(
          Array("bplist00".utf8) + [0x33, 0x3F, 0xE0, 0, 0, 0, 0, 0, 0, 0x08] + [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1]
            + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x11], note: "half a second after the start of 2001")
      ],
      passing: ["<key>A</key>\n<date>2024-02-29T12:00:00Z</date>"])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = file.root else { return }
    for value in root.descendants(limit: 1_000_000) where value.kind == .date {
      guard let seconds: Double = value.node.date?.secondsSinceReferenceDate, seconds != seconds.rounded(.towardZero) else { continue }
      context.report(
        "this date has a fraction of a second", at: .value(value), notes: [DiagnosticNote("XML cannot hold it: a conversion drops it")],
        help: "round it to whole seconds")
    }
  }
}
