/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// A remark; it never changes an exit code.
  case info
  /// Probably wrong or risky.
  case warning
  /// Wrong: a reader, a build, an install or a store refuses it, or a value is lost.
  case error

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Orders from `info` to `error`.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }
}
