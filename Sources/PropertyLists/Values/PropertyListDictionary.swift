/// The entries of a dictionary in the order of the file, duplicates included.
public struct PropertyListDictionary: Hashable, Sendable {
  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: PropertyListValue

    /// Makes an entry.
    public init(key: String, value: PropertyListValue) {
      self.key = key
      self.value = value
    }
  }

  /// The entries in order. A key may occur twice; `subscript` then reads the last one.
  public var entries: [Entry]

  /// Makes a dictionary from its entries.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// The number of entries, duplicates included.
  public var count: Int { entries.count }

  /// Whether there is no entry.
  public var isEmpty: Bool { entries.isEmpty }

  /// The keys in order, duplicates included.
  public var keys: [String] { entries.map(\.key) }

  /// The value of a key; the last one when the key occurs several times. Setting replaces the last one, appends, or with nil removes all.
  /// Takes time in proportion to the number of entries.
  public subscript(key: String) -> PropertyListValue? {
    get { entries.last { $0.key == key }?.value }
    set {
      guard let newValue else {
        entries.removeAll { $0.key == key }
        return
      }
      if let index: Int = entries.lastIndex(where: { $0.key == key }) {
        entries[index].value = newValue
      } else {
        entries.append(Entry(key: key, value: newValue))
      }
    }
  }

  /// The keys that occur more than once, each named once, in order.
  public var duplicateKeys: [String] {
    var seen: Set<String> = []
    var named: Set<String> = []
    return entries.compactMap { entry in
      !seen.insert(entry.key).inserted && named.insert(entry.key).inserted ? entry.key : nil
    }
  }
}
