/// A value in a dictionary of App Transport Security.
public enum ExceptionValue: Sendable, Hashable {
  /// True or false.
  case boolean(Bool)
  /// A text.
  case text(String)
}
