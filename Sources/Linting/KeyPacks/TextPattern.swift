/// The form of a text: characters that stand for themselves, and groups of characters in braces.
///
/// `ca-app-pub-{digits:16}~{digits}` is the form of an identifier of AdMob. `{group}` stands for one character or more of a group,
/// `{group:8}` for eight, `{group:8-40}` for eight to forty, `{group:8-}` for eight or more; `{{` for a brace. The whole text has to fit,
/// letter by letter. Matching takes time in proportion to the lengths of pattern and text, whatever they are.
public struct TextPattern: Sendable, Hashable, CustomStringConvertible {
  /// A group of characters.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    /// 0 to 9.
    case digits
    /// Digits of base 16, in either case.
    case hexadecimal
    /// A to Z, in either case.
    case letters
    /// Letters and digits.
    case alphanumeric
    /// Letters, digits, `-` and `_`.
    case token
    /// Everything but white space.
    case visible
    /// Everything.
    case any

    /// The group in a sentence.
    public var phrase: String {
      switch self {
      case .digits: "digits"
      case .hexadecimal: "hexadecimal digits"
      case .letters: "letters"
      case .alphanumeric: "letters and digits"
      case .token: "letters, digits, '-' and '_'"
      case .visible: "characters without white space"
      case .any: "characters"
      }
    }

    fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .digits: ("0"..."9").contains(scalar)
      case .hexadecimal: ("0"..."9").contains(scalar) || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
      case .letters: ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      case .alphanumeric: Group.letters.contains(scalar) || Group.digits.contains(scalar)
      case .token: Group.alphanumeric.contains(scalar) || scalar == "-" || scalar == "_"
      case .visible: !scalar.properties.isWhitespace
      case .any: true
      }
    }
  }

  /// A part of a pattern.
  public enum Part: Sendable, Hashable {
    /// Characters that stand for themselves.
    case literal(String)
    /// Characters of a group: how many at least, and at most where there is a limit.
    case group(Group, least: Int, most: Int?)
  }

  /// Why a text is no pattern.
  public struct Problem: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was expected, in words.
    public let description: String
  }

  /// The pattern as it was written.
  public let description: String

  /// A pattern whose text is known to be one.
  public init(checked text: String) {
    description = text
  }

  /// Reads a pattern.
  public init(_ text: String) throws(Problem) {
    description = text
    let parts: [Part] = try Self.parts(of: text)
    if parts.isEmpty { throw Problem(description: "a pattern cannot be empty") }
    if parts.count > 32 { throw Problem(description: "a pattern has at most 32 parts") }
  }

  /// The parts; none when the text is no pattern.
  public var parts: [Part] { (try? Self.parts(of: description)) ?? [] }

  /// The form in words: `'ca-app-pub-', 16 digits, '~' and digits`.
  public var phrase: String {
    let words: [String] = parts.map { part in
      switch part {
      case .literal(let text): "'\(text)'"
      case .group(let group, 1, nil): group.phrase
      case .group(let group, let least, let most) where least == most: "\(least) \(group.phrase)"
      case .group(let group, let least, let most?): "\(least) to \(most) \(group.phrase)"
      case .group(let group, let least, nil): "at least \(least) \(group.phrase)"
      }
    }
    guard let last: String = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Whether a whole text has the form.
  public func matches(_ text: String) -> Bool {
    // Most texts differ in their first letters.
    for (wanted, byte) in zip(description.utf8, text.utf8) {
      if wanted == UInt8(ascii: "{") { break }
      if wanted != byte { return false }
    }
    let scalars: [Unicode.Scalar] = Array(text.unicodeScalars)
    // Which positions of the text the parts so far can reach.
    var isReached: [Bool] = [Bool](repeating: false, count: scalars.count + 1)
    isReached[0] = true
    for part in parts { isReached = Self.advance(isReached, over: part, in: scalars) }
    return isReached[scalars.count] && !description.isEmpty
  }

  private static func advance(_ isReached: [Bool], over part: Part, in scalars: [Unicode.Scalar]) -> [Bool] {
    var result: [Bool] = [Bool](repeating: false, count: isReached.count)
    switch part {
    case .literal(let text):
      let wanted: [Unicode.Scalar] = Array(text.unicodeScalars)
      for start in isReached.indices where isReached[start] && start + wanted.count <= scalars.count {
        if scalars[start..<(start + wanted.count)].elementsEqual(wanted) { result[start + wanted.count] = true }
      }
    case .group(let group, let least, let most):
      // How many positions below each one are reached, so that a range is judged at once.
      var sums: [Int] = [0]
      sums.reserveCapacity(isReached.count + 1)
      for flag in isReached { sums.append(sums[sums.count - 1] + (flag ? 1 : 0)) }
      var run: Int = 0
      for end in isReached.indices {
        if end > 0 { run = group.contains(scalars[end - 1]) ? run + 1 : 0 }
        let longest: Int = most.map { Swift.min($0, run) } ?? run
        guard longest >= least else { continue }
        result[end] = sums[end - least + 1] > sums[end - longest]
      }
    }
    return result
  }

  // MARK: - Reading

  private static func parts(of text: String) throws(Problem) -> [Part] {
    var parts: [Part] = []
    var literal: String = ""
    var rest: Substring = text[...]
    while let character: Character = rest.popFirst() {
      guard character == "{" else {
        literal.append(character)
        continue
      }
      if rest.first == "{" {
        rest.removeFirst()
        literal.append("{")
        continue
      }
      guard let end: String.Index = rest.firstIndex(of: "}") else {
        throw Problem(description: "a group has to end with '}'; write '{{' for a brace")
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(try part(rest[..<end]))
      rest = rest[rest.index(after: end)...]
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  private static func part(_ text: Substring) throws(Problem) -> Part {
    let pieces: [Substring] = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name: Substring = pieces.first, let group: Group = Group(rawValue: String(name)) else {
      let names: String = Group.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(description: "'\(pieces.first ?? "")' is no group of characters; there are \(names)")
    }
    guard pieces.count == 2 else { return .group(group, least: 1, most: nil) }
    let bounds: [Substring] = pieces[1].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    func number(_ text: Substring) -> Int? {
      text.utf8.allSatisfy { (0x30...0x39).contains($0) } && text.utf8.count <= 5 ? Int(text) : nil
    }
    let problem: Problem = Problem(description: "'\(pieces[1])' is no count; write 8, 8-40 or 8-")
    guard let least: Int = bounds.first.flatMap(number) else { throw problem }
    if bounds.count == 1 { return .group(group, least: least, most: least) }
    if bounds[1].isEmpty { return .group(group, least: least, most: nil) }
    guard let most: Int = number(bounds[1]), most >= least else { throw problem }
    return .group(group, least: least, most: most)
  }
}
