/// Libraries with their keys by name. A class, because every file of a run has the same one.
public final class LibraryIndex: Sendable, Hashable {
  /// A key with its library.
  public struct Entry: Sendable, Hashable {
    /// The library.
    public let library: KeyLibrary
    /// The key.
    public let key: LibraryKey
  }

  /// The libraries, in the order in which they were stated.
  public let libraries: [KeyLibrary]
  /// The beginnings of keys that belong to the libraries.
  public let prefixes: [String]
  private let positions: [String: (library: Int, key: Int)]
  private let names: [UInt8: [String]]

  /// Indexes libraries; of two keys with one name, the later wins.
  public init(_ libraries: [KeyLibrary]) {
    self.libraries = libraries
    prefixes = libraries.flatMap(\.prefixes)
    var positions: [String: (library: Int, key: Int)] = [:]
    positions.reserveCapacity(libraries.reduce(0) { $0 + $1.keys.count })
    var names: [UInt8: [String]] = [:]
    for (libraryPosition, library) in libraries.enumerated() {
      for (position, key) in library.keys.enumerated() {
        let isNew: Bool = positions.updateValue((libraryPosition, position), forKey: key.name) == nil
        if isNew { names[Self.initial(of: key.name), default: []].append(key.name) }
      }
    }
    self.positions = positions
    self.names = names
  }

  /// The key of a name, letter by letter.
  public subscript(name: String) -> Entry? {
    positions[name].map { Entry(library: libraries[$0.library], key: libraries[$0.library].keys[$0.key]) }
  }

  /// Whether a key is listed, or begins as those of a library do.
  public func covers(_ name: String) -> Bool {
    positions[name] != nil || prefixes.contains { name.hasPrefix($0) }
  }

  /// The names of keys that begin with the same letter, in either case.
  public func names(beginningLike name: String) -> [String] { names[Self.initial(of: name)] ?? [] }

  /// All names, sorted.
  public var allNames: [String] { positions.keys.sorted() }

  private static func initial(of name: String) -> UInt8 {
    let byte: UInt8 = name.utf8.first ?? 0
    return (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether two indexes hold the same libraries.
  public static func == (left: LibraryIndex, right: LibraryIndex) -> Bool { left === right || left.libraries == right.libraries }

  /// Hashes how much there is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(libraries.count)
    hasher.combine(positions.count)
  }
}
