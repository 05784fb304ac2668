public import Diagnostics
public import Linting
public import PropertyLists

/// What `Workspace.fix` would write. Nothing has been written yet.
public struct FixAnswer: Sendable {
  /// A file with changes.
  public struct File: Sendable {
    /// Its path.
    public let path: String
    /// The file as it is.
    public let before: PropertyListDocument
    /// The bytes to write.
    public let after: SourceBytes
    /// The fixes in them, in the order in which they were made.
    public let applied: [FixRound.Applied]
  }

  /// The files with changes, sorted by path.
  public var files: [File] = []
  /// What is found after the changes.
  public var remaining: CheckAnswer = CheckAnswer()
  /// How many rounds it took.
  public var rounds: Int = 0
  /// Whether nothing was left to fix; false when the rounds ran out.
  public var isSettled: Bool = true
}
