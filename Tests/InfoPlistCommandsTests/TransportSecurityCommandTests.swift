import Foundation
import InfoPlistCommands
import Testing
import _InfoPlistTestSupport

/// `infoplist ats`.
@Suite struct TransportSecurityCommandTests {
  private static let plist: String = """
    <plist version="1.0">
    <dict>
    <key>DTSDKName</key><string>iphoneos18.0</string>
    <key>NSAppTransportSecurity</key>
    <dict>
    <key>NSAllowsArbitraryLoadsForMedia</key><true/>
    <key>NSExceptionDomains</key>
    <dict>
    <key>old.example.com</key>
    <dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/><key>NSExceptionRequiresForwardSecrecy</key><true/></dict>
    </dict>
    </dict>
    </dict>
    </plist>
    """

  @Test func checkJudgesLoads() {
    let run: CommandRun = CommandRun("ats", "check", "-", "http://old.example.com", "http://other.example.com", input: Self.plist)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.output.contains("exception domain"))
    #expect(run.output.contains("blocked"))
    #expect(CommandRun("ats", "check", "-", "https://other.example.com", input: Self.plist).exitCode == 0)
    #expect(CommandRun("ats", "check", "-", "other.example.com", input: Self.plist).exitCode == 2)
    #expect(CommandRun("ats", "check", "-", "--context", "media", "http://other.example.com", input: Self.plist).exitCode == 0)
    #expect(CommandRun("ats", "check", "-", "--sdk", "8.0", "http://other.example.com", input: Self.plist).exitCode == 0)
  }

  @Test func checkTellsWhy() {
    let run: CommandRun = CommandRun("ats", "check", "-", "http://old.example.com", "--why", input: Self.plist)
    #expect(run.output.contains("=> NSExceptionDomains has 'old.example.com'; the entry starts from the full rules [R-ATS-045]"))
    #expect(run.output.contains("review: NSExceptionAllowsInsecureHTTPLoads of old.example.com needs a reason"))
    #expect(run.output.contains("lost: <stdin>:6"))
  }

  @Test func checkWritesJSON() throws {
    let run: CommandRun = CommandRun("ats", "check", "-", "http://old.example.com", "--json", input: Self.plist)
    let object: [String: Any] = try #require(try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any])
    let load: [String: Any] = try #require((object["loads"] as? [[String: Any]])?.first)
    #expect(load["allowed"] as? Bool == true && load["coverage"] as? String == "exceptionDomain")
    #expect((load["steps"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test(.covers("R-ATS-073", "R-ATS-075")) func checkPutsTheDictionaryIntoWords() {
    let run: CommandRun = CommandRun("ats", "check", "-", input: Self.plist)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("allows plain HTTP"))
    #expect(run.output.contains("The App Store asks for a reason:"))
    #expect(CommandRun("ats", "check", "-", "--json", input: Self.plist).output.contains("\"effects\""))
    #expect(CommandRun("ats", "check", "-", input: "<plist><dict/></plist>").output.contains("The full rules apply"))
  }

  @Test func checkReadsAddressesFromAFile() throws {
    try CommandRun.inTemporaryFolder { folder in
      try Data("# mine\nhttp://old.example.com\n\n  https://b.example  \r\n".utf8).write(to: URL(fileURLWithPath: folder + "/urls"))
      let run: CommandRun = CommandRun("ats", "check", "-", "--urls-from", folder + "/urls", input: Self.plist)
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("https://b.example"))
    }
  }

  @Test func suggestWritesTheSmallestException() {
    let run: CommandRun = CommandRun("ats", "suggest", "http://a.example.com", "https://b.example.com", "--os", "16")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("<key>a.example.com</key>") && !run.output.contains("<key>b.example.com</key>"))
    #expect(run.output.contains("risk: ") && run.output.contains("review: "))
    #expect(run.output.contains("https://b.example.com: works as it is; it meets the full rules"))
    #expect(CommandRun("ats", "suggest", "https://a.example.com", "--server-tls", "1.0").exitCode == 1)
    #expect(CommandRun("ats", "suggest", "https://a.example.com", "--server-tls", "1.0", "--os", "16").output.contains("TLSv1.0"))
    #expect(CommandRun("ats", "suggest", "a.example.com").exitCode == 64)
  }

  @Test func minimizeTakesOutWhatHasNoEffect() {
    let shown: CommandRun = CommandRun("ats", "minimize", "-", input: Self.plist)
    #expect(shown.exitCode == 1)
    #expect(shown.output.contains("NSExceptionRequiresForwardSecrecy: YES is the default"))
    let written: CommandRun = CommandRun("ats", "minimize", "-", "--output", "-", input: Self.plist)
    #expect(written.exitCode == 0 && !written.output.contains("NSExceptionRequiresForwardSecrecy"))
    #expect(CommandRun("ats", "minimize", "-", input: written.output).exitCode == 0)
    let empty: CommandRun = CommandRun("ats", "minimize", "-", input: "<plist><dict/></plist>")
    #expect(empty.exitCode == 0 && empty.output.hasPrefix("there is no NSAppTransportSecurity"))
    #expect(CommandRun("ats", "minimize", "-", input: "<plist><array/></plist>").exitCode == 2)
    let misspelled: String =
      "{ NSAppTransportSecurity = { NSExceptionDomains = { a = { NSExceptionAllowInsecureHTTPLoads = <*BN>; NSIncludesSubdomains = <*BY>; }; }; }; }"
    #expect(
      CommandRun("ats", "minimize", "-", input: misspelled).output.contains(
        "NSExceptionAllowInsecureHTTPLoads: no system reads this key here"))
  }

  @Test func suggestionsBecomePartOfADictionary() throws {
    try CommandRun.inTemporaryFolder { folder in
      let file: String = folder + "/Info.plist"
      try Data(Self.plist.utf8).write(to: URL(fileURLWithPath: file))
      let shown: CommandRun = CommandRun("ats", "suggest", "http://new.example.com", "http://old.example.com", "--into", file)
      #expect(shown.exitCode == 0, "\(shown.errors)")
      #expect(shown.output.contains("<key>new.example.com</key>") && shown.output.contains("<key>old.example.com</key>"))
      #expect(shown.output.contains("<key>NSAllowsArbitraryLoadsForMedia</key>"))
      #expect(shown.output.contains("http://old.example.com: works as it is; the dictionary has an exception for it"))
      #expect(shown.output.contains("http://new.example.com: works with the suggestion"))
      #expect(shown.output.contains("note: NSAllowsArbitraryLoadsForMedia no longer holds for new.example.com"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.plist, "nothing is written unless asked for")

      let difference: CommandRun = CommandRun("ats", "suggest", "http://new.example.com", "--into", file, "--diff")
      #expect(difference.output.hasPrefix("--- \(file)\n+++ \(file)\n@@ "), "\(difference.output)")
      #expect(!difference.output.contains("\n-<"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.plist)

      let elsewhere: CommandRun = CommandRun("ats", "suggest", "http://new.example.com", "--into", file, "--output", "-")
      #expect(elsewhere.output.hasPrefix("<plist") && elsewhere.output.contains("new.example.com") && elsewhere.errors.contains("risk: "))

      #expect(CommandRun("ats", "suggest", "http://new.example.com", "--into", file, "--in-place").exitCode == 0)
      #expect(CommandRun("ats", "check", file, "http://new.example.com", "http://old.example.com").exitCode == 0)
      let again: CommandRun = CommandRun("ats", "suggest", "http://new.example.com", "--into", file, "--diff")
      #expect(again.output == "http://new.example.com: works as it is; the dictionary has an exception for it\n")
    }
  }

  @Test func aFileWithoutTheDictionaryGetsOne() throws {
    let run: CommandRun = CommandRun(
      "ats", "suggest", "http://a.example.com", "--into", "-", "--output", "-",
      input: "<plist><dict><key>CFBundleName</key><string>A</string></dict></plist>")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(CommandRun("ats", "check", "-", "http://a.example.com", input: run.output).exitCode == 0)
    let wrong: CommandRun = CommandRun(
      "ats", "suggest", "http://a.example.com", "--into", "-", "--output", "-",
      input: "<plist><dict><key>NSAppTransportSecurity</key><string>x</string></dict></plist>")
    #expect(CommandRun("ats", "check", "-", "http://a.example.com", input: wrong.output).exitCode == 0)
  }

  @Test func suggestIsCheckedForWrongUse() {
    #expect(CommandRun("ats", "suggest", "http://a.example.com", "--in-place").exitCode == 64)
    #expect(CommandRun("ats", "suggest", "http://a.example.com", "--cacert", "x").exitCode == 64)
    #expect(CommandRun("ats", "suggest", "http://a.example.com", "--probe", "--untrusted").exitCode == 64)
    #expect(CommandRun("ats", "suggest", "http://a.example.com", "--into", "-", "--in-place", input: Self.plist).exitCode == 64)
    #expect(CommandRun("ats", "suggest", "http://a.example.com", "--into", "/no/such/file").exitCode == 2)
    #expect(CommandRun("ats", "suggest", "http://a.example.com", "--into", "-", input: "<plist><array/></plist>").exitCode == 2)
    let probe: CommandRun = CommandRun(
      "ats", "suggest", "--probe", "https://a.example.com", "--connect-to", "a.example.com::127.0.0.1:1", "--json")
    #expect(probe.exitCode == 1 && probe.output.contains("nothing listens there") || probe.exitCode == 2, "\(probe.output)\(probe.errors)")
  }
}
