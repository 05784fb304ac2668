import Diagnostics

/// Findings as test results in the XML of JUnit: a suite for each file, a failure for each error or warning. A file without any is one test
/// that passed.
public struct JUnitRenderer: ReportRenderer {
  /// Makes a renderer.
  public init() {}

  /// The whole output.
  public func render(_ report: Report) -> String {
    let places: ReportPlaces = ReportPlaces(report)
    let byFile: [String: [Diagnostic]] = Dictionary(grouping: report.diagnostics) { $0.file ?? "" }
    let files: [String] = Set(report.files + byFile.keys).sorted()
    var suites: String = ""
    var tests: Int = 0
    var failures: Int = 0
    for file in files {
      let found: [Diagnostic] = byFile[file] ?? []
      let failing: Int = found.count { $0.severity != .info }
      tests += max(1, found.count)
      failures += failing
      suites += "  <testsuite" + XMLOutput.attribute("name", file)
      suites += " tests=\"\(max(1, found.count))\" failures=\"\(failing)\" errors=\"0\" skipped=\"0\">\n"
      if found.isEmpty { suites += "    <testcase" + XMLOutput.attribute("name", "no problems") + classname(file) + "/>\n" }
      for diagnostic in found { suites += testCase(diagnostic, places) }
      suites += "  </testsuite>\n"
    }
    if !report.failures.isEmpty {
      suites +=
        "  <testsuite name=\"reading\" tests=\"\(report.failures.count)\" failures=\"0\" errors=\"\(report.failures.count)\" skipped=\"0\">\n"
      for words in report.failures {
        suites += "    <testcase name=\"reading\" classname=\"infoplist\">\n      <error" + XMLOutput.attribute("message", words)
        suites += "/>\n    </testcase>\n"
      }
      suites += "  </testsuite>\n"
      tests += report.failures.count
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"infoplist\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(report.failures.count)\">\n" + suites
      + "</testsuites>\n"
  }

  private func classname(_ file: String) -> String { XMLOutput.attribute("classname", file) }

  private func testCase(_ diagnostic: Diagnostic, _ places: ReportPlaces) -> String {
    let file: String = diagnostic.file ?? ""
    var place: String = file
    var line: String = ""
    if let start: LineColumn = places.span(of: diagnostic)?.start {
      place += ":\(start.line):\(start.column)"
      line = " line=\"\(start.line)\""
    }
    let opening: String =
      "    <testcase" + XMLOutput.attribute("name", "\(diagnostic.id)") + classname(file)
      + XMLOutput.attribute("file", file) + line
    let message: String = XMLOutput.attribute("message", diagnostic.message)
    let text: String = XMLOutput.escaped("\(place): \(places.line(of: diagnostic))")
    if diagnostic.severity == .info { return opening + ">\n      <system-out>\(text)</system-out>\n    </testcase>\n" }
    return opening + ">\n      <failure" + message + XMLOutput.attribute("type", diagnostic.severity.rawValue)
      + ">\(text)</failure>\n    </testcase>\n"
  }
}
