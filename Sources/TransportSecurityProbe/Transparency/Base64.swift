/// Base-64 with its usual alphabet.
enum Base64 {
  /// The bytes of a text; nil when it is not base-64.
  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count: Int = 0
    var isPadding: Bool = false
    for byte in text.utf8 {
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case 0x2B: value = 62
      case 0x2F: value = 63
      case 0x3D:
        isPadding = true
        continue
      default: return nil
      }
      guard !isPadding else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      guard count % 4 == 0 else { continue }
      bytes += [UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), UInt8(truncatingIfNeeded: bits)]
      bits = 0
    }
    switch count % 4 {
    case 0: return bytes
    case 2: return bytes + [UInt8(truncatingIfNeeded: bits >> 4)]
    case 3: return bytes + [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
    default: return nil
    }
  }
}
