extension KeyFamily {
  /// Rules for one domain.
  public static let transportSecurityExceptions: KeyFamily = KeyFamily(
    "transport-security-exceptions", "Exceptions for domains", category: .networking,
    summary: "What App Transport Security demands of a single domain.")
}

extension InfoPlistKey {
  /// Rules for one domain.
  public static let nsExceptionDomainsEntry: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSExceptionDomains.*",
    title: nil,
    in: .transportSecurityExceptions,
    .dictionary(),
    since: [.iOS("9.0"), .macOS("10.11"), .visionOS("1.0")],
    example: """
      <dict>
        <key>NSIncludesSubdomains</key>
        <true/>
        <key>NSExceptionAllowsInsecureHTTPLoads</key>
        <true/>
      </dict>
      """,
    summary: "Rules for the domain in whose name the entry stands.",
    details: """
      The name is a lower-case host name without port. From iOS 17 and macOS 14 on it may also be an IP address or a range of \
      addresses. An empty dictionary is allowed and puts the domain back under the full rules.
      """,
    whenNeeded: "For each domain that differs.",
    ifMissing: "The first level holds for the domain.",
    mistakes: ["An IP address for older systems, which do not look it up."],
    requirements: ["R-ATS-011", "R-ATS-045...046", "R-ATS-048...053"],
    sources: [.reference(.cocoa), .keyPage("nsapptransportsecurity/nsexceptiondomains")])

  /// Subdomains of a domain.
  public static let nsIncludesSubdomains: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSExceptionDomains.*.NSIncludesSubdomains",
    "NSAppTransportSecurity.NSPinnedDomains.*.NSIncludesSubdomains",
    title: nil,
    in: .transportSecurityExceptions,
    .boolean,
    since: [.iOS("9.0"), .macOS("10.11"), .visionOS("1.0")],
    default: .boolean(false),
    misspellings: ["NSIncludeSubdomains", "NSIncludesSubDomains"],
    example: "<true/>",
    summary: "Extends the entry of a domain to its subdomains.",
    details: """
      Exceptions reach subdomains of any depth by the reference; newer pages speak of one label, which is what pins do. Pins know the \
      key from iOS 14 and macOS 11 on.
      """,
    whenNeeded: "When www or other subdomains are served alike.",
    ifMissing: "Only the exact name is covered.",
    mistakes: [
      "Setting it on a top-level domain.",
      "Text YES instead of a Boolean, which is ignored.",
    ],
    requirements: ["R-ATS-011", "R-ATS-054...055"],
    sources: [.reference(.cocoa), .keyPage("nsincludessubdomains")])

  /// Plain HTTP for a domain.
  public static let nsExceptionAllowsInsecureHTTPLoads: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionAllowsInsecureHTTPLoads",
    title: nil,
    in: .transportSecurityExceptions,
    .boolean,
    since: [.iOS("9.0"), .macOS("10.11"), .visionOS("1.0")],
    default: .boolean(false),
    related: [
      "NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionMinimumTLSVersion",
      "NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionRequiresForwardSecrecy",
    ],
    misspellings: [
      "NSExceptionAllowInsecureHTTPLoads",
      "NSThirdPartyExceptionAllowsInsecureHTTPLoads",
      "NSTemporaryExceptionAllowsInsecureHTTPLoads",
      "NSTemporaryThirdPartyExceptionAllowsInsecureHTTPLoads",
    ],
    example: "<true/>",
    summary: "Allows plain HTTP for the domain, and lets code relax the trust in its certificate.",
    details: """
      TLS version and forward secrecy for https addresses stay as they are, and an https address never falls back to http. Servers \
      with a self-signed, expired or foreign certificate can be reached only if code decides to trust them; a plain client still \
      fails. Together with a lower TLS version it reaches old servers with such certificates.
      """,
    whenNeeded: "When a server of yours has no HTTPS, or a certificate that code has to judge.",
    ifMissing: "Plain HTTP to the domain fails with error -1022.",
    mistakes: [
      "YES without a justification for the review.",
      "Using it where HTTPS is possible: over plain HTTP others read along, and can put files of their own in place of the right ones.",
      "Expecting it to lower the TLS version.",
      "Forgetting the host that a redirect leads to.",
    ],
    requirements: ["R-ATS-011", "R-ATS-056...060", "R-ATS-075", "R-ATS-079", "R-ATS-090", "R-ATS-093"],
    sources: [.reference(.cocoa), .keyPage("nsexceptionallowsinsecurehttploads")])

  /// Lowest TLS version of a domain.
  public static let nsExceptionMinimumTLSVersion: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionMinimumTLSVersion",
    title: nil,
    in: .transportSecurityExceptions,
    .choice(.tlsVersions),
    since: [.iOS("9.0"), .macOS("10.11"), .visionOS("1.0")],
    default: .string("TLSv1.2"),
    related: ["NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionRequiresForwardSecrecy"],
    misspellings: [
      "NSThirdPartyExceptionMinimumTLSVersion",
      "NSTemporaryExceptionMinimumTLSVersion",
      "NSTemporaryThirdPartyExceptionMinimumTLSVersion",
    ],
    example: "<string>TLSv1.3</string>",
    summary: "Lowest TLS version that the domain may speak.",
    details: """
      It may also raise the bar, and it counts beside NSAllowsArbitraryLoads. The build warns of 1.0 and 1.1 for deployment to iOS 15, \
      tvOS 15, macOS 12, watchOS 8 and later, and iOS 26 does not go below 1.2.
      """,
    whenNeeded: "When an old server speaks nothing newer, or when a domain shall speak 1.3.",
    ifMissing: "TLS 1.2 or later is asked for.",
    mistakes: [
      "Any use without a justification for the review.",
      "Another spelling, such as 1.2 or TLSV1.2: the value is then ignored.",
    ],
    requirements: ["R-ATS-011", "R-ATS-059...063", "R-ATS-076", "R-ATS-080"],
    sources: [.reference(.cocoa), .keyPage("nsexceptionminimumtlsversion"), .swiftBuild])

  /// Forward secrecy for a domain.
  public static let nsExceptionRequiresForwardSecrecy: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionRequiresForwardSecrecy",
    title: nil,
    in: .transportSecurityExceptions,
    .boolean,
    since: [.iOS("9.0"), .macOS("10.11"), .visionOS("1.0")],
    default: .boolean(true),
    related: ["NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionMinimumTLSVersion"],
    misspellings: [
      "NSExceptionRequireForwardSecrecy",
      "NSThirdPartyExceptionRequiresForwardSecrecy",
      "NSTemporaryExceptionRequiresForwardSecrecy",
      "NSTemporaryThirdPartyExceptionRequiresForwardSecrecy",
    ],
    example: "<false/>",
    summary: "Whether the domain must offer cipher suites with forward secrecy.",
    details: """
      NO also accepts six suites in which the key of the certificate protects the session. On iOS 9 and OS X 10.11 it dropped the \
      demand for key lengths as well.
      """,
    whenNeeded: "With NO for an old server of yours that has no such suites.",
    ifMissing: "Only suites with forward secrecy are accepted.",
    mistakes: [
      "Setting YES, which changes nothing.",
      "Expecting it to allow plain HTTP.",
    ],
    requirements: ["R-ATS-011", "R-ATS-060", "R-ATS-064...065", "R-ATS-080", "R-ATS-093"],
    sources: [.reference(.cocoa), .keyPage("nsexceptionrequiresforwardsecrecy")])

  /// Certificate Transparency for a domain.
  public static let nsRequiresCertificateTransparency: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSExceptionDomains.*.NSRequiresCertificateTransparency",
    title: nil,
    in: .transportSecurityExceptions,
    .boolean,
    since: [.iOS("10.0"), .macOS("10.12"), .visionOS("1.0")],
    default: .boolean(false),
    related: ["NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionAllowsInsecureHTTPLoads"],
    misspellings: ["NSRequireCertificateTransparency"],
    example: "<true/>",
    summary: "Demands that the certificate of the domain stands in public logs.",
    details: """
      Valid timestamps of two logs that Apple trusts were asked for. The key is called obsolete by now: newer systems always ask for \
      them. It does not replace the check for revoked certificates, for which OCSP stapling serves.
      """,
    whenNeeded: "Only for systems before the check became general.",
    ifMissing: "Newer systems check all the same.",
    mistakes: ["Setting it at the first level instead of in a domain."],
    requirements: ["R-ATS-011...012", "R-ATS-014", "R-ATS-066...068"],
    sources: [.reference(.cocoa), .keyPage("nsrequirescertificatetransparency")])

  /// Edition of TLS rules for a domain.
  public static let nsExceptionRequiresNIAPTLSPackageVersion: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionRequiresNIAPTLSPackageVersion",
    title: nil,
    in: .transportSecurityExceptions,
    .choice(.niapTLSPackageVersions),
    since: [.iOS("26.4"), .macOS("26.4"), .tvOS("26.4"), .watchOS("26.4"), .visionOS("26.4")],
    related: ["NSAppTransportSecurity.NSRequiresNIAPTLSPackageVersion"],
    example: "<string>none</string>",
    summary: "Edition of the TLS rules of the NIAP that connections to the domain must follow.",
    whenNeeded: "When one domain differs from what the app asks of all.",
    ifMissing: "The first level holds.",
    mistakes: ["Confusing it with the key of the first level, which has no Exception in its name."],
    sources: [.keyPage("nsexceptionrequiresniaptlspackageversion")])

  /// Pins of one domain.
  public static let nsPinnedDomainsEntry: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSPinnedDomains.*",
    title: nil,
    in: .transportSecurityExceptions,
    .dictionary(),
    since: [.iOS("14.0"), .macOS("11.0"), .visionOS("1.0")],
    example: """
      <dict>
        <key>NSPinnedLeafIdentities</key>
        <array>
          <dict>
            <key>SPKI-SHA256-BASE64</key>
            <string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string>
          </dict>
        </array>
      </dict>
      """,
    summary: "Certificates expected of the domain in whose name the entry stands.",
    details: "At least one of the two lists has to be there. Where both are, each must match.",
    whenNeeded: "For each pinned domain.",
    ifMissing: "The domain is not pinned.",
    mistakes: ["Only NSIncludesSubdomains and no list."],
    sources: [.keyPage("nsapptransportsecurity/nspinneddomains")])

  /// Pinned authorities of a domain.
  public static let nsPinnedCAIdentities: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSPinnedDomains.*.NSPinnedCAIdentities",
    title: nil,
    in: .transportSecurityExceptions,
    .dictionaries,
    since: [.iOS("14.0"), .macOS("11.0"), .visionOS("1.0")],
    related: ["NSAppTransportSecurity.NSPinnedDomains.*.NSPinnedLeafIdentities"],
    example: """
      <array>
        <dict>
          <key>SPKI-SHA256-BASE64</key>
          <string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string>
        </dict>
      </array>
      """,
    summary: "Public keys of certificate authorities, one of which must stand in the chain of the domain.",
    details: "Root and intermediate authorities count.",
    whenNeeded: "When the server changes its certificate often but keeps its authority.",
    ifMissing: "Authorities are not pinned.",
    mistakes: ["The key of the server itself: it belongs into NSPinnedLeafIdentities."],
    sources: [.keyPage("nspinnedcaidentities")])

  /// Pinned server keys of a domain.
  public static let nsPinnedLeafIdentities: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSPinnedDomains.*.NSPinnedLeafIdentities",
    title: nil,
    in: .transportSecurityExceptions,
    .dictionaries,
    since: [.iOS("14.0"), .macOS("11.0"), .visionOS("1.0")],
    related: ["NSAppTransportSecurity.NSPinnedDomains.*.NSPinnedCAIdentities"],
    example: """
      <array>
        <dict>
          <key>SPKI-SHA256-BASE64</key>
          <string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string>
        </dict>
      </array>
      """,
    summary: "Public keys of servers, one of which the domain must show.",
    whenNeeded: "When the key of the server is kept over renewals.",
    ifMissing: "Server keys are not pinned.",
    mistakes: ["Pinning one certificate that expires before the next release."],
    sources: [.keyPage("nspinnedleafidentities")])

  /// Digest of a pinned key.
  public static let spkiSHA256Base64: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSPinnedDomains.*.NSPinnedCAIdentities[].SPKI-SHA256-BASE64",
    "NSAppTransportSecurity.NSPinnedDomains.*.NSPinnedLeafIdentities[].SPKI-SHA256-BASE64",
    title: nil,
    in: .transportSecurityExceptions,
    .string(.publicKeyDigest),
    since: [.iOS("14.0"), .macOS("11.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string>",
    summary: "SHA-256 digest of a public key, in Base64.",
    details: "The digest is taken over the whole subject public key info, algorithm included, and is 32 bytes long.",
    whenNeeded: "In every identity.",
    ifMissing: "The identity pins nothing.",
    mistakes: [
      "A digest of the certificate instead of its key.",
      "Hexadecimal digits instead of Base64.",
    ],
    sources: [.keyPage("nspinnedcaidentities/spki-sha256-base64"), .keyPage("nspinnedleafidentities/spki-sha256-base64")])
}

extension StringFormat {
  /// A domain that has an entry of its own in App Transport Security.
  public static let exceptionDomain: StringFormat = StringFormat(
    "exception-domain", "host name in lower case without port, from iOS 17 on also an IP address or range",
    pattern: "^([a-z0-9_-]+(\\.[a-z0-9_-]+)*\\.?|[0-9A-Fa-f:.]+(/[0-9]{1,3})?)$")
  /// A domain whose certificates are pinned.
  public static let pinnedDomain: StringFormat = StringFormat(
    "pinned-domain", "host name without port", pattern: "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$")
  /// A SHA-256 digest in Base64.
  public static let publicKeyDigest: StringFormat = StringFormat(
    "public-key-digest", "SHA-256 digest in Base64, 44 characters", pattern: "^[A-Za-z0-9+/]{43}=$")
}
