/// How OpenStep, strings and JSON property lists write strings.
extension TextLayout {
  /// Whether the text of a string or key could be written without quotes, so that its quotes show a habit.
  func mayStandUnquoted(_ index: Int) -> Bool {
    guard tree.syntax == .openStep else { return false }
    return tree.string(at: index).map { $0.utf8.allSatisfy(TextLayout.isWordByte) && !$0.isEmpty } ?? false
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }
}
