import Diagnostics
import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists
import SystemModel
import Testing
import TransportSecurityProbe
import _InfoPlistTestSupport

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
}
