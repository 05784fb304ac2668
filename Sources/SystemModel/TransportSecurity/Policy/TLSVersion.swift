/// A version of Transport Layer Security.
public enum TLSVersion: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  /// TLS 1.0 of 1999.
  case tls10
  /// TLS 1.1 of 2006.
  case tls11
  /// TLS 1.2 of 2008.
  case tls12
  /// TLS 1.3 of 2018.
  case tls13

  /// Reads a value of `NSExceptionMinimumTLSVersion`, spelled exactly; nil for any other text.
  public init?(settingValue: String) {
    switch settingValue {
    case "TLSv1.0": self = .tls10
    case "TLSv1.1": self = .tls11
    case "TLSv1.2": self = .tls12
    case "TLSv1.3": self = .tls13
    default: return nil
    }
  }

  /// Reads a version as people write it: `1.2`, `TLS 1.2`, `TLSv1.2`, `tls1.2`.
  public init?(name: String) {
    let digits: String = String(name.lowercased().drop { $0 == "t" || $0 == "l" || $0 == "s" || $0 == "v" || $0 == " " })
    guard let version: TLSVersion = TLSVersion(settingValue: "TLSv" + digits) else { return nil }
    self = version
  }

  /// The spelling in a property list.
  public var settingValue: String {
    switch self {
    case .tls10: "TLSv1.0"
    case .tls11: "TLSv1.1"
    case .tls12: "TLSv1.2"
    case .tls13: "TLSv1.3"
    }
  }

  /// The name in a sentence.
  public var title: String { "TLS " + settingValue.dropFirst(4) }

  /// Older before newer.
  public static func < (left: TLSVersion, right: TLSVersion) -> Bool { left.rawValue < right.rawValue }
}
