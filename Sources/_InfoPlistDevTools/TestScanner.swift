import Foundation
import InfoPlistCatalog

/// Finds the requirement ids that test sources name in `.covers("...")`.
enum TestScanner {
  /// The tests of each requirement, as `Suite.function`, sorted.
  static func requirements(package: URL) throws -> [String: [String]] {
    let root: URL = package.appendingPathComponent("Tests")
    let names: [String] = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).sorted()
    var result: [String: Set<String>] = [:]
    for name in names where name.hasSuffix(".swift") {
      let text: String = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      for (id, test) in tests(in: text) { result[id, default: []].insert(test) }
    }
    return result.mapValues { $0.sorted() }
  }

  /// Pairs of id and test in one source file. The test is the first function or type declared behind the trait.
  static func tests(in text: String) -> [(id: String, test: String)] {
    var suite: String = ""
    var waiting: [String] = []
    var isInside: Bool = false
    var result: [(id: String, test: String)] = []
    for line in text.split(separator: "\n") {
      var rest: Substring = line
      while true {
        if !isInside {
          guard let start: Range<Substring.Index> = rest.range(of: ".covers(") else { break }
          rest = rest[start.upperBound...]
          isInside = true
        }
        let end: Substring.Index? = rest.firstIndex(of: ")")
        let parts: [Substring] = rest[..<(end ?? rest.endIndex)].split(separator: "\"", omittingEmptySubsequences: false)
        waiting += parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        guard let end else { break }
        isInside = false
        rest = rest[rest.index(after: end)...]
      }
      guard !isInside,
        let declared: (word: String, name: String) = declaration(rest, isBehindAttribute: line.drop { $0 == " " }.hasPrefix("@"))
      else { continue }
      if declared.word != "func" { suite = declared.name }
      let test: String = declared.word == "func" ? "\(suite).\(declared.name)" : declared.name
      result += expandRequirementIDs(waiting).map { ($0, test) }
      waiting = []
    }
    return result
  }

  /// What a line declares. Words in quotes do not count, but for those in attributes before a declaration.
  private static func declaration(_ line: Substring, isBehindAttribute: Bool) -> (word: String, name: String)? {
    for word in ["func", "struct", "class", "enum"] {
      guard let range: Range<Substring.Index> = line.range(of: "\(word) ") else { continue }
      let before: Substring = line[..<range.lowerBound]
      guard before.isEmpty || before.hasSuffix(" "), !before.contains("//"), isBehindAttribute || !before.contains("\"") else { continue }
      let name: Substring = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      if !name.isEmpty { return (word, name.filter { $0 != "`" }) }
    }
    return nil
  }
}
