import PropertyLists

/// The version of a bundle in both senses.
public struct VersionNumbers: Sendable, Hashable {
  /// What the documentation makes of `CFBundleVersion`; nil when it is no string or breaks the grammar.
  public let documented: BundleVersion?
  /// What is wrong with `CFBundleVersion` by the documentation.
  public let problems: [BundleVersionProblem]
  /// What the bundle code computes; zero when it computes nothing.
  public let computed: BundleCodeVersion

  /// Whether the two senses speak of the same numbers.
  public var agree: Bool {
    guard let documented else { return !computed.isValid }
    return BundleCodeVersion(documented.description) == computed && computed.isValid
  }
}

extension ResolvedInfo {
  /// The version in both senses. The bundle code looks at `CFBundleNumericVersion` before `CFBundleVersion`, and takes an integer as it is in
  /// the first only.
  public func versionNumbers() -> Decision<VersionNumbers> {
    var steps: [DecisionStep] = []
    let version: ResolvedValue? = unlocalizedValue("CFBundleVersion")
    let numeric: ResolvedValue? = unlocalizedValue("CFBundleNumericVersion")
    var computed: BundleCodeVersion = BundleCodeVersion(value: 0)
    if let source: ResolvedValue = numeric ?? version {
      if let text: String = source.node.string {
        computed = BundleCodeVersion(text)
      } else if source.key == "CFBundleNumericVersion", let number: PropertyListInteger = source.node.integer {
        computed = BundleCodeVersion(value: UInt32(truncatingIfNeeded: number.low))
      }
      steps.append(
        DecisionStep(
          .decides,
          computed.isValid
            ? "the bundle code computes \(computed.hexadecimal) from '\(source.key)'"
            : "the bundle code does not understand '\(source.key)' and computes 0",
          path: PropertyListPath([.key(source.key)]), place: source.place, bases: [.bundleCode("version numbers")]))
    }
    let text: String? = version?.node.string
    let problems: [BundleVersionProblem] = text.map(BundleVersionProblem.problems) ?? []
    for problem in problems {
      steps.append(
        DecisionStep(
          .notes, "by the documentation, \(problem.words)", path: PropertyListPath([.key("CFBundleVersion")]), place: version?.place,
          bases: [.requirement("R-VER-007")]))
    }
    return Decision(
      VersionNumbers(documented: text.flatMap { BundleVersion($0) }, problems: problems, computed: computed), place: version?.place,
      steps: steps)
  }
}
