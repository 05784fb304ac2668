public import PropertyLists

/// The root dictionary of a property list, prepared once for many environments: every key with its variants, nothing decoded but the keys.
///
/// Serves information property lists and tables of localized values alike, for the bundle code treats both in the same way.
public struct InfoDictionary: Sendable {
  /// A key of the file with its value.
  public struct Entry: Sendable {
    /// The key as it is spelled.
    public let key: String
    /// The value.
    public let node: PropertyListNode
    /// The key split at its qualifiers; nil for a key without any.
    public let variant: KeyVariant?
  }

  /// How a value was found.
  public struct Choice: Sendable {
    /// The entry whose value holds.
    public let entry: Entry
    /// The qualifiers of the chosen spelling; empty for the plain key.
    public let suffix: String
  }

  /// The file, as paths in decisions name it.
  public let file: String
  /// The document; nil when there is no file.
  public let document: PropertyListDocument?
  /// The entries that the system reads, in the order of the file. Of several entries with one key the last one stands, in the place of the
  /// first; in a binary file the first one.
  public let entries: [Entry]
  private let positions: [String: Int]
  /// The bases that occur with qualifiers, so that keys without any need a single look-up.
  private let variantBases: Set<String>

  /// Prepares a document. One that systems cannot read, and a root that is no dictionary, gives no entries, as the systems do.
  public init(_ document: PropertyListDocument?, file: String) {
    self.file = file
    self.document = document
    var entries: [Entry] = []
    var positions: [String: Int] = [:]
    var bases: Set<String> = []
    if let document, document.isReadBySystems, let root: PropertyListNode = document.root, root.kind == .dictionary {
      for item in root.entries where !item.isKeyMissing {
        let key: String = item.key
        if let position: Int = positions[key] {
          if document.format != .binary { entries[position] = Entry(key: key, node: item.value, variant: entries[position].variant) }
          continue
        }
        let variant: KeyVariant? = KeyVariant(key)
        if let variant { bases.insert(variant.base) }
        positions[key] = entries.count
        entries.append(Entry(key: key, node: item.value, variant: variant))
      }
    }
    self.entries = entries
    self.positions = positions
    variantBases = bases
  }

  /// Prepares texts that stand somewhere inside a document, such as those of one language in a string catalog. The first of equal keys counts.
  init(_ texts: [(key: String, node: PropertyListNode)], file: String, document: PropertyListDocument?) {
    var entries: [Entry] = []
    var positions: [String: Int] = [:]
    var bases: Set<String> = []
    for (key, node) in texts where positions[key] == nil {
      let variant: KeyVariant? = KeyVariant(key)
      if let variant { bases.insert(variant.base) }
      positions[key] = entries.count
      entries.append(Entry(key: key, node: node, variant: variant))
    }
    self.file = file
    self.document = document
    self.entries = entries
    self.positions = positions
    variantBases = bases
  }

  /// No file.
  public static func absent(file: String) -> InfoDictionary { InfoDictionary(nil, file: file) }

  /// The entry with exactly this spelling, variants not considered.
  public func entry(spelled key: String) -> Entry? {
    positions[key].map { entries[$0] }
  }

  /// The value that holds for a key under a profile. Takes one to four look-ups.
  public func choice(for key: String, _ profile: VariantProfile, suffixes: [String]? = nil) -> Choice? {
    if variantBases.contains(key), !profile.fixedBases.contains(key) {
      for suffix in suffixes ?? profile.suffixes {
        if let position: Int = positions[key + suffix] { return Choice(entry: entries[position], suffix: suffix) }
      }
    }
    guard let position: Int = positions[key] else { return nil }
    if let variant: KeyVariant = entries[position].variant, profile.recognizes(variant) { return nil }
    return Choice(entry: entries[position], suffix: "")
  }

  /// The keys that exist for a profile after its variants were taken in, in the order of the file.
  public func keys(_ profile: VariantProfile) -> [String] {
    guard !variantBases.isEmpty else { return entries.map(\.key) }
    var result: [String] = []
    var seen: Set<String> = []
    for entry in entries {
      var key: String = entry.key
      if let variant: KeyVariant = entry.variant, profile.recognizes(variant) {
        guard profile.holds(variant) else { continue }
        key = variant.base
      }
      if seen.insert(key).inserted { result.append(key) }
    }
    return result
  }

  /// The other spellings of a key in the file, each with the reason why it lost.
  public func losers(for key: String, _ profile: VariantProfile, chosen: Choice?, language: String? = nil) -> [RejectedCandidate] {
    guard variantBases.contains(key) || chosen?.entry.key != key else { return [] }
    return entries.compactMap { entry in
      guard entry.key != chosen?.entry.key else { return nil }
      if entry.key == key, entry.variant.map(profile.recognizes) != true {
        return RejectedCandidate(
          place(of: entry, language: language), "a more specific variant holds, '\(chosen?.entry.key ?? "")'", bases: Self.specificity)
      }
      guard let variant: KeyVariant = entry.variant, variant.base == key || entry.key == key else { return nil }
      return RejectedCandidate(
        place(of: entry, language: language), Self.reason(variant, profile, chosen: chosen), bases: Self.bases(variant, profile))
    }
  }

  /// The place of an entry's value.
  public func place(of entry: Entry, language: String? = nil) -> Provenance {
    Provenance(
      file: file, node: entry.node, path: PropertyListPath([.key(entry.key)]), variant: entry.variant?.suffix, language: language)
  }

  private static let specificity: [DecisionBasis] = [.requirement("R-VAR-013"), .bundleCode("key variants")]

  private static func bases(_ variant: KeyVariant, _ profile: VariantProfile) -> [DecisionBasis] {
    if profile.fixedBases.contains(variant.base) || !profile.recognizes(variant) { return [.bundleCode("key variants")] }
    return profile.holds(variant) ? specificity : [.requirement("R-VAR-015"), .bundleCode("key variants")]
  }

  private static func reason(_ variant: KeyVariant, _ profile: VariantProfile, chosen: Choice?) -> String {
    guard profile.recognizes(variant) else { return "this system does not know '\(variant.suffix)', so this is a key of its own" }
    if profile.fixedBases.contains(variant.base) { return "'\(variant.base)' cannot have variants" }
    if profile.holds(variant) { return "'\(chosen?.entry.key ?? "")' is more specific" }
    if let platform: String = variant.platform, platform != profile.currentPlatform {
      return "the platform is " + (profile.currentPlatform.map { "'\($0)'" } ?? "without a name") + ", not '\(platform)'"
    }
    return "the device is " + (profile.currentProduct.map { "'\($0)'" } ?? "without a name") + ", not '\(variant.product ?? "")'"
  }
}
