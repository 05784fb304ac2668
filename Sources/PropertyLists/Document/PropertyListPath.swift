/// The way from the root of a property list to one of its values.
///
/// Written, keys are joined by periods and positions stand in brackets: `CFBundleDocumentTypes[0].CFBundleTypeName`. A key that holds
/// anything but letters, digits and `_ - ~ $ : @ % + /`, that starts with `/` or `:`, or that is empty, stands in double quotes with JSON's
/// escapes: `NSAppTransportSecurity.NSExceptionDomains."example.com"`. A key of digits needs no quotes, for positions stand in brackets. The
/// root is the empty text. `[-1]` is the last element, and `[+]` the place behind it, where a value can be inserted.
public struct PropertyListPath: Hashable, Sendable, CustomStringConvertible {
  /// One step of the way.
  public enum Component: Hashable, Sendable {
    /// The value of a key of a dictionary.
    case key(String)
    /// An element of an array, counted from zero; a negative number counts from the end, -1 being the last element.
    case index(Int)
    /// The place behind the last element of an array. Nothing is there; a value can be inserted.
    case end
  }

  /// The steps, from the root on.
  public var components: [Component]

  /// Makes a path from its steps.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// The path of the root.
  public static let root: PropertyListPath = PropertyListPath()

  /// The path to the value of a key below this one.
  public func appending(key: String) -> PropertyListPath {
    PropertyListPath(components + [.key(key)])
  }

  /// The path to an element below this one.
  public func appending(index: Int) -> PropertyListPath {
    PropertyListPath(components + [.index(index)])
  }

  /// The path without its last step; nil for the root.
  public var parent: PropertyListPath? {
    components.isEmpty ? nil : PropertyListPath(Array(components.dropLast()))
  }

  /// The written form.
  public var description: String {
    var text: String = ""
    for component in components {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .end: text += "[+]"
      case .key(let key):
        if !text.isEmpty { text += "." }
        text += PropertyListPath.isPlain(key) ? key : PropertyListPath.quoted(key)
      }
    }
    return text
  }

  /// Whether a key can stand without quotes.
  static func isPlain(_ key: String) -> Bool {
    guard let first: UInt8 = key.utf8.first, first != UInt8(ascii: "/"), first != UInt8(ascii: ":") else { return false }
    return key.utf8.allSatisfy(isPlain)
  }

  /// Whether a byte of a key can stand without quotes.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "@"): true
    case UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: "/"): true
    default: false
    }
  }

  /// A key in double quotes with JSON's escapes.
  static func quoted(_ key: String) -> String {
    var text: String = "\""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ", "\u{7F}":
        let digits: String = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
