/// The ways in which tools write a key path.
public enum PropertyListPathDialect: String, Sendable, Hashable, CaseIterable {
  /// The syntax of this project: `CFBundleDocumentTypes[0].CFBundleTypeName`, `NSExceptionDomains."example.com"`. It is never ambiguous.
  case own
  /// The syntax of `plutil`: `a.b.0`, a literal period as `\.`. A whole number is a position in an array and a key in a dictionary.
  case plutil
  /// The syntax of PlistBuddy: `:a:b:0`, a literal colon as `\:`, quotes around anything. A last empty component is the end of an array.
  case plistBuddy
  /// JSON Pointer (RFC 6901): `/a~1b/0`, with `~0` for a tilde, `~1` for a slash, and `-` for the end of an array.
  case jsonPointer
  /// What a command line takes: a leading `/` starts a JSON Pointer, a leading `:` a path of PlistBuddy, anything else is `own`.
  case automatic
}
