/// References to build settings inside values: `$(NAME)`, `${NAME}` and `$[NAME]`, and the marks of other template tools.
public enum BuildVariable {
  /// Whether a text holds a reference to a build setting, or a placeholder that another tool fills in: `@NAME@`, `%NAME%`, `#NAME#`,
  /// `__NAME__`, a whole text `__name`, `$name`, `{{name}}`, `[[name]]`, `%(name)s`, `<%= name %>`.
  public static func occurs(in text: String) -> Bool {
    var text: String = text
    return text.withUTF8 { bytes in
      if isMacroName(bytes) { return true }
      var index: Int = 0
      while index + 1 < bytes.count {
        let next: UInt8 = bytes[index + 1]
        switch bytes[index] {
        case UInt8(ascii: "$"):
          if next == UInt8(ascii: "(") || next == UInt8(ascii: "{") || next == UInt8(ascii: "[") { return true }
          // Xcode leaves a bare name alone; tools that fill in templates write it in small letters.
          if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) { return true }
        case UInt8(ascii: "{"), UInt8(ascii: "["): if next == bytes[index] { return true }
        case UInt8(ascii: "<"): if next == UInt8(ascii: "%") { return true }
        case UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: "#"):
          if bytes[index] == UInt8(ascii: "%"), next == UInt8(ascii: "(") { return true }
          if isDelimitedName(bytes, index) { return true }
        case UInt8(ascii: "_"): if next == UInt8(ascii: "_"), isUnderscoredName(bytes, index) { return true }
        default: break
        }
        index += 1
      }
      return false
    }
  }

  /// Whether a whole text is the name of a preprocessor macro, such as `PRODUCT_VERSION`: capital letters joined by underscores.
  private static func isMacroName(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var hasUnderscore: Bool = false
    var letters: Int = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): if letters == 0 { return false }
      case UInt8(ascii: "_"): hasUnderscore = true
      default: return false
      }
    }
    return hasUnderscore && letters >= 3
  }

  /// The first `$(NAME)` or `${NAME}` of a text, as it stands there; nil when there is none.
  public static func firstReference(in text: String) -> Substring? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return nil }
    for (open, close) in [("$(", Character(")")), ("${", Character("}"))] {
      guard let start = text.firstRange(of: open), let end = text[start.upperBound...].firstIndex(of: close) else { continue }
      let name: Substring = text[start.upperBound..<end]
      let isName: Bool = name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
      }
      if !name.isEmpty, isName { return text[start.lowerBound...end] }
    }
    return nil
  }

  /// Whether a name stands between two pairs of underscores, or behind one and is the whole text.
  private static func isUnderscoredName(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    var index: Int = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "_") { index += 1 }
    let name: Int = index
    while index + 1 < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "_"): if bytes[index + 1] == UInt8(ascii: "_") { return index > name }
      default: return false
      }
      index += 1
    }
    // A text that is such a name from end to end: a macro of m4.
    guard start == 0, index > name, let last: UInt8 = bytes.last else { return false }
    return last == UInt8(ascii: "_") || isLetterOrDigit(last)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  /// Whether a name of capital letters, digits and underscores stands between two equal signs.
  private static func isDelimitedName(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    var index: Int = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): index += 1
      default: return bytes[index] == bytes[start] && index > start + 2
      }
    }
    return false
  }
}
