public import InfoPlistCatalog
public import InfoPlistResolution

/// The systems between two changes of the rules of App Transport Security.
public enum TransportSecurityEra: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Before iOS 9 and OS X 10.11: the key is ignored (R-ATS-002).
  case none
  /// From iOS 9 and OS X 10.11.
  case introduction
  /// From iOS 10 and macOS 10.12: the keys for media, web content, local networking and Certificate Transparency (R-ATS-012).
  case narrowKeys
  /// From iOS 12.1.1 and macOS 10.14.2: Certificate Transparency belongs to ordinary trust.
  case transparency
  /// From iOS 13 and macOS 10.15: ordinary trust asks for strong keys and digests.
  case strictTrust
  /// From iOS 14 and macOS 11: pinned keys.
  case pinning
  /// From iOS 15.4 and macOS 12.3: no more CBC suites with SHA-256 or SHA-384.
  case trimmedSuites
  /// From iOS 17 and macOS 14: addresses are under the rules and can be named.
  case addresses
  /// From iOS 26 and macOS 26: nothing below TLS 1.2.
  case tls12Floor

  /// The era of a system. One without a stated version is of the newest.
  public init(_ environment: Environment) {
    var era: TransportSecurityEra = .none
    for candidate in Self.allCases.dropFirst() {
      guard environment.runs(atLeast: candidate.firstVersion(on: environment.platform)) else { break }
      era = candidate
    }
    self = era
  }

  /// The first version of a platform that belongs to the era; 0 where the platform has been there from a later era on.
  public func firstVersion(on platform: Platform) -> OSVersion {
    switch platform {
    case .macOS, .driverKit: Self.mac[rawValue]
    case .watchOS: Self.watch[rawValue]
    case .visionOS: self == .tls12Floor ? OSVersion(26) : OSVersion(0)
    case .iOS, .iPadOS, .macCatalyst, .tvOS: Self.phone[rawValue]
    }
  }

  private static let phone: [OSVersion] = ["0", "9", "10", "12.1.1", "13", "14", "15.4", "17", "26"]
  private static let mac: [OSVersion] = ["0", "10.11", "10.12", "10.14.2", "10.15", "11", "12.3", "14", "26"]
  private static let watch: [OSVersion] = ["0", "2", "3", "5.1.1", "6", "7", "8.5", "10", "26"]

  /// Older before newer.
  public static func < (left: TransportSecurityEra, right: TransportSecurityEra) -> Bool { left.rawValue < right.rawValue }
}
