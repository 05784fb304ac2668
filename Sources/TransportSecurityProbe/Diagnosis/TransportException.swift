import PropertyLists
public import SystemModel

/// A dictionary of App Transport Security with exceptions for single hosts, or for everything.
public struct TransportException: Sendable, Hashable {
  /// Whether `NSAllowsArbitraryLoads` is true.
  public var allowsArbitraryLoads: Bool
  /// The exceptions, by host, in the order in which they were found to be needed.
  public var domains: [(host: String, exception: DomainException)] {
    order.compactMap { host in entries[host].map { (host, $0) } }
  }

  private(set) var entries: [String: DomainException]
  private var order: [String]

  /// States a dictionary.
  public init(allowsArbitraryLoads: Bool = false, host: String? = nil, exception: DomainException = DomainException()) {
    self.allowsArbitraryLoads = allowsArbitraryLoads
    entries = host.map { [$0: exception] } ?? [:]
    order = host.map { [$0] } ?? []
  }

  /// States exceptions of hosts.
  init(entries: [String: DomainException]) {
    allowsArbitraryLoads = false
    self.entries = entries
    order = entries.keys.sorted()
  }

  /// Whether nothing is loosened.
  public var isEmpty: Bool { !allowsArbitraryLoads && order.isEmpty }

  /// The exception for a host; nil when there is none.
  subscript(host: String) -> DomainException? {
    get { entries[host] }
    set {
      if entries[host] == nil { order.append(host) }
      entries[host] = newValue
      if newValue == nil { order.removeAll { $0 == host } }
    }
  }

  /// What a load has to fulfil: an entry of its host counts alone; without one local names and addresses are free (R-ATS-024...026).
  public func requirements(_ address: LoadAddress) -> LoadRequirements {
    if address.connectionHost.address == nil, let entry: DomainException = entries[address.host] { return entry.requirements }
    return allowsArbitraryLoads || address.connectionHost.kind != .publicName ? .unrestricted : DomainException.none.requirements
  }

  /// The dictionary as old property lists write it, the way the diagnosis of the system shows it.
  public var description: String {
    var lines: [String] = ["{"]
    if allowsArbitraryLoads { lines.append("    NSAllowsArbitraryLoads = true;") }
    if !order.isEmpty {
      lines.append("    NSExceptionDomains =     {")
      for (host, exception) in domains.sorted(by: { $0.host < $1.host }) {
        lines.append("        \(Self.quoted(host)) =         {")
        for member in exception.members {
          switch member.value {
          case .boolean(let flag): lines.append("            \(member.key) = \(flag);")
          case .string(let text): lines.append("            \(member.key) = \(Self.quoted(text));")
          default: break
          }
        }
        lines.append("        };")
      }
      lines.append("    };")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// A text that needs no quotes has nothing but letters, digits and `_`.
  private static func quoted(_ text: String) -> String {
    text.utf8.allSatisfy({ ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x5F }) && !text.isEmpty
      ? text : "\"\(text)\""
  }

  /// Equal when the same hosts have the same exceptions.
  public static func == (left: TransportException, right: TransportException) -> Bool {
    left.allowsArbitraryLoads == right.allowsArbitraryLoads && left.entries == right.entries
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(allowsArbitraryLoads)
    hasher.combine(entries)
  }
}
