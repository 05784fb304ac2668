extension ServerCertificate {
  /// The signed part as the logs saw it: without the list of timestamps, all lengths around it written anew.
  var signedPartWithoutTimestamps: [UInt8]? {
    var outer: DERCursor = DERCursor(encoded, range: signedPart)
    guard let signed: DERCursor.Element = outer.next(0x30) else { return nil }
    var fields: DERCursor = DERCursor(encoded, inside: signed)
    var content: [UInt8] = []
    while let field: DERCursor.Element = fields.next() {
      guard field.tag == 0xA3 else {
        content += encoded[field.whole]
        continue
      }
      var wrapper: DERCursor = DERCursor(encoded, inside: field)
      guard let list: DERCursor.Element = wrapper.next(0x30) else { return nil }
      var items: DERCursor = DERCursor(encoded, inside: list)
      var kept: [UInt8] = []
      while let item: DERCursor.Element = items.next() {
        if CertificateExtensions.parts(encoded, item)?.0 != CertificateExtensions.timestampIdentifier { kept += encoded[item.whole] }
      }
      guard items.isAtEnd else { return nil }
      if !kept.isEmpty { content += DERCursor.encode(0xA3, DERCursor.encode(0x30, kept)) }
    }
    return fields.isAtEnd ? DERCursor.encode(0x30, content) : nil
  }
}
