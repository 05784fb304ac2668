/// The keys of the dictionary of App Transport Security, all in one place.
public enum TransportSecurityKey {
  /// The dictionary itself.
  public static let dictionary: String = "NSAppTransportSecurity"
  /// No rules at all.
  public static let arbitraryLoads: String = "NSAllowsArbitraryLoads"
  /// No rules for media.
  public static let arbitraryLoadsForMedia: String = "NSAllowsArbitraryLoadsForMedia"
  /// No rules for web views.
  public static let arbitraryLoadsInWebContent: String = "NSAllowsArbitraryLoadsInWebContent"
  /// No rules for hosts of the local network.
  public static let localNetworking: String = "NSAllowsLocalNetworking"
  /// Rules for named domains.
  public static let exceptionDomains: String = "NSExceptionDomains"
  /// Certificates expected of named domains.
  public static let pinnedDomains: String = "NSPinnedDomains"
  /// Whether an entry covers subdomains.
  public static let includesSubdomains: String = "NSIncludesSubdomains"
  /// Plain HTTP for a domain.
  public static let allowsInsecureHTTPLoads: String = "NSExceptionAllowsInsecureHTTPLoads"
  /// Lowest version of TLS for a domain.
  public static let minimumTLSVersion: String = "NSExceptionMinimumTLSVersion"
  /// Forward secrecy for a domain.
  public static let requiresForwardSecrecy: String = "NSExceptionRequiresForwardSecrecy"
  /// Public logs for a domain.
  public static let requiresCertificateTransparency: String = "NSRequiresCertificateTransparency"
  /// Authorities that are pinned.
  public static let pinnedCAIdentities: String = "NSPinnedCAIdentities"
  /// Server keys that are pinned.
  public static let pinnedLeafIdentities: String = "NSPinnedLeafIdentities"
  /// Digest of a pinned key.
  public static let publicKeyDigest: String = "SPKI-SHA256-BASE64"
  /// Edition of the TLS rules of the NIAP, for all connections.
  public static let niapPackageVersion: String = "NSRequiresNIAPTLSPackageVersion"
  /// Edition of the TLS rules of the NIAP, for a domain.
  public static let exceptionNIAPPackageVersion: String = "NSExceptionRequiresNIAPTLSPackageVersion"

  /// The members of the dictionary: the five of the reference (R-ATS-010), pins and the NIAP's rules.
  public static let primary: [String] = [
    arbitraryLoads, arbitraryLoadsForMedia, arbitraryLoadsInWebContent, localNetworking, exceptionDomains, pinnedDomains,
    niapPackageVersion,
  ]
  /// The members of an exception domain: the five of the reference (R-ATS-011) and the NIAP's rules.
  public static let domain: [String] = [
    includesSubdomains, allowsInsecureHTTPLoads, minimumTLSVersion, requiresForwardSecrecy, requiresCertificateTransparency,
    exceptionNIAPPackageVersion,
  ]
  /// The members of a pinned domain.
  public static let pinnedDomain: [String] = [includesSubdomains, pinnedCAIdentities, pinnedLeafIdentities]

  /// The keys of an exception domain that had other spellings in 2015 and 2016.
  public static let renamed: [String] = [allowsInsecureHTTPLoads, minimumTLSVersion, requiresForwardSecrecy]

  /// The former spellings of a key of an exception domain, the latest first; empty for others.
  public static func formerSpellings(of key: String) -> [String] {
    guard renamed.contains(key) else { return [] }
    let rest: Substring = key.dropFirst("NSException".utf8.count)
    return ["NSThirdPartyException\(rest)", "NSTemporaryException\(rest)", "NSTemporaryThirdPartyException\(rest)"]
  }

  /// The present spelling of a former one; nil for any other text.
  public static func presentSpelling(of key: String) -> String? {
    renamed.first { formerSpellings(of: $0).contains(key) }
  }
}
