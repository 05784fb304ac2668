public import Testing

/// Names the requirements of the reference that a test proves.
///
/// `infoplist-dev conformance` reads these names out of the test sources and writes `docs/Conformance.md`.
public struct RequirementTrait: TestTrait, SuiteTrait {
  /// The identifiers, for example `R-ATS-033`.
  public let requirements: [String]

  /// Whether tests inside a suite inherit the trait; they do not, each test names its own.
  public var isRecursive: Bool { false }

  /// What a test run shows about the trait.
  public var comments: [Comment] { [Comment(rawValue: "covers " + requirements.joined(separator: ", "))] }
}

extension Trait where Self == RequirementTrait {
  /// The requirements that a test proves.
  public static func covers(_ requirements: String...) -> RequirementTrait {
    RequirementTrait(requirements: requirements)
  }
}
