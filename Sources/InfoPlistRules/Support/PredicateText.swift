import Linting

/// Looks at the text of a predicate as far as its words and brackets go.
struct PredicateText {
  /// What is wrong with a predicate.
  struct Problem {
    /// The fact.
    let message: String
    /// What to do.
    let help: String
  }

  private enum Token: Equatable {
    case open, close, comma
    case text
    case word(String)
    case sign(String)
  }

  /// The first problem of a predicate; nil when none is found.
  static func problem(in text: String) -> Problem? {
    var tokens: [Token] = []
    var rest: Substring = text[...]
    while let first: Character = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      switch first {
      case "(": tokens.append(.open)
      case ")": tokens.append(.close)
      case ",": tokens.append(.comma)
      case "\"", "'":
        guard let end: Substring.Index = closing(first, in: rest.dropFirst()) else {
          let typographic: Bool = rest.contains { "\u{201C}\u{201D}\u{2018}\u{2019}".contains($0) }
          return Problem(
            message: typographic ? "a text in it ends with a typographic quotation mark" : "a text in it is never closed",
            help: "write straight quotation marks on both sides")
        }
        tokens.append(.text)
        rest = rest[end...]
      case "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}":
        return Problem(message: "it has typographic quotation marks", help: "write straight quotation marks")
      case "[": return Problem(message: "it has an index in square brackets", help: "use SUBQUERY, or a key path without an index")
      default:
        let word: Substring = rest.prefix { isWord($0) }
        if !word.isEmpty {
          tokens.append(.word(String(word)))
          rest = rest[word.endIndex...]
        } else {
          let sign: Substring = rest.prefix { "&|!=<>+-*/%^:;?#~`\\".contains($0) }
          guard !sign.isEmpty else { return Problem(message: "it has the character '\(first)'", help: "delete it") }
          tokens.append(.sign(String(sign)))
          rest = rest[sign.endIndex...]
        }
        continue
      }
      rest.removeFirst()
    }
    return structure(of: tokens)
  }

  /// The index of the quotation mark that ends a text; a backslash takes the next character along.
  private static func closing(_ quote: Character, in rest: Substring) -> Substring.Index? {
    var index: Substring.Index = rest.startIndex
    while index < rest.endIndex {
      if rest[index] == "\\" {
        index = rest.index(after: index)
        guard index < rest.endIndex else { return nil }
      } else if rest[index] == quote {
        return index
      }
      index = rest.index(after: index)
    }
    return nil
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "$@._-{}".contains(character)
  }

  /// Brackets, the parts of each SUBQUERY, and words that stand side by side without an operator.
  private static func structure(of tokens: [Token]) -> Problem? {
    guard !tokens.isEmpty else { return Problem(message: "it is empty", help: "write a predicate, or a dictionary of limits") }
    // For each open bracket: whether it belongs to SUBQUERY, the commas so far, and the first token after the first comma.
    var brackets: [(isSubquery: Bool, commas: Int, variable: Token?)] = []
    for (index, token) in tokens.enumerated() {
      let before: Token? = index > 0 ? tokens[index - 1] : nil
      if case .comma? = before, let top: Int = brackets.indices.last, brackets[top].commas == 1, brackets[top].variable == nil {
        brackets[top].variable = token
      }
      switch token {
      case .open:
        var isSubquery: Bool = false
        if case .word(let name)? = before { isSubquery = name.uppercased() == "SUBQUERY" }
        brackets.append((isSubquery, 0, nil))
      case .comma:
        if let top: Int = brackets.indices.last { brackets[top].commas += 1 }
      case .close:
        guard let bracket = brackets.popLast() else {
          return Problem(message: "a bracket is closed that was never opened", help: "delete it, or open one before")
        }
        guard bracket.isSubquery else { continue }
        var isVariable: Bool = false
        if case .word(let name)? = bracket.variable { isVariable = name.hasPrefix("$") && name.count > 1 }
        if bracket.commas != 2 || !isVariable {
          return Problem(
            message: "a SUBQUERY does not have a collection, a variable and a predicate",
            help: "write SUBQUERY(collection, $variable, predicate)")
        }
      case .text, .word, .sign: break
      }
    }
    guard brackets.isEmpty else { return Problem(message: "a bracket is never closed", help: "close it") }
    if case .word(let name)? = tokens.last, operators.contains(name.uppercased()) {
      return Problem(message: "nothing follows '\(name)'", help: "complete the comparison")
    }
    return nil
  }

  private static let operators: Set<String> = [
    "AND", "OR", "NOT", "ANY", "ALL", "SOME", "NONE", "IN", "UTI-CONFORMS-TO", "UTI-EQUALS", "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE",
    "MATCHES", "SUBQUERY",
  ]
}
