/// What holds when the key is absent.
public enum DefaultValue: Sendable, Hashable {
  /// No source says what happens. A Boolean then behaves as NO.
  case notStated
  /// Absence has no effect of its own.
  case nothing
  /// As if this Boolean were written.
  case boolean(Bool)
  /// As if this number were written.
  case integer(Int)
  /// As if this number were written.
  case real(Double)
  /// As if this string were written.
  case string(String)
  /// A rule rather than a value, in own words: "derived from the bundle's extension".
  case rule(String)
}
