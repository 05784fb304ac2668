public import InfoPlistCatalog
public import InfoPlistRules
public import Linting

/// What a message of a store, a mail or a log of an upload, speaks of.
public struct StoreMessage: Sendable {
  /// One problem of the message: everything that it says under one code.
  public struct Problem: Sendable {
    /// The code, such as `ITMS-90683`; nil for a text without codes.
    public let code: String?
    /// What is known about the code; nil for a text without codes and for codes of which nothing is known.
    public let entry: StoreCode?
    /// The words of the message, each on one line, in its order; empty where it has only the code.
    public let texts: [String]
    /// Keys that it names, in the order of the text.
    public let keys: [InfoPlistKey]
    /// Values of tables that it names, such as a group of interfaces, in the order of the text.
    public let values: [ValueEntry]
    /// Bundles and files that it names.
    public let files: [String]
    /// The rules that find it, the most direct first.
    public let rules: [RuleInfo]
    /// Whether the rules are known to find what the code is about; otherwise they were chosen by the keys and words of the message.
    public let isCited: Bool

    /// The first words of the message; empty where it has only the code.
    public var text: String { texts.first ?? "" }
  }

  /// The problems, in the order of the message, each code once.
  public let problems: [Problem]

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - text: A mail or a log, however long; at most 1 MiB of it is read.
  ///   - rules: The rules that are searched.
  public init(_ text: String, rules: [RuleInfo]) {
    let reader: StoreMessageReader = StoreMessageReader(Array(text.utf8.prefix(1 << 20)))
    var order: [Int] = []
    var texts: [Int: [String]] = [:]
    for part in reader.parts {
      if texts[part.number] == nil { order.append(part.number) }
      texts[part.number] = Self.adding(part.text, to: texts[part.number] ?? [])
    }
    let byID: [DiagnosticID: RuleInfo] = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    problems =
      order.isEmpty
      ? Self.problemWithoutCode(reader.line, rules)
      : order.map { Self.problem($0, texts[$0] ?? [], rules, byID) }
  }

  /// A text that says nothing new is left out; one that says more takes the place of the shorter one.
  private static func adding(_ text: String, to texts: [String]) -> [String] {
    guard !text.isEmpty, texts.count < 200, !texts.contains(where: { $0.contains(text) }) else { return texts }
    var texts: [String] = texts
    if let index: Int = texts.firstIndex(where: { text.contains($0) }) { texts[index] = text } else { texts.append(text) }
    return texts
  }

  private static func problem(_ number: Int, _ texts: [String], _ rules: [RuleInfo], _ byID: [DiagnosticID: RuleInfo]) -> Problem {
    let words: StoreMessageWords = StoreMessageWords(texts)
    let entry: StoreCode? = StoreCode.numbered(number)
    var known: [RuleInfo] = entry?.rules.compactMap { byID[$0] } ?? []
    if entry?.isGeneral == true { known = words.ordered(known) }
    // A code that tells nothing of the problem leaves the words; an unknown one at most the keys.
    let isOpen: Bool = entry == nil || entry?.isGeneral == true && known.isEmpty
    let guessed: [RuleInfo] = isOpen ? words.ranked(rules, needsKey: entry == nil) : []
    return Problem(
      code: "ITMS-\(number)", entry: entry, texts: texts, keys: words.keys, values: words.values, files: words.files,
      rules: Array((known.isEmpty ? guessed : known).prefix(10)), isCited: !known.isEmpty)
  }

  private static func problemWithoutCode(_ line: String, _ rules: [RuleInfo]) -> [Problem] {
    guard !line.isEmpty else { return [] }
    let words: StoreMessageWords = StoreMessageWords([line])
    let ranked: [RuleInfo] = words.ranked(rules, needsKey: false)
    guard !words.keys.isEmpty || !ranked.isEmpty else { return [] }
    return [
      Problem(
        code: nil, entry: nil, texts: [String(line.prefix(600))], keys: words.keys, values: words.values, files: words.files,
        rules: Array(ranked.prefix(8)), isCited: false)
    ]
  }
}
