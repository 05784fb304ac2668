import Diagnostics

/// What a writer made.
public struct PropertyListWritingResult: Sendable {
  /// The file; empty when there is an error among the diagnostics.
  public let bytes: SourceBytes
  /// What the format could not hold: a warning for each value that changed on the way, an error for each that could not be written. Places are
  /// key paths. At most `limits.diagnosticCount`.
  public let diagnostics: [Diagnostic]
  /// How many further findings there were.
  public let omittedDiagnosticCount: Int
  /// Whether a value could not be written, so that there is no file.
  public let hasErrors: Bool
}
