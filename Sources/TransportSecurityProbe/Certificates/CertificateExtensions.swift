import SwiftASN1

/// The extensions of a certificate that matter to a connection.
struct CertificateExtensions {
  /// The identifier of the list of signed certificate timestamps.
  static let timestampIdentifier: String = "1.3.6.1.4.1.11129.2.4.2"

  var hostNames: [String] = []
  var addresses: [[UInt8]] = []
  var isAuthority: Bool = false
  var timestampList: [UInt8]?

  /// Reads the extensions of a field with the tag `[3]`.
  mutating func read(_ field: ASN1Node) {
    var wrapper: ElementReader = ElementReader(field)
    guard let list: ASN1Node = wrapper.next(.sequence) else { return }
    var items: ElementReader = ElementReader(list)
    while let item: ASN1Node = items.next(.sequence) {
      guard let (identifier, value): (String, ArraySlice<UInt8>) = Self.parts(item), let inside: ASN1Node = ASN1Node.reading(value)?.node
      else { continue }
      switch identifier {
      case "2.5.29.17": readNames(inside)
      case "2.5.29.19": readAuthority(inside)
      case Self.timestampIdentifier: if inside.identifier == .octetString { timestampList = inside.octets.map(Array.init) }
      default: break
      }
    }
  }

  /// The identifier and the value of one extension.
  static func parts(_ item: ASN1Node) -> (String, ArraySlice<UInt8>)? {
    var reader: ElementReader = ElementReader(item)
    guard let identifier: String = reader.next(.objectIdentifier)?.objectIdentifier else { return nil }
    _ = reader.next(.boolean)
    guard let value: ArraySlice<UInt8> = reader.next(.octetString)?.octets else { return nil }
    return (identifier, value)
  }

  private mutating func readNames(_ list: ASN1Node) {
    var names: ElementReader = ElementReader(list)
    while let name: ASN1Node = names.next(), hostNames.count + addresses.count < ServerCertificate.nameLimit {
      guard let octets: ArraySlice<UInt8> = name.octets else { continue }
      switch name.identifier {
      case .contextual(2): hostNames.append(String(decoding: octets.prefix(255), as: UTF8.self))
      case .contextual(7) where octets.count == 4 || octets.count == 16: addresses.append(Array(octets))
      default: break
      }
    }
  }

  private mutating func readAuthority(_ constraints: ASN1Node) {
    var members: ElementReader = ElementReader(constraints)
    isAuthority = members.next(.boolean)?.octets?.first.map { $0 != 0 } ?? false
  }
}
