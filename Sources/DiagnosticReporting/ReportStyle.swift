/// How text for a person is drawn.
public struct ReportStyle: Sendable, Hashable {
  /// Whether colours and weights are written as terminal escape sequences.
  public var usesColor: Bool
  /// The number of columns; source lines are cut to it.
  public var width: Int

  /// Makes a style.
  public init(usesColor: Bool = false, width: Int = 120) {
    self.usesColor = usesColor
    self.width = min(max(40, width), 1000)
  }

  /// Plain text.
  public static let plain: ReportStyle = ReportStyle()

  /// Weights and colours, by what they mean.
  public enum Role: Sendable {
    /// An error.
    case error
    /// A warning.
    case warning
    /// A remark.
    case info
    /// A place or other secondary text.
    case dim
    /// Something to read first.
    case strong
    /// A key.
    case key
    /// A string.
    case string
    /// A number, boolean or date.
    case number
    /// Something that was added or is good.
    case good

    var code: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .info: "1;36"
      case .dim: "2"
      case .strong: "1"
      case .key: "34"
      case .string: "32"
      case .number: "35"
      case .good: "32"
      }
    }
  }

  /// A text in a role; unchanged without colours.
  public func paint(_ text: String, _ role: Role) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
  }
}
