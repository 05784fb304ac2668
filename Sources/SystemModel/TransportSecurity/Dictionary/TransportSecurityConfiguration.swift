public import InfoPlistResolution
public import PropertyLists

/// The dictionary of App Transport Security of an app, read the way the systems read it: wrong types are ignored, defaults are not filled in.
public struct TransportSecurityConfiguration: Sendable {
  /// The file, as decisions name it.
  public let file: String
  /// The dictionary; nil when the app has none.
  public let node: PropertyListNode?
  /// The way to the dictionary, with the variant that holds.
  public let path: PropertyListPath
  /// `NSAllowsArbitraryLoads`.
  public let arbitraryLoads: TransportSecuritySetting<Bool>?
  /// `NSAllowsArbitraryLoadsForMedia`.
  public let arbitraryLoadsForMedia: TransportSecuritySetting<Bool>?
  /// `NSAllowsArbitraryLoadsInWebContent`.
  public let arbitraryLoadsInWebContent: TransportSecuritySetting<Bool>?
  /// `NSAllowsLocalNetworking`.
  public let localNetworking: TransportSecuritySetting<Bool>?
  /// The entries of `NSExceptionDomains` that are dictionaries, in the order of the file.
  public let domains: [ExceptionDomain]
  /// The entries of `NSPinnedDomains` that are dictionaries, in the order of the file.
  public let pinnedDomains: [PinnedDomain]

  /// Reads a dictionary at a place of a file; nil or another kind of value counts as none.
  public init(
    _ node: PropertyListNode?, path: PropertyListPath = PropertyListPath([.key(TransportSecurityKey.dictionary)]), file: String
  ) {
    self.file = file
    self.path = path
    let dictionary: PropertyListNode? = node?.kind == .dictionary ? node : nil
    self.node = dictionary
    var members: [String: TransportSecurityEntry] = [:]
    for entry in TransportSecurityEntry.all(in: dictionary, path: path, file: file) { members[entry.key] = entry }
    func flag(_ key: String) -> TransportSecuritySetting<Bool>? { members[key].map(TransportSecuritySetting.init(flag:)) }
    arbitraryLoads = flag(TransportSecurityKey.arbitraryLoads)
    arbitraryLoadsForMedia = flag(TransportSecurityKey.arbitraryLoadsForMedia)
    arbitraryLoadsInWebContent = flag(TransportSecurityKey.arbitraryLoadsInWebContent)
    localNetworking = flag(TransportSecurityKey.localNetworking)
    func entries(_ key: String) -> [TransportSecurityEntry] {
      members[key].map { TransportSecurityEntry.all(in: $0.node, path: $0.path, file: file) } ?? []
    }
    domains = entries(TransportSecurityKey.exceptionDomains).compactMap { ExceptionDomain($0, file: file) }
    pinnedDomains = entries(TransportSecurityKey.pinnedDomains).compactMap { PinnedDomain($0, file: file) }
  }

  /// Reads the dictionary of an Info.plist for a device, variants regarded.
  public init(_ info: InfoDictionary, profile: VariantProfile) {
    let choice: InfoDictionary.Choice? = info.choice(for: TransportSecurityKey.dictionary, profile)
    self.init(
      choice?.entry.node, path: PropertyListPath([.key(choice?.entry.key ?? TransportSecurityKey.dictionary)]), file: info.file)
  }

  /// Reads the dictionary of an Info.plist without regard to variants.
  public init(_ document: PropertyListDocument, file: String) {
    self.init(document.root?.kind == .dictionary ? document.root?[TransportSecurityKey.dictionary] : nil, file: file)
  }

  /// The keys that cancel `NSAllowsArbitraryLoads` by being there.
  public var narrowKeys: [TransportSecuritySetting<Bool>] {
    [arbitraryLoadsForMedia, arbitraryLoadsInWebContent, localNetworking].compactMap { $0 }
  }
}
