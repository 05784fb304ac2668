import InfoPlistCatalog
import Testing
import _InfoPlistTestSupport

/// What the catalogue says of App Transport Security.
@Suite struct TransportSecurityCatalogTests {
  static let domain: String = "NSAppTransportSecurity.NSExceptionDomains.*"

  @Test(.covers("R-ATS-001", "R-ATS-012"))
  func versionsAreThoseOfTheReference() throws {
    let first: [(String, OSVersion, OSVersion)] = [
      ("NSAppTransportSecurity", "9.0", "10.11"),
      ("NSAppTransportSecurity.NSAllowsArbitraryLoads", "9.0", "10.11"),
      ("NSAppTransportSecurity.NSAllowsArbitraryLoadsForMedia", "10.0", "10.12"),
      ("NSAppTransportSecurity.NSAllowsArbitraryLoadsInWebContent", "10.0", "10.12"),
      ("NSAppTransportSecurity.NSAllowsLocalNetworking", "10.0", "10.12"),
      ("\(Self.domain).NSRequiresCertificateTransparency", "10.0", "10.12"),
    ]
    for (path, iOS, macOS) in first {
      let key: InfoPlistKey = try #require(KeyCatalog.key(at: InfoPlistKeyPath(path)))
      #expect(key.availability.on(.iOS)?.introduced == iOS && key.availability.on(.macOS)?.introduced == macOS, "\(path)")
    }
  }

  @Test(.covers("R-ATS-009", "R-ATS-010", "R-ATS-011", "R-ATS-014"))
  func keysStandAtTheirLevel() {
    let primary: [String] = [
      "NSAllowsArbitraryLoads", "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInWebContent", "NSAllowsLocalNetworking",
      "NSExceptionDomains",
    ]
    let secondary: [String] = [
      "NSIncludesSubdomains", "NSExceptionAllowsInsecureHTTPLoads", "NSExceptionMinimumTLSVersion",
      "NSExceptionRequiresForwardSecrecy", "NSRequiresCertificateTransparency",
    ]
    for (names, here, elsewhere) in [(primary, "NSAppTransportSecurity", Self.domain), (secondary, Self.domain, "NSAppTransportSecurity")] {
      for name in names {
        let key: InfoPlistKey? = KeyCatalog.key(at: InfoPlistKeyPath("\(here).\(name)"))
        #expect(key != nil && KeyCatalog.key(at: InfoPlistKeyPath("\(elsewhere).\(name)")) == nil, "\(name)")
        #expect(key?.expectations.contains { $0.level == .required } == false, "\(name) is optional")
      }
    }
  }

  @Test(.covers("R-ATS-029", "R-ATS-055", "R-ATS-062"))
  func defaultsAreStated() {
    #expect(InfoPlistKey.nsAllowsArbitraryLoads.defaultValue == .boolean(false))
    #expect(InfoPlistKey.nsAllowsArbitraryLoadsForMedia.defaultValue == .boolean(false))
    #expect(InfoPlistKey.nsAllowsArbitraryLoadsInWebContent.defaultValue == .boolean(false))
    #expect(InfoPlistKey.nsAllowsLocalNetworking.defaultValue == .boolean(false))
    #expect(InfoPlistKey.nsIncludesSubdomains.defaultValue == .boolean(false))
    #expect(InfoPlistKey.nsExceptionAllowsInsecureHTTPLoads.defaultValue == .boolean(false))
    #expect(InfoPlistKey.nsExceptionRequiresForwardSecrecy.defaultValue == .boolean(true))
    #expect(InfoPlistKey.nsRequiresCertificateTransparency.defaultValue == .boolean(false))
    #expect(InfoPlistKey.nsExceptionMinimumTLSVersion.defaultValue == .string("TLSv1.2"))
  }

  @Test(.covers("R-ATS-018", "R-ATS-061", "R-ATS-065"))
  func tablesHoldTheListsOfTheReference() {
    let forward: [String] = ValueTable.forwardSecrecyCipherSuites.entries.map(\.value)
    let other: [String] = ValueTable.rsaCipherSuites.entries.map(\.value)
    #expect(forward.count == 11 && forward.allSatisfy { $0.hasPrefix("TLS_ECDHE_") })
    #expect(other.count == 6 && other.allSatisfy { $0.hasPrefix("TLS_RSA_") })
    #expect(ValueTable.tlsVersions.entries.map(\.value) == ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"])
  }

  @Test(.covers("R-ATS-013"), arguments: ["NSAllowsArbitraryLoadsInMedia", "NSAllowsArbitraryLoadsForWebContent"])
  func theOtherSuffixIsAMisspelling(_ name: String) {
    #expect(KeyCatalog.keys(named: name).isEmpty)
    #expect(KeyFamily.transportSecurity.keys.contains { $0.misspellings.contains(name) })
  }
}
