/// The extensions of a certificate that matter to a connection.
struct CertificateExtensions {
  /// The identifier of the list of signed certificate timestamps.
  static let timestampIdentifier: String = "1.3.6.1.4.1.11129.2.4.2"

  var hostNames: [String] = []
  var addresses: [[UInt8]] = []
  var isAuthority: Bool = false
  var timestampList: [UInt8]?

  /// Reads the extensions of a field with the tag `[3]`.
  mutating func read(_ bytes: [UInt8], _ field: DERCursor.Element) {
    var wrapper: DERCursor = DERCursor(bytes, inside: field)
    guard let list: DERCursor.Element = wrapper.next(0x30) else { return }
    var items: DERCursor = DERCursor(bytes, inside: list)
    while let item: DERCursor.Element = items.next(0x30) {
      guard let (identifier, value): (String, DERCursor.Element) = Self.parts(bytes, item) else { continue }
      switch identifier {
      case "2.5.29.17": readNames(bytes, value)
      case "2.5.29.19": readAuthority(bytes, value)
      case Self.timestampIdentifier:
        var inner: DERCursor = DERCursor(bytes, inside: value)
        if let list: DERCursor.Element = inner.next(0x04) { timestampList = inner.content(list) }
      default: break
      }
    }
  }

  /// The identifier and the value of one extension.
  static func parts(_ bytes: [UInt8], _ item: DERCursor.Element) -> (String, DERCursor.Element)? {
    var cursor: DERCursor = DERCursor(bytes, inside: item)
    guard let name: DERCursor.Element = cursor.next(0x06) else { return nil }
    _ = cursor.next(0x01)
    guard let value: DERCursor.Element = cursor.next(0x04) else { return nil }
    return (cursor.identifier(name), value)
  }

  private mutating func readNames(_ bytes: [UInt8], _ value: DERCursor.Element) {
    var cursor: DERCursor = DERCursor(bytes, inside: value)
    guard let list: DERCursor.Element = cursor.next(0x30) else { return }
    var names: DERCursor = DERCursor(bytes, inside: list)
    while let name: DERCursor.Element = names.next(), hostNames.count + addresses.count < ServerCertificate.nameLimit {
      switch name.tag {
      case 0x82: hostNames.append(String(decoding: bytes[name.content].prefix(255), as: UTF8.self))
      case 0x87 where name.content.count == 4 || name.content.count == 16: addresses.append(names.content(name))
      default: break
      }
    }
  }

  private mutating func readAuthority(_ bytes: [UInt8], _ value: DERCursor.Element) {
    var cursor: DERCursor = DERCursor(bytes, inside: value)
    guard let list: DERCursor.Element = cursor.next(0x30) else { return }
    var members: DERCursor = DERCursor(bytes, inside: list)
    guard let flag: DERCursor.Element = members.next(0x01) else { return }
    isAuthority = bytes[flag.content].first.map { $0 != 0 } ?? false
  }
}
