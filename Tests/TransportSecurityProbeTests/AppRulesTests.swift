import Diagnostics
import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists
import SystemModel
import Testing
import _InfoPlistTestSupport

@testable import TransportSecurityProbe

/// The dictionary of an app, judged by the simulation and tried against servers.
@Suite(.serialized, .enabled(if: ServerFarm.isAvailable, ServerFarm.comment)) struct AppRulesTests {
  private func passes(_ server: String, _ members: String, os: OSVersion? = nil) throws -> Bool {
    let document: PropertyListDocument = PropertyListDocument(
      reading: SourceBytes("{ NSAppTransportSecurity = { NSExceptionDomains = { \"ats.test\" = { \(members) }; }; }; }"))
    let policy: TransportSecurityPolicy = TransportSecurityPolicy(
      TransportSecurityConfiguration(document, file: "Info.plist"), environment: Environment(device: .iPhone, osVersion: os))
    let diagnosis: TransportDiagnosis = try ServerFarm.diagnose(server) { $0.appRules = LoadRequirements.rules(of: policy) }
    return try #require(diagnosis.app).passes
  }

  @Test(.timeLimit(.minutes(1))) func theDictionaryDecides() throws {
    #expect(try passes("all-versions", ""))
    #expect(try !passes("tls12-rsa", ""))
    #expect(try passes("tls12-rsa", "NSExceptionRequiresForwardSecrecy = NO;") == false, "a text is no boolean")
    #expect(try !passes("tls10-ecdhe", "NSExceptionMinimumTLSVersion = \"TLSv1.0\";"), "nothing below TLS 1.2 from iOS 26")
    #expect(try passes("tls10-ecdhe", "NSExceptionMinimumTLSVersion = \"TLSv1.0\";", os: OSVersion(15)))
    #expect(try !passes("tls12-gcm", "NSExceptionMinimumTLSVersion = \"TLSv1.3\";"))
    #expect(try !passes("tls12-cbc-sha384", "", os: OSVersion(17)), "dropped with iOS 15.4")
    #expect(try passes("tls12-cbc-sha384", "", os: OSVersion(12)))
    #expect(try passes("tls12-chacha", "", os: OSVersion(17)))
  }

  /// The rules changed with the systems: every server by every era, for the dictionary without exceptions, one without forward secrecy, and one with
  /// everything loosened. The letters are those of the matrix, for iOS 9, 12, 13, 15.4 and 26.
  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      ("tls13", "PPPPP", "PPPPP", "PPPPP"), ("tls12-gcm", "PPPPP", "PPPPP", "PPPPP"), ("tls12-cbc-sha384", "PPPss", "PPPss", "PPPss"),
      ("tls12-forgotten", "PPPPP", "PPPPP", "PPPPP"), ("tls12-chacha", "ssPPP", "ssPPP", "ssPPP"), ("tls12-dhe", "sssss", "sssss", "sssss"),
      ("tls12-rsa", "sssss", "PPPPP", "PPPPP"), ("tls10-rsa", "vvvvv", "vvvvv", "PPPPv"), ("rsa-1024", "kkkkk", "PPkkk", "PPkkk"),
      ("p224", "kkkkk", "PPkkk", "PPkkk"), ("sha1", "ddddd", "ddddd", "PPddd"), ("expired", "eeeee", "eeeee", "eeeee"),
    ])
  func everyEraHasItsRules(_ server: String, _ plain: String, _ withoutSecrecy: String, _ loosened: String) throws {
    let all: DomainException = DomainException(minimumTLS: .tls10, disablesForwardSecrecy: true, allowsInsecureHTTP: true)
    let address: LoadAddress = try ServerFarm.address(server)
    for (expected, exception) in [
      (plain, DomainException.none), (withoutSecrecy, DomainException(disablesForwardSecrecy: true)), (loosened, all),
    ] {
      var prober: Prober = try Prober(ServerFarm.options(), engine: try TLSEngine.shared.get())
      let found: [Character] = (["9.0", "12.0", "13.0", "15.4", "26.0"] as [OSVersion]).map { version in
        let merge: TransportSecurityMerge = TransportSecurityMerge(environment: Environment(device: .iPhone, osVersion: version))
        let rules: (LoadAddress) -> LoadRequirements = LoadRequirements.rules(of: merge.policy(adding: ["ats.test": exception]))
        return LoopbackMatrixTests.letter(prober.load(address, remaining: 4, rules: rules))
      }
      #expect(String(found) == expected, "\(server) with \(exception)")
    }
  }
}
