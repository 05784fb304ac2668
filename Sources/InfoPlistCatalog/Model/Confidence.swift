/// How sure a fact is.
public enum Confidence: String, Sendable, Hashable, CaseIterable {
  /// Stated by the reference, by an Apple page, header or source.
  case high
  /// Derived from such pages, from a build tool or from the versions of a related API.
  case medium
  /// Seen in files of others only, or worded unclearly. Never an error by default.
  case low
}
