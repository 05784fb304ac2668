import Linting

/// A reference to a build setting inside a value, as the build reads it: `$(NAME:operator=argument)`.
struct SettingReference: Sendable {
  /// The name of the setting.
  let name: String
  /// The names of its operators, without their arguments.
  let operators: [String]

  /// The operators that the build knows.
  static let knownOperators: [String] = [
    "upper", "lower", "identifier", "rfc1034identifier", "c99extidentifier", "quote", "dir", "file", "base", "suffix", "standardizepath",
    "not", "truncatedversion", "default", "relativeto", "isancestor", "__md5", "__stripslash",
  ]

  /// Keys without which a bundle has no identity or name.
  static let naming: Set<String> = [
    "CFBundleIdentifier", "CFBundleExecutable", "CFBundleVersion", "CFBundleShortVersionString", "CFBundlePackageType", "CFBundleName",
    "CFBundleDisplayName",
  ]

  /// The references in all values of a dictionary, those inside others left out.
  static func all(in info: InfoSubject) -> [(value: PlacedValue, reference: SettingReference)] {
    found(in: info).references
  }

  /// The strings in which a dollar sign stands.
  static func strings(in info: InfoSubject) -> [PlacedValue] { found(in: info).strings }

  /// The first reference of a text that is not closed; nil when there is none.
  static func unclosed(in text: String) -> Substring? {
    for (open, close) in [("$(", ")"), ("${", "}")] {
      guard let start = text.firstRange(of: open), !text[start.upperBound...].contains(close) else { continue }
      let name: Substring = text[start.upperBound...].prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
      if name.utf8.count >= 3, name.first?.isLetter == true { return text[start.lowerBound..<name.endIndex] }
    }
    return nil
  }

  /// Several rules look at the same references.
  private struct Found: Sendable {
    let strings: [PlacedValue]
    let references: [(value: PlacedValue, reference: SettingReference)]
  }

  private static func found(in info: InfoSubject) -> Found {
    info.result(of: Found.self) {
      var strings: [PlacedValue] = []
      var references: [(value: PlacedValue, reference: SettingReference)] = []
      for item in info.cataloged where item.value.kind == .string {
        guard let text: String = item.value.string, text.utf8.contains(UInt8(ascii: "$")) else { continue }
        strings.append(item.value)
        for reference in all(in: text) { references.append((item.value, reference)) }
      }
      return Found(strings: strings, references: references)
    }
  }

  /// The references of a text.
  private static func all(in text: String) -> [SettingReference] {
    var result: [SettingReference] = []
    var rest: Substring = text[...]
    while let dollar: String.Index = rest.firstIndex(of: "$") {
      rest = rest[rest.index(after: dollar)...]
      let close: Character
      switch rest.first {
      case "(": close = ")"
      case "{": close = "}"
      default: continue
      }
      guard let end: String.Index = rest.firstIndex(of: close) else { continue }
      let content: Substring = rest[rest.index(after: rest.startIndex)..<end]
      let parts: [Substring] = content.split(separator: ":", omittingEmptySubsequences: false)
      guard let name: Substring = parts.first, isIdentifier(name) else { continue }
      let operators: [Substring] = parts.dropFirst().map { $0.prefix { $0 != "=" } }
      result.append(
        SettingReference(
          name: String(name), operators: operators.filter { isIdentifier($0) && $0.first?.isNumber == false }.map(String.init)))
      rest = rest[end...]
    }
    return result
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
