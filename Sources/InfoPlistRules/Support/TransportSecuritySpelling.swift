import Linting
import SystemModel

/// The names of the transport security dictionary.
enum TransportSecuritySpelling {
  /// Whether a key is documented at any level, former spellings included.
  static func isKnown(_ key: String) -> Bool {
    TransportSecurityKey.primary.contains(key) || TransportSecurityKey.domain.contains(key)
      || TransportSecurityKey.pinnedDomain.contains(key) || TransportSecurityKey.presentSpelling(of: key) != nil
  }
}
