import DiagnosticReporting
import Diagnostics
import Testing

@Suite struct TextRendererTests {
  private func report(_ text: String, _ range: SourceRange, label: String? = nil) -> Report {
    Report(
      diagnostics: [
        Diagnostic(
          "ats/misspelled-key", .error, "'NSIncludeSubdomains' is not a key of an exception domain", at: range,
          keyPath: "NSAppTransportSecurity",
          label: label, notes: [DiagnosticNote("the system ignores unknown keys here")], help: "use the right name",
          fixes: [Fix("rename the key", applicability: .safe, edits: [TextEdit(replacing: range, with: "x")])], file: "Info.plist")
      ], texts: ["Info.plist": SourceBytes(text)], fileCount: 1)
  }

  @Test func showsPlaceMarkNotesHelpAndFix() {
    let text: String = "<dict>\n\t<key>é</key>\n</dict>\n"
    let output: String = TextRenderer().render(report(text, SourceRange(13, 15), label: "did you mean 'e'?"))
    #expect(
      output == """
        error[ats/misspelled-key]: 'NSIncludeSubdomains' is not a key of an exception domain
          --> Info.plist:2:7  NSAppTransportSecurity
            2 |     <key>é</key>
              |          ^ did you mean 'e'?
          note: the system ignores unknown keys here
          help: use the right name
          fix (safe): rename the key

        1 error in 1 file; 1 can be fixed with --fix

        """)
  }

  @Test func aLongLineIsCutAroundTheMark() {
    let text: String = String(repeating: "a", count: 500) + "XYZ" + String(repeating: "b", count: 500)
    let output: String = TextRenderer(style: ReportStyle(width: 80)).render(report(text, SourceRange(500, 503)))
    let lines: [Substring] = output.split(separator: "\n")
    #expect(lines[2].contains("…") && lines[2].count <= 80)
    let mark: Int? = lines[3].firstIndex(of: "^").map { lines[3].distance(from: lines[3].startIndex, to: $0) }
    let marked: Int? = lines[2].firstIndex(of: "X").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
    #expect(mark != nil && mark == marked)
  }

  @Test func escapeSequencesFromAFileAreNotObeyed() {
    let output: String = TextRenderer().render(report("<key>\u{1B}[2J</key>", SourceRange(5, 9)))
    #expect(!output.contains("\u{1B}"))
    #expect(output.contains("␛[2J"))
  }

  @Test func jsonHasLinesColumnsAndBytes() {
    let output: String = JSONRenderer().render(report("a\nbc", SourceRange(3, 4)))
    #expect(output.contains("\"startByte\": 3"))
    #expect(output.contains("\"startLine\": 2"))
    #expect(output.contains("\"startColumn\": 2"))
    #expect(output.hasSuffix("}\n"))
  }
}
