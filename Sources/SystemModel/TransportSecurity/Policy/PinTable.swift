/// The pinned domains of an app: names regardless of case, one label of subdomains, all entries that hold are merged.
struct PinTable: Sendable {
  private let domains: [PinnedDomain]
  private let positions: [String: Int]

  init(_ domains: [PinnedDomain]) {
    self.domains = domains
    var positions: [String: Int] = [:]
    for (index, domain) in domains.enumerated() {
      let name: String = Self.withoutFinalPeriod(domain.name.lowercased())
      if positions[name] == nil { positions[name] = index }
    }
    self.positions = positions
  }

  var isEmpty: Bool { domains.isEmpty }

  /// The entries that hold for a host.
  func entries(for host: ConnectionHost) -> [Int] {
    guard !isEmpty else { return [] }
    let name: String = Self.withoutFinalPeriod(host.name)
    var result: [Int] = []
    if let exact: Int = positions[name] { result.append(exact) }
    if host.address == nil, let period: String.Index = name.firstIndex(of: "."),
      let parent: Int = positions[String(name[name.index(after: period)...])], domains[parent].includesSubdomains?.value == true
    {
      result.append(parent)
    }
    return result
  }

  /// Adds the pins of a host.
  func add(to requirements: inout TransportSecurityRequirements, _ host: ConnectionHost) {
    for entry in entries(for: host) {
      requirements.pinnedLeafKeys += domains[entry].leafKeys
      requirements.pinnedAuthorityKeys += domains[entry].authorityKeys
    }
  }

  private static func withoutFinalPeriod(_ name: String) -> String {
    name.utf8.last == 0x2E ? String(name.dropLast()) : name
  }
}
