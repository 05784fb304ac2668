import Foundation
import Testing
import _InfoPlistTestSupport

@Suite struct AtsDiagnoseCommandTests {
  /// Port 1 of loopback, where nothing listens.
  private static let nowhere: String = "ats.test:443:127.0.0.1:1"

  @Test(.covers("R-ATS-086", "R-ATS-087")) func aServerThatIsNotThereFailsEveryTest() {
    let run: CommandRun = CommandRun("ats", "diagnose", "--connect-to", Self.nowhere, "https://ats.test")
    guard run.exitCode == 0 else {
      #expect(run.exitCode == 2 && run.errors.hasPrefix("infoplist: no TLS engine"), "\(run.errors)")
      return
    }
    #expect(run.output.hasPrefix("https://ats.test\n  server: the connection is refused: nothing listens there\n"))
    #expect(run.output.contains("  exception: none helps\n\nStarting ATS Diagnostics\n\n"))
    #expect(run.output.components(separatedBy: "Result : FAIL").count == 17)
    #expect(CommandRun("ats", "diagnose", "--strict", "--connect-to", Self.nowhere, "https://ats.test").exitCode == 1)
    let listing: CommandRun = CommandRun(
      "ats", "diagnose", "--tests", "13", "--output-format", "nscurl", "--verbose", "--connect-to", Self.nowhere, "https://ats.test")
    #expect(listing.output.hasPrefix("Starting ATS Diagnostics\n"))
    #expect(listing.output.components(separatedBy: "Error : Error Domain=NSURLErrorDomain Code=-1004 ").count == 14)
    let json: CommandRun = CommandRun("ats", "diagnose", "--json", "--connect-to", Self.nowhere, "https://ats.test")
    #expect(json.output.contains("\"kind\": \"refused\""))
  }

  @Test func usageIsChecked() {
    #expect(CommandRun("ats", "diagnose").exitCode == 64)
    #expect(CommandRun("ats", "diagnose", "example.com").errors.contains("starts neither with https:// nor with http://"))
    #expect(CommandRun("ats", "diagnose", "--timeout", "0", "https://ats.test").exitCode == 64)
    #expect(CommandRun("ats", "diagnose", "-4", "-6", "https://ats.test").exitCode == 64)
    #expect(CommandRun("ats", "diagnose", "--connect-to", "a:b", "https://ats.test").exitCode == 64)
    #expect(CommandRun("ats", "diagnose", "--cacert", "/no/such/file", "--connect-to", Self.nowhere, "https://ats.test").exitCode == 2)
    #expect(CommandRun("ats", "diagnose", "--ct-log-list", "/no/such/file", "--connect-to", Self.nowhere, "https://ats.test").exitCode == 2)
  }
}
