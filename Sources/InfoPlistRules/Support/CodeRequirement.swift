import Linting

/// Code requirements, as far as their outer form goes.
enum CodeRequirement {
  /// The identifier that a requirement asks for; nil when it names none or several.
  static func identifier(in text: String) -> String? {
    let parts: [Substring] = text.split(whereSeparator: \.isWhitespace)
    let positions: [Int] = parts.indices.filter { parts[$0].drop { $0 == "(" } == "identifier" }
    guard positions.count == 1, parts.indices.contains(positions[0] + 1) else { return nil }
    var name: Substring = parts[positions[0] + 1]
    while name.hasSuffix(")") { name.removeLast() }
    if name.hasPrefix("\""), name.hasSuffix("\""), name.utf8.count > 2 { name = name.dropFirst().dropLast() }
    return !name.isEmpty && name.allSatisfy(Grammar.isIdentifierCharacter) ? String(name) : nil
  }

  /// Whether the quotes and parentheses of a requirement match, and there is something in it.
  static func isBalanced(_ text: String) -> Bool {
    var depth: Int = 0
    var isQuoted: Bool = false
    var isEmpty: Bool = true
    for character in text {
      if !character.isWhitespace { isEmpty = false }
      switch character {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted:
        depth -= 1
        if depth < 0 { return false }
      default: break
      }
    }
    return depth == 0 && !isQuoted && !isEmpty
  }
}
