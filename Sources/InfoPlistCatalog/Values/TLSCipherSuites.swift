extension ValueTable {
  /// Suites accepted by default.
  public static let forwardSecrecyCipherSuites: ValueTable = ValueTable(
    "forward-secrecy-cipher-suites",
    title: "Cipher suites with forward secrecy",
    closed: false,
    summary: "The eleven suites that App Transport Security accepts without an exception, as the reference lists them.",
    requirements: ["R-ATS-017...018", "R-ATS-064"],
    sources: [.reference(.cocoa)],
    [
      ValueEntry(
        "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384",
        "Ephemeral elliptic-curve keys, certificate with an ECDSA key, AES with 256 bits in GCM mode, SHA-384.", requirements: ["R-ATS-018"]
      ),
      ValueEntry(
        "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256",
        "Ephemeral elliptic-curve keys, certificate with an ECDSA key, AES with 128 bits in GCM mode, SHA-256.", requirements: ["R-ATS-018"]
      ),
      ValueEntry(
        "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384",
        "Ephemeral elliptic-curve keys, certificate with an ECDSA key, AES with 256 bits in CBC mode, SHA-384.", requirements: ["R-ATS-018"]
      ),
      ValueEntry(
        "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA",
        "Ephemeral elliptic-curve keys, certificate with an ECDSA key, AES with 256 bits in CBC mode, SHA-1.", requirements: ["R-ATS-018"]),
      ValueEntry(
        "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256",
        "Ephemeral elliptic-curve keys, certificate with an ECDSA key, AES with 128 bits in CBC mode, SHA-256.", requirements: ["R-ATS-018"]
      ),
      ValueEntry(
        "TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA",
        "Ephemeral elliptic-curve keys, certificate with an ECDSA key, AES with 128 bits in CBC mode, SHA-1.", requirements: ["R-ATS-018"]),
      ValueEntry(
        "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
        "Ephemeral elliptic-curve keys, certificate with an RSA key, AES with 256 bits in GCM mode, SHA-384.", requirements: ["R-ATS-018"]),
      ValueEntry(
        "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256",
        "Ephemeral elliptic-curve keys, certificate with an RSA key, AES with 128 bits in GCM mode, SHA-256.", requirements: ["R-ATS-018"]),
      ValueEntry(
        "TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384",
        "Ephemeral elliptic-curve keys, certificate with an RSA key, AES with 256 bits in CBC mode, SHA-384.", requirements: ["R-ATS-018"]),
      ValueEntry(
        "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256",
        "Ephemeral elliptic-curve keys, certificate with an RSA key, AES with 128 bits in CBC mode, SHA-256.", requirements: ["R-ATS-018"]),
      ValueEntry(
        "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA",
        "Ephemeral elliptic-curve keys, certificate with an RSA key, AES with 128 bits in CBC mode, SHA-1.", requirements: ["R-ATS-018"]),
    ])

  /// Suites accepted by exception.
  public static let rsaCipherSuites: ValueTable = ValueTable(
    "rsa-cipher-suites",
    title: "Cipher suites without forward secrecy",
    closed: false,
    summary: "The six further suites that a domain may use whose exception gives up forward secrecy.",
    requirements: ["R-ATS-065"],
    sources: [.reference(.cocoa)],
    [
      ValueEntry(
        "TLS_RSA_WITH_AES_256_GCM_SHA384",
        "Key sent under the key of the certificate, certificate with an RSA key, AES with 256 bits in GCM mode, SHA-384.",
        requirements: ["R-ATS-065"]),
      ValueEntry(
        "TLS_RSA_WITH_AES_128_GCM_SHA256",
        "Key sent under the key of the certificate, certificate with an RSA key, AES with 128 bits in GCM mode, SHA-256.",
        requirements: ["R-ATS-065"]),
      ValueEntry(
        "TLS_RSA_WITH_AES_256_CBC_SHA256",
        "Key sent under the key of the certificate, certificate with an RSA key, AES with 256 bits in CBC mode, SHA-256.",
        requirements: ["R-ATS-065"]),
      ValueEntry(
        "TLS_RSA_WITH_AES_256_CBC_SHA",
        "Key sent under the key of the certificate, certificate with an RSA key, AES with 256 bits in CBC mode, SHA-1.",
        requirements: ["R-ATS-065"]),
      ValueEntry(
        "TLS_RSA_WITH_AES_128_CBC_SHA256",
        "Key sent under the key of the certificate, certificate with an RSA key, AES with 128 bits in CBC mode, SHA-256.",
        requirements: ["R-ATS-065"]),
      ValueEntry(
        "TLS_RSA_WITH_AES_128_CBC_SHA",
        "Key sent under the key of the certificate, certificate with an RSA key, AES with 128 bits in CBC mode, SHA-1.",
        requirements: ["R-ATS-065"]),
    ])
}
