/// What is wrong with the text of a version.
public enum BundleVersionProblem: Sendable, Hashable {
  /// There is no text.
  case empty
  /// Nothing stands before, between or behind a period.
  case emptyComponent
  /// There are more than three numbers.
  case tooManyComponents(Int)
  /// A character that is neither digit nor period stands before the suffix.
  case character(String)
  /// A number has more digits than it may: four for the first, two for the others (R-VER-012...014).
  case tooManyDigits(component: Int, digits: Int)
  /// The first number is zero (R-VER-008).
  case majorIsZero
  /// The letters of the suffix name no stage (R-VER-018).
  case unknownStage(String)
  /// The suffix has no number (R-VER-019).
  case buildIsMissing
  /// The number of the suffix is zero or above 255 (R-VER-019).
  case buildOutOfRange(String)

  /// Everything that is wrong with a text, in its order.
  public static func problems(in text: String) -> [BundleVersionProblem] { BundleVersionReading(text).problems }

  /// Whether the version still has a meaning that can be compared.
  public var isTolerable: Bool {
    switch self {
    case .majorIsZero, .tooManyDigits: true
    default: false
    }
  }

  /// The problem in words.
  public var words: String {
    switch self {
    case .empty: return "it is empty"
    case .emptyComponent: return "a number is missing beside a period"
    case .tooManyComponents(let count): return "it has \(count) numbers; three are the most"
    case .character(let character): return "'\(character)' is neither a digit nor a period"
    case .tooManyDigits(let component, let digits):
      return "number \(component + 1) has \(digits) digits; \(component == 0 ? "four" : "two") are the most"
    case .majorIsZero: return "the first number is zero"
    case .unknownStage(let letters): return "'\(letters)' is not a stage; d, a, b and fc are"
    case .buildIsMissing: return "the stage has no build number"
    case .buildOutOfRange(let digits): return "the build number \(digits) is not between 1 and 255"
    }
  }
}
