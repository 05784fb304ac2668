import Diagnostics
import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists
import SystemModel
import Testing

/// Short ways to say what the tests of transport security are about.
enum Fixture {
  /// The document of an Info.plist whose transport security dictionary has these entries, in XML.
  static func document(_ entries: String) -> PropertyListDocument {
    PropertyListDocument(
      reading: SourceBytes(
        "<plist version=\"1.0\"><dict><key>NSAppTransportSecurity</key><dict>\(entries)</dict></dict></plist>"))
  }

  static func configuration(_ entries: String) -> TransportSecurityConfiguration {
    TransportSecurityConfiguration(document(entries), file: "Info.plist")
  }

  static func policy(
    _ entries: String, iOS version: OSVersion? = "18.0", sdk: OSVersion? = nil, _ profile: TransportSecurityProfile = .current
  ) -> TransportSecurityPolicy {
    TransportSecurityPolicy(
      configuration(entries), environment: Environment(device: .iPhone, osVersion: version, linkedSDK: sdk), profile: profile)
  }

  /// A flag in XML.
  static func flag(_ key: String, _ value: Bool) -> String { "<key>\(key)</key><\(value)/>" }

  static let arbitrary: String = flag("NSAllowsArbitraryLoads", true)

  /// An exception domain in XML; `tls` without its `TLSv`.
  static func domain(
    _ name: String, http: Bool? = nil, tls: String? = nil, secrecy: Bool? = nil, subdomains: Bool? = nil, transparency: Bool? = nil
  ) -> String {
    var text: String = "<key>\(name)</key><dict>"
    if let http { text += flag("NSExceptionAllowsInsecureHTTPLoads", http) }
    if let tls { text += "<key>NSExceptionMinimumTLSVersion</key><string>TLSv\(tls)</string>" }
    if let secrecy { text += flag("NSExceptionRequiresForwardSecrecy", secrecy) }
    if let subdomains { text += flag("NSIncludesSubdomains", subdomains) }
    if let transparency { text += flag("NSRequiresCertificateTransparency", transparency) }
    return text + "</dict>"
  }

  static func exceptions(_ domains: String...) -> String { "<key>NSExceptionDomains</key><dict>\(domains.joined())</dict>" }

  static func url(_ text: String) throws -> ConnectionURL { try ConnectionURL(text) }

  /// What the public unit tests of the systems call "TLS required" and the lowest version.
  static func facts(_ policy: TransportSecurityPolicy, _ host: String) throws -> (isRequired: Bool, minimum: TLSVersion?) {
    let name: String = host.contains(":") ? "[\(host)]" : host
    let verdict: TransportSecurityVerdict = policy.verdict(for: try ConnectionURL("http://\(name)/"))
    return (!verdict.requirements.allowsInsecureHTTP, verdict.requirements.minimumTLS)
  }
}
