import Diagnostics

/// Something wrong with one object, noted while reading and worded once the paths are known.
struct BinaryProblem {
  enum Kind {
    case offsetOutside(UInt64)
    case unknownMarker(UInt8)
    case badIntegerWidth(UInt8)
    case badRealWidth(UInt8)
    case badDateWidth(UInt8)
    case badLengthMarker(UInt8)
    case runsOutside(PropertyListKind, UInt64)
    case objectCutOff
    case integerOutOfRange(PropertyListInteger)
    case uidOutOfRange
    case highByte(UInt8)
    case loneSurrogate(UInt16)
    case dateNotFinite
    case dateFarAway
    case stringTooLong(Int)
    case null
    case danglingReference(UInt64)
    case keyNotString(PropertyListKind)
    case duplicateKey(first: Int)
    case cycle
    case tooDeep
    case overlap(other: Int)

    /// Whether bytes are no property list. One fault of a file, such as a piece that is missing, makes many of them; they are told once.
    var isDamage: Bool {
      switch self {
      case .offsetOutside, .unknownMarker, .badIntegerWidth, .badRealWidth, .badDateWidth, .badLengthMarker, .runsOutside, .objectCutOff,
        .uidOutOfRange, .danglingReference, .keyNotString, .overlap:
        true
      default: false
      }
    }

    /// Whether the problem only repeats what is told of the object that a reference leads to.
    var isConsequence: Bool {
      if case .keyNotString(.invalid) = self { true } else { false }
    }
  }

  var kind: Kind
  /// The object's number; for a bad reference the container's.
  var object: Int
  var range: SourceRange
  /// For a problem with one entry or element, its position in the container.
  var position: Int?
}

/// The first problems, and the number of all.
struct BinaryProblems {
  private(set) var noted: [BinaryProblem] = []
  private(set) var omittedCount: Int = 0
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  var isEmpty: Bool { noted.isEmpty }

  mutating func note(_ kind: BinaryProblem.Kind, _ object: Int, _ range: SourceRange, position: Int? = nil) {
    if noted.count < limit {
      noted.append(BinaryProblem(kind: kind, object: object, range: range, position: position))
    } else {
      omittedCount += 1
    }
  }
}
