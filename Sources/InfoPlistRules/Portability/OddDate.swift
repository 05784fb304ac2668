import Linting

struct OddDate: FileRule {
  static let info: RuleInfo = Portability.info(
    "odd-date", "a date lies outside the years 1 to 9999",
    "CPython and others refuse such dates, libplist cuts the year to four digits, and CoreFoundation prints years that it cannot read again.",
    "Use a date between the years 1 and 9999.")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("<plist version=\"1.0\">\n«<date>0000-01-01T00:00:00Z</date>»\n</plist>\n")],
      passing: ["<key>A</key>\n<date>2024-02-29T12:00:00Z</date>"])
  }

  /// Seconds from 2001 to the first moment of the year 1, and to that of the year 10000.
  private static let range: Range<Double> = -63_113_904_000..<252_423_993_600

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = file.root else { return }
    for value in root.descendants(limit: 1_000_000) where value.kind == .date {
      guard let date: PropertyListDate = value.node.date, !Self.range.contains(date.secondsSinceReferenceDate) else { continue }
      context.report(
        "this date lies outside the years 1 to 9999", at: .value(value), notes: [DiagnosticNote("readers refuse it or change the year")],
        help: "use another date")
    }
  }
}
