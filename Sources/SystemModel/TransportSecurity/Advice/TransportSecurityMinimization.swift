import InfoPlistResolution
public import PropertyLists

/// The parts of a dictionary that change no verdict, so that an equal dictionary does without them.
public struct TransportSecurityMinimization: Sendable {
  /// A part without effect.
  public struct Removal: Sendable, Hashable {
    /// The way to it from the root.
    public let path: PropertyListPath
    /// Why it has no effect, in words: lower-case start, no full stop.
    public let reason: String
  }

  /// What can go, in the order of the file, outer parts instead of all that is in them.
  public let removals: [Removal]

  /// Looks for what has no effect.
  ///
  /// `NSAllowsLocalNetworking` with YES is kept, as it declares an intent (R-ATS-027); so are the keys of the NIAP's rules, which verdicts do
  /// not cover, and everything that holds a build setting.
  ///
  /// - Parameters:
  ///   - configuration: The dictionary.
  ///   - equivalence: The systems on which verdicts stay the same.
  public init(_ configuration: TransportSecurityConfiguration, equivalence: TransportSecurityEquivalence) {
    guard let value: PropertyListValue = configuration.node?.value, case .dictionary(let dictionary) = value else {
      removals = []
      return
    }
    var search: Search = Search(configuration, dictionary.removingShadowedKeys, equivalence)
    search.run()
    let paths: Set<[PropertyListPath.Component]> = Set(search.removals.map(\.path))
    removals = search.removals.filter { removal in
      !(0..<removal.path.count).contains { paths.contains(Array(removal.path[..<$0])) }
    }.map { Removal(path: PropertyListPath(configuration.path.components + $0.path), reason: $0.reason) }
  }

  /// The changes that take everything out.
  public var edits: [PropertyListEdit] { removals.map { .remove($0.path) } }
}

/// Takes parts out one by one and keeps what changes nothing.
private struct Search {
  private let original: TransportSecurityConfiguration
  private let equivalence: TransportSecurityEquivalence
  private var dictionary: PropertyListDictionary
  private var current: TransportSecurityConfiguration
  private(set) var removals: [(path: [PropertyListPath.Component], reason: String)] = []

  init(_ original: TransportSecurityConfiguration, _ dictionary: PropertyListDictionary, _ equivalence: TransportSecurityEquivalence) {
    self.original = original
    self.equivalence = equivalence
    self.dictionary = dictionary
    current = TransportSecurityConfiguration(dictionary, file: original.file)
  }

  /// Goes over all parts until nothing more can go: what is taken out of one part may make another useless.
  mutating func run() {
    var count: Int = -1
    while count < removals.count, !dictionary.isEmpty {
      count = removals.count
      pass()
    }
    if dictionary.isEmpty { removals.append(([], "the dictionary is empty then")) }
  }

  private mutating func pass() {
    for list in [TransportSecurityKey.exceptionDomains, TransportSecurityKey.pinnedDomains] {
      guard case .dictionary(let domains)? = dictionary[list] else { continue }
      for domain in domains.entries {
        let related: [ConnectionHost] = TransportSecurityEquivalence.hosts(of: [original]).filter { isRelated($0, to: domain.key) }
        if case .dictionary(let members) = domain.value {
          for member in members.entries { attempt([.key(list), .key(domain.key), .key(member.key)], member.value, hosts: related) }
        }
        attempt([.key(list), .key(domain.key)], domain.value, hosts: related)
      }
    }
    for member in dictionary.entries { attempt([.key(member.key)], member.value, hosts: nil) }
  }

  private func isRelated(_ host: ConnectionHost, to name: String) -> Bool {
    if host.address != nil { return IPAddress(name) != nil || AddressRange(name) != nil }
    let name: String = name.lowercased()
    let bare: String = name.hasSuffix(".") ? String(name.dropLast()) : name
    return host.name.hasSuffix(bare) || host.name.hasSuffix(bare + ".")
  }

  private mutating func attempt(_ path: [PropertyListPath.Component], _ value: PropertyListValue, hosts: [ConnectionHost]?) {
    guard !isKept(path, value), let trial: PropertyListDictionary = dictionary.removing(path[...]) else { return }
    let configuration: TransportSecurityConfiguration = TransportSecurityConfiguration(trial, file: original.file)
    guard equivalence.holds(current, configuration, hosts: hosts) else { return }
    removals.append((path, reason(path, value)))
    dictionary = trial
    current = configuration
  }

  private func isKept(_ path: [PropertyListPath.Component], _ value: PropertyListValue) -> Bool {
    guard case .key(let key)? = path.last else { return true }
    if key == TransportSecurityKey.localNetworking, value == .boolean(true) { return true }
    if key == TransportSecurityKey.niapPackageVersion || key == TransportSecurityKey.exceptionNIAPPackageVersion { return true }
    var pending: [PropertyListValue] = [value, .string(key)]
    while let value: PropertyListValue = pending.popLast() {
      switch value {
      case .string(let text): if text.contains("$(") || text.contains("${") { return true }
      case .array(let elements): pending += elements
      case .dictionary(let dictionary):
        if dictionary[TransportSecurityKey.exceptionNIAPPackageVersion] != nil { return true }
        pending += dictionary.entries.map(\.value) + dictionary.keys.map(PropertyListValue.string)
      default: break
      }
    }
    return false
  }

  private func reason(_ path: [PropertyListPath.Component], _ value: PropertyListValue) -> String {
    guard case .key(let key)? = path.last else { return "it has no effect" }
    if path.count == 1 {
      guard TransportSecurityKey.primary.contains(key) else { return "no system reads this key here" }
      switch value {
      case .dictionary(let dictionary) where dictionary.isEmpty: return "it is empty"
      case .boolean(false): return "NO is the default"
      case .boolean: return "the systems that are asked for do not look at it"
      case .dictionary: return "nothing in it has an effect"
      default: return "\(value.kind.phrase) is ignored here"
      }
    }
    if path.count == 2 {
      guard case .dictionary(let members) = value else { return "\(value.kind.phrase) is ignored here" }
      if members.isEmpty { return "an empty entry changes nothing here" }
      if key != key.lowercased() { return "a name with capital letters never matches" }
      return "the loads of its hosts are judged in the same way without it"
    }
    let present: String = TransportSecurityKey.presentSpelling(of: key) ?? key
    if !TransportSecurityKey.domain.contains(present), !TransportSecurityKey.pinnedDomain.contains(present) {
      return "no system reads this key here"
    }
    switch (present, value) {
    case (TransportSecurityKey.requiresForwardSecrecy, .boolean(true)): return "YES is the default"
    case (TransportSecurityKey.minimumTLSVersion, .string("TLSv1.2")): return "TLSv1.2 is the default"
    case (_, .boolean(false)): return "NO is the default"
    default: return "it has no effect on the systems that are asked for"
    }
  }
}

extension PropertyListDictionary {
  /// The dictionary without what stands at a path; nil when nothing stands there.
  fileprivate func removing(_ path: ArraySlice<PropertyListPath.Component>) -> PropertyListDictionary? {
    guard case .key(let key)? = path.first, let index: Int = entries.firstIndex(where: { $0.key == key }) else { return nil }
    var copy: PropertyListDictionary = self
    if path.count == 1 {
      copy.entries.remove(at: index)
      return copy
    }
    guard case .dictionary(let inner) = entries[index].value, let changed: PropertyListDictionary = inner.removing(path.dropFirst()) else {
      return nil
    }
    copy.entries[index].value = .dictionary(changed)
    return copy
  }

  /// The dictionary with each key once, the last of equal ones.
  fileprivate var removingShadowedKeys: PropertyListDictionary {
    guard !duplicateKeys.isEmpty else { return self }
    var seen: Set<String> = []
    return PropertyListDictionary(entries.reversed().filter { seen.insert($0.key).inserted }.reversed())
  }
}

extension TransportSecurityConfiguration {
  /// Reads a dictionary that stands on its own.
  public init(_ dictionary: PropertyListDictionary, file: String) {
    let root: PropertyListValue = [TransportSecurityKey.dictionary: .dictionary(dictionary)]
    let bytes: PropertyListWritingResult = root.write(as: .binary)
    self.init(PropertyListDocument(reading: bytes.bytes, options: PropertyListReadingOptions(format: .binary)), file: file)
  }
}
