import Linting

/// Whether the parts of a predicate stand in an order that can be parsed: operands and operators take turns, brackets match, each SUBQUERY has its
/// three parts, and what is joined by AND and OR compares something.
struct PredicateStructure {
  /// A pair of brackets that is open, or the whole predicate.
  private struct Level {
    enum Kind { case whole, group, call, subquery, list }

    let kind: Kind
    var expectsOperand: Bool = true
    var isEmpty: Bool = true
    var commas: Int = 0
    /// The first part behind the first comma.
    var variable: PredicateText.Token?
    /// Since the last AND, OR or comma: whether something is compared, or is true or false by itself.
    var isStatement: Bool = false
    /// Whether AND or OR stands since the last comma.
    var hasLogic: Bool = false
    /// The last word, for the message.
    var last: String = ""
  }

  private var levels: [Level] = [Level(kind: .whole)]

  /// The first problem; nil when none is found.
  mutating func problem(in tokens: [PredicateText.Token]) -> PredicateText.Problem? {
    guard !tokens.isEmpty else {
      return PredicateText.Problem(message: "it is empty", help: "write a predicate, or a dictionary of limits")
    }
    for (index, token) in tokens.enumerated() {
      if let problem: PredicateText.Problem = take(token, before: index > 0 ? tokens[index - 1] : nil) { return problem }
    }
    guard levels.count == 1 else { return PredicateText.Problem(message: "a bracket is never closed", help: "close it") }
    return end(levels[0]) ?? (levels[0].isStatement ? nil : Self.nothingCompared(levels[0]))
  }

  private var top: Int { levels.count - 1 }

  private mutating func take(_ token: PredicateText.Token, before: PredicateText.Token?) -> PredicateText.Problem? {
    if levels[top].commas == 1, levels[top].variable == nil, token != .comma { levels[top].variable = token }
    switch token {
    case .open:
      if case .word(let name)? = before, !levels[top].expectsOperand {
        levels.append(Level(kind: name.uppercased() == "SUBQUERY" ? .subquery : .call))
        return nil
      }
      guard levels[top].expectsOperand else { return Self.missingOperator("a bracket") }
      begin("a bracket")
      levels.append(Level(kind: .group))
    case .openBrace:
      guard levels[top].expectsOperand else { return Self.missingOperator("a list") }
      begin("a list")
      levels.append(Level(kind: .list))
    case .close, .closeBrace: return close(token)
    case .comma:
      if let problem: PredicateText.Problem = end(levels[top]) { return problem }
      levels[top].commas += 1
      levels[top].expectsOperand = true
      levels[top].isStatement = false
      levels[top].hasLogic = false
    case .text: return operand("a text")
    case .word(let word): return take(word: word)
    case .sign(let sign):
      guard PredicateText.signs.contains(sign) else {
        return PredicateText.Problem(message: "'\(sign)' is no operator", help: "write one of the operators of predicates, such as '=='")
      }
      if levels[top].expectsOperand, ["!", "-", "+"].contains(sign) { return nil }
      return take(operator: sign, isLogic: sign == "&&" || sign == "||", isComparison: PredicateText.comparisonSigns.contains(sign))
    }
    return nil
  }

  private mutating func take(word: String) -> PredicateText.Problem? {
    let name: String = word.uppercased()
    if levels[top].expectsOperand, PredicateText.prefixes.contains(name) { return nil }
    // Between takes two operands that AND joins in other languages, a list in this one.
    if name == "AND" || name == "OR" { return take(operator: word, isLogic: true, isComparison: false) }
    if PredicateText.comparisons.contains(name), !levels[top].expectsOperand || levels[top].isEmpty {
      return take(operator: word, isLogic: false, isComparison: true)
    }
    // What follows a bracket with a period continues its key path.
    if !levels[top].expectsOperand, word.hasPrefix(".") { return nil }
    guard !levels[top].expectsOperand else {
      begin(word)
      if name == "TRUEPREDICATE" || name == "FALSEPREDICATE" { levels[top].isStatement = true }
      return nil
    }
    let known: [String] = PredicateText.comparisons.sorted()
    let near: String? = ValueNames.nearest(to: name, among: known)
    return PredicateText.Problem(
      message: "'\(word)' is no operator", help: near.map { "did you mean '\($0)'?" } ?? "compare what stands before and behind it")
  }

  private mutating func take(operator word: String, isLogic: Bool, isComparison: Bool) -> PredicateText.Problem? {
    if levels[top].expectsOperand {
      return PredicateText.Problem(message: "nothing stands before '\(word)'", help: "complete the comparison")
    }
    if isLogic {
      guard levels[top].isStatement else { return Self.nothingCompared(levels[top]) }
      levels[top].isStatement = false
      levels[top].hasLogic = true
    }
    if isComparison { levels[top].isStatement = true }
    levels[top].expectsOperand = true
    levels[top].last = word
    return nil
  }

  private mutating func operand(_ words: String) -> PredicateText.Problem? {
    guard levels[top].expectsOperand else { return Self.missingOperator(words) }
    begin(words)
    return nil
  }

  private mutating func begin(_ words: String) {
    levels[top].expectsOperand = false
    levels[top].isEmpty = false
    levels[top].last = words
  }

  private mutating func close(_ token: PredicateText.Token) -> PredicateText.Problem? {
    guard levels.count > 1, (levels[top].kind == .list) == (token == .closeBrace) else {
      return PredicateText.Problem(message: "a bracket is closed that was never opened", help: "delete it, or open one before")
    }
    let level: Level = levels.removeLast()
    if let problem: PredicateText.Problem = end(level) { return problem }
    switch level.kind {
    case .subquery:
      var isVariable: Bool = false
      if case .word(let name)? = level.variable { isVariable = name.hasPrefix("$") && name.count > 1 }
      guard level.commas == 2, isVariable else {
        return PredicateText.Problem(
          message: "a SUBQUERY does not have a collection, a variable and a predicate",
          help: "write SUBQUERY(collection, $variable, predicate)")
      }
      if !level.isStatement { return Self.nothingCompared(level) }
    case .group:
      if level.isStatement { levels[top].isStatement = true }
      if level.hasLogic, !level.isStatement { return Self.nothingCompared(level) }
    case .whole, .call, .list: break
    }
    return nil
  }

  /// What is wrong where a level or a part of it ends.
  private func end(_ level: Level) -> PredicateText.Problem? {
    if level.expectsOperand, level.isEmpty, level.kind == .call || level.kind == .list { return nil }
    guard level.expectsOperand else { return nil }
    return PredicateText.Problem(
      message: level.last.isEmpty ? "a pair of brackets is empty" : "nothing follows '\(level.last)'", help: "complete the comparison")
  }

  private static func missingOperator(_ words: String) -> PredicateText.Problem {
    PredicateText.Problem(message: "\(words) follows without an operator", help: "compare the two, or join them with AND or OR")
  }

  private static func nothingCompared(_ level: Level) -> PredicateText.Problem {
    PredicateText.Problem(message: "'\(level.last)' is compared with nothing", help: "write a comparison, such as '@count == 1'")
  }
}
