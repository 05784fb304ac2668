public import AppBundles
import Diagnostics
import PropertyLists

/// The dictionary of an Info.plist as rules see it.
public struct InfoSubject: Sendable {
  /// The file that holds it.
  public let file: FileSubject
  /// The bundle that it describes; nil for a file outside a bundle.
  public let bundle: AppBundle?
  /// The dictionary.
  public let root: PlacedValue
  /// Its entries, in the order of the file, duplicates included.
  public let entries: [PlacedValue]
  /// All values at every depth, outer ones first, in the order of the file, each with what the catalogue says of its place.
  public let cataloged: [CatalogedValue]
  private let positions: [String: Int]
  /// Where the values below each top-level key stand in `cataloged`, by the key without qualifiers.
  private let subtrees: [String: [Range<Int>]]
  private let shared: SharedResults = SharedResults()

  /// Makes a subject of a file; nil when its root is not a dictionary or it is not an Info.plist.
  public init?(_ file: FileSubject, bundle: AppBundle? = nil) {
    guard file.facts.isInfoPlist, let root: PlacedValue = file.root, root.kind == .dictionary else { return nil }
    self.file = file
    self.bundle = bundle
    self.root = root
    entries = root.members
    var positions: [String: Int] = [:]
    positions.reserveCapacity(entries.count)
    for (position, entry) in entries.enumerated() where file.document.format != .binary || positions[entry.key] == nil {
      positions[entry.key] = position
    }
    self.positions = positions
    let cataloged: [CatalogedValue] = CatalogedValue.all(in: root)
    self.cataloged = cataloged
    var subtrees: [String: [Range<Int>]] = [:]
    subtrees.reserveCapacity(entries.count)
    var start: Int = 0
    while start < cataloged.count {
      var end: Int = start + 1
      while end < cataloged.count, cataloged[end].parent != nil { end += 1 }
      subtrees[cataloged[start].base, default: []].append(start..<end)
      start = end
    }
    self.subtrees = subtrees
  }

  /// What is known about it.
  public var facts: Facts { file.facts }

  /// The entry of a top-level key, spelled exactly; of several, the one that systems use.
  public subscript(key: String) -> PlacedValue? {
    positions[key].map { entries[$0] }
  }

  /// The text of a top-level key when it is a string without build settings.
  public func literal(_ key: String) -> String? { self[key]?.literal }

  /// The values at a place in the terms of the catalogue, variants included, in the order of the file: `CFBundleDocumentTypes[]`.
  ///
  /// Takes no time to speak of when the top-level key is not there.
  public func cataloged(at place: StaticPlace) -> [CatalogedValue] {
    guard let ranges: [Range<Int>] = subtrees[place.topLevelKey] else { return [] }
    let path: InfoPlistKeyPath = place.path
    return ranges.flatMap { range in cataloged[range].filter { $0.place == path } }
  }

  /// The values of a top-level key and everything inside them, variants included, in the order of the file.
  public func cataloged(under topLevelKey: String) -> [CatalogedValue] {
    (subtrees[topLevelKey] ?? []).flatMap { cataloged[$0] }
  }

  /// What several rules work out from this dictionary, worked out once.
  ///
  /// - Parameter make: Gives the result when no rule has asked for this type before.
  public func result<Result: Sendable>(of type: Result.Type, _ make: () -> Result) -> Result {
    shared.result(of: type, make)
  }

  /// The start of the dictionary: where something is missing.
  public var opening: Place { .opening(of: root) }
}
