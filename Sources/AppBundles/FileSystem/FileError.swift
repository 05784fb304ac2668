/// Why a file or directory could not be used, in words for the user.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Reason: Sendable, Hashable {
    /// Nothing stands at the path.
    case notFound
    /// A file was expected and a directory found.
    case isDirectory
    /// A directory was expected and something else found.
    case notDirectory
    /// The rights of the user do not suffice.
    case noPermission
    /// The file is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// A chain of links does not end.
    case linkLoop
    /// Anything else, in the words of the system.
    case other(String)
  }

  /// The path, as it was asked for.
  public var path: String
  /// What went wrong.
  public var reason: Reason

  /// States a failure.
  public init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// One line without a full stop: `'a/b' does not exist`.
  public var description: String {
    switch reason {
    case .notFound: "'\(path)' does not exist"
    case .isDirectory: "'\(path)' is a directory"
    case .notDirectory: "'\(path)' is not a directory"
    case .noPermission: "'\(path)' may not be read"
    case .tooLarge(let limit): "'\(path)' is larger than \(limit) bytes"
    case .linkLoop: "'\(path)' leads in a circle of symbolic links"
    case .other(let words): "'\(path)' cannot be read: \(words)"
    }
  }
}
