/// The stable name of a kind of finding: `category/kebab-name`, for example `syntax/unclosed-element`.
///
/// The name states the bad pattern, so that "ignore syntax/unclosed-element" reads well. Names never change their meaning.
public struct DiagnosticID: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The whole name, for example `syntax/unclosed-element`.
  public let rawValue: String

  /// Makes an identifier from its whole name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes an identifier from a literal.
  public init(stringLiteral value: String) {
    self.rawValue = value
  }

  /// The part before the slash, or the whole name when there is none.
  public var category: String {
    String(rawValue.prefix { $0 != "/" })
  }

  /// The whole name.
  public var description: String { rawValue }

  /// Orders identifiers by their text.
  public static func < (left: DiagnosticID, right: DiagnosticID) -> Bool {
    left.rawValue < right.rawValue
  }
}
