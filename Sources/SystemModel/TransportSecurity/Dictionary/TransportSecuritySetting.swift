public import InfoPlistResolution
public import PropertyLists

/// A value of the dictionary of App Transport Security as the system reads it.
public struct TransportSecuritySetting<Value: Sendable & Hashable>: Sendable {
  /// The key as it is spelled.
  public let key: String
  /// The value as the file has it.
  public let node: PropertyListNode
  /// The way to it from the root.
  public let path: PropertyListPath
  /// Where it stands.
  public let place: Provenance
  /// What the system makes of it; nil when it is of a wrong type or unknown, so that the default holds.
  public let value: Value?

  /// Whether the key is in a spelling of 2015 or 2016.
  public var isFormerSpelling: Bool { TransportSecurityKey.presentSpelling(of: key) != nil }
}

extension TransportSecuritySetting<Bool> {
  /// Reads a Boolean: true and false, and the whole number 1 as true, others as false. Texts such as "YES" are none.
  init(flag entry: TransportSecurityEntry) {
    let value: Bool? =
      switch entry.node.kind {
      case .boolean: entry.node.boolean
      case .integer: entry.node.integer.map { $0.int64 == 1 }
      default: nil
      }
    self.init(key: entry.key, node: entry.node, path: entry.path, place: entry.place, value: value)
  }
}

extension TransportSecuritySetting<TLSVersion> {
  /// Reads a version of TLS, spelled exactly.
  init(version entry: TransportSecurityEntry) {
    self.init(
      key: entry.key, node: entry.node, path: entry.path, place: entry.place,
      value: entry.node.string.flatMap { TLSVersion(settingValue: $0) })
  }
}

/// An entry of a dictionary with its way from the root.
struct TransportSecurityEntry {
  let key: String
  let node: PropertyListNode
  let path: PropertyListPath
  let place: Provenance

  /// The entries of a dictionary, each key once as the systems read it, in the order of the file.
  static func all(in node: PropertyListNode?, path: PropertyListPath, file: String) -> [TransportSecurityEntry] {
    guard let node, node.kind == .dictionary else { return [] }
    var result: [TransportSecurityEntry] = []
    var positions: [String: Int] = [:]
    for entry in node.entries where !entry.isKeyMissing {
      let key: String = entry.key
      let path: PropertyListPath = path.appending(key: key)
      let found: TransportSecurityEntry = TransportSecurityEntry(
        key: key, node: entry.value, path: path, place: Provenance(file: file, node: entry.value, path: path))
      if let position: Int = positions[key] {
        if node.document.format != .binary { result[position] = found }
        continue
      }
      positions[key] = result.count
      result.append(found)
    }
    return result
  }
}
