/// A version as the documentation defines it for `CFBundleVersion`: one to three numbers, while developing with a suffix for stage and build.
public struct BundleVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// How far a version is from its release, first to last (R-VER-018).
  public enum Stage: String, Sendable, Hashable, CaseIterable, Comparable {
    /// `d`.
    case development = "d"
    /// `a`.
    case alpha = "a"
    /// `b`.
    case beta = "b"
    /// `fc`.
    case finalCandidate = "fc"
    /// No suffix.
    case release = ""

    /// Orders stages from development to release.
    public static func < (left: Stage, right: Stage) -> Bool { left.order < right.order }

    private var order: Int {
      switch self {
      case .development: 0
      case .alpha: 1
      case .beta: 2
      case .finalCandidate: 3
      case .release: 4
      }
    }
  }

  /// The numbers, one to three, without leading zeros (R-VER-010).
  public let components: [Int]
  /// The stage.
  public let stage: Stage
  /// The build within the stage, 1...255; zero for a release.
  public let build: Int

  /// Reads a version; nil for a text that breaks the grammar. `BundleVersionProblem.problems(in:)` names everything that is wrong with it.
  public init?(_ text: String) {
    let reading: BundleVersionReading = BundleVersionReading(text)
    guard reading.problems.allSatisfy(\.isTolerable), !reading.components.isEmpty else { return nil }
    components = reading.components
    stage = reading.stage
    build = reading.build
  }

  /// Compares number by number, a missing one counting as zero, then by stage, then by build.
  public static func < (left: BundleVersion, right: BundleVersion) -> Bool {
    for index in 0..<3 where left[index] != right[index] { return left[index] < right[index] }
    return (left.stage, left.build) < (right.stage, right.build)
  }

  /// Whether two versions are the same to a system: `1.2` and `1.2.0`, `1.02.3` and `1.2.3`.
  public static func == (left: BundleVersion, right: BundleVersion) -> Bool {
    (0..<3).allSatisfy { left[$0] == right[$0] } && left.stage == right.stage && left.build == right.build
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    for index in 0..<3 { hasher.combine(self[index]) }
    hasher.combine(stage)
    hasher.combine(build)
  }

  /// A number by position; zero where none is written.
  public subscript(index: Int) -> Int { components.indices.contains(index) ? components[index] : 0 }

  /// The written form, without leading zeros.
  public var description: String {
    components.map(String.init).joined(separator: ".") + stage.rawValue + (stage == .release ? "" : String(build))
  }
}
