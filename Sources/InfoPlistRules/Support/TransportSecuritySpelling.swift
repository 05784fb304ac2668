import Linting
import SystemModel

/// The names of the transport security dictionary.
enum TransportSecuritySpelling {
  /// Whether a key is documented at any level, former spellings included.
  static func isKnown(_ key: String) -> Bool {
    TransportSecurityKey.primary.contains(key) || TransportSecurityKey.domain.contains(key)
      || TransportSecurityKey.pinnedDomain.contains(key) || TransportSecurityKey.presentSpelling(of: key) != nil
  }

  /// Whether a key is a former spelling, which old systems read.
  static func isFormer(_ key: String) -> Bool { TransportSecurityKey.presentSpelling(of: key) != nil }
}
