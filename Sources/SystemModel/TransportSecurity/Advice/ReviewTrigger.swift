public import InfoPlistResolution

/// A setting for which the App Store asks for a reason (R-ATS-072...078).
public struct ReviewTrigger: Sendable {
  /// The kinds of reasons that the reference names.
  public enum Justification: String, Sendable, Hashable, CaseIterable {
    /// The server belongs to somebody else who offers no secure connections.
    case foreignServer = "foreign-server"
    /// Devices that cannot be upgraded are reached by public host names.
    case oldDevices = "old-devices"
    /// Web pages from everywhere are shown in a view that the key for web content does not cover.
    case embeddedWebContent = "embedded-web-content"
    /// Media are encrypted by themselves and hold nothing personal.
    case encryptedMedia = "encrypted-media"

    /// The reason in a sentence.
    public var title: String {
      switch self {
      case .foreignServer: "the server belongs to somebody else and offers no secure connections"
      case .oldDevices: "devices that cannot be upgraded are reached under public host names"
      case .embeddedWebContent: "web pages from many sources are shown in a view that the key for web content does not cover"
      case .encryptedMedia: "the media are encrypted by themselves and hold nothing personal"
      }
    }
  }

  /// The key.
  public let key: String
  /// The exception domain that holds it; nil for a key that concerns all hosts.
  public let domain: String?
  /// Where the setting stands.
  public let place: Provenance
  /// The reasons that fit the key.
  public let justifications: [Justification]
  /// Something to add; nil when there is nothing.
  public let note: String?

  init(key: String, domain: String? = nil, place: Provenance, note: String? = nil) {
    self.key = key
    self.domain = domain
    self.place = place
    self.note = note
    justifications =
      switch key {
      case TransportSecurityKey.arbitraryLoads: Justification.allCases
      case TransportSecurityKey.arbitraryLoadsForMedia: [.encryptedMedia, .foreignServer]
      case TransportSecurityKey.arbitraryLoadsInWebContent: [.foreignServer]
      case TransportSecurityKey.allowsInsecureHTTPLoads: [.foreignServer, .oldDevices, .encryptedMedia]
      default: [.foreignServer, .oldDevices]
      }
  }
}

extension TransportSecurityConfiguration {
  /// Everything for which the App Store asks for a reason, in the order of the reference: keys for all hosts, then domains as in the file.
  public var reviewTriggers: [ReviewTrigger] {
    let global: [ReviewTrigger] = [arbitraryLoads, arbitraryLoadsForMedia, arbitraryLoadsInWebContent].compactMap { setting in
      guard let setting, setting.value == true else { return nil }
      return ReviewTrigger(key: setting.key, place: setting.place)
    }
    return global + domains.flatMap(\.reviewTriggers)
  }
}

extension ExceptionDomain {
  /// What in the entry the App Store asks a reason for. Any use of the lowest TLS version counts, as the reference has it.
  public var reviewTriggers: [ReviewTrigger] {
    var result: [ReviewTrigger] = []
    if let setting: TransportSecuritySetting<Bool> = allowsInsecureHTTPLoads, setting.value == true {
      result.append(ReviewTrigger(key: TransportSecurityKey.allowsInsecureHTTPLoads, domain: name, place: setting.place))
    }
    if let setting: TransportSecuritySetting<TLSVersion> = minimumTLSVersion {
      let isLow: Bool = setting.value.map { $0 < .tls12 } ?? false
      result.append(
        ReviewTrigger(
          key: TransportSecurityKey.minimumTLSVersion, domain: name, place: setting.place,
          note: isLow ? nil : "later pages ask for a reason only below TLS 1.2"))
    }
    return result
  }
}
