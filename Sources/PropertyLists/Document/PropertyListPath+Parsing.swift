/// Reading of key paths.
extension PropertyListPath {
  /// Reads a path.
  ///
  /// In every dialect but `own` a whole number may be a key or a position, which only the document decides: with `root`, a number is a key
  /// where the way leads through a dictionary and a position elsewhere; without it, always a position. `-` of JSON Pointer and the last
  /// empty component of PlistBuddy likewise are the end of an array, or a key where a dictionary is.
  ///
  /// - Throws: the place, what was expected there and what was found.
  public init(
    parsing text: String, dialect: PropertyListPathDialect = .own, resolvedIn root: PropertyListNode? = nil
  ) throws(PropertyListPathError) {
    switch dialect {
    case .own: self = try PropertyListPath.parsedOwn(text)
    case .plutil: self = PropertyListPath.resolved(try PropertyListPath.plutilComponents(text), in: root)
    case .plistBuddy: self = PropertyListPath.resolved(try PropertyListPath.plistBuddyComponents(text), in: root)
    case .jsonPointer: self = PropertyListPath.resolved(try PropertyListPath.jsonPointerComponents(text), in: root)
    case .automatic:
      let dialect: PropertyListPathDialect = text.hasPrefix("/") ? .jsonPointer : text.hasPrefix(":") ? .plistBuddy : .own
      self = try PropertyListPath(parsing: text, dialect: dialect, resolvedIn: root)
    }
  }

  /// The path that `plutil` would see in a text that leads nowhere in this project's syntax, if it leads somewhere; for a suggestion.
  public static func plutilReading(of text: String, in root: PropertyListNode) -> PropertyListPath? {
    guard let path: PropertyListPath = try? PropertyListPath(parsing: text, dialect: .plutil, resolvedIn: root) else { return nil }
    return root.node(at: path) != nil ? path : nil
  }

  // MARK: This project's syntax

  private static func parsedOwn(_ text: String) throws(PropertyListPathError) -> PropertyListPath {
    let bytes: [UInt8] = Array(text.utf8)
    var components: [Component] = []
    var offset: Int = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "[") {
        components.append(try position(text, bytes, &offset))
        continue
      }
      if !components.isEmpty {
        guard bytes[offset] == UInt8(ascii: ".") else {
          throw PropertyListPathError(
            text, at: offset, expected: "'.' or '['", help: "a key that holds such a character stands in double quotes")
        }
        offset += 1
      }
      components.append(.key(try key(text, bytes, &offset)))
    }
    return PropertyListPath(components)
  }

  private static func key(_ text: String, _ bytes: [UInt8], _ offset: inout Int) throws(PropertyListPathError) -> String {
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") { return try quotedKey(text, bytes, &offset) }
    let start: Int = offset
    while offset < bytes.count, isPlain(bytes[offset]) { offset += 1 }
    guard offset > start else {
      throw PropertyListPathError(
        text, at: offset, expected: "a key", help: "an empty key is written \"\", and keys with other characters stand in double quotes")
    }
    let key: String = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard isPlain(key) else {
      throw PropertyListPathError(text, at: start, expected: "a key", help: "write the key as \(quoted(key))")
    }
    return key
  }

  private static func quotedKey(_ text: String, _ bytes: [UInt8], _ offset: inout Int) throws(PropertyListPathError) -> String {
    offset += 1
    var key: [UInt8] = []
    while true {
      guard offset < bytes.count else { throw PropertyListPathError(text, at: offset, expected: "'\"' at the end of the key") }
      let byte: UInt8 = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: key, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        key.append(byte)
        continue
      }
      let escape: UInt8 = offset < bytes.count ? bytes[offset] : 0
      offset += 1
      switch escape {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): key.append(escape)
      case UInt8(ascii: "n"): key.append(0x0A)
      case UInt8(ascii: "r"): key.append(0x0D)
      case UInt8(ascii: "t"): key.append(0x09)
      case UInt8(ascii: "b"): key.append(0x08)
      case UInt8(ascii: "f"): key.append(0x0C)
      case UInt8(ascii: "u"): key.append(contentsOf: try unicodeEscape(text, bytes, &offset))
      default:
        throw PropertyListPathError(
          text, at: offset - 1, expected: "one of '\" \\ / n r t b f u' behind '\\'", help: "a backslash is written \\\\")
      }
    }
  }

  /// Reads the digits behind `\u`, and the second half of a surrogate pair.
  private static func unicodeEscape(_ text: String, _ bytes: [UInt8], _ offset: inout Int) throws(PropertyListPathError) -> [UInt8] {
    func unit(at start: Int) -> UInt32? {
      guard start + 4 <= bytes.count else { return nil }
      let digits: String = String(decoding: bytes[start..<start + 4], as: UTF8.self)
      return digits.first == "+" || digits.first == "-" ? nil : UInt32(digits, radix: 16)
    }
    guard var value: UInt32 = unit(at: offset) else {
      throw PropertyListPathError(text, at: min(offset, bytes.count), expected: "four hexadecimal digits")
    }
    offset += 4
    if (0xD800..<0xDC00).contains(value), offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u"), let low: UInt32 = unit(at: offset + 2), (0xDC00..<0xE000).contains(low)
    {
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      offset += 6
    }
    guard let scalar: Unicode.Scalar = Unicode.Scalar(value) else {
      throw PropertyListPathError(text, at: offset - 4, expected: "a character, not half of a surrogate pair")
    }
    return Array(String(scalar).utf8)
  }

  private static func position(_ text: String, _ bytes: [UInt8], _ offset: inout Int) throws(PropertyListPathError) -> Component {
    let start: Int = offset + 1
    offset = start
    if start + 1 < bytes.count, bytes[start] == UInt8(ascii: "+"), bytes[start + 1] == UInt8(ascii: "]") {
      offset = start + 2
      return .end
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    while offset < bytes.count, bytes[offset] &- UInt8(ascii: "0") <= 9 { offset += 1 }
    guard let position: Int = Int(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
      let isNumber: Bool = offset > start + 1
      throw PropertyListPathError(
        text, at: isNumber ? start : offset,
        expected: isNumber ? "a smaller position" : "a position, such as 0, -1 for the last or + for the end")
    }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "]") else {
      throw PropertyListPathError(text, at: offset, expected: "']' behind the position")
    }
    offset += 1
    return .index(position)
  }

  // MARK: Other dialects

  /// A component whose meaning may depend on the container it is looked up in.
  private struct LooseComponent {
    var key: String
    /// The component is the end of an array where an array is.
    var canBeEnd: Bool = false
  }

  private static func plutilComponents(_ text: String) throws(PropertyListPathError) -> [LooseComponent] {
    let bytes: [UInt8] = Array(text.utf8)
    var components: [LooseComponent] = []
    var key: [UInt8] = []
    var offset: Int = 0
    while offset <= bytes.count {
      let byte: UInt8? = offset < bytes.count ? bytes[offset] : nil
      if byte == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: ".") {
        key.append(UInt8(ascii: "."))
        offset += 1
      } else if let byte, byte != UInt8(ascii: ".") {
        key.append(byte)
      } else {
        guard !key.isEmpty else {
          throw PropertyListPathError(text, at: offset, expected: "a key or a position", help: "plutil's syntax cannot name an empty key")
        }
        components.append(LooseComponent(key: String(decoding: key, as: UTF8.self)))
        key = []
      }
      offset += 1
    }
    return components
  }

  private static func plistBuddyComponents(_ text: String) throws(PropertyListPathError) -> [LooseComponent] {
    let bytes: [UInt8] = Array(text.utf8)
    var components: [LooseComponent] = []
    var key: [UInt8] = []
    var quote: (byte: UInt8, offset: Int)?
    var offset: Int = 0
    var hasKey: Bool = false
    while offset < bytes.count {
      let byte: UInt8 = bytes[offset]
      if byte == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        offset += 1
        key.append(bytes[offset] == UInt8(ascii: "n") ? 0x0A : bytes[offset] == UInt8(ascii: "t") ? 0x09 : bytes[offset])
        hasKey = true
      } else if let open = quote {
        if byte == open.byte { quote = nil } else { key.append(byte) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = (byte, offset)
        hasKey = true
      } else if byte == UInt8(ascii: ":") {
        if hasKey { components.append(LooseComponent(key: String(decoding: key, as: UTF8.self))) }
        key = []
        hasKey = false
      } else {
        key.append(byte)
        hasKey = true
      }
      offset += 1
    }
    if let open = quote {
      throw PropertyListPathError(text, at: offset, expected: "the quote that closes the one at offset \(open.offset)")
    }
    if hasKey {
      components.append(LooseComponent(key: String(decoding: key, as: UTF8.self)))
    } else if bytes.last == UInt8(ascii: ":"), !components.isEmpty {
      components.append(LooseComponent(key: "", canBeEnd: true))
    }
    return components
  }

  private static func jsonPointerComponents(_ text: String) throws(PropertyListPathError) -> [LooseComponent] {
    let bytes: [UInt8] = Array(text.utf8)
    guard let first: UInt8 = bytes.first else { return [] }
    guard first == UInt8(ascii: "/") else { throw PropertyListPathError(text, at: 0, expected: "'/'") }
    var components: [LooseComponent] = []
    var key: [UInt8] = []
    var offset: Int = 1
    while offset <= bytes.count {
      if offset == bytes.count || bytes[offset] == UInt8(ascii: "/") {
        let name: String = String(decoding: key, as: UTF8.self)
        components.append(LooseComponent(key: name, canBeEnd: name == "-"))
        key = []
      } else if bytes[offset] == UInt8(ascii: "~") {
        offset += 1
        switch offset < bytes.count ? bytes[offset] : 0 {
        case UInt8(ascii: "0"): key.append(UInt8(ascii: "~"))
        case UInt8(ascii: "1"): key.append(UInt8(ascii: "/"))
        default: throw PropertyListPathError(text, at: offset, expected: "'0' or '1' behind '~'", help: "a tilde is written ~0, a slash ~1")
        }
      } else {
        key.append(bytes[offset])
      }
      offset += 1
    }
    return components
  }

  private static func resolved(_ components: [LooseComponent], in root: PropertyListNode?) -> PropertyListPath {
    var path: PropertyListPath = .root
    var node: PropertyListNode? = root
    for (offset, component) in components.enumerated() {
      let isInDictionary: Bool = node?.kind == .dictionary
      let step: Component
      if isInDictionary {
        step = .key(component.key)
      } else if component.canBeEnd, offset == components.count - 1 {
        step = .end
      } else if let position: Int = canonicalPosition(component.key) {
        step = .index(position)
      } else {
        step = .key(component.key)
      }
      path.components.append(step)
      node = node?.node(at: PropertyListPath([step]))
    }
    return path
  }

  /// The number that digits without a leading zero write; nil for any other text.
  private static func canonicalPosition(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") <= 9 }), text == "0" || text.utf8.first != UInt8(ascii: "0") else { return nil }
    return Int(text)
  }
}
