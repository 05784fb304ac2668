import InfoPlistCatalog
import Linting

/// What the words of a message name: keys, values and files; and the rules that speak of the same things.
struct StoreMessageWords {
  /// Keys, in the order of the text.
  let keys: [InfoPlistKey]
  /// Values of tables, in the order of the text.
  let values: [ValueEntry]
  /// Paths of bundles and files.
  let files: [String]
  private let words: Set<String>

  init(_ texts: [String]) {
    let names: [String] = texts.flatMap { $0.split { $0.isWhitespace } }.flatMap(Self.names)
    keys = Self.keys(in: names)
    values = Self.values(in: names)
    var files: [String] = []
    for file in texts.flatMap(Self.files) where !files.contains(file) { files.append(file) }
    self.files = files
    words = texts.reduce(into: []) { $0.formUnion(Self.significantWords($1)) }
  }

  /// Rules of a general code: those that speak of the named keys first, the others in their order.
  func ordered(_ rules: [RuleInfo]) -> [RuleInfo] {
    guard !keys.isEmpty else { return rules }
    let scored: [(score: Int, position: Int, info: RuleInfo)] = rules.enumerated().map { position, info in
      let text: String = "\(info.id) \(info.title) \(info.rationale) \(info.remedy)"
      return (keys.count { text.contains($0.name) }, position, info)
    }
    return scored.sorted { ($1.score, $0.position) < ($0.score, $1.position) }.map(\.info)
  }

  /// Rules that speak of the keys, or of the same things, the likeliest first.
  func ranked(_ rules: [RuleInfo], needsKey: Bool) -> [RuleInfo] {
    guard !needsKey || !keys.isEmpty else { return [] }
    var scored: [(score: Int, info: RuleInfo)] = []
    for info in rules {
      let text: String = "\(info.id) \(info.title) \(info.rationale)"
      let keyHits: Int = keys.count { text.contains($0.name) }
      let common: Int = Self.significantWords(info.title + " " + info.id.rawValue).intersection(words).count
      if keyHits > 0 || !needsKey && common >= 4 { scored.append((keyHits * 6 + common, info)) }
    }
    return scored.sorted { ($1.score, $0.info.id.rawValue) < ($0.score, $1.info.id.rawValue) }.map(\.info)
  }

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
      // Names of systems are keys inside others, too.
      let isWord: Bool = name.first?.isLowercase == true
      guard let key: InfoPlistKey = KeyCatalog.topLevelKey(named: name) ?? (isWord ? nil : KeyCatalog.keys(named: name).first) else {
        continue
      }
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

  private static func significantWords(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 3 }.map(String.init)).subtracting([
      "this", "that", "with", "your", "must", "have", "been", "from", "which", "error", "bundle", "info", "plist", "value", "please",
      "file", "ensure", "invalid", "missing", "application",
    ])
  }
}
