/// Which settings hold for which path of a run.
public struct LintPlan: Sendable {
  /// Different settings, in the order in which they were first asked for.
  public private(set) var settings: [LintSettings]
  private var indexes: [String: Int] = [:]
  private var known: [LintSettings: Int] = [:]

  /// The same settings for every path.
  public init(_ settings: LintSettings = LintSettings()) {
    self.settings = [settings]
    known = [settings: 0]
  }

  /// States the settings of a path.
  public mutating func set(_ new: LintSettings, for path: String) {
    if let index: Int = known[new] {
      indexes[path] = index
    } else {
      known[new] = settings.count
      indexes[path] = settings.count
      settings.append(new)
    }
  }

  /// The position of the settings of a path in `settings`; those of the run where none were stated.
  public func index(for path: String) -> Int { indexes[path] ?? 0 }
}
