import InfoPlistCatalog
import InfoPlistResolution
import SystemModel
import _InfoPlistTestSupport

/// Dictionaries and addresses by chance, the same in every run.
enum Generated {
  /// Keys of `NSExceptionDomains`: names, parents and children of each other, with capital letters, final periods and other alphabets, and addresses.
  static let names: [String] = [
    "example.com", "www.example.com", "a.b.example.com", "Example.org", "example.org", "example.org.", "printer.local", "nas", "192.0.2.1",
    "192.0.2.0/24", "198.51.100.0/28", "2001:db8::/32", "2001:db8::5", "com", "port.example:80", "xn--mnchen-3ya.test", "münchen.test",
    "test",
    "*.example.com", "b.example.com", "COM",
  ]

  static let environments: [Environment] = [
    Environment(device: .iPhone, osVersion: "9.0"), Environment(device: .iPhone, osVersion: "10.0"),
    Environment(device: .mac, osVersion: "10.15"), Environment(device: .iPhone, osVersion: "16.0"), Environment(device: .mac),
    Environment(device: .iPhone, osVersion: "18.0"),
  ]

  /// A dictionary in XML.
  static func dictionary(_ random: inout SeededRandom) -> String {
    var text: String = ""
    let flags: [String] = [
      "NSAllowsArbitraryLoads", "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInWebContent", "NSAllowsLocalNetworking",
      "NSUnknown",
    ]
    for key in flags where Int.random(in: 0..<4, using: &random) == 0 { text += "<key>\(key)</key>" + scalar(&random) }
    guard Bool.random(using: &random) || text.isEmpty else { return text }
    text += "<key>NSExceptionDomains</key><dict>"
    for name in names.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)) {
      text += "<key>\(name)</key><dict>" + members(&random) + "</dict>"
    }
    return text + "</dict>"
  }

  private static func members(_ random: inout SeededRandom) -> String {
    var text: String = ""
    let keys: [String] = [
      "NSIncludesSubdomains", "NSExceptionAllowsInsecureHTTPLoads", "NSExceptionRequiresForwardSecrecy",
      "NSRequiresCertificateTransparency",
      "NSThirdPartyExceptionAllowsInsecureHTTPLoads", "NSIncludeSubdomains",
    ]
    for key in keys where Int.random(in: 0..<3, using: &random) == 0 { text += "<key>\(key)</key>" + scalar(&random) }
    if Int.random(in: 0..<3, using: &random) == 0 {
      let version: String = ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3", "1.2"].randomElement(using: &random) ?? ""
      text += "<key>NSExceptionMinimumTLSVersion</key><string>\(version)</string>"
    }
    return text
  }

  private static func scalar(_ random: inout SeededRandom) -> String {
    ["<true/>", "<false/>", "<true/>", "<false/>", "<string>YES</string>", "<integer>1</integer>"].randomElement(using: &random) ?? ""
  }

  /// A host as people write it: names of the list and what lies below and above them, in any case, with or without a final period, and addresses.
  static func host(_ random: inout SeededRandom) -> String {
    let addresses: [String] = [
      "192.0.2.1", "192.0.2.9", "192.0.3.1", "198.51.100.15", "198.51.100.16", "10.0.0.1", "127.0.0.1", "169.254.1.1", "[2001:db8::5]",
      "[2001:DB8:0::5]", "[2001:db9::1]", "[::1]", "[fe80::1]", "[fd00::1]", "255.255.255.255",
    ]
    if Int.random(in: 0..<5, using: &random) == 0 { return addresses.randomElement(using: &random) ?? "" }
    var host: String =
      (names.filter { !$0.contains("/") && !$0.contains(":") && !$0.contains("*") } + ["other.test", "local", "sub.nas", "example.co"])
      .randomElement(using: &random) ?? ""
    if host.allSatisfy({ $0.isNumber || $0 == "." }) { return host }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      host = (["a", "b", "www", "x-1", "MÜNCHEN", "例え", "com"].randomElement(using: &random) ?? "") + "." + host
    }
    if Int.random(in: 0..<5, using: &random) == 0 { host = host.uppercased() }
    if Int.random(in: 0..<6, using: &random) == 0, !host.hasSuffix(".") { host += "." }
    return host
  }

  /// An address with a host by chance.
  static func url(_ random: inout SeededRandom) -> ConnectionURL? {
    let scheme: String = ["http", "https", "HTTP", "ws", "wss"].randomElement(using: &random) ?? ""
    let user: String = Int.random(in: 0..<8, using: &random) == 0 ? "user:secret@" : ""
    let port: String = Int.random(in: 0..<5, using: &random) == 0 ? ":8443" : ""
    return try? ConnectionURL("\(scheme)://\(user)\(host(&random))\(port)/path?query#fragment")
  }

  /// Some addresses.
  static func urls(_ random: inout SeededRandom, count: Int = 20) -> [ConnectionURL] {
    (0..<count).compactMap { _ in url(&random) }
  }
}
