import Foundation
import InfoPlistCommands
import Testing
import _InfoPlistTestSupport

@Suite struct BasicCommandTests {
  private static let small: String =
    "<plist version=\"1.0\"><dict><key>a</key><array><integer>1</integer><date>2024-01-01T00:00:00Z</date></array></dict></plist>"

  @Test func checkFindsThePlantedSyntaxFault() {
    let run: CommandRun = CommandRun("check", CommandRun.example("Trails.app"))
    #expect(run.exitCode == 1)
    #expect(run.output.contains("error[syntax/bad-integer]: '1.0' is not a whole number"))
    #expect(run.output.contains("TrailsShare.appex/Info.plist:36:14"))
    #expect(run.errors.isEmpty)
  }

  @Test func checkFindsWhatIsPlantedAndNothingElse() {
    let run: CommandRun = CommandRun("check", CommandRun.example("Trails.app"))
    let found: [String] = run.output.split(separator: "\n").filter { $0.contains("]: ") && $0.contains("[") && !$0.hasPrefix(" ") }.map {
      line in
      String(line.prefix { $0 != ":" })
    }
    #expect(
      found == [
        "error[icons/missing-icon-name]", "warning[keys/misspelled-key]", "warning[ats/insecure-domain]",
        "error[privacy/empty-purpose-string]",
        "warning[versions/short-version-differs-from-app]",
        "error[syntax/bad-integer]",
        "warning[build/unexpanded-build-setting]",
        "warning[localization/language-without-translation]",
      ])
  }

  @Test(arguments: ["Notebook.app", "Charts.framework"])
  func checkIsSilentAboutCleanBundles(_ name: String) {
    let run: CommandRun = CommandRun("check", CommandRun.example(name))
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(run.output.hasPrefix("no problems in "))
  }

  /// Paths alone are read without the argument parser; that must not show.
  @Test(arguments: ["Trails.app", "Notebook.app", "nothing-here"])
  func checkWithoutOptionsIsCheck(_ name: String) {
    let plain: CommandRun = CommandRun("check", CommandRun.example(name))
    let parsed: CommandRun = CommandRun("check", "--color", "auto", CommandRun.example(name))
    #expect(plain.output == parsed.output)
    #expect(plain.errors == parsed.errors)
    #expect(plain.exitCode == parsed.exitCode)
  }

  @Test func brokenArchivesAreToldOnce() throws {
    let archive: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ipa")
    try Data("PK\u{3}\u{4}nothing".utf8).write(to: archive)
    defer { try? FileManager.default.removeItem(at: archive) }
    let run: CommandRun = CommandRun("check", archive.path)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("infoplist: '\(archive.path)' cannot be read: this is no zip archive"))
    #expect(CommandRun("check", "--output-format", "sarif", archive.path).output.contains("this is no zip archive"))
  }

  @Test func exitCodesAreThoseOfTheHelp() {
    #expect(CommandRun("check", "/no/such/file").exitCode == 2)
    #expect(CommandRun("check", "/no/such/file").errors == "infoplist: '/no/such/file' does not exist\n")
    #expect(CommandRun("check").exitCode == 64)
    #expect(CommandRun("nonsense").exitCode == 64)
    #expect(CommandRun("--help").exitCode == 0)
    #expect(CommandRun("check", "-", input: "").exitCode == 1)
    #expect(CommandRun("print", "-", input: "<plist><dict>").exitCode == 1)
    #expect(CommandRun("get", "a", "-", input: "<plist><dict>").exitCode == 2)
  }

  /// A terminal of 80 columns must not break the examples of the help.
  @Test func examplesOfTheHelpFitATerminal() {
    for (words, text) in HelpPages.all(columns: 80) {
      guard let start = text.range(of: "EXAMPLES\n"), let end = text.range(of: "\n\n", options: [], range: start.upperBound..<text.endIndex)
      else { continue }
      for line in text[start.upperBound..<end.lowerBound].split(separator: "\n") {
        #expect(line.hasPrefix("  "), "the help of '\(words)' breaks an example: \(line)")
      }
    }
  }

  @Test func jsonOutputCanBeRead() throws {
    let run: CommandRun = CommandRun("check", "--output-format", "json", CommandRun.example("Trails.app"))
    let object: [String: Any]? = try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any]
    let findings: [[String: Any]]? = object?["findings"] as? [[String: Any]]
    #expect(findings?.contains { $0["id"] as? String == "syntax/bad-integer" } == true)
    #expect(object?["schemaVersion"] as? Int == 1)
  }

  @Test func getPrintsTypedValues() {
    #expect(CommandRun("get", "a[0]", input: Self.small).output == "1\n")
    #expect(CommandRun("get", "a[1]", "-n", input: Self.small).output == "2024-01-01T00:00:00Z")
    #expect(CommandRun("get", "a", input: Self.small).output == "2\n")
    #expect(CommandRun("get", ":a:0", input: Self.small).output == "1\n")
    #expect(CommandRun("get", "/a/0", input: Self.small).output == "1\n")
    #expect(CommandRun("get", "a.0", "--path-syntax", "plutil", input: Self.small).output == "1\n")
    #expect(CommandRun("get", "a[0]", "--expect", "string", input: Self.small).exitCode == 1)
    #expect(CommandRun("get", "a[0]", "--expect", "integer", input: Self.small).exitCode == 0)
  }

  @Test func getSaysWhatIsThereInstead() {
    let missing: CommandRun = CommandRun("get", "CFBundleIdentifer", CommandRun.example("Trails.app/Info.plist"))
    #expect(missing.exitCode == 1)
    #expect(missing.errors.contains("did you mean 'CFBundleIdentifier'?"))
    let dotted: CommandRun = CommandRun("get", "a.0", input: Self.small)
    #expect(dotted.errors.contains("did you mean 'a[0]'?"))
    let malformed: CommandRun = CommandRun("get", "a..b", input: Self.small)
    #expect(malformed.exitCode == 64)
    #expect(malformed.errors.contains("at offset 2"))
  }

  @Test func printDrawsATreeAndColorsOnlyATerminal() {
    let run: CommandRun = CommandRun("print", "-", input: Self.small)
    #expect(run.output == "a: [2 items]\n  [0]: 1\n  [1]: 2024-01-01T00:00:00Z\n")
    #expect(CommandRun("print", "-", input: Self.small, isTerminal: true).output.contains("\u{1B}["))
    #expect(!CommandRun("print", "-", input: Self.small, environment: ["NO_COLOR": "1"], isTerminal: true).output.contains("\u{1B}["))
    #expect(CommandRun("print", "--at", "a[1]", "-", input: Self.small).output == "2024-01-01T00:00:00Z\n")
  }

  @Test func convertRoundTripsThroughBinary() {
    let binary: CommandRun = CommandRun("convert", "--to", "binary", "-", input: Self.small)
    #expect(binary.bytes.starts(with: Array("bplist00".utf8)))
    let back: CommandRun = CommandRun("print", "-", inputBytes: binary.bytes)
    #expect(back.output == CommandRun("print", "-", input: Self.small).output)
    #expect(CommandRun("convert", "--to", "binary", "-", input: Self.small, isTerminal: true).exitCode == 64)
  }

  @Test func inPlaceKeepsTheFileWhenItCannotBeRead() throws {
    try CommandRun.inTemporaryFolder { folder in
      let path: String = folder + "/a.plist"
      try Data("<plist><dict>".utf8).write(to: URL(fileURLWithPath: path))
      #expect(CommandRun("convert", "--to", "binary", "--in-place", path).exitCode == 2)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "<plist><dict>")
      #expect(CommandRun("format", path).exitCode == 2)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "<plist><dict>")
    }
  }

  @Test func formatKeepsCommentsAndKnowsWhenNothingIsToDo() throws {
    try CommandRun.inTemporaryFolder { folder in
      let path: String = folder + "/a.plist"
      try Data("<plist version=\"1.0\"><dict><!-- why --><key>b</key><true/></dict></plist>".utf8).write(to: URL(fileURLWithPath: path))
      #expect(CommandRun("format", "--check", path).exitCode == 1)
      #expect(CommandRun("format", path).exitCode == 0)
      let text: String = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("<!-- why -->"))
      #expect(text.contains("\n\t<key>b</key>\n\t<true/>\n"))
      #expect(CommandRun("format", "--check", path).exitCode == 0)
    }
  }

  @Test func fixRepairsWhatIsSafeAndDiffOnlyShowsIt() throws {
    try CommandRun.inTemporaryFolder { folder in
      let path: String = folder + "/a.plist"
      let broken: String = "<!-- mine -->\n<plist version=\"1.0\">\n<dict>\n  <key>a</key><string>A & B</string>\n</dict>\n</plist>\n"
      try Data(broken.utf8).write(to: URL(fileURLWithPath: path))
      let shown: CommandRun = CommandRun("check", "--diff", "--select", "syntax/bad-reference", path)
      #expect(shown.exitCode == 1)
      #expect(shown.output.contains("-  <key>a</key><string>A & B</string>\n+  <key>a</key><string>A &amp; B</string>\n"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == broken)
      let fixed: CommandRun = CommandRun("check", "--fix", "--select", "syntax/bad-reference", path)
      #expect(fixed.exitCode == 0)
      #expect(fixed.errors == "infoplist: applied 1 fix in 1 file\n")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == broken.replacingOccurrences(of: "A & B", with: "A &amp; B"))
    }
  }

  @Test func completionScriptsAreThere() {
    for shell in ["bash", "zsh", "fish"] {
      #expect(CommandRun("--generate-completion-script", shell).output.contains("infoplist"))
    }
  }
}
