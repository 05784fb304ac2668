import Diagnostics
import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists
import SystemModel
import Testing
import _InfoPlistTestSupport

/// What traces say holds for every dictionary.
@Suite struct TransportSecurityTracePropertyTests {
  /// Everything that a decision says.
  private func words(_ decision: Decision<TransportSecurityVerdict>) -> [String] {
    decision.value.facts.map { "\($0.name) \($0.value)" } + decision.steps.map { "\($0.words) \($0.path?.description ?? "")" }
      + decision.rejected.map { "\($0.reason) \($0.place.path?.description ?? "")" }
  }

  @Test func tracesAreComplete() throws {
    var random: SeededRandom = SeededRandom(seed: 44)
    var checked: Int = 0
    for _ in 0..<120 {
      let document: PropertyListDocument = Fixture.document(Generated.dictionary(&random))
      let environment: Environment = Generated.environments.randomElement(using: &random) ?? .iPhone
      let profile: TransportSecurityProfile = Bool.random(using: &random) ? .current : .reference
      func policy(_ document: PropertyListDocument) -> TransportSecurityPolicy {
        TransportSecurityPolicy(TransportSecurityConfiguration(document, file: "Info.plist"), environment: environment, profile: profile)
      }
      let context: ConnectionContext = ConnectionContext.allCases.randomElement(using: &random) ?? .session
      let url: ConnectionURL = try #require(Generated.urls(&random).randomElement(using: &random))
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
      let configuration: TransportSecurityConfiguration = Fixture.configuration(Generated.dictionary(&random))
      for url in Generated.urls(&random) {
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
