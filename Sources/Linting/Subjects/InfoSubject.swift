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
    cataloged = CatalogedValue.all(in: root)
  }

  /// What is known about it.
  public var facts: Facts { file.facts }

  /// The entry of a top-level key, spelled exactly; of several, the one that systems use.
  public subscript(key: String) -> PlacedValue? {
    positions[key].map { entries[$0] }
  }

  /// The text of a top-level key when it is a string without build settings.
  public func literal(_ key: String) -> String? { self[key]?.literal }

  /// The start of the dictionary: where something is missing.
  public var opening: Place { .opening(of: root) }
}
