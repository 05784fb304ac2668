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
    /// One letter a test: P passes, t the handshake fails, c the certificate is too weak, x it is not trusted, h plain HTTP is blocked.
    let verdicts: String
    /// The kind of the default test's reason.
    let reason: String?
    var testDescription: String { server }

    init(_ server: String, _ verdicts: String, _ reason: String? = nil) {
      self.server = server
      self.verdicts = verdicts.filter { $0 != " " }
      self.reason = reason
    }
  }

  // The columns: default, all loads, TLS 1.3 1.2 1.1 1.0, PFS off, PFS off and HTTP, versions with PFS off, versions with both.
  static let rows: [Row] = [
    Row("all-versions", "P P PPPP P P PPPP PPPP"),
    Row("tls13", "P P PPPP P P PPPP PPPP"),
    Row("tls12-gcm", "P P tPPP P P tPPP tPPP"),
    Row("tls12-cbc-sha384", "P P tPPP P P tPPP tPPP"),
    Row("tls12-forgotten", "t P tttt t t tttt tttt", "suite"),
    Row("tls12-chacha", "t P tttt t t tttt tttt", "suite"),
    Row("tls12-dhe", "t P tttt t t tttt tttt", "suite"),
    Row("tls12-rsa", "t P tttt P P tPPP tPPP", "suite"),
    Row("tls11-ecdhe", "t P ttPP t t ttPP ttPP", "version"),
    Row("tls11-rsa", "t P tttt t t ttPP ttPP", "version"),
    Row("tls10-ecdhe", "t P tttP t t tttP tttP", "version"),
    Row("tls10-rsa", "t P tttt t t tttP tttP", "version"),
    Row("rsa-1024", "c P cccc c P cccc PPPP", "key-size"),
    Row("rsa-2047", "c P cccc c P cccc PPPP", "key-size"),
    Row("p256", "P P PPPP P P PPPP PPPP"),
    Row("p224", "c P tccc c P tccc tPPP", "key-size"),
    Row("sha1", "c P cccc c P cccc PPPP", "digest"),
    Row("sha224", "c P cccc c P cccc PPPP", "digest"),
    Row("md5", "c P cccc c P cccc PPPP", "digest"),
    Row("common-name-only", "x x xxxx x x xxxx xxxx", "host-name"),
    Row("expired", "x x xxxx x x xxxx xxxx", "expired"),
    Row("not-yet-valid", "x x xxxx x x xxxx xxxx", "not-yet-valid"),
    Row("wrong-host", "x x xxxx x x xxxx xxxx", "host-name"),
    Row("unknown-authority", "x x xxxx x x xxxx xxxx", "trust"),
    Row("self-signed", "x x xxxx x x xxxx xxxx", "trust"),
    Row("intermediate-sent", "P P PPPP P P PPPP PPPP"),
    Row("intermediate-missing", "x x xxxx x x xxxx xxxx", "trust"),
    Row("to-https", "P P PPPP P P PPPP PPPP"),
    Row("to-relative", "P P PPPP P P PPPP PPPP"),
    Row("to-http", "h P hhhh h P hhhh PPPP", "insecure-http"),
    Row("to-other-http", "h P hhhh h h hhhh hhhh", "insecure-http"),
    Row("http-only", "t t tttt t t tttt tttt", "not-tls"),
    Row("garbage", "t t tttt t t tttt tttt", nil),
    Row("close", "t t tttt t t tttt tttt", "connection-lost"),
    Row("close-at-once", "t t tttt t t tttt tttt", "connection-lost"),
  ]

  private func letter(_ result: LoadResult) -> Character {
    guard let problem: LoadProblem = result.problems.first else { return "P" }
    switch problem {
    case .insecureHTTP: return "h"
    case .untrusted, .expired, .notYetValid, .hostName, .unreadableCertificate: return "x"
    case .keySize, .digest: return "c"
    case .refused: return "r"
    case .tooManyRedirects, .badRedirect, .notHTTP, .headTooLarge, .nameNotFound: return "?"
    default: return "t"
    }
  }

  private func letters(_ diagnosis: TransportDiagnosis) -> String { String(diagnosis.tests.map { letter($0.result) }) }

  @Test(
    .covers(
      "R-ATS-015", "R-ATS-016", "R-ATS-018", "R-ATS-019", "R-ATS-020", "R-ATS-065", "R-ATS-086", "R-ATS-088", "R-ATS-092",
      "R-ATS-093"),
    .timeLimit(.minutes(2)), arguments: rows)
  func verdictsAreThoseOfTheReference(_ row: Row) throws {
    let diagnosis: TransportDiagnosis = try ServerFarm.diagnose(row.server)
    #expect(letters(diagnosis) == row.verdicts, "\(diagnosis.tests.map { $0.result.problems.map(\.words) })")
    if row.verdicts.hasPrefix("P") { #expect(diagnosis.tests[0].result.problems.isEmpty) }
    if let reason: String = row.reason { #expect(diagnosis.tests[0].result.problems.first?.kind == reason) }
    #expect(DiagnosticTest.all(for: "ats.test", .thirteen).count == 13)
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
    #expect(letters(diagnosis) == "PP" + "tttt" + "tt" + "tttP" + "tttP")
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
