/// The place of a key: names joined by periods, `[]` for the elements of an array, `*` for a key the developer chooses.
///
/// `CFBundleDocumentTypes[].LSItemContentTypes`, `NSAppTransportSecurity.NSExceptionDomains.*.NSIncludesSubdomains`.
/// A name that itself contains a period, bracket, asterisk or quote stands in single quotes: `NSExtension.'com.apple.ctk.aid'`.
public struct InfoPlistKeyPath: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// One step of a path.
  public enum Segment: Sendable, Hashable {
    /// A key with this name.
    case key(String)
    /// Any element of an array.
    case element
    /// Any key of a dictionary whose keys the developer chooses.
    case anyKey
  }

  /// The steps from the root dictionary; empty for the root itself.
  public let segments: [Segment]

  /// Makes a path of its steps.
  public init(_ segments: [Segment]) {
    self.segments = segments
  }

  /// Reads the written form. Never fails: any text is some path.
  public init(stringLiteral text: String) {
    self.init(text)
  }

  /// Reads the written form. Never fails: an unfinished quote runs to the end.
  public init(_ text: String) {
    var segments: [Segment] = []
    var name: [UInt8] = []
    var wasQuoted: Bool = false
    var inQuotes: Bool = false
    func finish() {
      guard !name.isEmpty || wasQuoted else { return }
      let text: String = String(decoding: name, as: UTF8.self)
      segments.append(text == "*" && !wasQuoted ? .anyKey : .key(text))
      name.removeAll(keepingCapacity: true)
      wasQuoted = false
    }
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "'"):
        inQuotes.toggle()
        wasQuoted = true
      case UInt8(ascii: ".") where !inQuotes:
        finish()
      case UInt8(ascii: "[") where !inQuotes:
        finish()
      case UInt8(ascii: "]") where !inQuotes && previous == UInt8(ascii: "["):
        segments.append(.element)
      default:
        name.append(byte)
      }
      previous = byte
    }
    finish()
    self.init(segments)
  }

  /// The name at the end of the path, `*` for a free key; nil when the path ends in an array element or is the root.
  public var name: String? {
    switch segments.last {
    case .key(let name): name
    case .anyKey: "*"
    case .element, nil: nil
    }
  }

  /// Whether the path has a single step.
  public var isTopLevel: Bool { segments.count == 1 }

  /// The path of the dictionary or array that holds this place; nil for the root.
  public var parent: InfoPlistKeyPath? {
    segments.isEmpty ? nil : InfoPlistKeyPath(Array(segments.dropLast()))
  }

  /// The path with one more step.
  public func appending(_ segment: Segment) -> InfoPlistKeyPath {
    InfoPlistKeyPath(segments + [segment])
  }

  /// The written form; reading it gives the same path.
  public var description: String {
    var text: String = ""
    for segment in segments {
      switch segment {
      case .element:
        text += "[]"
      case .anyKey:
        text += text.isEmpty ? "*" : ".*"
      case .key(let name):
        if !text.isEmpty { text += "." }
        text += Self.needsQuotes(name) ? "'\(name)'" : name
      }
    }
    return text
  }

  /// Whether a name stands in quotes in the written form: it is empty, or a byte of it would be read as part of the path.
  static func needsQuotes(_ name: String) -> Bool {
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "'"): return true
      default: continue
      }
    }
    return name.isEmpty
  }
}
