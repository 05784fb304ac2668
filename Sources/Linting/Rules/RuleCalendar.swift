/// Which rules begin and end to hold on which day.
public struct RuleCalendar: Sendable {
  /// What happens on a day.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// Findings that were remarks get their severity.
    case begins
    /// The rule does not hold any more.
    case ends
  }

  /// A change of one rule.
  public struct Event: Sendable {
    /// The day, `YYYY-MM-DD`.
    public let day: String
    /// What happens.
    public let change: Change
    /// The rule.
    public let info: RuleInfo

    /// The change in words: "becomes an error".
    public func words(isPast: Bool) -> String {
      let severity: String = info.severity == .error ? "an error" : info.severity == .warning ? "a warning" : "a remark"
      switch change {
      case .begins: return isPast ? "is \(severity) since" : "becomes \(severity)"
      case .ends: return isPast ? "does not hold since" : "ends to hold"
      }
    }
  }

  /// The changes, by day and rule.
  public let events: [Event]

  /// Collects the changes of rules.
  public init(_ infos: [RuleInfo]) {
    var events: [Event] = []
    for info in infos {
      if let day: String = info.period.from { events.append(Event(day: day, change: .begins, info: info)) }
      if let day: String = info.period.until { events.append(Event(day: day, change: .ends, info: info)) }
    }
    self.events = events.sorted { ($0.day, $0.info.id.rawValue) < ($1.day, $1.info.id.rawValue) }
  }
}
