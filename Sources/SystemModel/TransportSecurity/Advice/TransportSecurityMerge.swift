public import InfoPlistResolution
public import PropertyLists

/// Adds exceptions to the dictionary of an app in such a way that nothing that worked stops working, and nothing else starts to.
public struct TransportSecurityMerge: Sendable {
  /// The dictionary to which exceptions are added.
  public let configuration: TransportSecurityConfiguration
  /// The system that has to let the loads through.
  public let environment: Environment
  /// Whose rules are followed.
  public let profile: TransportSecurityProfile

  private let rules: TransportSecurityRules
  private let present: TransportSecurityPolicy

  /// Takes a dictionary; by default there is none.
  public init(
    _ configuration: TransportSecurityConfiguration = TransportSecurityConfiguration(nil, file: ""), environment: Environment,
    profile: TransportSecurityProfile = .current
  ) {
    self.configuration = configuration
    self.environment = environment
    self.profile = profile
    rules = TransportSecurityRules(environment: environment, profile: profile)
    present = TransportSecurityPolicy(configuration, environment: environment, profile: profile)
  }

  /// Whether the system reads exceptions for addresses.
  public var namesAddresses: Bool { rules.readsAddresses }

  /// The changes of the file. Members of an entry that is there already are changed in their place; a new entry starts with what the entry of a parent
  /// or of a range says for its host until now.
  public func edits(adding exceptions: [String: DomainException]) -> [PropertyListEdit] {
    edits(adding: exceptions, at: configuration.path)
  }

  /// The dictionary with the exceptions.
  public func dictionary(adding exceptions: [String: DomainException]) -> PropertyListDictionary {
    let value: PropertyListValue = configuration.node?.value ?? .dictionary(PropertyListDictionary())
    guard case .dictionary(let result)? = try? value.applying(edits(adding: exceptions, at: .root)) else {
      return PropertyListDictionary()
    }
    return result
  }

  /// What the system makes of loads with the exceptions.
  public func policy(adding exceptions: [String: DomainException]) -> TransportSecurityPolicy {
    guard !exceptions.isEmpty else { return present }
    return TransportSecurityPolicy(
      TransportSecurityConfiguration(dictionary(adding: exceptions), file: configuration.file), environment: environment, profile: profile)
  }

  /// What naming hosts ends for them, in words: keys for all hosts do not count for a host that is named (R-ATS-046).
  public func notes(adding exceptions: [String: DomainException]) -> [String] {
    let lost: [String] = [configuration.arbitraryLoadsForMedia, configuration.arbitraryLoadsInWebContent].compactMap { setting in
      setting.flatMap { $0.value == true && rules.knowsNarrowKeys ? $0.key : nil }
    }
    guard !lost.isEmpty else { return [] }
    return exceptions.keys.sorted().compactMap { name in
      guard let host: ConnectionHost = ConnectionHost(name), present.entry(for: host) < 0 else { return nil }
      return "\(lost.joined(separator: " and ")) no longer hold\(lost.count == 1 ? "s" : "") for \(name) when it is named"
    }
  }

  private func edits(adding exceptions: [String: DomainException], at root: PropertyListPath) -> [PropertyListEdit] {
    let exceptions: [(key: String, value: DomainException)] = exceptions.filter { $0.value != .none }.sorted { $0.key < $1.key }
    guard !exceptions.isEmpty else { return [] }
    let list: PropertyListPath = root.appending(key: TransportSecurityKey.exceptionDomains)
    let domains: PropertyListNode? = configuration.node?[TransportSecurityKey.exceptionDomains]
    guard let domains, domains.kind == .dictionary else {
      // Nothing there, or a value of another kind, which systems ignore.
      let entries: PropertyListDictionary = PropertyListDictionary(exceptions.map { entry($0.key, $0.value) })
      guard configuration.node == nil, root != .root else { return [.set(list, .dictionary(entries))] }
      let all: PropertyListDictionary = PropertyListDictionary([
        PropertyListDictionary.Entry(key: TransportSecurityKey.exceptionDomains, value: .dictionary(entries))
      ])
      return [.set(root, .dictionary(all))]
    }
    return exceptions.flatMap { host, exception -> [PropertyListEdit] in
      let path: PropertyListPath = list.appending(key: host)
      guard let present: ExceptionDomain = configuration.domains.first(where: { $0.name == host }) else {
        return [.set(path, entry(host, exception).value)]
      }
      return changes(of: present, exception).map { .set(path.appending(key: $0.key), $0.value) }
    }
  }

  /// The members that an entry needs besides those that it has.
  private func changes(of domain: ExceptionDomain, _ exception: DomainException) -> [PropertyListDictionary.Entry] {
    exception.members.filter { member in
      switch member.key {
      case TransportSecurityKey.minimumTLSVersion:
        guard let present: TLSVersion = rules.version(domain.minimumTLSVersion), let wanted: TLSVersion = exception.minimumTLS else {
          return true
        }
        return wanted < present
      default: return true
      }
    }
  }

  /// A new entry: what holds for the host until now, and the exception.
  private func entry(_ name: String, _ exception: DomainException) -> PropertyListDictionary.Entry {
    guard let host: ConnectionHost = ConnectionHost(name), let parent: ExceptionDomain = parent(of: host),
      case .dictionary(let inherited)? = configuration.node?[TransportSecurityKey.exceptionDomains]?[parent.name]?.value
    else { return PropertyListDictionary.Entry(key: name, value: .dictionary(PropertyListDictionary(exception.members))) }
    let changes: [PropertyListDictionary.Entry] = changes(of: parent, exception)
    let kept: [PropertyListDictionary.Entry] = inherited.entries.filter { member in
      member.key != TransportSecurityKey.includesSubdomains && !changes.contains { $0.key == member.key }
    }
    return PropertyListDictionary.Entry(key: name, value: .dictionary(PropertyListDictionary(kept + changes)))
  }

  /// The entry that holds for a host until now.
  private func parent(of host: ConnectionHost) -> ExceptionDomain? {
    let position: Int = present.entry(for: host)
    return position >= 0 ? configuration.domains[position] : nil
  }
}
