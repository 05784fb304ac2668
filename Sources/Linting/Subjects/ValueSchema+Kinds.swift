public import InfoPlistCatalog
public import PropertyLists

extension ValueSchema {
  /// Whether a value of a kind has this shape, as far as its outermost type goes.
  public func accepts(_ kind: PropertyLists.PropertyListKind) -> Bool {
    switch self {
    case .string: kind == .string
    case .choice(let table):
      kind == .string && table.entries.contains { !$0.isInteger } || kind == .integer && table.entries.contains { $0.isInteger }
    case .boolean: kind == .boolean
    case .integer: kind == .integer
    case .real, .number: kind == .integer || kind == .real
    case .date: kind == .date
    case .data: kind == .data
    case .array: kind == .array
    case .dictionary: kind == .dictionary
    case .anyOf(let shapes): shapes.contains { $0.accepts(kind) }
    case .any: true
    }
  }

  /// The shape that a value of a kind is meant to have; nil when none accepts it.
  public func alternative(for kind: PropertyLists.PropertyListKind) -> ValueSchema? {
    guard case .anyOf(let shapes) = self else { return accepts(kind) ? self : nil }
    for shape in shapes {
      if let found: ValueSchema = shape.alternative(for: kind) { return found }
    }
    return nil
  }

  /// The shapes that are no lists of shapes.
  public var alternatives: [ValueSchema] {
    if case .anyOf(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
  }

  /// The shape in words: `a Boolean`, `an array of strings or a string`.
  public var phrase: String {
    switch self {
    case .string: "a string"
    case .choice(let table): table.entries.first?.isInteger == true ? "an integer" : "a string"
    case .boolean: "a Boolean"
    case .integer: "an integer"
    case .real, .number: "a number"
    case .date: "a date"
    case .data: "data"
    case .array(let element, _):
      switch element {
      case .string, .choice: "an array of strings"
      case .dictionary: "an array of dictionaries"
      case .integer: "an array of integers"
      default: "an array"
      }
    case .dictionary: "a dictionary"
    case .anyOf(let shapes):
      shapes.reduce(into: [String]()) { if !$0.contains($1.phrase) { $0.append($1.phrase) } }.joined(separator: " or ")
    case .any: "any value"
    }
  }
}
