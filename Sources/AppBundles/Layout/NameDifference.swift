/// A name on disk that differs only in case from the name that systems open.
public struct NameDifference: Sendable, Hashable {
  /// Path of the directory that holds the name.
  public let directory: String
  /// The name as it stands on disk.
  public let found: String
  /// The name as systems spell it.
  public let expected: String

  /// States a difference.
  public init(directory: String, found: String, expected: String) {
    self.directory = directory
    self.found = found
    self.expected = expected
  }

  /// The path as it stands on disk.
  public var path: String { FilePath.join(directory, found) }
}
