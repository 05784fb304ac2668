import Diagnostics
import Foundation
import InfoPlistCatalog
import InfoPlistResolution
import SystemModel
import Testing
import _InfoPlistTestSupport

@testable import TransportSecurityProbe

/// Certificate Transparency: promises of logs over three channels, by the words of the reference and by the rules of systems.
@Suite struct TransparencyTests {
  private func date(_ text: String) throws -> CertificateDate { try #require(CertificateDate(timestamp: text + "T00:00:00Z")) }

  @Test(arguments: [
    ("2021-04-21", "2021-10-18", 2), ("2021-04-21", "2021-10-19", 3), ("2024-01-01", "2026-04-05", 3), ("2024-01-01", "2026-04-06", 4),
    ("2021-04-20", "2022-07-19", 2), ("2021-04-20", "2022-07-20", 3), ("2020-11-30", "2023-02-28", 3), ("2020-11-30", "2023-03-01", 4),
    ("2018-01-01", "2021-04-01", 4), ("2018-01-01", "2021-04-02", 5), ("2016-02-29", "2017-05-28", 2), ("2016-02-29", "2017-05-29", 3),
  ])
  func validityDecidesHowManyLogsAreNeeded(_ start: String, _ end: String, _ count: Int) throws {
    #expect(TransparencyRule.logsInside(from: try date(start), to: try date(end)) == count)
  }

  @Test func monthsEndWhereTheyEnd() throws {
    for (start, months, end) in [
      ("2020-01-31", Int64(1), "2020-02-29"), ("2021-01-31", 1, "2021-02-28"), ("2020-11-30", 27, "2023-02-28"),
      ("2020-12-15", 1, "2021-01-15"),
      ("1999-12-31", 14, "2001-02-28"), ("1899-12-31", 2, "1900-02-28"),
    ] { #expect(try date(start).adding(months: months) == date(end)) }
    #expect(TransparencyRule.firstCertificates.day == "2018-10-16")
    #expect(TransparencyRule.countingInDays.day == "2021-04-21")
  }

  @Suite(.serialized, .enabled(if: ServerFarm.isAvailable, ServerFarm.comment)) struct Loopback {
    private func list() throws -> TransparencyLogList {
      try #require(TransparencyLogList(reading: .init(Array(try Data(contentsOf: URL(fileURLWithPath: ServerFarm.path("logs.json")))))))
    }

    /// The server, then whether the reference and whether systems are content.
    @Test(
      .covers("R-ATS-066", "R-ATS-067"), .timeLimit(.minutes(1)),
      arguments: [
        ("all-versions", false, false), ("ct-one", false, false), ("ct-two", true, true), ("ct-same", false, false),
        ("ct-bad", false, false),
        ("ct-unknown", false, false), ("ct-future", false, false), ("ct-pending", false, false), ("ct-sharded", false, false),
        ("ct-closed", true, true), ("ct-closed-late", false, false), ("ct-retired", true, true), ("ct-only-retired", false, false),
        ("ct-300-two", true, false), ("ct-300-three", true, true), ("ct-300-three-retired", true, true), ("ct-handshake-12", true, true),
        ("ct-handshake-13", true, true), ("ct-staple-12", true, true), ("ct-staple-13", true, true), ("ct-mixed", true, true),
      ])
    func promisesAreCounted(_ server: String, _ reference: Bool, _ current: Bool) throws {
      let list: TransparencyLogList = try list()
      #expect(list.logs.count == 7)
      let diagnosis: TransportDiagnosis = try ServerFarm.diagnose(server) { options in
        options.testsTransparency = true
        options.logList = list
      }
      let result: TransparencyResult = try #require(diagnosis.transparency)
      #expect(result.satisfies(.reference) == reference, "\(result.title)")
      #expect(result.satisfies(.current) == current, "\(result.title)")
      #expect(result.logsNeededInside == (server.hasPrefix("ct-300") ? 3 : 2))
      let test: LoadResult = try #require(diagnosis.transparencyTest)
      #expect(test.passes == reference, "\(test.problems.map(\.words))")
      if !reference { #expect(test.problems.first?.kind == "transparency") }
      #expect(diagnosis.tests[0].result.passes, "the usual tests ask for no promises")

      let unverified: TransportDiagnosis = try ServerFarm.diagnose(server) { $0.testsTransparency = true }
      #expect(unverified.transparencyTest?.passes == false, "without a list of logs nothing is proved")
      #expect(unverified.transparency?.isVerified == false)
      #expect(TransparencyRule.allCases.allSatisfy { unverified.transparency?.satisfies($0) == false })
      if result.timestamps.count > 0 {
        #expect(unverified.transparency?.title.hasSuffix("not verified: no list of logs was given") == true)
      }
    }

    @Test(.timeLimit(.minutes(1))) func channelsAreTold() throws {
      for (server, channels) in [
        ("ct-two", [SignedTimestamp.Channel.certificate, .certificate]), ("ct-handshake-12", [.handshake, .handshake]),
        ("ct-handshake-13", [.handshake, .handshake]), ("ct-staple-12", [.staple, .staple]), ("ct-staple-13", [.staple, .staple]),
        ("ct-mixed", [.certificate, .handshake]),
      ] {
        let result: TransparencyResult = try #require(try ServerFarm.diagnose(server).transparency)
        #expect(result.timestamps.map(\.channel.rawValue).sorted() == channels.map(\.rawValue), "\(server)")
      }
    }

    /// Systems ask for promises below roots of their own only, of newer certificates, whatever a dictionary says.
    @Test(.timeLimit(.minutes(1))) func ordinaryTrustAsksBelowRootsOfTheSystem() throws {
      let engine: TLSEngine = try TLSEngine.shared.get()
      var policy: LoadRequirements = .unrestricted
      policy.transparency = .byTrust
      for (server, passes) in [("all-versions", false), ("ct-two", true), ("ct-300-two", false), ("ct-300-three", true)] {
        let diagnosis: TransportDiagnosis = try ServerFarm.diagnose(server)
        let evidence: HandshakeEvidence = try #require(diagnosis.profile.connections.first)
        let root: [UInt8] = try #require(evidence.validated.last?.encoded)
        let host: ConnectionHost = diagnosis.address.connectionHost
        func problems(_ list: TransparencyLogList?, _ added: Set<[UInt8]>) -> [LoadProblem] {
          Judge(engine: engine, logList: list, addedAuthorities: added).problems(evidence, policy, host: host)
        }
        let list: TransparencyLogList = try list()
        let found: [LoadProblem] = problems(list, [])
        #expect(found.isEmpty == passes, "\(server): \(found.map(\.words))")
        #expect(problems(list, [root]).isEmpty, "the user has added the root")
        #expect(problems(nil, []).isEmpty, "without a list of logs the load is not judged by them")
        let pem: [UInt8] = Array(try Data(contentsOf: URL(fileURLWithPath: ServerFarm.path("ca.pem"))))
        #expect(TLSTrust.certificates(inPEM: pem) == [root])
      }
    }
  }
}
