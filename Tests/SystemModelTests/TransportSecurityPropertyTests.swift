import Diagnostics
import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists
import SystemModel
import Testing
import _InfoPlistTestSupport

/// What holds for every dictionary.
@Suite struct TransportSecurityPropertyTests {
  private static let names: [String] = [
    "example.com", "www.example.com", "a.b.example.com", "Example.org", "example.org", "example.org.", "printer.local", "nas", "192.0.2.1",
    "192.0.2.0/24", "198.51.100.0/28", "2001:db8::/32", "com", "port.example:80",
  ]

  /// A dictionary by chance, as XML.
  private func entries(_ random: inout SeededRandom) -> String {
    var text: String = ""
    let flags: [String] = [
      "NSAllowsArbitraryLoads", "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInWebContent", "NSAllowsLocalNetworking",
      "NSUnknown",
    ]
    for key in flags where Int.random(in: 0..<4, using: &random) == 0 { text += "<key>\(key)</key>" + scalar(&random) }
    guard Bool.random(using: &random) || text.isEmpty else { return text }
    text += "<key>NSExceptionDomains</key><dict>"
    for name in Self.names.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)) {
      text += "<key>\(name)</key><dict>"
      let members: [String] = [
        "NSIncludesSubdomains", "NSExceptionAllowsInsecureHTTPLoads", "NSExceptionRequiresForwardSecrecy",
        "NSRequiresCertificateTransparency",
        "NSThirdPartyExceptionAllowsInsecureHTTPLoads", "NSIncludeSubdomains",
      ]
      for key in members where Int.random(in: 0..<3, using: &random) == 0 { text += "<key>\(key)</key>" + scalar(&random) }
      if Int.random(in: 0..<3, using: &random) == 0 {
        let version: String = ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3", "1.2"].randomElement(using: &random) ?? ""
        text += "<key>NSExceptionMinimumTLSVersion</key><string>\(version)</string>"
      }
      text += "</dict>"
    }
    return text + "</dict>"
  }

  private func scalar(_ random: inout SeededRandom) -> String {
    ["<true/>", "<false/>", "<true/>", "<false/>", "<string>YES</string>", "<integer>1</integer>"].randomElement(using: &random) ?? ""
  }

  private func urls(_ random: inout SeededRandom) throws -> [ConnectionURL] {
    let hosts: [String] =
      Self.names.filter { !$0.contains("/") && !$0.contains(":") }
      + [
        "other.test", "x.www.example.com", "y.x.example.com", "192.0.2.9", "10.0.0.1", "127.0.0.1", "[2001:db8::5]", "[fe80::1]",
        "x.example.org",
      ]
    return try hosts.map { try ConnectionURL((Bool.random(using: &random) ? "http://" : "https://") + $0) }
  }

  private static let environments: [Environment] = [
    Environment(device: .iPhone, osVersion: "9.0"), Environment(device: .iPhone, osVersion: "10.0"),
    Environment(device: .mac, osVersion: "10.15"), Environment(device: .iPhone, osVersion: "16.0"), Environment(device: .mac),
  ]

  @Test func anExceptionNeverWeakensAnotherHost() throws {
    var random: SeededRandom = SeededRandom(seed: 41)
    for _ in 0..<300 {
      let before: String = entries(&random)
      guard !before.contains("NSExceptionDomains") else { continue }
      let host: String = ["added.test", "sub.added.test"].randomElement(using: &random) ?? ""
      let after: String = before + Fixture.exceptions(Fixture.domain(host, http: true, tls: "1.0", secrecy: false))
      for environment in Self.environments {
        let first: TransportSecurityPolicy = TransportSecurityPolicy(Fixture.configuration(before), environment: environment)
        let second: TransportSecurityPolicy = TransportSecurityPolicy(Fixture.configuration(after), environment: environment)
        for url in try urls(&random) + [try ConnectionURL("http://x.\(host)"), try ConnectionURL("http://test")] {
          #expect(first.verdict(for: url).requirements == second.verdict(for: url).requirements, "\(url) \(after)")
        }
      }
    }
  }

  @Test func minimizeKeepsEveryVerdict() throws {
    var random: SeededRandom = SeededRandom(seed: 42)
    var removed: Int = 0
    for _ in 0..<60 {
      let document: PropertyListDocument = Fixture.document(entries(&random))
      let before: TransportSecurityConfiguration = TransportSecurityConfiguration(document, file: "Info.plist")
      let equivalence: TransportSecurityEquivalence = TransportSecurityEquivalence(device: .iPhone)
      let minimization: TransportSecurityMinimization = TransportSecurityMinimization(before, equivalence: equivalence)
      removed += minimization.removals.count
      let after: TransportSecurityConfiguration = TransportSecurityConfiguration(
        try document.applying(minimization.edits), file: "Info.plist")
      for environment in equivalence.environments {
        let first: TransportSecurityPolicy = TransportSecurityPolicy(before, environment: environment)
        let second: TransportSecurityPolicy = TransportSecurityPolicy(after, environment: environment)
        for url in try urls(&random) {
          for context in ConnectionContext.allCases {
            let same: Bool = TransportSecurityEquivalence.isSame(
              first.verdict(for: url, in: context), second.verdict(for: url, in: context))
            #expect(same, "\(url) on \(environment.title): \(minimization.removals)")
          }
        }
      }
      #expect(TransportSecurityMinimization(after, equivalence: equivalence).removals.isEmpty)
    }
    #expect(removed > 60)
  }

  @Test func suggestionsAreMinimal() throws {
    var random: SeededRandom = SeededRandom(seed: 43)
    let hosts: [String] = ["a.test", "b.test", "sub.a.test", "nas", "192.0.2.1", "[2001:db8::1]", "münchen.test"]
    for _ in 0..<200 {
      let environment: Environment = Self.environments.randomElement(using: &random) ?? .iPhone
      let needs: [ConnectionNeed] = try (0..<Int.random(in: 1...4, using: &random)).map { _ in
        try ConnectionNeed(
          (Bool.random(using: &random) ? "http://" : "https://") + (hosts.randomElement(using: &random) ?? ""),
          newestTLS: TLSVersion.allCases.randomElement(using: &random), hasForwardSecrecy: Bool.random(using: &random),
          isTrusted: Bool.random(using: &random))
      }
      let suggestion: TransportSecuritySuggestion = TransportSecuritySuggestion(for: needs, environment: environment)
      let impossible: Set<String> = Set(suggestion.remarks.filter { !$0.works }.map(\.text))
      guard Set(needs.map(\.text)).count == needs.count else { continue }
      func allWork(_ dictionary: PropertyListDictionary) -> Bool {
        let policy: TransportSecurityPolicy = TransportSecurityPolicy(
          TransportSecurityConfiguration(dictionary, file: ""), environment: environment)
        return needs.allSatisfy { impossible.contains($0.text) || $0.isMet(by: policy.verdict(for: $0.url)) }
      }
      #expect(allWork(suggestion.dictionary), "\(needs.map(\.text)) on \(environment.title)")
      for smaller in smallerOnes(suggestion.dictionary) { #expect(!allWork(smaller), "\(needs) on \(environment.title): \(smaller)") }
    }
  }

  /// The dictionary without one of its domains, or without one member of a domain.
  private func smallerOnes(_ dictionary: PropertyListDictionary) -> [PropertyListDictionary] {
    guard case .dictionary(let domains)? = dictionary["NSExceptionDomains"] else { return [] }
    var result: [PropertyListDictionary] = []
    for (index, domain) in domains.entries.enumerated() {
      var copy: PropertyListDictionary = domains
      copy.entries.remove(at: index)
      result.append(copy)
      guard case .dictionary(let members) = domain.value else { continue }
      for position in members.entries.indices {
        var changed: PropertyListDictionary = members
        changed.entries.remove(at: position)
        var copy: PropertyListDictionary = domains
        copy.entries[index].value = .dictionary(changed)
        result.append(copy)
      }
    }
    return result.map { PropertyListDictionary([PropertyListDictionary.Entry(key: "NSExceptionDomains", value: .dictionary($0))]) }
  }

  /// Everything that a decision says.
  private func words(_ decision: Decision<TransportSecurityVerdict>) -> [String] {
    decision.value.facts.map { "\($0.name) \($0.value)" } + decision.steps.map { "\($0.words) \($0.path?.description ?? "")" }
      + decision.rejected.map { "\($0.reason) \($0.place.path?.description ?? "")" }
  }

  @Test func tracesAreComplete() throws {
    var random: SeededRandom = SeededRandom(seed: 44)
    var checked: Int = 0
    for _ in 0..<120 {
      let document: PropertyListDocument = Fixture.document(entries(&random))
      let environment: Environment = Self.environments.randomElement(using: &random) ?? .iPhone
      let profile: TransportSecurityProfile = Bool.random(using: &random) ? .current : .reference
      func policy(_ document: PropertyListDocument) -> TransportSecurityPolicy {
        TransportSecurityPolicy(TransportSecurityConfiguration(document, file: "Info.plist"), environment: environment, profile: profile)
      }
      let context: ConnectionContext = ConnectionContext.allCases.randomElement(using: &random) ?? .session
      let url: ConnectionURL = try #require(try urls(&random).randomElement(using: &random))
      let decision: Decision<TransportSecurityVerdict> = policy(document).decision(for: url, in: context)
      #expect(!decision.steps.isEmpty && decision.steps.contains { $0.outcome == .decides })
      #expect(decision.steps.allSatisfy { !$0.bases.isEmpty } && decision.rejected.allSatisfy { !$0.bases.isEmpty })
      let named: Set<PropertyListPath> = Set(decision.steps.compactMap(\.path) + decision.rejected.compactMap(\.place.path))
      for path in allPaths(document) {
        let changed: Decision<TransportSecurityVerdict> = policy(try document.applying([.remove(path)])).decision(for: url, in: context)
        checked += 1
        if named.contains(path) {
          #expect(words(changed) != words(decision), "\(path) is named, but nothing changes without it")
        } else if !named.contains(where: { $0.components.starts(with: path.components) }) {
          #expect(changed.value.requirements == decision.value.requirements, "\(path) is not named, but \(url) changes without it")
          #expect(changed.value.coverage == decision.value.coverage)
        }
      }
    }
    #expect(checked > 500)
  }

  private func allPaths(_ document: PropertyListDocument) -> [PropertyListPath] {
    var result: [PropertyListPath] = []
    var pending: [(PropertyListNode, PropertyListPath)] = document.root.map { [($0, .root)] } ?? []
    while let (node, path): (PropertyListNode, PropertyListPath) = pending.popLast() {
      for entry in node.entries {
        let inner: PropertyListPath = path.appending(key: entry.key)
        result.append(inner)
        pending.append((entry.value, inner))
      }
    }
    return result
  }

  @Test func differencesBetweenProfilesAreNamed() throws {
    let policy: TransportSecurityPolicy = Fixture.policy("")
    let decision: Decision<TransportSecurityVerdict> = policy.decision(for: try ConnectionURL("https://192.0.2.1"))
    #expect(decision.steps.contains { $0.words.hasPrefix("profile 'reference' differs in what decides: address instead of full rules") })
    var random: SeededRandom = SeededRandom(seed: 45)
    for _ in 0..<100 {
      let configuration: TransportSecurityConfiguration = Fixture.configuration(entries(&random))
      for url in try urls(&random) {
        let current: TransportSecurityPolicy = TransportSecurityPolicy(configuration, environment: .iPhone)
        let reference: TransportSecurityPolicy = TransportSecurityPolicy(configuration, environment: .iPhone, profile: .reference)
        let differences: [TransportSecurityDifference] = TransportSecurityDifference.between(
          current.verdict(for: url), reference.verdict(for: url))
        let notes: Int = current.decision(for: url).steps.count { $0.words.hasPrefix("profile '") }
        #expect(notes == differences.count)
      }
    }
  }
}
