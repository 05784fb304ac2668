import Linting

/// What the rules about the names of keys share.
enum KeyNames {
  /// What a name that the catalogue does not know in its place was meant to be.
  enum Guess: Sendable {
    /// A known misspelling, or another case: certain.
    case certain(String)
    /// A few letters differ.
    case likely(String)
    /// The title that Xcode shows in the place of a key.
    case title([String])
    /// The key belongs into another dictionary.
    case elsewhere(InfoPlistKey)
  }

  /// Prefixes of Apple's keys that are no common words.
  private static let prefixes: [String] = [
    "CF", "LS", "NS", "UI", "UT", "WK", "MK", "GC", "SK", "CS", "IN", "EX", "AS", "DT", "CL", "QL", "PH", "UN", "NF", "TV", "ITS", "BGTask",
  ]

  /// Whether a name starts as Apple's keys do: a known prefix and another capital letter.
  static func looksLikeApple(_ name: String) -> Bool {
    prefixes.contains { prefix in
      guard name.hasPrefix(prefix), let next: Character = name.dropFirst(prefix.count).first else { return false }
      return next.isUppercase && name.count >= 8
    }
  }

  /// The unknown keys of a dictionary, each with what it was meant to be; nil where it is a key of its own for all that is known.
  ///
  /// Keys of libraries are known, and not among them.
  static func guesses(in info: InfoSubject, _ context: RuleContext) -> [(item: CatalogedValue, guess: Guess?)] {
    info.result(of: Guesses.self) {
      Guesses(
        list: info.cataloged.compactMap { item in
          guard item.standing == .unknown || item.standing == .custom else { return nil }
          if item.parent == nil, LibraryKeys.entry(item.value.key, context) != nil { return nil }
          return (item, guess(item, in: info))
        })
    }.list
  }

  /// Several rules ask for the same guesses.
  private struct Guesses: Sendable {
    let list: [(item: CatalogedValue, guess: Guess?)]
  }

  private static func guess(_ item: CatalogedValue, in info: InfoSubject) -> Guess? {
    let name: String = item.value.key
    guard name.utf8.count >= 4, !BuildVariable.occurs(in: name) else { return nil }
    let container: InfoPlistKeyPath = info.containerPlace(of: item)
    func fits(_ known: String) -> Bool {
      guard known != name, known != "*" else { return false }
      let place: InfoPlistKeyPath = InfoPlistKeyPath(container.segments + [.key(known)])
      guard let key: InfoPlistKey = KeyCatalog.key(at: place), key.stands(at: place) else { return false }
      return item.parent != nil || key.family.document == .infoPlist
    }
    let trimmed: String = trim(name)
    if trimmed != name, fits(trimmed) { return nil }
    if let known: InfoPlistKey = KeyCatalog.keys(misspelled: name).first(where: { fits($0.name) }) { return .certain(known.name) }
    let isElsewhere: Bool = !KeyCatalog.keys(named: name).isEmpty
    if !isElsewhere {
      // Custom keys may be alike by chance; only names that look like Apple's, or differ by case alone, are taken for misspelled.
      let isApple: Bool = looksLikeApple(name) || item.parent != nil
      let bound: Int = !isApple ? 0 : name.utf8.count < 12 ? 1 : name.utf8.count < 20 ? 2 : 3
      for suggestion in KeyCatalog.suggestions(for: name, limit: 8, atMost: bound) where fits(suggestion.name) {
        return suggestion.distance == 0 ? .certain(suggestion.name) : .likely(suggestion.name)
      }
      if name.contains(where: \.isWhitespace) {
        let joined: String = name.filter { !$0.isWhitespace }
        if fits(joined) { return .certain(joined) }
        let titled: [String] = KeyCatalog.keys(titled: name).map(\.name).filter(fits)
        if !titled.isEmpty { return .title(titled) }
      }
      return nil
    }
    guard looksLikeApple(name) || name.contains(".") else { return nil }
    let homes: [InfoPlistKey] = KeyCatalog.keys(named: name).filter { $0.family.document == .infoPlist }
    return homes.first.map { .elsewhere($0) }
  }

  /// A name without white space around it.
  static func trim(_ name: String) -> String {
    if let first: UInt8 = name.utf8.first, let last: UInt8 = name.utf8.last, (0x21...0x7E).contains(first), (0x21...0x7E).contains(last) {
      return name
    }
    var text: Substring = name[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
