public import InfoPlistCatalog
public import Linting

/// What a message of a store, a mail or a log of an upload, speaks of.
public struct StoreMessage: Sendable {
  /// One problem of the message.
  public struct Problem: Sendable {
    /// The code, such as `ITMS-90683`; nil for a text without codes.
    public let code: String?
    /// The words of the message about it, on one line.
    public let text: String
    /// Keys that it names, in the order of the text.
    public let keys: [InfoPlistKey]
    /// Values of tables that it names, such as a group of interfaces, in the order of the text.
    public let values: [ValueEntry]
    /// Bundles and files that it names.
    public let files: [String]
    /// The rules that find it, the likeliest first.
    public let rules: [RuleInfo]
    /// Whether the rules cite the code; otherwise they were chosen by the keys and words of the message.
    public let isCited: Bool
  }

  /// The problems, in the order of the message, each code with the same text once.
  public let problems: [Problem]

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - text: A mail or a log, however long; at most 1 MiB of it is read.
  ///   - rules: The rules that are searched.
  public init(_ text: String, rules: [RuleInfo]) {
    let bytes: [UInt8] = Array(text.utf8.prefix(1 << 20))
    var problems: [Problem] = []
    var seen: Set<String> = []
    for (code, part) in Self.parts(of: bytes) {
      let range: Range<Int> = code == nil ? part : Self.paragraph(part, of: bytes)
      let words: [Substring] = String(decoding: bytes[range], as: UTF8.self).split { $0.isWhitespace }
      let line: String = words.joined(separator: " ")
      guard !line.isEmpty, seen.insert("\(code ?? "") \(line)").inserted else { continue }
      let names: [String] = words.flatMap(Self.names)
      let keys: [InfoPlistKey] = Self.keys(in: names)
      let cited: [RuleInfo] = code.map { code in rules.filter { Self.cites($0, code) } } ?? []
      let ranked: [RuleInfo] = Self.ranked(cited.isEmpty ? rules : cited, keys: keys, line: line, code: cited.isEmpty ? nil : code)
      guard code != nil || !keys.isEmpty || !ranked.isEmpty else { continue }
      problems.append(
        Problem(
          code: code, text: String(line.prefix(600)), keys: keys, values: Self.values(in: names), files: Self.files(in: line),
          rules: Array(ranked.prefix(8)),
          isCited: !cited.isEmpty))
    }
    self.problems = problems
  }

  // MARK: - Codes

  private static let prefixes: [[UInt8]] = [Array("ITMS-".utf8), Array("MD-".utf8), Array("MZ-".utf8), Array("VALIDATION_ERROR.".utf8)]

  /// The stretches of a message, each from its code to the next one.
  private static func parts(of bytes: [UInt8]) -> [(code: String?, range: Range<Int>)] {
    var starts: [(code: String, start: Int)] = []
    var index: Int = 0
    while index < bytes.count, starts.count < 1000 {
      guard let (code, length) = code(in: bytes, at: index) else {
        index += 1
        continue
      }
      starts.append((code, index))
      index += length
    }
    if starts.isEmpty { return [(nil, 0..<bytes.count)] }
    return starts.enumerated().map { position, entry in
      (entry.code, entry.start..<(position + 1 < starts.count ? starts[position + 1].start : bytes.count))
    }
  }

  /// A code at an offset, with its length in the text.
  private static func code(in bytes: [UInt8], at index: Int) -> (code: String, length: Int)? {
    if bytes[index] == UInt8(ascii: "("), let number: ArraySlice<UInt8> = numberInParentheses(bytes, at: index) {
      return ("ITMS-" + String(decoding: number, as: UTF8.self), 7)
    }
    for prefix in prefixes where bytes[index...].starts(with: prefix) {
      let digits: ArraySlice<UInt8> = bytes[(index + prefix.count)...].prefix { (0x30...0x39).contains($0) }
      guard (2...8).contains(digits.count) else { return nil }
      let number: String = String(decoding: digits, as: UTF8.self)
      // Newer uploads write the same numbers behind another word.
      let name: String = prefix.last == UInt8(ascii: ".") ? "ITMS-" : String(decoding: prefix, as: UTF8.self)
      return (name + number, prefix.count + digits.count)
    }
    return nil
  }

  /// The number of `Asset validation failed (90474)`: five digits in parentheses, of the range that the store uses.
  private static func numberInParentheses(_ bytes: [UInt8], at index: Int) -> ArraySlice<UInt8>? {
    guard index + 7 <= bytes.count, bytes[index + 6] == UInt8(ascii: ")") else { return nil }
    let number: ArraySlice<UInt8> = bytes[(index + 1)..<(index + 6)]
    guard number.allSatisfy({ (0x30...0x39).contains($0) }), number.first == 0x39, [0x30, 0x31].contains(bytes[index + 2]) else {
      return nil
    }
    return number
  }

  /// The part of a stretch that speaks of the problem: up to the first empty line behind some text.
  private static func paragraph(_ range: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    var isLineEmpty: Bool = false
    for index in range.dropFirst(40) {
      switch bytes[index] {
      case 0x0A:
        if isLineEmpty { return range.lowerBound..<index }
        isLineEmpty = true
      case 0x0D, 0x20, 0x09: break
      default: isLineEmpty = false
      }
    }
    return range
  }

  private static func cites(_ info: RuleInfo, _ code: String) -> Bool {
    info.citations.contains { citation in
      guard let range = citation.source.description.firstRange(of: code) else { return false }
      return citation.source.description[range.upperBound...].first?.isNumber != true
    }
  }

  // MARK: - Words

  /// The names in a word: `'Info.plist',` gives `Info.plist`.
  private static func names(_ word: Substring) -> [String] {
    word.split { !($0.isLetter || $0.isNumber || "-_~.$:/".contains($0)) }.map { part in
      var part: Substring = part
      while let last: Character = part.last, ".:".contains(last) { part = part.dropLast() }
      return String(part)
    }
  }

  /// The keys among some names; words that stand in every text, such as `Icon`, count only when they look like keys.
  private static func keys(in names: [String]) -> [InfoPlistKey] {
    var result: [InfoPlistKey] = []
    var seen: Set<String> = []
    for name in names where name.utf8.count >= 6 && name.dropFirst().contains(where: \.isUppercase) && seen.insert(name).inserted {
      guard let key: InfoPlistKey = KeyCatalog.topLevelKey(named: name) ?? KeyCatalog.keys(named: name).first else { continue }
      result.append(key)
    }
    return result
  }

  /// The values of tables among some names: only long ones, which no other word is by chance.
  private static func values(in names: [String]) -> [ValueEntry] {
    var result: [ValueEntry] = []
    for name in names where name.utf8.count >= 20 && !result.contains(where: { $0.value == name }) {
      if let found = KeyCatalog.values(name).first(where: { $0.entry.value == name }) { result.append(found.entry) }
    }
    return result
  }

  private static let productExtensions: [String] = [
    ".app", ".appex", ".bundle", ".framework", ".ipa", ".pkg", ".plist", ".xcarchive", ".xpc", ".nib", ".storyboardc", ".car",
    ".xcprivacy", ".dylib",
  ]

  /// Paths of bundles and files: between quotes, or words that end like one.
  private static func files(in line: String) -> [String] {
    let quotes: Set<Character> = ["\"", "'", "“", "”", "‘", "’", "`"]
    let quoted: [Substring] = line.split(omittingEmptySubsequences: false) { quotes.contains($0) }
    let words: [Substring] = line.split { $0 == " " || quotes.contains($0) || "[](),;".contains($0) }
    var result: [String] = []
    for candidate in quoted + words {
      var name: Substring = candidate
      while let last: Character = name.last, last == "." || last == "/" || last == ":" { name = name.dropLast() }
      let isInside: Bool = name.contains(".framework/") || name.contains(".app/") || name.contains(".appex/")
      let isPath: Bool =
        (isInside || productExtensions.contains { name.hasSuffix($0) }) && !name.contains("://") && !name.hasPrefix("com.")
        && name.count <= 200
      guard isPath, !result.contains(String(name)) else { continue }
      // A quoted path wins over the word that is its end.
      if result.contains(where: { $0.hasSuffix(name) }) { continue }
      result.append(String(name))
    }
    return result
  }

  /// Rules that speak of the keys, or of the same things, the likeliest first.
  private static func ranked(_ rules: [RuleInfo], keys: [InfoPlistKey], line: String, code: String?) -> [RuleInfo] {
    let words: Set<String> = significantWords(line)
    var scored: [(score: Int, info: RuleInfo)] = []
    for info in rules {
      let text: String = "\(info.id) \(info.title) \(info.rationale)"
      let keyHits: Int = keys.count { text.contains($0.name) }
      let common: Int = significantWords(info.title + " " + info.id.rawValue).intersection(words).count
      // Who names the code before all other sources is about it first of all.
      let isFirst: Bool = code.map { info.citations.first?.source.description.contains($0) == true } ?? false
      let score: Int = keyHits * 6 + common + (isFirst ? 4 : 0)
      if code != nil || keyHits > 0 || common >= 4 { scored.append((score, info)) }
    }
    return scored.sorted { ($1.score, $0.info.id.rawValue) < ($0.score, $1.info.id.rawValue) }.map(\.info)
  }

  private static func significantWords(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 3 }.map(String.init)).subtracting([
      "this", "that", "with", "your", "must", "have", "been", "from", "which", "error", "bundle", "info", "plist", "value", "please",
      "file", "ensure", "invalid", "missing", "application",
    ])
  }
}
