import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists
import SystemModel
import Testing
import _InfoPlistTestSupport

/// What holds for every dictionary, over thousands of them and addresses of every kind.
@Suite struct TransportSecurityPropertyTests {
  private func policy(
    _ configuration: TransportSecurityConfiguration, _ environment: Environment, _ profile: TransportSecurityProfile = .current
  ) -> TransportSecurityPolicy { TransportSecurityPolicy(configuration, environment: environment, profile: profile) }

  /// Whether the entry with a name concerns a host: found out in the plainest way, without anything that the policy uses to look it up.
  private func concerns(_ name: String, coversSubdomains: Bool, _ host: ConnectionHost) -> Bool {
    if let address: IPAddress = host.address { return name == host.name || AddressRange(name)?.contains(address) == true }
    return name == host.name || coversSubdomains && host.name.hasSuffix("." + name)
  }

  @Test func anExceptionNeverWeakensAnotherHost() throws {
    var random: SeededRandom = SeededRandom(seed: 41)
    var unconcerned: Int = 0
    var weakened: Int = 0
    for _ in 0..<1200 {
      let before: String = Generated.dictionary(&random)
      let name: String = Generated.names.randomElement(using: &random) ?? ""
      guard !before.contains("<key>\(name)</key>") else { continue }
      let covers: Bool = Bool.random(using: &random)
      let added: String = Fixture.domain(name, http: true, tls: "1.0", secrecy: false, subdomains: covers)
      let after: String =
        before.contains("NSExceptionDomains")
        ? before.replacing("<key>NSExceptionDomains</key><dict>", with: "<key>NSExceptionDomains</key><dict>" + added)
        : before + Fixture.exceptions(added)
      let environment: Environment = Generated.environments.randomElement(using: &random) ?? .iPhone
      let profile: TransportSecurityProfile = Bool.random(using: &random) ? .current : .reference
      let first: TransportSecurityPolicy = policy(Fixture.configuration(before), environment, profile)
      let second: TransportSecurityPolicy = policy(Fixture.configuration(after), environment, profile)
      for url in Generated.urls(&random, count: 15) {
        guard let host: ConnectionHost = url.host else { continue }
        let old: TransportSecurityVerdict = first.verdict(for: url)
        let new: TransportSecurityVerdict = second.verdict(for: url)
        if concerns(name, coversSubdomains: covers, host) {
          weakened += old.requirements == new.requirements ? 0 : 1
          continue
        }
        unconcerned += 1
        if old.requirements != new.requirements || old.allowsLoad != new.allowsLoad || old.coverage != new.coverage {
          Issue.record("'\(name)' changes \(url) on \(environment.title): \(after)")
        }
      }
    }
    #expect(unconcerned > 8000, "\(unconcerned)")
    #expect(weakened > 200, "the exception has to have an effect where it is meant to: \(weakened)")
  }

  @Test func theEntryThatDecidesIsTheNearest() throws {
    var random: SeededRandom = SeededRandom(seed: 46)
    var decided: Int = 0
    for _ in 0..<1500 {
      let configuration: TransportSecurityConfiguration = Fixture.configuration(Generated.dictionary(&random))
      guard !configuration.domains.isEmpty else { continue }
      let policy: TransportSecurityPolicy = policy(configuration, Environment(device: .iPhone, osVersion: "18.0"))
      for url in Generated.urls(&random, count: 20) {
        guard let host: ConnectionHost = url.host else { continue }
        let found: [ExceptionDomain] = configuration.domains.filter {
          concerns($0.name, coversSubdomains: $0.includesSubdomains?.value == true, host)
        }
        // The longest name is the nearest; of ranges the one with the most bits in common.
        let nearest: ExceptionDomain? =
          host.address == nil
          ? found.max { $0.name.utf8.count < $1.name.utf8.count }
          : found.first { AddressRange($0.name) == nil }
            ?? found.max { (AddressRange($0.name)?.prefixLength ?? 0) < (AddressRange($1.name)?.prefixLength ?? 0) }
        let verdict: TransportSecurityVerdict = policy.verdict(for: url)
        let actual: String? = verdict.domain.map { configuration.domains[$0].name }
        decided += actual == nil ? 0 : 1
        if actual != nearest?.name { Issue.record("\(url) is decided by \(actual ?? "nothing") instead of \(nearest?.name ?? "nothing")") }
      }
    }
    #expect(decided > 1000, "\(decided)")
  }

  @Test func minimizeKeepsEveryVerdict() throws {
    var random: SeededRandom = SeededRandom(seed: 42)
    var removed: Int = 0
    var compared: Int = 0
    for _ in 0..<100 {
      let document: PropertyListDocument = Fixture.document(Generated.dictionary(&random))
      let before: TransportSecurityConfiguration = TransportSecurityConfiguration(document, file: "Info.plist")
      let equivalence: TransportSecurityEquivalence = TransportSecurityEquivalence(device: Bool.random(using: &random) ? .iPhone : .mac)
      let minimization: TransportSecurityMinimization = TransportSecurityMinimization(before, equivalence: equivalence)
      removed += minimization.removals.count
      let after: TransportSecurityConfiguration = TransportSecurityConfiguration(
        try document.applying(minimization.edits), file: "Info.plist")
      for environment in equivalence.environments {
        let first: TransportSecurityPolicy = policy(before, environment)
        let second: TransportSecurityPolicy = policy(after, environment)
        for url in Generated.urls(&random, count: 25) {
          for context in ConnectionContext.allCases {
            compared += 1
            if !TransportSecurityEquivalence.isSame(first.verdict(for: url, in: context), second.verdict(for: url, in: context)) {
              Issue.record("\(url) on \(environment.title): \(minimization.removals)")
            }
          }
        }
      }
      #expect(TransportSecurityMinimization(after, equivalence: equivalence).removals.isEmpty)
    }
    #expect(removed > 120, "\(removed)")
    #expect(compared > 60_000, "\(compared)")
  }

  // MARK: Suggestions

  private func needs(_ random: inout SeededRandom) -> [ConnectionNeed] {
    let hosts: [String] = [
      "a.test", "b.test", "sub.a.test", "A.TEST", "a.test.", "nas", "192.0.2.1", "[2001:db8::1]", "münchen.test", "xn--mnchen-3ya.test",
      "x.example.com", "www.example.com", "example.org", "192.0.2.200", "y.test", "printer.local",
    ]
    return (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
      try? ConnectionNeed(
        (Bool.random(using: &random) ? "http://" : "https://") + (hosts.randomElement(using: &random) ?? ""),
        newestTLS: TLSVersion.allCases.randomElement(using: &random), hasForwardSecrecy: Bool.random(using: &random),
        isTrusted: Int.random(in: 0..<4, using: &random) > 0)
    }
  }

  /// Every dictionary of exceptions that says one thing less.
  private func smallerOnes(_ exceptions: [String: DomainException]) -> [[String: DomainException]] {
    exceptions.flatMap { host, exception in
      exception.smallerOnes.map { smaller in
        var copy: [String: DomainException] = exceptions
        copy[host] = smaller == .none ? nil : smaller
        return copy
      }
    }
  }

  @Test(arguments: [false, true]) func suggestionsAreMinimal(_ hasDictionary: Bool) throws {
    var random: SeededRandom = SeededRandom(seed: hasDictionary ? 48 : 43)
    var suggested: Int = 0
    for _ in 0..<1200 {
      let environment: Environment = Generated.environments.randomElement(using: &random) ?? .iPhone
      let configuration: TransportSecurityConfiguration = Fixture.configuration(hasDictionary ? Generated.dictionary(&random) : "")
      let merge: TransportSecurityMerge = TransportSecurityMerge(configuration, environment: environment)
      let needs: [ConnectionNeed] = needs(&random)
      let suggestion: TransportSecuritySuggestion = TransportSecuritySuggestion(for: needs, merge: merge)
      #expect(suggestion.remarks.count == needs.count)
      func allWork(_ exceptions: [String: DomainException]) -> Bool {
        let policy: TransportSecurityPolicy = merge.policy(adding: exceptions)
        return zip(needs, suggestion.remarks).allSatisfy { need, remark in
          remark.outcome == .impossible || need.isMet(by: policy.verdict(for: need.url))
        }
      }
      suggested += suggestion.exceptions.count
      if !allWork(suggestion.exceptions) { Issue.record("\(needs.map(\.text)) on \(environment.title): \(suggestion.exceptions)") }
      for smaller in smallerOnes(suggestion.exceptions) where allWork(smaller) {
        Issue.record("\(needs) on \(environment.title): \(smaller) is enough instead of \(suggestion.exceptions)")
      }
    }
    #expect(suggested > 600, "\(suggested)")
  }

  /// Adding a suggestion to a dictionary changes nothing but the hosts that it names, and for those lets everything through that went through before.
  @Test func mergingTakesNothingAway() throws {
    var random: SeededRandom = SeededRandom(seed: 49)
    var named: Int = 0
    for _ in 0..<800 {
      let environment: Environment = Generated.environments.randomElement(using: &random) ?? .iPhone
      let document: PropertyListDocument = Fixture.document(Generated.dictionary(&random))
      let merge: TransportSecurityMerge = TransportSecurityMerge(
        TransportSecurityConfiguration(document, file: "Info.plist"), environment: environment)
      let suggestion: TransportSecuritySuggestion = TransportSecuritySuggestion(for: needs(&random), merge: merge)
      let changed: PropertyListDocument = try document.applying(suggestion.edits)
      let before: TransportSecurityPolicy = policy(merge.configuration, environment)
      let after: TransportSecurityPolicy = policy(TransportSecurityConfiguration(changed, file: "Info.plist"), environment)
      #expect(changed.root?["NSAppTransportSecurity"]?.value == .dictionary(suggestion.dictionary) || suggestion.exceptions.isEmpty)
      var urls: [ConnectionURL] = Generated.urls(&random, count: 15)
      for name in suggestion.exceptions.keys {
        urls += ["https://\(name)", "http://\(name)", "http://x.\(name)"].compactMap { try? ConnectionURL($0) }
      }
      for url in urls {
        guard let host: ConnectionHost = url.host else { continue }
        let old: TransportSecurityVerdict = before.verdict(for: url)
        let new: TransportSecurityVerdict = after.verdict(for: url)
        // An entry that was there already and covers subdomains still does.
        let isNamed: Bool = suggestion.exceptions.keys.contains { name in
          let wasThere: ExceptionDomain? = merge.configuration.domains.first { $0.name == name }
          return concerns(name, coversSubdomains: wasThere?.includesSubdomains?.value == true, host)
        }
        named += isNamed ? 1 : 0
        if isNamed ? !new.requirements.isAtMostAsStrict(as: old.requirements) : new.requirements != old.requirements {
          Issue.record("\(url) on \(environment.title): \(suggestion.exceptions) in \(merge.configuration.node?.value as Any)")
        }
      }
    }
    #expect(named > 1000, "\(named)")
  }
}
