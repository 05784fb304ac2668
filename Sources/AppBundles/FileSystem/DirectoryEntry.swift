/// One name in a directory.
public struct DirectoryEntry: Sendable, Hashable {
  /// The name, as the directory spells it.
  public var name: String
  /// What it is, links not followed.
  public var kind: FileKind
  /// The text of a symbolic link; nil for everything else.
  public var linkTarget: String?

  /// States an entry.
  public init(_ name: String, _ kind: FileKind, linkTarget: String? = nil) {
    self.name = name
    self.kind = kind
    self.linkTarget = linkTarget
  }

  /// Whether it is a directory or a link, which may lead to one.
  public var mayBeDirectory: Bool { kind == .directory || kind == .symbolicLink }
}
