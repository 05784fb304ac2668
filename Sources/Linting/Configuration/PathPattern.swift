/// Names files below a directory, as `overrides` and `suppress` of a configuration do.
///
/// `*` stands for any text without a slash, `?` for one character but a slash, `**` for any number of folders. A pattern without a slash
/// matches a name at any depth; one with a slash starts at the directory. A pattern that matches a folder covers everything inside it.
public struct PathPattern: Sendable, Hashable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  private let parts: [[UInt8]]

  /// Reads a pattern.
  public init(_ text: String) {
    description = text
    let parts: [Substring] = text.split(separator: "/").filter { $0 != "." }
    let isAnywhere: Bool = !text.dropLast().contains("/")
    self.parts = parts.isEmpty ? [] : ((isAnywhere ? ["**"] : []) + parts).map { Array($0.utf8) }
  }

  /// Whether the pattern names one file: no wildcard, and a place.
  public var isExact: Bool {
    description.contains("/") && !description.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// Whether a path below the directory is meant, or a folder that holds it.
  public func matches(_ path: String) -> Bool {
    let names: [[UInt8]] = path.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
    var part: Int = 0
    var name: Int = 0
    var star: (part: Int, name: Int)?
    // All parts used up means that a folder on the way, or the file itself, matches.
    while part < parts.count {
      if parts[part] == [0x2A, 0x2A] {
        part += 1
        star = (part, name)
        if part == parts.count { return name < names.count }
      } else if name < names.count, Self.matches(parts[part], names[name]) {
        part += 1
        name += 1
      } else if let last = star, last.name < names.count {
        star = (last.part, last.name + 1)
        part = last.part
        name = last.name + 1
      } else {
        return false
      }
    }
    return !parts.isEmpty
  }

  /// One name against one part of a pattern.
  private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var patternIndex: Int = 0
    var textIndex: Int = 0
    var star: Int?
    var mark: Int = 0
    while textIndex < text.count {
      if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") {
        star = patternIndex
        mark = textIndex
        patternIndex += 1
      } else if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "?") || pattern[patternIndex] == text[textIndex] {
        patternIndex += 1
        textIndex += 1
      } else if let star {
        mark += 1
        textIndex = mark
        patternIndex = star + 1
      } else {
        return false
      }
    }
    while patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") { patternIndex += 1 }
    return patternIndex == pattern.count
  }
}
