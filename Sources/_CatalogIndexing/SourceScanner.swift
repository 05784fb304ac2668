/// Finds the declarations of catalogue entries in Swift source text, without compiling it.
///
/// It knows exactly one shape: `public static let NAME: TYPE = TYPE(` followed by arguments.
public struct SourceScanner {
  /// One argument of a declaration.
  public struct Argument: Sendable {
    /// Label, empty when there is none.
    public var label: String = ""
    /// Source text without string contents.
    public var code: String = ""
    /// The string literals in it, in order.
    public var strings: [String] = []
  }

  /// One declaration.
  public struct Declaration: Sendable {
    /// Name of the static member.
    public let identifier: String
    /// Name of its type.
    public let type: String
    /// File it stands in.
    public let file: String
    /// Arguments of the initializer.
    public let arguments: [Argument]

    /// The strings of all arguments with this label.
    public func strings(_ label: String) -> [String] {
      arguments.filter { $0.label == label }.flatMap(\.strings)
    }
  }

  private let bytes: [UInt8]
  private let file: String
  private var position: Int = 0

  private init(_ text: String, file: String) {
    self.bytes = Array(text.utf8)
    self.file = file
  }

  /// All declarations of the given types in `text`.
  public static func declarations(in text: String, file: String, types: [String]) -> [Declaration] {
    var scanner: SourceScanner = SourceScanner(text, file: file)
    return scanner.scan(types)
  }

  private mutating func scan(_ types: [String]) -> [Declaration] {
    var result: [Declaration] = []
    let marker: [UInt8] = Array("public static let ".utf8)
    while position < bytes.count {
      guard bytes[position...].starts(with: marker) else {
        position += 1
        continue
      }
      position += marker.count
      let identifier: String = word()
      guard skip(": "), case let type = word(), types.contains(type), skip(" = \(type)(") else { continue }
      result.append(Declaration(identifier: identifier, type: type, file: file, arguments: arguments()))
    }
    return result
  }

  private mutating func word() -> String {
    let start: Int = position
    while position < bytes.count, isWord(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte == 0x60
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  /// Reads up to the parenthesis that closes the initializer.
  private mutating func arguments() -> [Argument] {
    var result: [Argument] = []
    var current: Argument = Argument()
    var code: [UInt8] = []
    var depth: Int = 1
    func finished(_ argument: Argument, _ code: [UInt8]) -> Argument {
      var argument: Argument = argument
      argument.code = String(decoding: code.filter { $0 > 0x20 }, as: UTF8.self)
      return argument
    }
    while position < bytes.count {
      let byte: UInt8 = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        current.strings.append(string())
        continue
      case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == byte:
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
      case UInt8(ascii: ":") where depth == 1 && current.label.isEmpty:
        current.label = String(decoding: code.filter { $0 > 0x20 }, as: UTF8.self)
        code.removeAll()
        position += 1
        continue
      case UInt8(ascii: ",") where depth == 1:
        result.append(finished(current, code))
        current = Argument()
        code.removeAll()
        position += 1
        continue
      default:
        break
      }
      position += 1
      if depth == 0 { break }
      code.append(byte)
    }
    result.append(finished(current, code))
    return result
  }

  /// Reads a string literal with its escapes; the position stands on the opening quote.
  private mutating func string() -> String {
    let isLong: Bool = bytes[position...].starts(with: "\"\"\"".utf8)
    let quote: [UInt8] = isLong ? Array("\"\"\"".utf8) : Array("\"".utf8)
    position += quote.count
    var content: [UInt8] = []
    while position < bytes.count, !bytes[position...].starts(with: quote) {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
        position += 1
        let escaped: UInt8 = bytes[position]
        content.append(escaped == UInt8(ascii: "n") ? 0x0A : escaped == UInt8(ascii: "t") ? 0x09 : escaped)
      } else {
        content.append(bytes[position])
      }
      position += 1
    }
    position = min(position + quote.count, bytes.count)
    return String(decoding: content, as: UTF8.self)
  }
}
