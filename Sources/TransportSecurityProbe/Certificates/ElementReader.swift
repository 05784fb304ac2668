import SwiftASN1

/// Walks over the elements inside an element of ASN.1. Whoever asks for another kind than the next one gets none, and nothing is taken.
struct ElementReader {
  private var rest: ArraySlice<ASN1Node>

  /// Stands before the first element inside; there is none inside a primitive element.
  init(_ node: ASN1Node) {
    switch node.content {
    case .constructed(let inside): rest = Array(inside)[...]
    case .primitive: rest = []
    }
  }

  /// Takes the next element; nil at the end.
  mutating func next() -> ASN1Node? { rest.popFirst() }

  /// Takes the next element if it is of a kind.
  mutating func next(_ identifier: ASN1Identifier) -> ASN1Node? { rest.first?.identifier == identifier ? rest.popFirst() : nil }
}

extension ASN1Node {
  /// The content of a primitive element; nil for one with elements inside.
  var octets: ArraySlice<UInt8>? {
    if case .primitive(let bytes) = content { bytes } else { nil }
  }

  /// The object identifier in its usual form, such as `2.5.29.17`; nil for another element and for a broken one.
  var objectIdentifier: String? { (try? ASN1ObjectIdentifier(berEncoded: self))?.description }

  /// Reads the one element that bytes hold. Certificates should be in the distinguished encoding; servers also show laxer ones, which are to be named,
  /// not refused.
  static func reading(_ bytes: ArraySlice<UInt8>) -> (node: ASN1Node, isDistinguished: Bool)? {
    if let node: ASN1Node = try? DER.parse(bytes) { return (node, true) }
    return (try? BER.parse(bytes)).map { ($0, false) }
  }
}

extension ASN1Identifier {
  /// A tag whose meaning the place decides: `[0]`, `[3]`.
  static func contextual(_ number: UInt) -> ASN1Identifier { ASN1Identifier(tagWithNumber: number, tagClass: .contextSpecific) }
}
