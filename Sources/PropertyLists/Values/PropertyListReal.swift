/// A floating-point number with the spelling that a text file gave it.
public struct PropertyListReal: Hashable, Sendable, ExpressibleByFloatLiteral {
  /// The number; infinities and not-a-number are allowed.
  public var value: Double
  /// How the file spelt it, for example `1.50`; nil for a number that did not come from text.
  public var spelling: String?

  /// Makes a number.
  public init(_ value: Double, spelling: String? = nil) {
    self.value = value
    self.spelling = spelling
  }

  /// Makes a number from a literal.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Whether both are the same number, bit for bit but for the payload of not-a-number. Spellings do not count.
  public static func == (left: PropertyListReal, right: PropertyListReal) -> Bool {
    left.value.isNaN ? right.value.isNaN : left.value.bitPattern == right.value.bitPattern
  }

  /// Feeds the number, not its spelling.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value.isNaN ? Double.nan.bitPattern : value.bitPattern)
  }
}
