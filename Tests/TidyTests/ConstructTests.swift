import Foundation
import Testing

/// What the sources must not contain.
@Suite struct ConstructTests {
  /// Each construct with the reason why it is banned.
  private static let banned: [(pattern: String, reason: String)] = [
    (#"\btry!"#, "an error must be handled"),
    (#"\bas!"#, "a cast must be checked"),
    (#"\bfatalError\("#, "no input may end the process"),
    (#"\bprint\("#, "output goes through the console"),
    (#"\bTODO\b|\bFIXME\b|not implemented"#, "nothing is half done"),
    (#"[A-Za-z0-9_)\]]!(?=[.,;)\]\s]|$)"#, "a value must be unwrapped safely"),
  ]

  /// Development tools print; nobody's input reaches them.
  private static let exempt: Set<String> = [
    "infoplist-dev", "_InfoPlistDevTools", "catalog-index", "_CatalogIndexing", "_InfoPlistTestSupport",
  ]

  @Test func noBannedConstructs() throws {
    for (pattern, reason) in Self.banned {
      let expression: NSRegularExpression = try NSRegularExpression(pattern: pattern)
      for file in SourceTree.sources where !Self.exempt.contains(file.target) {
        for (index, line) in code(of: file.text).enumerated() {
          let range: NSRange = NSRange(line.startIndex..., in: line)
          #expect(
            expression.firstMatch(in: line, range: range) == nil,
            "\(file.path):\(index + 1): \(reason): \(line.trimmingCharacters(in: .whitespaces))")
        }
      }
    }
  }

  /// The lines without comments and without the content of strings.
  private func code(of text: String) -> [String] {
    var isInText: Bool = false
    return text.components(separatedBy: "\n").map { line in
      let trimmed: String = line.trimmingCharacters(in: .whitespaces)
      let count: Int = line.components(separatedBy: "\"\"\"").count - 1
      defer { if count % 2 == 1 { isInText.toggle() } }
      if isInText || trimmed.hasPrefix("//") || count > 0 { return "" }
      var result: String = ""
      var isQuoted: Bool = false
      var previous: Character = " "
      for character in line {
        if character == "\"", previous != "\\" { isQuoted.toggle() }
        if !isQuoted { result.append(character) }
        if !isQuoted, result.hasSuffix("//") { return String(result.dropLast(2)) }
        previous = character == "\\" && previous == "\\" ? " " : character
      }
      return result
    }
  }

  @Test func noFileHasMoreThanOneIdea() {
    for file in SourceTree.sources where !file.isGenerated {
      let lines: Int = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 520, "\(file.path) has \(lines) lines; cut it where a second idea starts")
    }
  }

  @Test func filesAreNamedAfterWhatTheyHold() throws {
    let expression: NSRegularExpression = try NSRegularExpression(
      pattern:
        #"(?m)^\s*(?:public |package )?(?:final |indirect )?(?:struct|class|enum|protocol|actor|extension|typealias) +([A-Za-z_0-9.]+)"#)
    for file in SourceTree.sources where !file.isGenerated {
      let stem: String = file.name.replacingOccurrences(of: ".swift", with: "")
      let wanted: String = stem.split(separator: "+").first.map(String.init) ?? stem
      let names: [String] = expression.matches(in: file.text, range: NSRange(file.text.startIndex..., in: file.text)).compactMap { match in
        Range(match.range(at: 1), in: file.text).map { String(file.text[$0]) }
      }
      guard !names.isEmpty, !file.path.contains("/Keys/"), !file.path.contains("/Values/") || file.target != "InfoPlistCatalog" else {
        continue
      }
      #expect(
        names.contains { $0 == wanted || $0.split(separator: ".").last.map(String.init) == wanted },
        "\(file.path) declares \(names.prefix(4)), not \(wanted)")
    }
  }

  @Test func noTextSpeaksOfAParticularMachine() {
    for file in SourceTree.sources + SourceTree.files(below: "Tests") {
      for word in ["/work" + "/", "/root" + "/", "/tmp" + "/wt"] {
        #expect(!file.text.contains(word), "\(file.path) contains \(word)")
      }
    }
  }
}
