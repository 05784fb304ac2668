/// Text from a file made safe to show in a terminal.
public enum VisibleText {
  /// Control characters become their pictures (U+2400...), so that a file cannot move the cursor or colour the screen; characters that change
  /// the direction of writing become U+FFFD; line ends become `⏎`.
  public static func sanitized(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDangerous) else { return text }
    var result: String = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        result += "⏎"
      } else if scalar.value < 0x20 {
        result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      } else if scalar.value == 0x7F {
        result += "␡"
      } else if isDangerous(scalar) {
        result += "\u{FFFD}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// How many columns a character takes in a terminal: none for a combining mark, two for East Asian wide characters and emoji.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0x1AB0...0x1AFF, 0x20D0...0x20FF: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// How many columns a text takes.
  public static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }
}
