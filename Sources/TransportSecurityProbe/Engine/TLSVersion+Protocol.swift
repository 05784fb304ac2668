import SystemModel

extension TLSVersion {
  /// The number of the version in the protocol: 0x0301 is TLS 1.0.
  var number: UInt16 { 0x0301 + UInt16(rawValue) }

  /// The version of a number of the protocol.
  init?(number: UInt16) {
    guard number >= 0x0301, number <= 0x0304 else { return nil }
    self.init(rawValue: UInt8(number - 0x0301))
  }
}
