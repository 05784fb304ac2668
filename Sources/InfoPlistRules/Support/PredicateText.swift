import Linting

/// Looks at the text of a predicate as far as its words, operators and brackets go.
struct PredicateText {
  /// What is wrong with a predicate.
  struct Problem {
    /// The fact.
    let message: String
    /// What to do.
    let help: String
  }

  /// A part of the text.
  enum Token: Equatable {
    case open, close, comma, openBrace, closeBrace
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
      case "{": tokens.append(.openBrace)
      case "}": tokens.append(.closeBrace)
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
      case "[":
        // Comparisons of texts have options in square brackets.
        guard case .word(let word)? = tokens.last, comparisons.contains(word.uppercased()),
          let end: Substring.Index = rest.firstIndex(of: "]"),
          rest[..<end].dropFirst().allSatisfy({ "cdnlw".contains($0) })
        else { return Problem(message: "it has an index in square brackets", help: "use SUBQUERY, or a key path without an index") }
        rest = rest[end...]
      default:
        let word: Substring = rest.prefix { isWord($0) }
        let part: Substring
        if word.isEmpty || word == "-" {
          let sign: Substring = rest.prefix { "&|!=<>+-*/%^:;?#~`\\".contains($0) }
          guard !sign.isEmpty else { return Problem(message: "it has the character '\(first)'", help: "delete it") }
          // A sign of its own may stand before the next operand: `==-1`, `==!`.
          part = signs.contains(String(sign)) || sign.count == 1 ? sign : longestSign(sign)
          tokens.append(.sign(String(part)))
        } else {
          part = word
          tokens.append(.word(String(part)))
        }
        rest = rest[part.endIndex...]
        continue
      }
      rest.removeFirst()
    }
    var structure: PredicateStructure = PredicateStructure()
    return structure.problem(in: tokens)
  }

  /// The longest operator with which a run of signs starts, when only `-` and `!` follow it; else the whole run.
  private static func longestSign(_ run: Substring) -> Substring {
    for count in stride(from: min(2, run.count), to: 0, by: -1) {
      let start: Substring = run.prefix(count)
      if signs.contains(String(start)), run.dropFirst(count).allSatisfy({ $0 == "-" || $0 == "!" }) { return start }
    }
    return run
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
    character.isLetter || character.isNumber || "$@._-".contains(character)
  }

  /// The operators that are signs.
  static let signs: Set<String> = comparisonSigns.union(["&&", "||", "!", "+", "-", "*", "/", "**"])
  /// Those that compare.
  static let comparisonSigns: Set<String> = ["=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>"]
  /// The words that compare.
  static let comparisons: Set<String> = [
    "BEGINSWITH", "BETWEEN", "CONTAINS", "ENDSWITH", "IN", "LIKE", "MATCHES", "UTI-CONFORMS-TO", "UTI-EQUALS",
  ]
  /// The words that stand before an operand.
  static let prefixes: Set<String> = ["ALL", "ANY", "NONE", "NOT", "SOME"]
}
