/// From when until when a rule holds, where the world changes at a date. Dates are `YYYY-MM-DD`, so that they compare as text.
public struct RulePeriod: Sendable, Hashable {
  /// The first day; nil: since ever. Before it, findings are remarks that name the day.
  public let from: String?
  /// The first day on which it does not hold any more; nil: for ever.
  public let until: String?

  /// States a period.
  public init(from: String? = nil, until: String? = nil) {
    self.from = from
    self.until = until
  }

  /// No limits.
  public static let always: RulePeriod = RulePeriod()
}
