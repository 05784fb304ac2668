/// What App Transport Security makes of a load.
public struct TransportSecurityVerdict: Sendable, Hashable {
  /// What decides.
  public enum Coverage: UInt8, Sendable, Hashable, CaseIterable {
    /// The scheme is none of the web.
    case otherScheme
    /// The interface is not covered.
    case lowLevelInterface
    /// The system is older than App Transport Security.
    case olderSystem
    /// The program is linked with an SDK that is older than App Transport Security.
    case olderSDK
    /// The host is in the local network.
    case localHost
    /// The host is an address.
    case address
    /// `NSAllowsArbitraryLoadsForMedia` lifts the rules.
    case media
    /// `NSAllowsArbitraryLoadsInWebContent` lifts the rules.
    case webContent
    /// `NSAllowsArbitraryLoads` lifts the rules.
    case arbitraryLoads
    /// An entry of `NSExceptionDomains` sets the rules.
    case exceptionDomain
    /// The full rules apply.
    case full

    /// A few words.
    public var title: String {
      switch self {
      case .otherScheme: "not a web address"
      case .lowLevelInterface: "interface not covered"
      case .olderSystem: "system without ATS"
      case .olderSDK: "linked with an SDK without ATS"
      case .localHost: "local host"
      case .address: "address"
      case .media: "lifted for media"
      case .webContent: "lifted for web content"
      case .arbitraryLoads: "lifted for all"
      case .exceptionDomain: "exception domain"
      case .full: "full rules"
      }
    }
  }

  /// What decides.
  public var coverage: Coverage
  /// The position of the deciding entry in `TransportSecurityConfiguration.domains`; nil when no entry decides.
  public var domain: Int?
  /// Whether the load may start: it is encrypted, or it need not be.
  public var allowsLoad: Bool
  /// What the connection has to fulfil.
  public var requirements: TransportSecurityRequirements
  /// Whether the rules are lifted when the address turns out to be in the same network: nobody can tell from the address alone.
  public var isLiftedOnLink: Bool = false

  /// Whether App Transport Security sets rules for the load, loosened ones included.
  public var applies: Bool { coverage == .full || coverage == .exceptionDomain }
}
