/// What can stand at a path.
public enum FileKind: String, Sendable, Hashable, CaseIterable {
  /// A regular file.
  case file
  /// A directory.
  case directory
  /// A symbolic link that was not followed.
  case symbolicLink
  /// A device, socket or pipe.
  case other
}

/// What a file system tells about a path.
public struct FileInfo: Sendable, Hashable {
  /// What stands there.
  public var kind: FileKind
  /// Bytes of a file; zero for everything else.
  public var size: Int
  /// Whether somebody may execute the file; true where the file system does not know.
  public var isExecutable: Bool

  /// States the facts.
  public init(kind: FileKind, size: Int = 0, isExecutable: Bool = true) {
    self.kind = kind
    self.size = size
    self.isExecutable = isExecutable
  }
}
