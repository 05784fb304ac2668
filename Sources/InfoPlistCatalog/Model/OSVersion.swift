/// A version of an operating system: one to three numbers. Written as a string literal in the catalogue.
public struct OSVersion: Sendable, Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// First number; -1 when the text was not a version (found by a test of the catalogue).
  public let major: Int
  /// Second number, 0 when not written.
  public let minor: Int
  /// Third number, 0 when not written.
  public let patch: Int

  /// Makes a version of its numbers.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads one to three period-separated numbers of at most six digits; nil for any other text.
  public init?(text: String) {
    var numbers: [Int] = []
    for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.count <= 6, part.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 &- 0x30) })
    }
    guard (1...3).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Reads the literal; a wrong one becomes a version that `isValid` denies.
  public init(stringLiteral text: String) {
    self = OSVersion(text: text) ?? OSVersion(-1)
  }

  /// Whether the version was made from valid text.
  public var isValid: Bool { major >= 0 }

  /// Two or three numbers: `13.0`, `10.13.4`.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  /// Compares number by number.
  public static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
