import Diagnostics
import Foundation
import Testing
import SystemModel
import TransportSecurityProbe
import _InfoPlistTestSupport

/// Every kind of server against every configuration of the diagnosis, with real handshakes.
@Suite(.serialized, .enabled(if: ServerFarm.isAvailable, ServerFarm.comment)) struct LoopbackMatrixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let server: String
    /// One letter a test, for its verdict and reason: P passes; v version, s suite, k key, d digest, u trust, e expired, y not yet valid, n host name, h plain
    /// HTTP, g no TLS, l connection lost, and a period for any failure of the handshake.
    let verdicts: String
    var testDescription: String { server }

    init(_ server: String, _ verdicts: String) {
      self.server = server
      self.verdicts = verdicts.filter { $0 != " " }
    }
  }

  // The columns: default, all loads, TLS 1.3 1.2 1.1 1.0, PFS off, PFS off and HTTP, versions with PFS off, versions with both.
  static let rows: [Row] = [
    Row("all-versions", "P P PPPP P P PPPP PPPP"),
    Row("tls13", "P P PPPP P P PPPP PPPP"),
    Row("tls12-gcm", "P P vPPP P P vPPP vPPP"),
    Row("tls12-cbc-sha384", "P P vPPP P P vPPP vPPP"),
    Row("tls12-forgotten", "s P vsss s s vsss vsss"),
    Row("tls12-chacha", "s P vsss s s vsss vsss"),
    Row("tls12-dhe", "s P vsss s s vsss vsss"),
    Row("tls12-rsa", "s P vsss P P vPPP vPPP"),
    Row("tls11-ecdhe", "v P vvPP v v vvPP vvPP"),
    Row("tls11-rsa", "v P vvss v v vvPP vvPP"),
    Row("tls10-ecdhe", "v P vvvP v v vvvP vvvP"),
    Row("tls10-rsa", "v P vvvs v v vvvP vvvP"),
    Row("rsa-1024", "k P kkkk k P kkkk PPPP"),
    Row("rsa-2047", "k P kkkk k P kkkk PPPP"),
    Row("p256", "P P PPPP P P PPPP PPPP"),
    Row("p224", "k P vkkk k P vkkk vPPP"),
    Row("sha1", "d P dddd d P dddd PPPP"),
    Row("sha224", "d P dddd d P dddd PPPP"),
    Row("md5", "d P dddd d P dddd PPPP"),
    Row("common-name-only", "n n nnnn n n nnnn nnnn"),
    Row("expired", "e e eeee e e eeee eeee"),
    Row("not-yet-valid", "y y yyyy y y yyyy yyyy"),
    Row("wrong-host", "n n nnnn n n nnnn nnnn"),
    Row("unknown-authority", "u u uuuu u u uuuu uuuu"),
    Row("self-signed", "u u uuuu u u uuuu uuuu"),
    Row("intermediate-sent", "P P PPPP P P PPPP PPPP"),
    Row("intermediate-missing", "u u uuuu u u uuuu uuuu"),
    Row("to-https", "P P PPPP P P PPPP PPPP"),
    Row("to-relative", "P P PPPP P P PPPP PPPP"),
    Row("to-http", "h P hhhh h P hhhh PPPP"),
    Row("to-other-http", "h P hhhh h h hhhh hhhh"),
    Row("http-only", "g g gggg g g gggg gggg"),
    Row("garbage", ". . .... . . .... ...."),
    Row("close", "l l llll l l llll llll"),
    Row("close-at-once", "l l llll l l llll llll"),
  ]

  static func letter(_ result: LoadResult) -> Character {
    guard let problem: LoadProblem = result.problems.first else { return "P" }
    switch problem {
    case .insecureHTTP: return "h"
    case .untrusted: return "u"
    case .expired: return "e"
    case .notYetValid: return "y"
    case .hostName: return "n"
    case .keySize: return "k"
    case .digest: return "d"
    case .version: return "v"
    case .suite: return "s"
    case .refused: return "r"
    case .notTLS: return "g"
    case .lost: return "l"
    case .handshake: return "t"
    default: return "?"
    }
  }

  private func letters(_ diagnosis: TransportDiagnosis) -> String { String(diagnosis.tests.map { Self.letter($0.result) }) }

  @Test(
    .covers(
      "R-ATS-015", "R-ATS-016", "R-ATS-018", "R-ATS-019", "R-ATS-020", "R-ATS-021", "R-ATS-065", "R-ATS-086", "R-ATS-088", "R-ATS-092",
      "R-ATS-093"),
    .timeLimit(.minutes(2)), arguments: rows)
  func verdictsAndReasonsAreThoseOfTheReference(_ row: Row) throws {
    let diagnosis: TransportDiagnosis = try ServerFarm.diagnose(row.server)
    let found: String = letters(diagnosis)
    let isSame: Bool =
      found.count == row.verdicts.count
      && zip(found, row.verdicts).allSatisfy { $1 == "." ? ["g", "l", "t"].contains($0) : $0 == $1 }
    #expect(isSame, "\(found) instead of \(row.verdicts): \(diagnosis.tests.map { $0.result.problems.map(\.words) })")
  }

  @Test(.timeLimit(.minutes(1))) func addressesWithoutEncryptionAreJudged() throws {
    let address: LoadAddress = try ServerFarm.address("http-only", scheme: "http")
    let diagnosis: TransportDiagnosis = try .run(address, options: try ServerFarm.options(), engine: try TLSEngine.shared.get())
    #expect(letters(diagnosis) == "hPhhhhhPhhhhPPPP")
    #expect(diagnosis.tests[0].result.urlErrorCode == -1022)
    #expect(diagnosis.smallest == .exception(TransportException(host: "ats.test", exception: DomainException(allowsInsecureHTTP: true))))
  }

  @Test(.timeLimit(.minutes(1))) func versionSixAnswersLikeItsCertificate() throws {
    let diagnosis: TransportDiagnosis = try ServerFarm.diagnose("ipv6") { options in
      options.routes = [try #require(ConnectionRoute("ats.test::[::1]:"))]
    }
    #expect(letters(diagnosis) == "PPPPPPPPPPPPPPPP")
  }

  @Test(.timeLimit(.minutes(1))) func nothingListens() throws {
    var options: ProbeOptions = try ServerFarm.options()
    options.routes = [try #require(ConnectionRoute("::127.0.0.1:1"))]
    let diagnosis: TransportDiagnosis = try .run(LoadAddress("https://ats.test/"), options: options, engine: try TLSEngine.shared.get())
    #expect(letters(diagnosis) == String(repeating: "r", count: 16))
    #expect(diagnosis.tests.allSatisfy { $0.result.urlErrorCode == -1004 })
    #expect(diagnosis.smallest == .impossible(.refused))
  }

  @Test(.covers("R-ATS-025"), .timeLimit(.minutes(1))) func localNamesAreFreeUnlessAnEntryNamesThem() throws {
    let address: LoadAddress = try ServerFarm.address("tls10-rsa", host: "localhost")
    let diagnosis: TransportDiagnosis = try .run(address, options: try ServerFarm.options(), engine: try TLSEngine.shared.get())
    #expect(letters(diagnosis) == "PP" + "vvvs" + "vv" + "vvvP" + "vvvP")
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("tls12-rsa", DomainException(disablesForwardSecrecy: true)),
      ("tls11-ecdhe", DomainException(minimumTLS: .tls11)),
      ("tls10-ecdhe", DomainException(minimumTLS: .tls10)),
      ("tls10-rsa", DomainException(minimumTLS: .tls10, disablesForwardSecrecy: true)),
      ("rsa-1024", DomainException(allowsInsecureHTTP: true)),
      ("to-http", DomainException(allowsInsecureHTTP: true)),
    ])
  func leastExceptionsAreFound(_ server: String, _ exception: DomainException) throws {
    #expect(try ServerFarm.diagnose(server).smallest == .exception(TransportException(host: "ats.test", exception: exception)))
  }

  @Test(.timeLimit(.minutes(1))) func exceptionsNameTheHostOfTheRedirect() throws {
    let wanted: TransportException = TransportException(host: "other.ats.test", exception: DomainException(allowsInsecureHTTP: true))
    #expect(try ServerFarm.diagnose("to-other-http").smallest == .exception(wanted))
    #expect(try ServerFarm.diagnose("tls12-dhe").smallest == .exception(TransportException(allowsArbitraryLoads: true)))
    guard case .impossible(.expired) = try ServerFarm.diagnose("expired").smallest else {
      Issue.record("no exception helps an expired certificate")
      return
    }
  }
}
