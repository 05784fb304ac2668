/// The Roman encoding of old Macs, in which four-letter codes are written.
public enum MacRoman {
  /// The characters of the bytes from 0x80 on.
  private static let upper: [Unicode.Scalar] = Array(
    ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
      + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars)

  /// The text of bytes.
  public static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text: String = ""
    for byte in bytes { text.unicodeScalars.append(byte < 0x80 ? Unicode.Scalar(byte) : upper[Int(byte) - 0x80]) }
    return text
  }

  /// The bytes of a text; nil when the encoding lacks one of its characters.
  public static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if let position: Int = upper.firstIndex(of: scalar) {
        bytes.append(UInt8(0x80 + position))
      } else {
        return nil
      }
    }
    return bytes
  }
}
