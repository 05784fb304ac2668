import InfoPlistCatalog
import InfoPlistResolution
import SystemModel
import Testing
import _InfoPlistTestSupport

/// Facts of the systems' own public tests.
@Suite struct TransportSecurityFactTests {
  private static let local: [String] = ["localhost", "myhost.local", "127.0.0.1", "::1", "fe80::1"]
  private static let remote: [String] = ["example.com", "203.0.113.1", "fe00::1", "2001:db8::8a2e:370:7334"]

  private func expect(
    _ entries: String, free: [String], required: [String], minimum: TLSVersion = .tls12,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let policy: TransportSecurityPolicy = Fixture.policy(entries)
    for host in free { #expect(try !Fixture.facts(policy, host).isRequired, "\(host)", sourceLocation: location) }
    for host in required {
      let facts: (isRequired: Bool, minimum: TLSVersion?) = try Fixture.facts(policy, host)
      #expect(facts.isRequired, "\(host)", sourceLocation: location)
      #expect(facts.minimum == minimum, "\(host)", sourceLocation: location)
    }
  }

  @Test(.covers("R-ATS-015", "R-ATS-023", "R-ATS-029")) func emptyDictionary() throws {
    try expect("", free: Self.local, required: Self.remote)
  }

  @Test func localNetworkingForbidden() throws {
    try expect(Fixture.flag("NSAllowsLocalNetworking", false), free: [], required: Self.local + Self.remote)
  }

  @Test(.covers("R-ATS-030")) func arbitraryLoads() throws {
    try expect(Fixture.arbitrary, free: Self.local + Self.remote, required: [])
  }

  @Test(
    .covers("R-ATS-033", "R-ATS-034", "R-ATS-035", "R-ATS-036"),
    arguments: [
      "<key>NSAllowsLocalNetworking</key><true/>", "<key>NSAllowsArbitraryLoadsInWebContent</key><true/>",
      "<key>NSAllowsArbitraryLoadsInWebContent</key><false/>", "<key>NSAllowsArbitraryLoadsForMedia</key><true/>",
      "<key>NSAllowsArbitraryLoadsForMedia</key><false/>",
    ]) func aNarrowerKeyCancelsArbitraryLoads(_ key: String) throws
  {
    try expect(Fixture.arbitrary + key, free: Self.local, required: Self.remote)
  }

  @Test(arguments: ["<integer>2</integer>", "<string>YES</string>", "<false/>"]) func valuesThatAreNotTrue(_ value: String) throws {
    try expect("<key>NSAllowsArbitraryLoads</key>\(value)", free: Self.local, required: Self.remote)
  }

  @Test func theNumberOneIsTrue() throws {
    try expect("<key>NSAllowsArbitraryLoads</key><integer>1</integer>", free: Self.remote, required: [])
  }

  @Test(.covers("R-ATS-045")) func exceptionsBesideArbitraryLoads() throws {
    let policy: TransportSecurityPolicy = Fixture.policy(
      Fixture.arbitrary
        + Fixture.exceptions(
          Fixture.domain("neverssl.com", http: false, tls: "1.3", secrecy: true),
          Fixture.domain("google.com", http: true, tls: "1.3", secrecy: true), Fixture.domain("youtube.com", secrecy: true),
          Fixture.domain("myhost.local", http: false, secrecy: true)))
    let expected: [(String, Bool, TLSVersion?)] = [
      ("example.com", false, nil), ("neverssl.com", true, .tls13), ("google.com", false, .tls13), ("youtube.com", true, .tls12),
      ("myhost.local", true, .tls12),
    ]
    for (host, isRequired, minimum) in expected {
      let facts: (isRequired: Bool, minimum: TLSVersion?) = try Fixture.facts(policy, host)
      #expect(facts.isRequired == isRequired, "\(host)")
      #expect(facts.minimum == minimum, "\(host)")
    }
  }

  @Test(.covers("R-ATS-054", "R-ATS-055")) func nearestParentThatCoversSubdomains() throws {
    let policy: TransportSecurityPolicy = Fixture.policy(
      Fixture.exceptions(
        Fixture.domain("example.com", http: true, subdomains: true), Fixture.domain("sub.example.com", tls: "1.3", subdomains: false),
        Fixture.domain("another.sub.example.com", tls: "1.1")))
    let expected: [(String, Bool, TLSVersion)] = [
      ("example.com", false, .tls12), ("sub.example.com", true, .tls13), ("another.sub.example.com", true, .tls11),
      ("test.another.sub.example.com", false, .tls12), ("a.b.c.d.example.com", false, .tls12), ("notexample.com", true, .tls12),
    ]
    for (host, isRequired, minimum) in expected {
      let facts: (isRequired: Bool, minimum: TLSVersion?) = try Fixture.facts(policy, host)
      #expect(facts.isRequired == isRequired, "\(host)")
      #expect(facts.minimum == minimum, "\(host)")
    }
  }

  @Test func rangesOfAddresses() throws {
    let exceptions: String = Fixture.exceptions(
      Fixture.domain("198.51.100.0/24", http: true), Fixture.domain("198.51.100.0/27", http: false),
      Fixture.domain("198.51.100.1", http: true), Fixture.domain("198.51.100.101", http: false),
      Fixture.domain("2001:db8::/32", http: true), Fixture.domain("2001:db8::/64", http: false))
    try expect(
      exceptions, free: ["198.51.100.1", "198.51.100.100", "198.51.100.255", "2001:db8:85a3::", "127.0.0.1", "::1"],
      required: ["198.51.100.0", "198.51.100.101", "198.51.101.0", "2001:db8::8a2e:370:7334"])
    try expect(Fixture.exceptions(Fixture.domain("0.0.0.0/1", http: false)), free: ["::1"], required: ["127.0.0.1"])
  }

  @Test(arguments: [
    "<key>example.com</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><string>YES</string></dict>",
    "<key>example.com</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><integer>13</integer></dict>",
    "<key>example.com</key><dict><key>NSExceptionRequiresForwardSecrecy</key><string>NO</string></dict>",
    "<key>example.com</key><string></string>",
  ]) func wrongTypes(_ domain: String) throws {
    let policy: TransportSecurityPolicy = Fixture.policy(Fixture.exceptions(domain))
    let facts: (isRequired: Bool, minimum: TLSVersion?) = try Fixture.facts(policy, "example.com")
    #expect(facts.isRequired && facts.minimum == .tls12)
    #expect(policy.verdict(for: try Fixture.url("https://example.com")).requirements.requiresForwardSecrecy)
  }

  @Test(
    .covers("R-ATS-062"),
    arguments: [
      ("TLSv1.0", TLSVersion.tls10), ("TLSv1.1", .tls11), ("TLSv1.2", .tls12), ("TLSv1.3", .tls13), ("TLSv1.4", .tls12),
      ("TLSV1.3", .tls12), ("TLSv1.00", .tls12), ("", .tls12),
    ]) func versions(_ text: String, _ expected: TLSVersion) throws
  {
    let entry: String =
      "<key>example.com</key><dict><key>NSExceptionMinimumTLSVersion</key><string>\(text)</string></dict>"
    #expect(try Fixture.facts(Fixture.policy(Fixture.exceptions(entry)), "example.com").minimum == expected)
  }
}
