import Diagnostics
public import PropertyLists

extension PropertyListDocument {
  /// Errors of this package's readers over which Apple's reader passes.
  private static let toleratedErrors: Set<DiagnosticID> = ["syntax/bad-date", "syntax/bad-data"]

  /// Whether the systems get values out of the document. Where they do not, they behave as if the dictionary were empty.
  ///
  /// JSON is no format of theirs, and one error makes a whole file unreadable.
  public var isReadBySystems: Bool {
    guard format != .json else { return false }
    return !hasErrors || diagnostics.allSatisfy { $0.severity != .error || Self.toleratedErrors.contains($0.id) }
  }
}
