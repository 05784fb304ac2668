/// A file made by a generator.
public struct GeneratedFile: Sendable, Hashable {
  /// Path relative to the package root.
  public let path: String
  /// Whole content.
  public let content: String

  /// States path and content.
  public init(path: String, content: String) {
    self.path = path
    self.content = content
  }
}
