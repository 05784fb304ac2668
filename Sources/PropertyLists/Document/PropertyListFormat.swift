/// The ways in which a property list is written down.
public enum PropertyListFormat: String, Sendable, Hashable, CaseIterable {
  /// Apple's XML format, `<plist version="1.0">`.
  case xml
  /// Apple's binary format, `bplist00`.
  case binary
  /// The text format of OpenStep, `{ key = value; }`, including GNUstep's typed extensions such as `<*I5>`.
  case openStep = "openstep"
  /// A table of strings, `"key" = "value";`, without braces around it.
  case strings
  /// JSON, with tagged objects for dates, data and UIDs.
  case json

  /// The format's name in a sentence.
  public var title: String {
    switch self {
    case .xml: "XML"
    case .binary: "binary"
    case .openStep: "OpenStep"
    case .strings: "strings"
    case .json: "JSON"
    }
  }

  /// Whether the format is text.
  public var isText: Bool { self != .binary }

  /// The format that a file's name suggests by its ending: `.json`, `.strings` and the endings that XML property lists have; nil for others.
  public init?(fileName: String) {
    let lower: String = fileName.lowercased()
    if lower.hasSuffix(".json") {
      self = .json
    } else if lower.hasSuffix(".strings") {
      self = .strings
    } else if lower.hasSuffix(".plist") || lower.hasSuffix(".entitlements") || lower.hasSuffix(".xcprivacy") {
      self = .xml
    } else {
      return nil
    }
  }
}
