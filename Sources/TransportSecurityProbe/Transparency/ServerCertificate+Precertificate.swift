import SwiftASN1

extension ServerCertificate {
  /// The signed part as the logs saw it: without the list of timestamps, all lengths around it written anew.
  var signedPartWithoutTimestamps: [UInt8]? {
    guard let signed: ASN1Node = ASN1Node.reading(encoded[signedPart])?.node else { return nil }
    var content: DER.Serializer = DER.Serializer()
    var fields: ElementReader = ElementReader(signed)
    while let field: ASN1Node = fields.next() {
      guard field.identifier == .contextual(3) else {
        content.serializeRawBytes(field.encodedBytes)
        continue
      }
      var wrapper: ElementReader = ElementReader(field)
      guard let list: ASN1Node = wrapper.next(.sequence) else { return nil }
      var kept: [ArraySlice<UInt8>] = []
      var items: ElementReader = ElementReader(list)
      while let item: ASN1Node = items.next() {
        if CertificateExtensions.parts(item)?.0 != CertificateExtensions.timestampIdentifier { kept.append(item.encodedBytes) }
      }
      guard !kept.isEmpty else { continue }
      content.appendConstructedNode(identifier: .contextual(3)) { wrapper in
        wrapper.appendConstructedNode(identifier: .sequence) { list in
          for item in kept { list.serializeRawBytes(item) }
        }
      }
    }
    var whole: DER.Serializer = DER.Serializer()
    whole.appendConstructedNode(identifier: .sequence) { $0.serializeRawBytes(content.serializedBytes) }
    return whole.serializedBytes
  }
}
