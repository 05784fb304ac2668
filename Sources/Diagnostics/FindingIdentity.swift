/// What makes a finding the same one in another version of its file: rule, file, place in the tree of values and fact, but no line.
///
/// Positions in arrays, and numbers of lines, columns and bytes in the message, do not count, so that it survives moved lines. Several
/// findings may have the same identity; whoever compares counts them.
public struct FindingIdentity: Hashable, Sendable, Comparable {
  /// The kind of finding.
  public let id: DiagnosticID
  /// The file, as `init` was told.
  public let file: String
  /// The key path without positions; empty where no value is concerned.
  public let keyPath: String
  /// The message without places and with single spaces.
  public let message: String

  /// Takes the parts as they were stored.
  public init(id: DiagnosticID, file: String, keyPath: String, message: String) {
    self.id = id
    self.file = file
    self.keyPath = keyPath
    self.message = message
  }

  /// Identifies a finding; `file` replaces its path.
  public init(_ diagnostic: Diagnostic, file: String? = nil) {
    self.init(
      id: diagnostic.id, file: file ?? diagnostic.file ?? "", keyPath: Self.withoutPositions(diagnostic.keyPath ?? ""),
      message: Self.withoutPlaces(diagnostic.message))
  }

  /// Sixteen hexadecimal digits that stand for the identity, the same on every machine (FNV-1a, 64 bits).
  public var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [id.rawValue, file, keyPath, message] {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    let digits: String = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Orders by file, rule, place and fact.
  public static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
    (left.file, left.id.rawValue, left.keyPath, left.message) < (right.file, right.id.rawValue, right.keyPath, right.message)
  }

  /// `a[3].b` becomes `a[].b`; what stands in quotes is a key and stays.
  private static func withoutPositions(_ path: String) -> String {
    var result: [UInt8] = []
    var isQuoted: Bool = false
    var isEscaped: Bool = false
    var isPosition: Bool = false
    for byte in path.utf8 {
      if isQuoted {
        if isEscaped { isEscaped = false } else if byte == 0x5C { isEscaped = true } else if byte == 0x22 { isQuoted = false }
      } else if byte == 0x22 {
        isQuoted = true
      } else if byte == UInt8(ascii: "]") {
        isPosition = false
      }
      if !isPosition { result.append(byte) }
      if !isQuoted, byte == UInt8(ascii: "[") { isPosition = true }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let placeWords: Set<String> = ["line", "lines", "column", "byte", "bytes", "offset", "position", "element"]

  private static func withoutPlaces(_ message: String) -> String {
    var words: [Substring] = message.split { $0.isWhitespace }
    for index in words.indices.dropFirst() where placeWords.contains(words[index - 1].lowercased()) {
      let digits: Substring = words[index].prefix { $0.isNumber }
      if !digits.isEmpty { words[index] = "#" + words[index].dropFirst(digits.count) }
    }
    return words.joined(separator: " ")
  }
}
