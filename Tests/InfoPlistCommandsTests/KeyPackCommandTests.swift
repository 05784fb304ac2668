import Foundation
import Testing
import _InfoPlistTestSupport

/// Key packs on the command line.
@Suite struct KeyPackCommandTests {
  @Test func wrongPacksEndTheRunWithTheirPlace() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Data("<plist><dict/></plist>".utf8).write(to: URL(fileURLWithPath: folder + "/Info.plist"))
      try Data(#"{"keyPacks": ["keys.json"]}"#.utf8).write(to: URL(fileURLWithPath: folder + "/.infoplist.json"))
      try Data("{\n  \"libraries\": [\n    {\"nme\": 1}\n  ]\n}".utf8).write(to: URL(fileURLWithPath: folder + "/keys.json"))
      let run: CommandRun = CommandRun("check", folder)
      #expect(run.exitCode == 2)
      #expect((run.output + run.errors).contains("keys.json:3:7"), "\(run.output)\(run.errors)")
      #expect((run.output + run.errors).contains("did you mean 'name'?"))
    }
  }

  @Test func keysOfLibrariesAreExplained() {
    let text: CommandRun = CommandRun("explain", "GADApplicationIdentifier")
    #expect(text.exitCode == 0)
    #expect(text.output.contains("the Google Mobile Ads SDK"))
    #expect(CommandRun("explain", "--json", "GIDClientID").output.contains("\"libraryKey\""))
    #expect(CommandRun("explain", "GADAplicationIdentifier").errors.contains("GADApplicationIdentifier"))
  }
}
