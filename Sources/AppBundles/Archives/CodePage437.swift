/// Names in the character set of the first personal computers, which archives use when they do not say UTF-8.
enum CodePage437 {
  private static let upper: [UInt16] = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}")
      .utf16)

  static func text(_ bytes: some Sequence<UInt8>) -> String {
    String(
      decoding: bytes.map { $0 < 0x80 ? UInt16($0) : Int($0) - 0x80 < upper.count ? upper[Int($0) - 0x80] : 0xFFFD }, as: UTF16.self)
  }
}
