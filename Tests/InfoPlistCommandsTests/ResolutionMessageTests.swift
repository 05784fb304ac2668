import Foundation
import InfoPlistCommands
import Testing
import _InfoPlistTestSupport

/// Questions that cannot be answered, and what is said then.
@Suite struct ResolutionMessageTests {
  private let trails: String = CommandRun.example("Trails.app")

  @Test func namesThatAreNearlyRight() {
    let run: CommandRun = CommandRun("resolve", trails, "CFBundelName", "UIBackgroundMods", "Zzz")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("CFBundelName      (absent; did you mean 'CFBundleName'?)"), "\(run.output)")
    #expect(run.output.contains("UIBackgroundMods  (absent; did you mean 'UIBackgroundModes'?)"))
    #expect(run.output.contains("Zzz               (absent)"))
    #expect(CommandRun("resolve", trails, "CFBundelName", "--json").output.contains("\"suggestion\": \"CFBundleName\""))
  }

  @Test func languagesThatAreNone() {
    for text in ["klingon_!!", "f", "fr--CA", "en,f r", "fr;de"] {
      let run: CommandRun = CommandRun("resolve", trails, "--languages", text)
      #expect(run.exitCode == 64, "\(text)")
      #expect(run.errors.contains("is no language; write codes such as 'fr'"), "\(run.errors)")
    }
    #expect(CommandRun("resolve", trails, "CFBundleDisplayName", "--languages", "fr_CA, French,").output.contains("Sentiers"))
  }

  @Test func placesThatAreNoBundles() throws {
    #expect(CommandRun("bundle", "").errors.contains("'' does not exist"))
    #expect(CommandRun("bundle", trails + "/Info.plist").errors.contains("Info.plist holds no bundle; 'infoplist print' shows"))
    #expect(CommandRun("bundle", CommandRun.example("Notebook.app/Contents/Resources")).errors.contains("it is a part of '"))
    try CommandRun.inTemporaryFolder { folder in
      func write(_ path: String, _ text: String) throws {
        let url: URL = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      try write("Small.app/info.plist", "{ A = 1; }")
      #expect(CommandRun("resolve", folder + "/Small.app").errors.contains("info.plist' differs in case, and systems open 'Info.plist'"))
      #expect(CommandRun("bundle", folder + "/Small.app").output.contains("('info.plist' is not 'Info.plist')"))
      try write("K.framework/Versions/A/Resources/Info.plist", "{ A = 1; }")
      #expect(CommandRun("resolve", folder + "/K.framework").errors.contains("no link at the top of the framework leads to"))
      #expect(CommandRun("bundle", folder + "/K.framework").output.contains("(no link to Versions/A/Resources/Info.plist)"))
      try write("S.xcarchive/dSYMs/A.app.dSYM/Contents/Info.plist", "{}")
      #expect(CommandRun("resolve", folder + "/S.xcarchive").errors.contains("it holds debug symbols and the like"))
      try write("Broken.app/Info.plist", "{ A = 1; B = ")
      for name in ["resolve", "strings"] {
        let run: CommandRun = CommandRun(name, folder + "/Broken.app")
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("syntax/") && run.errors.contains("cannot be read as a property list"), "\(run.errors)")
      }
      try write("List.app/Info.plist", "( A )")
      #expect(CommandRun("resolve", folder + "/List.app").errors.contains("holds no dictionary"))
      try FileManager.default.createDirectory(atPath: folder + "/Empty.app", withIntermediateDirectories: true)
      #expect(CommandRun("resolve", folder + "/Empty.app").errors.contains("Empty.app/Info.plist is not there"))
      #expect(CommandRun("bundle", folder + "/Empty.app").output.contains("(no Info.plist)"))
      try write("Downloads/a.ipa", "PK")
      #expect(CommandRun("bundle", folder + "/Downloads").errors.contains("it holds the archive"))
      try FileManager.default.createSymbolicLink(atPath: folder + "/Linked.app", withDestinationPath: trails)
      #expect(CommandRun("resolve", folder + "/Linked.app", "CFBundleName").exitCode == 0)
    }
  }

  @Test func factsFollowTheValues() throws {
    let run: CommandRun = CommandRun("resolve", trails, "--languages", "fr")
    #expect(run.output.contains("\nshown name    Sentiers"), "\(run.output)")
    #expect(run.output.contains("\npackage type  APPL"))
    #expect(run.output.contains("\nexecutable    Trails\n"))
    #expect(run.output.contains("not a number in the classic form"))
    #expect(!CommandRun("resolve", trails, "CFBundleName").output.contains("shown name"))
    let json: Any = try JSONSerialization.jsonObject(with: Data(CommandRun("resolve", trails, "--json").bytes))
    let facts: [String: Any]? = (json as? [String: Any])?["facts"] as? [String: Any]
    #expect((facts?["displayName"] as? [String: Any])?["value"] as? String == "Trails")
    #expect(CommandRun("resolve", trails, "--why").output.contains("shown name: Trails"))
  }

  @Test func matrixOfNamedLanguages() {
    let run: CommandRun = CommandRun("resolve", trails, "CFBundleDisplayName", "--matrix", "--languages", "fr-CA,ja", "--device", "ipad")
    #expect(run.output == "CFBundleDisplayName\nlanguage  iPad\nfr-CA     Sentiers\nja        Trails\n")
  }

  @Test func standardInputHasNoTablesBesideIt() {
    let run: CommandRun = CommandRun("resolve", "-", "A", "--why", input: "{ A = 1; }")
    #expect(run.output.contains("A: 1  <stdin>:1"))
    #expect(CommandRun("resolve", "-", input: "{ A = ").exitCode == 2)
  }
}
