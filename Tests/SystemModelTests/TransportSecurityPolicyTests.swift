import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists
import SystemModel
import Testing
import _InfoPlistTestSupport

/// Statements of the reference about what the systems do.
@Suite struct TransportSecurityPolicyTests {
  private func verdict(
    _ policy: TransportSecurityPolicy, _ url: String, _ context: ConnectionContext = .session
  ) throws -> TransportSecurityVerdict { policy.verdict(for: try ConnectionURL(url), in: context) }

  @Test(.covers("R-ATS-001", "R-ATS-002", "R-ATS-003")) func systemsBeforeIOS9IgnoreTheKey() throws {
    for (environment, applies) in [
      (Environment(device: .iPhone, osVersion: "8.4"), false), (Environment(device: .iPhone, osVersion: "9.0"), true),
      (Environment(device: .mac, osVersion: "10.10.5"), false), (Environment(device: .mac, osVersion: "10.11"), true),
    ] {
      let policy: TransportSecurityPolicy = TransportSecurityPolicy(Fixture.configuration(""), environment: environment)
      let verdict: TransportSecurityVerdict = try verdict(policy, "http://example.com")
      #expect(verdict.applies == applies && verdict.allowsLoad != applies)
      #expect(verdict.requirements.trust == (applies ? .fixed : .appMayLoosen))
    }
  }

  @Test(.covers("R-ATS-004", "R-ATS-005")) func programsLinkedWithOlderSDKsAreFree() throws {
    #expect(try verdict(Fixture.policy("", iOS: "18.0", sdk: "8.4"), "http://example.com").coverage == .olderSDK)
    #expect(try verdict(Fixture.policy("", iOS: "18.0", sdk: "9.0"), "http://example.com").coverage == .full)
  }

  @Test(.covers("R-ATS-006", "R-ATS-007", "R-ATS-008")) func lowerInterfacesAreNotCovered() throws {
    let policy: TransportSecurityPolicy = Fixture.policy("")
    #expect(try verdict(policy, "http://example.com", .lowLevel).allowsLoad)
    #expect(try !verdict(policy, "http://example.com", .session).allowsLoad)
    #expect(try verdict(policy, "ftp://example.com").coverage == .otherScheme)
  }

  @Test(.covers("R-ATS-012", "R-ATS-037", "R-ATS-066")) func theNewerKeysExistFromIOS10On() throws {
    let entries: String =
      Fixture.arbitrary + Fixture.flag("NSAllowsLocalNetworking", true)
      + Fixture.exceptions(Fixture.domain("logged.example.com", transparency: true))
    #expect(try verdict(Fixture.policy(entries, iOS: "9.3"), "http://example.com").coverage == .arbitraryLoads)
    #expect(try verdict(Fixture.policy(entries, iOS: "10.0"), "http://example.com").coverage == .full)
    #expect(try verdict(Fixture.policy(entries, iOS: "9.3"), "https://logged.example.com").requirements.transparency == .unchecked)
    #expect(try verdict(Fixture.policy(entries, iOS: "10.0"), "https://logged.example.com").requirements.transparency == .byKey)
    #expect(
      try verdict(Fixture.policy(entries, iOS: "18.0", sdk: nil, .reference), "https://logged.example.com").requirements.transparency
        == .byKey)
  }

  @Test(
    .covers(
      "R-ATS-015", "R-ATS-016", "R-ATS-017", "R-ATS-018", "R-ATS-019", "R-ATS-020", "R-ATS-021", "R-ATS-062", "R-ATS-064", "R-ATS-069",
      "R-ATS-071"))
  func theFullRules() throws {
    let verdict: TransportSecurityVerdict = try verdict(Fixture.policy("", iOS: "18.0", sdk: nil, .reference), "https://example.com")
    let rules: TransportSecurityRequirements = verdict.requirements
    #expect(!rules.allowsInsecureHTTP && rules.minimumTLS == .tls12 && rules.requiresForwardSecrecy)
    #expect(rules.keySize == .byTransportSecurity && rules.digest == .byTransportSecurity && rules.trust == .fixed)
    let names: [String] = try #require(rules.suites.names)
    #expect(names.count == 11 && names.allSatisfy { $0.hasPrefix("TLS_ECDHE_") && $0.contains("_WITH_AES_") })
    #expect(rules.suites.contains("TLS_AES_128_GCM_SHA256") && !rules.suites.contains("TLS_RSA_WITH_AES_128_CBC_SHA"))
  }

  @Test(.covers("R-ATS-023", "R-ATS-024", "R-ATS-025", "R-ATS-026", "R-ATS-044")) func whatIsNotPublicIsFree() throws {
    let policy: TransportSecurityPolicy = Fixture.policy("", iOS: "18.0", sdk: nil, .reference)
    for host in ["192.0.2.1", "[2001:db8::1]", "nas", "printer.local"] { #expect(try verdict(policy, "http://\(host)/").allowsLoad) }
    let declared: TransportSecurityPolicy = Fixture.policy(Fixture.flag("NSAllowsLocalNetworking", true), iOS: "16.0")
    for host in ["nas", "printer.local"] { #expect(try verdict(declared, "http://\(host)/").coverage == .localHost) }
    #expect(try !verdict(declared, "http://example.com/").allowsLoad)
  }

  @Test(.covers("R-ATS-027")) func theDeclarationForLocalHostsIsAdvice() throws {
    let decision: Decision<TransportSecurityVerdict> = Fixture.policy("").decision(for: try ConnectionURL("http://nas/"))
    #expect(decision.value.allowsLoad)
    #expect(decision.steps.contains { $0.words.contains("NSAllowsLocalNetworking") && $0.bases.contains(.requirement("R-ATS-027")) })
  }

  @Test func addressesByEra() throws {
    let expected: [(OSVersion, TransportSecurityVerdict.Coverage)] = [
      ("9.0", .full), ("10.0", .address), ("16.4", .address), ("17.0", .full),
    ]
    for (version, coverage) in expected {
      let policy: TransportSecurityPolicy = Fixture.policy(Fixture.exceptions(Fixture.domain("192.0.2.2", http: true)), iOS: version)
      #expect(try verdict(policy, "http://192.0.2.1/").coverage == coverage)
      let named: TransportSecurityVerdict = try verdict(policy, "http://192.0.2.2/")
      #expect((named.coverage == .exceptionDomain) == (version == "17.0"))
    }
    #expect(try verdict(Fixture.policy(""), "http://192.168.1.1/").isLiftedOnLink)
    #expect(try !verdict(Fixture.policy(""), "http://192.0.2.1/").isLiftedOnLink)
  }

  @Test(.covers("R-ATS-031", "R-ATS-070", "R-ATS-082")) func liftedLoadsMeetOnlyTrust() throws {
    let verdict: TransportSecurityVerdict = try verdict(Fixture.policy(Fixture.arbitrary), "http://example.com")
    #expect(verdict.allowsLoad && verdict.requirements.minimumTLS == nil && !verdict.requirements.requiresForwardSecrecy)
    #expect(verdict.requirements.suites == .any && verdict.requirements.trust == .appMayLoosen)
    #expect(try self.verdict(Fixture.policy(Fixture.arbitrary, iOS: "9.0"), "http://a.example").requirements.keySize == .unchecked)
    #expect(try self.verdict(Fixture.policy(Fixture.arbitrary, iOS: "13.0"), "http://a.example").requirements.keySize == .byTrust)
    #expect(try self.verdict(Fixture.policy(Fixture.arbitrary, iOS: nil), "http://a.example").requirements.minimumTLS == .tls12)
  }

  @Test(.covers("R-ATS-039", "R-ATS-041", "R-ATS-042", "R-ATS-043")) func mediaAndWebContentAreLiftedAlone() throws {
    let media: TransportSecurityPolicy = Fixture.policy(Fixture.flag("NSAllowsArbitraryLoadsForMedia", true))
    let web: TransportSecurityPolicy = Fixture.policy(Fixture.flag("NSAllowsArbitraryLoadsInWebContent", true))
    #expect(try verdict(media, "http://example.com", .media).coverage == .media)
    #expect(try verdict(media, "http://example.com", .webContent).coverage == .full)
    #expect(try verdict(web, "http://example.com", .webContent).coverage == .webContent)
    #expect(try verdict(web, "http://example.com", .session).coverage == .full)
  }

  @Test(.covers("R-ATS-046", "R-ATS-047", "R-ATS-048", "R-ATS-081")) func namedDomainsLeaveTheGlobalKeysBehind() throws {
    let media: TransportSecurityPolicy = Fixture.policy(
      Fixture.flag("NSAllowsArbitraryLoadsForMedia", true)
        + Fixture.exceptions(Fixture.domain("a.example"), Fixture.domain("b.example", http: true)))
    #expect(try !verdict(media, "http://a.example", .media).allowsLoad)
    #expect(try verdict(media, "http://b.example", .session).allowsLoad)
    let own: String = "own.example"
    let policy: TransportSecurityPolicy = Fixture.policy(
      Fixture.arbitrary + Fixture.exceptions(Fixture.domain(own, http: false, tls: "1.2", secrecy: true)))
    #expect(try !verdict(policy, "http://own.example").allowsLoad)
    #expect(try verdict(policy, "http://other.example").allowsLoad)
  }

  @Test(.covers("R-ATS-049", "R-ATS-050", "R-ATS-052", "R-ATS-053")) func namesMatchExactly() throws {
    let policy: TransportSecurityPolicy = Fixture.policy(
      Fixture.exceptions(
        Fixture.domain("Upper.example", http: true), Fixture.domain("port.example:8080", http: true),
        Fixture.domain("dot.example.", http: true), Fixture.domain("plain.example", http: true, subdomains: true)))
    #expect(try !verdict(policy, "http://upper.example").allowsLoad)
    #expect(try !verdict(policy, "http://port.example:8080").allowsLoad)
    #expect(try verdict(policy, "http://dot.example.").allowsLoad)
    #expect(try !verdict(policy, "http://dot.example").allowsLoad)
    #expect(try verdict(policy, "http://PLAIN.example:8080/").allowsLoad)
    #expect(try !verdict(policy, "http://plain.example.").allowsLoad)
    #expect(try verdict(policy, "http://a.plain.example").allowsLoad)
  }

  @Test(.covers("R-ATS-056", "R-ATS-057", "R-ATS-058", "R-ATS-059", "R-ATS-079")) func insecureHTTPOfADomain() throws {
    let policy: TransportSecurityPolicy = Fixture.policy(Fixture.exceptions(Fixture.domain("media-server.example.com", http: true)))
    let verdict: TransportSecurityVerdict = try verdict(policy, "http://media-server.example.com")
    #expect(verdict.allowsLoad && verdict.applies)
    #expect(verdict.requirements.minimumTLS == .tls12 && verdict.requirements.requiresForwardSecrecy)
    #expect(verdict.requirements.trust == .appMayLoosen)
    #expect(try !self.verdict(policy, "http://example.com").allowsLoad)
    let selfSigned: ConnectionNeed = try ConnectionNeed("https://media-server.example.com", newestTLS: .tls11, isTrusted: false)
    #expect(!selfSigned.isMet(by: verdict))
    let both: TransportSecurityPolicy = Fixture.policy(
      Fixture.exceptions(Fixture.domain("media-server.example.com", http: true, tls: "1.1")))
    #expect(selfSigned.isMet(by: both.verdict(for: selfSigned.url)))
  }

  @Test(.covers("R-ATS-063", "R-ATS-065", "R-ATS-080")) func loweredSecurityOfADomain() throws {
    let entries: String = Fixture.exceptions(Fixture.domain("less-secure.example.com", tls: "1.0", secrecy: false))
    let rules: TransportSecurityRequirements = try verdict(
      Fixture.policy(entries, iOS: "11.0", sdk: nil, .reference), "https://less-secure.example.com"
    ).requirements
    #expect(rules.minimumTLS == .tls10 && !rules.requiresForwardSecrecy && rules.suites.names?.count == 17)
    #expect(rules.suites.contains("TLS_RSA_WITH_AES_256_CBC_SHA256"))
    #expect(rules.keySize == .byTransportSecurity)
    #expect(try verdict(Fixture.policy(entries, iOS: "11.0"), "https://less-secure.example.com").requirements.keySize == .unchecked)
    #expect(try verdict(Fixture.policy(entries, iOS: nil), "https://less-secure.example.com").requirements.minimumTLS == .tls12)
    #expect(try verdict(Fixture.policy(entries), "https://example.com").coverage == .full)
  }

  @Test(.covers("R-ATS-083")) func oneDomainWithAllRelaxations() throws {
    let policy: TransportSecurityPolicy = Fixture.policy(
      Fixture.flag("NSAllowsArbitraryLoads", false)
        + Fixture.exceptions(Fixture.domain("secure-server-i-control.example.com", http: true, tls: "1.0", secrecy: false)))
    #expect(try verdict(policy, "http://secure-server-i-control.example.com").allowsLoad)
    #expect(try !verdict(policy, "http://other.example.com").allowsLoad)
  }

  @Test(.covers("R-ATS-084", "R-ATS-093")) func aRedirectIsJudgedByItsTarget() throws {
    let policy: TransportSecurityPolicy = Fixture.policy(Fixture.exceptions(Fixture.domain("apple.com", http: true, secrecy: false)))
    #expect(try verdict(policy, "http://apple.com").allowsLoad)
    #expect(try !verdict(policy, "http://www.apple.com/apple-events/september-2015/").allowsLoad)
  }

  @Test func suitesByEra() throws {
    func names(_ version: OSVersion?, secrecy: Bool = true) throws -> [String] {
      let policy: TransportSecurityPolicy = Fixture.policy(
        Fixture.exceptions(Fixture.domain("a.example", secrecy: secrecy)), iOS: version)
      return try #require(try verdict(policy, "https://a.example").requirements.suites.names)
    }
    #expect(try names("9.0").count == 12)
    #expect(try names("9.0", secrecy: false).count == 18)
    #expect(try names("13.0").count == 17)
    #expect(try names("16.0").count == 13)
    #expect(try names("16.0", secrecy: false).count == 17)
    #expect(try !names("16.0").contains { $0.hasSuffix("CBC_SHA384") || $0.hasSuffix("CBC_SHA256") })
  }

  @Test func formerSpellingsCountUntilIOS16() throws {
    let entries: String = Fixture.exceptions(
      "<key>a.example</key><dict><key>NSTemporaryExceptionAllowsInsecureHTTPLoads</key><true/></dict>"
        + "<key>b.example</key><dict><key>NSThirdPartyExceptionAllowsInsecureHTTPLoads</key><true/>"
        + "<key>NSExceptionAllowsInsecureHTTPLoads</key><false/></dict>")
    #expect(try verdict(Fixture.policy(entries, iOS: "16.0"), "http://a.example").allowsLoad)
    #expect(try !verdict(Fixture.policy(entries, iOS: "17.0"), "http://a.example").allowsLoad)
    #expect(try !verdict(Fixture.policy(entries, iOS: "16.0"), "http://b.example").allowsLoad)
    #expect(try !verdict(Fixture.policy(entries, iOS: "16.0", sdk: nil, .reference), "http://a.example").allowsLoad)
  }

  @Test func pinsAreOneLabelDeepAndMerged() throws {
    let digest: String = "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="
    func pin(_ name: String, _ list: String) -> String {
      "<key>\(name)</key><dict><key>NSIncludesSubdomains</key><true/><key>\(list)</key><array><dict><key>SPKI-SHA256-BASE64</key>"
        + "<string>\(digest)</string></dict></array></dict>"
    }
    let entries: String =
      "<key>NSPinnedDomains</key><dict>" + pin("Example.com", "NSPinnedCAIdentities") + pin("www.example.com", "NSPinnedLeafIdentities")
      + "</dict>"
    let www: TransportSecurityRequirements = try verdict(Fixture.policy(entries), "https://www.example.com.").requirements
    #expect(www.pinnedLeafKeys.count == 1 && www.pinnedAuthorityKeys.count == 1 && www.pinnedLeafKeys.first?.count == 32)
    #expect(try verdict(Fixture.policy(entries), "https://a.b.example.com").requirements.pinnedAuthorityKeys.isEmpty)
    #expect(try verdict(Fixture.policy(entries, iOS: "13.0"), "https://example.com").requirements.pinnedAuthorityKeys.isEmpty)
  }

  @Test(.covers("R-ATS-072", "R-ATS-073", "R-ATS-074", "R-ATS-075", "R-ATS-076")) func reviewTriggers() throws {
    let configuration: TransportSecurityConfiguration = Fixture.configuration(
      Fixture.arbitrary + Fixture.flag("NSAllowsArbitraryLoadsForMedia", true) + Fixture.flag("NSAllowsArbitraryLoadsInWebContent", true)
        + Fixture.flag("NSAllowsLocalNetworking", true)
        + Fixture.exceptions(
          Fixture.domain("a.example", http: true, secrecy: false, subdomains: true, transparency: true),
          Fixture.domain("b.example", http: false, tls: "1.2")))
    #expect(
      configuration.reviewTriggers.map(\.key) == [
        "NSAllowsArbitraryLoads", "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInWebContent",
        "NSExceptionAllowsInsecureHTTPLoads", "NSExceptionMinimumTLSVersion",
      ])
    #expect(configuration.reviewTriggers.allSatisfy { !$0.justifications.isEmpty })
    #expect(Fixture.configuration(Fixture.flag("NSAllowsArbitraryLoads", false)).reviewTriggers.isEmpty)
    #expect(ReviewTrigger.Justification.allCases.count == 4)
  }

  @Test(.covers("R-ATS-009")) func everyKeyIsOptional() throws {
    let none: TransportSecurityPolicy = TransportSecurityPolicy(
      TransportSecurityConfiguration(nil, file: "Info.plist"), environment: Environment(device: .iPhone))
    let empty: TransportSecurityVerdict = try verdict(Fixture.policy("", iOS: nil), "https://example.com")
    #expect(try verdict(none, "https://example.com") == empty)
  }
}
