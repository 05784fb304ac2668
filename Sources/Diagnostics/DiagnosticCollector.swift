/// Takes findings as they are made.
public protocol DiagnosticSink {
  /// Takes one finding.
  mutating func report(_ diagnostic: Diagnostic)
}

/// Keeps the first findings up to a limit and counts the rest, so that a hostile file cannot fill memory with messages.
public struct DiagnosticCollector: DiagnosticSink, Sendable {
  /// The findings that were kept, in the order in which they came.
  public private(set) var diagnostics: [Diagnostic] = []
  /// How many findings came after the limit was reached.
  public private(set) var omittedCount: Int = 0
  /// Whether any finding, kept or not, is an error.
  public private(set) var hasErrors: Bool = false
  /// How many findings are kept.
  public let limit: Int

  /// Makes an empty collector.
  public init(limit: Int = 200) {
    self.limit = limit
  }

  /// Whether a further finding would be kept; wording one that is not kept can be spared.
  public var hasRoom: Bool { diagnostics.count < limit }

  /// Takes one finding.
  public mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { hasErrors = true }
    if hasRoom { diagnostics.append(diagnostic) } else { omittedCount += 1 }
  }

  /// Counts findings that were not worded because there were too many already.
  public mutating func reportOmitted(_ count: Int) {
    omittedCount += max(0, count)
  }
}
