import Foundation
import InfoPlistCommands
import Testing
import _InfoPlistTestSupport

/// Configurations, baselines and output formats of `check`, over real files.
@Suite struct CheckSettingTests {
  private static let bad: String = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleName</key>
    \t<string>\u{1F9EA}é</string>
    \t<key>CFBundleIdentifier</key>
    \t<integer>12</integer>
    </dict>
    </plist>

    """

  private static func write(_ text: String, to path: String) throws {
    let url: URL = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func configurationsChangeLevelsAndSilenceKeyPaths() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Self.write(Self.bad, to: folder + "/App/Info.plist")
      #expect(CommandRun("check", folder).output.contains("error[identity/bundle-identifier-not-string]"))
      try Self.write(#"{"rules": {"identity/*": "warning"}}"#, to: folder + "/.infoplist.json")
      #expect(CommandRun("check", folder).output.contains("warning[identity/bundle-identifier-not-string]"))
      #expect(CommandRun("check", "--no-config", folder).output.contains("error[identity/bundle-identifier-not-string]"))
      #expect(CommandRun("check", "--max-warnings", "50", folder).exitCode == 0)
      #expect(CommandRun("check", "--max-warnings", "0", folder).exitCode == 1)
      let entry: String =
        #"{"suppress": [{"rule": "identity/*", "keyPath": "CFBundleIdentifier", "files": "App/Info.plist", "reason": "an example"}]}"#
      try Self.write(entry, to: folder + "/.infoplist.json")
      let silent: CommandRun = CommandRun("check", folder)
      #expect(!silent.output.contains("identity/"), "\(silent.output)")
      try Self.write(Self.bad.replacing("<integer>12</integer>", with: "<string>a.b</string>"), to: folder + "/App/Info.plist")
      let stale: CommandRun = CommandRun("check", folder)
      #expect(stale.output.contains("[suppression/stale]: nothing is found that 'identity/*' would silence here"), "\(stale.output)")
      #expect(stale.output.contains("/.infoplist.json:1:15"))
    }
  }

  @Test(arguments: [("--select", "identty/*", "identity/*"), ("--ignore", "keys/mispelled-key", "keys/misspelled-key")])
  func patternsWithoutARuleStopTheRun(option: String, wrong: String, near: String) throws {
    try CommandRun.inTemporaryFolder { folder in
      try Self.write(Self.bad, to: folder + "/Info.plist")
      let run: CommandRun = CommandRun("check", option, wrong, folder)
      #expect(run.exitCode == 64)
      #expect(run.output.isEmpty)
      #expect(run.errors == "infoplist: \(option): no rule is named '\(wrong)'; did you mean '\(near)'?\n")
    }
  }

  @Test func nothingToCheckIsNoSuccess() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Self.write("a text", to: folder + "/notes.txt")
      let run: CommandRun = CommandRun("check", folder)
      #expect(run.exitCode == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors == "infoplist: nothing to check: no Info.plist, bundle or archive in '\(folder)'\n")
    }
  }

  @Test func jsonNamesWhatCouldNotBeRead() throws {
    try CommandRun.inTemporaryFolder { folder in
      let run: CommandRun = CommandRun("check", "--output-format", "json", folder + "/none.plist")
      #expect(run.exitCode == 2)
      let output: [String: Any]? = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect((output?["failures"] as? [String])?.first?.contains("none.plist' does not exist") == true, "\(run.output)")
    }
  }

  @Test func wrongConfigurationsStopTheRun() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Self.write(Self.bad, to: folder + "/Info.plist")
      try Self.write("{\n  \"ingore\": []\n}", to: folder + "/other.json")
      let run: CommandRun = CommandRun("check", "--config", folder + "/other.json", folder)
      #expect(run.exitCode == 2)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("other.json:2:4"))
      #expect(run.errors.contains("did you mean 'ignore'?"))
      #expect(CommandRun("check", "--config", folder + "/none.json", folder).exitCode == 2)
      #expect(CommandRun("check", "--config", "x", "--no-config", folder).exitCode == 64)
    }
  }

  @Test func baselinesKeepKnownFindingsSilent() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Self.write(Self.bad, to: folder + "/Info.plist")
      let baseline: String = folder + "/base.json"
      let written: CommandRun = CommandRun("check", "--write-baseline", baseline, folder + "/Info.plist")
      #expect(written.exitCode == 0, "\(written.errors)")
      #expect(try String(contentsOfFile: baseline, encoding: .utf8).contains("\"file\": \"Info.plist\""))
      try Self.write(Self.bad.replacing("<dict>\n", with: "<dict>\n\n\n"), to: folder + "/Info.plist")
      let moved: CommandRun = CommandRun("check", "--baseline", baseline, folder + "/Info.plist")
      #expect(moved.exitCode == 0, "\(moved.output)")
      #expect(moved.output.contains("suppressed"))
      try Self.write(Self.bad.replacing("<integer>12</integer>", with: "<string>a.b</string>"), to: folder + "/Info.plist")
      let mended: CommandRun = CommandRun("check", "--baseline", baseline, folder + "/Info.plist")
      #expect(mended.output.contains("info[suppression/stale-baseline-entry]"), "\(mended.output)")
      #expect(CommandRun("check", "--baseline", folder + "/none.json", folder + "/Info.plist").exitCode == 2)
    }
  }

  @Test func sarifHasWhatCodeScanningNeeds() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Self.write(Self.bad.replacing("é</string>", with: "é &bad;</string>"), to: folder + "/a b.plist")
      let run: CommandRun = CommandRun("check", "--profile", "all", "--output-format", "sarif", folder + "/a b.plist")
      let problems: [String] = try SARIFCheck.problems(in: Data(run.bytes))
      #expect(problems.isEmpty, "\(problems)")
      let places: [SARIFCheck.Place] = try SARIFCheck.places(in: Data(run.bytes))
      #expect(places.allSatisfy { $0.uri.hasSuffix("/a%20b.plist") })
      #expect(run.output.contains("\"markdown\": \"# ") && !run.output.contains("helpUri"))
      let linked: CommandRun = CommandRun(
        "check", "--output-format", "sarif", "--documentation-url", "https://example.com/docs/", folder + "/a b.plist")
      #expect(linked.output.contains("https://example.com/docs/rules/syntax/bad-reference.md"))
      #expect(try SARIFCheck.problems(in: Data(linked.bytes)).isEmpty)
      #expect(CommandRun("check", "--documentation-url", "docs", folder + "/a b.plist").exitCode == 64)
      // Behind the emoji, which is two units of UTF-16, é and a space.
      #expect(places.contains { $0.rule == "syntax/unknown-entity" && $0.line == 6 && $0.column == 14 } || places.contains { $0.line == 6 })
    }
    let empty: CommandRun = CommandRun("check", "--output-format", "sarif", CommandRun.example("Notebook.app"))
    #expect(try SARIFCheck.problems(in: Data(empty.bytes)).isEmpty)
  }

  @Test(arguments: ["github", "gitlab", "junit", "checkstyle", "xcode"]) func otherFormatsAreWellFormed(_ format: String) throws {
    try CommandRun.inTemporaryFolder { folder in
      try Self.write(Self.bad, to: folder + "/a,b&.plist")
      let run: CommandRun = CommandRun("check", "--output-format", format, folder + "/a,b&.plist")
      #expect(run.exitCode == 1)
      switch format {
      case "github":
        #expect(run.output.contains("a%2Cb&.plist,line=8,endLine=8,col=2,endColumn=23,title=identity/bundle-identifier-not-string::"))
        #expect(run.output.contains("::error file="))
      case "xcode": #expect(run.output.contains("/a,b&.plist:8:2: error: CFBundleIdentifier is an integer, not a string"), "\(run.output)")
      case "gitlab":
        let issues: [[String: Any]]? = try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [[String: Any]]
        let prints: [String] = issues?.compactMap { $0["fingerprint"] as? String } ?? []
        #expect(!prints.isEmpty && Set(prints).count == prints.count)
        #expect(issues?.contains { $0["severity"] as? String == "major" } == true)
      default:
        // The XML reader of property lists refuses other roots, but not before it has checked the markup up to there.
        #expect(run.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
        #expect(run.output.contains("a,b&amp;.plist\""))
        #expect(run.output.contains("not a string"))
        #expect(run.output.components(separatedBy: "<").count == run.output.components(separatedBy: ">").count)
      }
    }
  }

  @Test func archivesAreChecked() {
    #expect(CommandRun("check", "--output-format", "junit", CommandRun.example("Notebook.app")).output.contains("failures=\"0\""))
  }
}
