/// Whether a fix may be applied without a person looking at it.
public enum FixApplicability: String, Sendable, Hashable, CaseIterable {
  /// It keeps the meaning, or restores the one that was certainly meant.
  case safe
  /// It may change the meaning; somebody has to agree.
  case unsafe
  /// It only shows the way, and cannot be applied.
  case display
}

/// A change that would make a finding go away.
public struct Fix: Hashable, Sendable {
  /// What the fix does, in the imperative: "rename the key".
  public var message: String
  /// Whether it may be applied without a person looking.
  public var applicability: FixApplicability
  /// The text edits in the file of the finding; empty where the file is binary and the change is made on its values.
  public var edits: [TextEdit]

  /// Makes a fix.
  public init(_ message: String, applicability: FixApplicability, edits: [TextEdit]) {
    self.message = message
    self.applicability = applicability
    self.edits = edits
  }
}
