/// A cipher suite by its registered number.
public struct CipherSuite: Sendable, Hashable {
  /// The registered number.
  public let number: UInt16

  /// Names a suite by its number.
  public init(number: UInt16) {
    self.number = number
  }

  /// The registered name; the number in hexadecimal digits for a suite that this package does not know.
  public var name: String { Self.known[number]?.name ?? "0x" + hexadecimal }

  /// Whether the key exchange leaves nothing that would open recorded traffic later. All suites of TLS 1.3 have it.
  public var hasForwardSecrecy: Bool { isTLS13 || name.hasPrefix("TLS_ECDHE_") || name.hasPrefix("TLS_DHE_") }

  /// Whether it is a suite of TLS 1.3.
  public var isTLS13: Bool { number >> 8 == 0x13 }

  private var hexadecimal: String {
    let digits: String = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The list that OpenSSL takes for suites up to TLS 1.2, from registered names; names that it cannot know are left out.
  static func engineList(_ names: [String]) -> String {
    names.compactMap { name in known.values.first { $0.name == name }?.engineName }.filter { !$0.isEmpty }.joined(separator: ":")
  }

  private static let known: [UInt16: (name: String, engineName: String)] = Dictionary(
    uniqueKeysWithValues: (tls13 + ellipticCurve + others).map { ($0.0, (name: $0.1, engineName: $0.2)) })

  private static let tls13: [(UInt16, String, String)] = [
    (0x1301, "TLS_AES_128_GCM_SHA256", ""),
    (0x1302, "TLS_AES_256_GCM_SHA384", ""),
    (0x1303, "TLS_CHACHA20_POLY1305_SHA256", ""),
    (0x1304, "TLS_AES_128_CCM_SHA256", ""),
    (0x1305, "TLS_AES_128_CCM_8_SHA256", ""),
  ]

  private static let ellipticCurve: [(UInt16, String, String)] = [
    (0xC009, "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA", "ECDHE-ECDSA-AES128-SHA"),
    (0xC00A, "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA", "ECDHE-ECDSA-AES256-SHA"),
    (0xC013, "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA", "ECDHE-RSA-AES128-SHA"),
    (0xC014, "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA", "ECDHE-RSA-AES256-SHA"),
    (0xC023, "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256", "ECDHE-ECDSA-AES128-SHA256"),
    (0xC024, "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384", "ECDHE-ECDSA-AES256-SHA384"),
    (0xC027, "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256", "ECDHE-RSA-AES128-SHA256"),
    (0xC028, "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384", "ECDHE-RSA-AES256-SHA384"),
    (0xC02B, "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256", "ECDHE-ECDSA-AES128-GCM-SHA256"),
    (0xC02C, "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384", "ECDHE-ECDSA-AES256-GCM-SHA384"),
    (0xC02F, "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256", "ECDHE-RSA-AES128-GCM-SHA256"),
    (0xC030, "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384", "ECDHE-RSA-AES256-GCM-SHA384"),
    (0xCCA8, "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256", "ECDHE-RSA-CHACHA20-POLY1305"),
    (0xCCA9, "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256", "ECDHE-ECDSA-CHACHA20-POLY1305"),
    (0xC0AC, "TLS_ECDHE_ECDSA_WITH_AES_128_CCM", "ECDHE-ECDSA-AES128-CCM"),
    (0xC0AD, "TLS_ECDHE_ECDSA_WITH_AES_256_CCM", "ECDHE-ECDSA-AES256-CCM"),
    (0xC0AE, "TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8", "ECDHE-ECDSA-AES128-CCM8"),
    (0xC0AF, "TLS_ECDHE_ECDSA_WITH_AES_256_CCM_8", "ECDHE-ECDSA-AES256-CCM8"),
  ]

  private static let others: [(UInt16, String, String)] = [
    (0x002F, "TLS_RSA_WITH_AES_128_CBC_SHA", "AES128-SHA"),
    (0x0033, "TLS_DHE_RSA_WITH_AES_128_CBC_SHA", "DHE-RSA-AES128-SHA"),
    (0x0035, "TLS_RSA_WITH_AES_256_CBC_SHA", "AES256-SHA"),
    (0x0039, "TLS_DHE_RSA_WITH_AES_256_CBC_SHA", "DHE-RSA-AES256-SHA"),
    (0x003C, "TLS_RSA_WITH_AES_128_CBC_SHA256", "AES128-SHA256"),
    (0x003D, "TLS_RSA_WITH_AES_256_CBC_SHA256", "AES256-SHA256"),
    (0x0067, "TLS_DHE_RSA_WITH_AES_128_CBC_SHA256", "DHE-RSA-AES128-SHA256"),
    (0x006B, "TLS_DHE_RSA_WITH_AES_256_CBC_SHA256", "DHE-RSA-AES256-SHA256"),
    (0x009C, "TLS_RSA_WITH_AES_128_GCM_SHA256", "AES128-GCM-SHA256"),
    (0x009D, "TLS_RSA_WITH_AES_256_GCM_SHA384", "AES256-GCM-SHA384"),
    (0x009E, "TLS_DHE_RSA_WITH_AES_128_GCM_SHA256", "DHE-RSA-AES128-GCM-SHA256"),
    (0x009F, "TLS_DHE_RSA_WITH_AES_256_GCM_SHA384", "DHE-RSA-AES256-GCM-SHA384"),
    (0xCCAA, "TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256", "DHE-RSA-CHACHA20-POLY1305"),
    (0x0041, "TLS_RSA_WITH_CAMELLIA_128_CBC_SHA", "CAMELLIA128-SHA"),
    (0x0084, "TLS_RSA_WITH_CAMELLIA_256_CBC_SHA", "CAMELLIA256-SHA"),
    (0xC09C, "TLS_RSA_WITH_AES_128_CCM", "AES128-CCM"),
    (0xC09D, "TLS_RSA_WITH_AES_256_CCM", "AES256-CCM"),
    (0x000A, "TLS_RSA_WITH_3DES_EDE_CBC_SHA", "DES-CBC3-SHA"),
    (0xC012, "TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA", "ECDHE-RSA-DES-CBC3-SHA"),
    (0x0005, "TLS_RSA_WITH_RC4_128_SHA", "RC4-SHA"),
  ]
}
