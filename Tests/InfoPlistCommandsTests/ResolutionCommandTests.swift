import Foundation
import InfoPlistCommands
import Testing
import _InfoPlistTestSupport

/// `resolve`, `bundle`, `strings` and `extract`.
@Suite struct ResolutionCommandTests {
  private let trails: String = CommandRun.example("Trails.app")

  private func object(_ run: CommandRun) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any])
  }

  @Test func resolveShowsTheValueOfADevice() {
    let run: CommandRun = CommandRun("resolve", trails, "--device", "ipad", "--languages", "fr")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("iPad, iPadOS, fr\n"))
    #expect(run.output.contains("Sentiers"))
    #expect(run.output.contains("fr.lproj/InfoPlist.strings:1 (fr)"))
    #expect(run.output.contains("(~ipad)"))
  }

  @Test func resolveTellsWhy() {
    let run: CommandRun = CommandRun("resolve", trails, "CFBundleDisplayName", "--why", "--languages", "fr-CA")
    #expect(run.output.contains("=> the table has 'CFBundleDisplayName' [R-LOC-005; bundle code: localized values]"))
    #expect(run.output.contains("'fr' is what the preferred language 'fr-CA' falls back to"))
    #expect(run.output.contains("lost: Info.plist:8: a translation holds"))
  }

  @Test func resolveSaysWhatHoldsWithoutAKey() {
    let run: CommandRun = CommandRun("resolve", trails, "UIFileSharingEnabled", "CFBundleName")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("(absent"))
    #expect(CommandRun("resolve", trails, "CFBundleName").exitCode == 0)
  }

  @Test func resolveWritesJSON() throws {
    let run: CommandRun = CommandRun("resolve", trails, "CFBundleDisplayName", "UIDeviceFamily", "--json", "--why", "--languages", "de")
    let root: [String: Any] = try object(run)
    let values: [[String: Any]] = try #require(root["values"] as? [[String: Any]])
    #expect(values[0]["value"] as? String == "Wanderwege")
    #expect((values[0]["place"] as? [String: Any])?["language"] as? String == "de")
    #expect((values[0]["steps"] as? [Any])?.isEmpty == false)
    #expect(values[1]["value"] as? [Int] == [1, 2])
    #expect((root["environment"] as? [String: Any])?["device"] as? String == "iphone")
  }

  @Test func matrixOfDevicesAndLanguages() {
    let run: CommandRun = CommandRun("resolve", trails, "CFBundleDisplayName", "--matrix")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("language  iPhone      iPad        iPod touch"))
    #expect(run.output.contains("de        Wanderwege  Wanderwege  Wanderwege"))
    #expect(CommandRun("resolve", trails, "--matrix").exitCode == 64)
  }

  @Test func valuesTranslatedByThemselves() {
    let run: CommandRun = CommandRun(
      "resolve", CommandRun.example("Notebook.app"), "CFBundleDocumentTypes[0].CFBundleTypeName", "NSServices[0].NSMenuItem.default",
      "--languages", "fr")
    #expect(run.output.contains("Document Carnet"))
    #expect(run.output.contains("Ajouter au carnet"))
  }

  @Test func exitCodes() {
    #expect(CommandRun("resolve", "/no/such/thing").exitCode == 2)
    #expect(CommandRun("resolve", trails, "--device", "toaster").exitCode == 64)
    #expect(CommandRun("resolve", trails, "--os", "nine").exitCode == 64)
    #expect(CommandRun("bundle", "/no/such/thing").exitCode == 2)
    #expect(CommandRun("bundle", CommandRun.example("README.md")).exitCode == 2)
    #expect(CommandRun("extract", CommandRun.example("README.md")).exitCode == 2)
    #expect(CommandRun("extract", trails + "/Trails").exitCode == 1)
    #expect(CommandRun("resolve", CommandRun.example("")).errors.contains("holds 3 bundles; name one of them"))
    for name in ["resolve", "bundle", "strings", "extract"] { #expect(CommandRun(name, "--help").output.contains("EXAMPLES")) }
  }

  @Test func theInfoPlistOfABundleStandsForIt() {
    let run: CommandRun = CommandRun(
      "resolve", CommandRun.example("Notebook.app/Contents/Info.plist"), "CFBundleDisplayName", "--languages", "fr")
    #expect(run.output.contains("Carnet"))
  }

  @Test func standardInputIsAPropertyListOnItsOwn() {
    let run: CommandRun = CommandRun("resolve", "-", "A", "--device", "ipad", input: #"{ A = 1; "A~ipad" = 2; }"#)
    #expect(run.output.contains("A    2      <stdin>:1 (~ipad)"))
  }

  @Test func bundleShowsTheTree() throws {
    let run: CommandRun = CommandRun("bundle", trails)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\n  PlugIns/TrailsWidget.appex  app extension  org.trailmap.trails.widget  4.2.0 (420) "))
    // The Info.plist of this one has an error; what it says is shown with that note.
    #expect(run.output.contains("org.trailmap.trails.share   4.1.0 (420) (unreadable Info.plist)  iOS 15.0+  arm64"))
    let bundles: [[String: Any]]? = try object(CommandRun("bundle", trails, "--json"))["bundles"] as? [[String: Any]]
    #expect(bundles?.count == 3)
    #expect(bundles?[1]["parent"] as? String == trails)
    #expect(bundles?[1]["architectures"] as? [String] == ["arm64"])
  }

  @Test(.covers("R-LOC-008", "R-NAME-005")) func stringsMarksWhatIsMissing() throws {
    let run: CommandRun = CommandRun("strings", trails)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("Fotografiert Wegmarken."))
    #expect(run.output.split(separator: "\n").contains { $0.hasPrefix("NSCameraUsageDescription") && $0.hasSuffix("missing") })
    let problems: CommandRun = CommandRun("strings", trails, "--problems")
    #expect(!problems.output.contains("CFBundleDisplayName"))
    #expect(CommandRun("strings", CommandRun.example("Notebook.app")).exitCode == 0)
    let rows: [[String: Any]]? = try object(CommandRun("strings", trails, "--json"))["rows"] as? [[String: Any]]
    #expect(rows?.first { $0["key"] as? String == "NSCameraUsageDescription" }?["missing"] as? [String] == ["fr"])
  }

  @Test func stringsMarksWhatIsStale() throws {
    try CommandRun.inTemporaryFolder { folder in
      let app: String = folder + "/A.app"
      try FileManager.default.createDirectory(atPath: app + "/en.lproj", withIntermediateDirectories: true)
      try "{ CFBundleName = A; CFBundleDocumentTypes = ({ CFBundleTypeName = Note; }); }".write(
        toFile: app + "/Info.plist", atomically: true, encoding: .utf8)
      try "CFBundleName = B; Note = Memo; OldText = Gone; NSCameraUsageDescription = Photos;".write(
        toFile: app + "/en.lproj/InfoPlist.strings", atomically: true, encoding: .utf8)
      let run: CommandRun = CommandRun("strings", app)
      #expect(run.exitCode == 1)
      #expect(run.output.contains("OldText (stale)"))
      #expect(run.output.components(separatedBy: "(stale)").count == 2)
    }
  }

  @Test func stringsShowsTextsForOneDevice() throws {
    try CommandRun.inTemporaryFolder { folder in
      let app: String = folder + "/A.app"
      for language in ["en", "fr"] {
        try FileManager.default.createDirectory(atPath: app + "/\(language).lproj", withIntermediateDirectories: true)
      }
      try "{ CFBundleName = A; CFBundleDisplayName = A; }".write(toFile: app + "/Info.plist", atomically: true, encoding: .utf8)
      for (file, text) in [
        ("en.lproj/InfoPlist.strings", "CFBundleName = Plain;"), ("fr.lproj/InfoPlist.strings", "CFBundleName = Simple;"),
        ("en.lproj/InfoPlist~ipad.strings", "CFBundleName = Pad;"), ("en.lproj/InfoPlist-iphoneos.strings", "CFBundleDisplayName = Phone;"),
        ("en.lproj/InfoPlist-Debug.strings", "CFBundleName = Ignored;"),
      ] { try text.write(toFile: app + "/" + file, atomically: true, encoding: .utf8) }
      let run: CommandRun = CommandRun("strings", app)
      #expect(
        run.output == """
          key or text                      en     fr
          CFBundleName                     Plain  Simple
          CFBundleName (~ipad)             Pad
          CFBundleDisplayName (-iphoneos)  Phone  missing

          """)
      #expect(run.exitCode == 1)
      let rows: [[String: Any]]? = try object(CommandRun("strings", app, "--json"))["rows"] as? [[String: Any]]
      #expect(rows?.map { $0["variant"] as? String } == [nil, "~ipad", "-iphoneos"])
      #expect(CommandRun("resolve", app, "CFBundleName", "--device", "ipad").output.contains("Pad"))
    }
  }

  /// A thin executable for arm64 with a property list inside.
  private func executable(_ plist: String) -> Data { Data(MachOSample.executable([.init("arm64", plist)])) }

  @Test func extractPrintsWhatIsInside() throws {
    try CommandRun.inTemporaryFolder { folder in
      let plist: String = "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>com.example.tool</string></dict></plist>\n"
      let tool: String = folder + "/tool"
      try executable(plist).write(to: URL(fileURLWithPath: tool))
      #expect(CommandRun("extract", tool).output == plist)
      #expect(CommandRun("extract", tool, "--arch", "x86_64").exitCode == 1)
      #expect(CommandRun("extract", tool, "--arch", "arm64", "--output-format", "json").output.contains("com.example.tool"))
      let app: String = folder + "/A.app"
      try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
      try "{ CFBundleExecutable = run; CFBundleSupportedPlatforms = ( WatchOS ); MinimumOSVersion = 2.0; }".write(
        toFile: app + "/Info.plist", atomically: true, encoding: .utf8)
      #expect(CommandRun("extract", app).errors.contains("A.app has no executable"))
      #expect(CommandRun("bundle", app).output.contains("watchOS 2.0+"))
      try executable(plist).write(to: URL(fileURLWithPath: app + "/run"))
      #expect(CommandRun("extract", app).output == plist)
    }
  }

  @Test func aTableThatTheChosenLanguageLacksIsExplained() throws {
    try CommandRun.inTemporaryFolder { folder in
      let app: String = folder + "/A.app"
      for language in ["en", "fr"] {
        try FileManager.default.createDirectory(atPath: app + "/\(language).lproj", withIntermediateDirectories: true)
      }
      try "{ CFBundleName = A; CFBundleDevelopmentRegion = en; }".write(toFile: app + "/Info.plist", atomically: true, encoding: .utf8)
      try "CFBundleName = B;".write(toFile: app + "/en.lproj/InfoPlist.strings", atomically: true, encoding: .utf8)
      let run: CommandRun = CommandRun("resolve", app, "CFBundleName", "--why", "--languages", "fr")
      #expect(run.output.contains("'fr' has no InfoPlist.strings, so the search goes on with 'en'"))
    }
  }

  @Test func brokenArchivesAreNamedOnce() throws {
    try CommandRun.inTemporaryFolder { folder in
      let path: String = folder + "/cut.ipa"
      try Data([0x50, 0x4B, 3, 4, 20, 0]).write(to: URL(fileURLWithPath: path))
      for name in ["bundle", "resolve", "strings"] {
        let run: CommandRun = CommandRun(name, path)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("its end is missing") && !run.errors.contains("holds no bundle"), "\(run.errors)")
      }
    }
  }
}
