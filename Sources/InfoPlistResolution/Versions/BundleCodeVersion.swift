/// The number that the bundle code makes of a version text: the classic form in binary-coded decimals, whatever the documentation says.
///
/// Tens and units of the first number, one digit each of the second and third, the stage, and the build: `1.2.3b4` is `0x01236004`.
public struct BundleCodeVersion: Sendable, Hashable, Comparable {
  /// The number; zero for every text that the code does not understand.
  public let value: UInt32

  /// Makes a version of the number.
  public init(value: UInt32) {
    self.value = value
  }

  /// Computes the number of a text.
  public init(_ text: String) {
    value = Self.parse(Array(text.utf16)) ?? 0
  }

  /// Whether the code understood the text. A valid zero is `0x00008000`.
  public var isValid: Bool { value != 0 }

  /// Compares the numbers, as the code does.
  public static func < (left: BundleCodeVersion, right: BundleCodeVersion) -> Bool { left.value < right.value }

  /// The number as eight hexadecimal digits: `0x01236004`.
  public var hexadecimal: String {
    let digits: String = String(value, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static func parse(_ units: [UInt16]) -> UInt32? {
    guard (1...10).contains(units.count) else { return nil }
    var position: Int = 0
    func digit(_ at: Int) -> UInt32? {
      guard at < units.count, units[at] >= 0x30, units[at] <= 0x39 else { return nil }
      return UInt32(units[at] - 0x30)
    }
    func takeDot() -> Bool {
      guard position < units.count, units[position] == 0x2E else { return false }
      position += 1
      return true
    }
    var result: UInt32 = 0
    if let first: UInt32 = digit(position) {
      position += 1
      if let second: UInt32 = digit(position) {
        position += 1
        result = first << 28 | second << 24
      } else {
        result = first << 24
      }
    }
    if takeDot(), let minor: UInt32 = digit(position) {
      position += 1
      result |= minor << 20
      if takeDot(), let patch: UInt32 = digit(position) {
        position += 1
        result |= patch << 16
      }
    }
    var stage: UInt32 = 0x80
    if position < units.count {
      switch units[position] {
      case 0x64: stage = 0x20
      case 0x61: stage = 0x40
      case 0x62: stage = 0x60
      case 0x66: stage = 0x80
      default: return nil
      }
      position += 1
    }
    var build: UInt32 = 0
    var digits: Int = 0
    while digits < 3, let next: UInt32 = digit(position) {
      build = build * 10 + next
      position += 1
      digits += 1
    }
    guard position == units.count, build <= 255 else { return nil }
    return result | stage << 8 | build
  }
}
