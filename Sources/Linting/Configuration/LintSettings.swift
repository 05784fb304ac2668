/// What holds for one file: which rules run, what is known of the target, and what is silenced by key path.
public struct LintSettings: Sendable, Hashable {
  /// Which rules run.
  public var options: LintOptions
  /// What the user says about the target.
  public var target: LintTarget
  /// Suppressions of the configuration that apply to the file.
  public var suppressions: [KeyPathSuppression]
  /// The keys of libraries that the user knows besides those that are built in; nil: none.
  public var libraryKeys: LibraryIndex?

  /// States settings.
  public init(
    options: LintOptions = LintOptions(), target: LintTarget = LintTarget(), suppressions: [KeyPathSuppression] = [],
    libraryKeys: LibraryIndex? = nil
  ) {
    self.options = options
    self.target = target
    self.suppressions = suppressions
    self.libraryKeys = libraryKeys
  }

  /// Adds what is stated nearer to the user, which wins.
  public mutating func apply(_ section: LintConfiguration.Section) {
    if !section.select.isEmpty { options.select = section.select }
    options.extend += section.extend
    options.ignore += section.ignore
    options.levels += section.levels
    if let previews: Bool = section.includesPreviews { options.includesPreviews = previews }
    if let profile: LintProfile = section.profile { options.profile = profile }
    for (id, values) in section.values { options.values[id, default: [:]].merge(values) { _, new in new } }
    target = target.overridden(by: section.target)
  }

  /// Adds what the command line says. Rules that are selected there run whatever a configuration switched off.
  public mutating func apply(commandLine options: LintOptions, target: LintTarget) {
    if !options.select.isEmpty {
      self.options.select = options.select
      self.options.extend = []
      self.options.ignore = []
      self.options.levels.removeAll { $0.level == .off }
      self.options.profile = nil
    }
    self.options.extend += options.extend
    self.options.ignore += options.ignore
    self.options.levels += options.levels
    if options.includesPreviews { self.options.includesPreviews = true }
    if let profile: LintProfile = options.profile { self.options.profile = profile }
    for (id, values) in options.values { self.options.values[id, default: [:]].merge(values) { _, new in new } }
    if !options.obeysSuppressions { self.options.obeysSuppressions = false }
    self.target = self.target.overridden(by: target)
  }
}

extension LintTarget {
  /// The target with what another one states in place of its own.
  public func overridden(by other: LintTarget) -> LintTarget {
    LintTarget(
      stage: other.stage ?? stage, platform: other.platform ?? platform, product: other.product ?? product,
      deploymentTarget: other.deploymentTarget ?? deploymentTarget, sdk: other.sdk ?? sdk, today: other.today ?? today)
  }
}
