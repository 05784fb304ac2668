import Linting

/// Small grammars that several rules share.
enum Grammar {
  /// Whether all bytes are digits, and there is at least one.
  static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether a text is one to `count` whole numbers joined by periods.
  static func isVersion(_ text: Substring, upTo count: Int) -> Bool {
    let parts: [Substring] = text.split(separator: ".", omittingEmptySubsequences: false)
    return (1...count).contains(parts.count) && parts.allSatisfy(isDigits)
  }

  /// A build version without the suffix of its development stage (`d`, `a`, `b`, `f` or `fc` and a number from 1 to 255).
  static func withoutStage(_ text: String) -> Substring {
    for stage in ["fc", "f", "d", "a", "b"] {
      guard let range = text.firstRange(of: stage) else { continue }
      let number: Substring = text[range.upperBound...]
      if isDigits(number), number.count <= 3, let value: Int = Int(number), (1...255).contains(value) { return text[..<range.lowerBound] }
    }
    return text[...]
  }

  /// Whether a byte may stand in a bundle identifier.
  static func isIdentifierCharacter(_ character: Character) -> Bool {
    guard let byte: UInt8 = character.asciiValue else { return false }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return true
    default: return byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
  }

  /// What a store does with a product that lacks a version or has a bad one.
  static func storeNote(_ facts: Facts) -> String {
    isStrictlyJudged(facts) ? "the App Store refuses it" : "the App Store refuses it in uploads"
  }

  /// Whether a store or a device judges the product: it is an app, an extension or a framework of a platform with a strict installer.
  static func isStrictlyJudged(_ facts: Facts) -> Bool {
    facts.stage == .product && !facts.platforms.isEmpty && !facts.mayBe(.macOS) && !facts.mayBe(.macCatalyst)
  }
}
