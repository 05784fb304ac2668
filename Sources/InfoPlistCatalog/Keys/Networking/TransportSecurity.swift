extension KeyFamily {
  /// Rules for network connections and their exceptions.
  public static let transportSecurity: KeyFamily = KeyFamily(
    "transport-security", "App Transport Security", category: .networking,
    summary: "How strict the rules are that the system puts on the network connections of an app.")
}

extension InfoPlistKey {
  /// The rules for network connections.
  public static let nsAppTransportSecurity: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity",
    title: "App Transport Security Settings",
    in: .transportSecurity,
    .dictionary(),
    since: [.iOS("9.0"), .macOS("10.11"), .visionOS("1.0")],
    default: .rule("the full rules apply to connections made through URL loading, if the app links against iOS 9, OS X 10.11 or later"),
    expected: [.common(when: "a server does not meet the rules")],
    localized: [.never],
    related: ["NSBonjourServices", "WKAppBoundDomains"],
    misspellings: ["NSAppTransportSecurit", "NSApplicationTransportSecurity", "NSTransportSecurity"],
    example: """
      <dict>
        <key>NSExceptionDomains</key>
        <dict>
          <key>old.example.com</key>
          <dict>
            <key>NSExceptionAllowsInsecureHTTPLoads</key>
            <true/>
          </dict>
        </dict>
      </dict>
      """,
    summary: "Loosens or tightens the rules of App Transport Security for an app or extension.",
    details: """
      By default plain HTTP fails, TLS 1.2 or later with forward secrecy and AES is needed, and the server shows a trusted certificate \
      with an RSA key of 2048 or an elliptic-curve key of 256 bits and SHA-256 or better. The rules hold for URLSession and what is \
      built on it, for public host names only; from iOS 17 and macOS 14 on also for IP addresses. Lower network interfaces and libraries \
      of others are not covered. Trust can always be tightened, and loosened only where the rules are off. A domain that is named in the \
      dictionary starts again from the full rules.
      """,
    whenNeeded: """
      When a server cannot meet the rules, or when a domain is to meet stricter ones. nscurl with --ats-diagnostics shows which \
      exception a server needs; CFNETWORK_DIAGNOSTICS=1 logs the errors.
      """,
    ifMissing: "All rules apply.",
    mistakes: [
      "Switching everything off for one old server: an exception domain does it.",
      "Putting domain keys at the first level, where nothing reads them.",
      """
      Exceptions without a reason to give in the review. Reasons that count: servers of others without secure connections, devices \
      under public names that get no updates, web pages from everywhere in unsupported views, encrypted media without personal data.
      """,
      "An exception for a host that redirects: the target is judged by its own entry.",
      "Plain HTTP inside a local network: TLS with a self-signed certificate is better by far.",
    ],
    requirements: [
      "R-ATS-001...010",
      "R-ATS-015...026",
      "R-ATS-028",
      "R-ATS-069...071",
      "R-ATS-077...078",
      "R-ATS-085...089",
      "R-ATS-092",
    ],
    sources: [.reference(.cocoa), .keyPage("nsapptransportsecurity"), Source("decision: reference and current profile of the rules")])

  /// No rules at all.
  public static let nsAllowsArbitraryLoads: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSAllowsArbitraryLoads",
    title: "Allow Arbitrary Loads",
    in: .transportSecurity,
    .boolean,
    since: [.iOS("9.0"), .macOS("10.11"), .visionOS("1.0")],
    default: .boolean(false),
    expected: [.common(when: "people may enter any address")],
    related: [
      "NSAppTransportSecurity.NSExceptionDomains",
      "NSAppTransportSecurity.NSAllowsArbitraryLoadsInWebContent",
      "NSAppTransportSecurity.NSAllowsArbitraryLoadsForMedia",
      "NSAppTransportSecurity.NSAllowsLocalNetworking",
    ],
    misspellings: ["NSAllowArbitraryLoads", "NSAllowsArbitraryLoad"],
    example: "<true/>",
    summary: "Switches the rules off for every connection but those to named domains.",
    details: """
      From iOS 10 and macOS 10.12 on it does not count once one of the three narrower keys is present, with whatever value. Together \
      with them it still serves older systems. With the rules off, old TLS versions and suites without forward secrecy are accepted, \
      too.
      """,
    whenNeeded: "When people enter addresses of their own choice, or for a while to see whether the rules cause a fault.",
    ifMissing: "The rules apply.",
    mistakes: [
      "Keeping it for release without a reason to give: YES has to be justified in the review.",
      "Expecting it to cover domains that are listed as exceptions.",
    ],
    requirements: ["R-ATS-010", "R-ATS-029...038", "R-ATS-045", "R-ATS-072", "R-ATS-081...083"],
    sources: [
      .reference(.cocoa),
      .keyPage("nsapptransportsecurity/nsallowsarbitraryloads"),
      Source("decision: presence of a narrower key cancels it"),
    ])

  /// No rules for media.
  public static let nsAllowsArbitraryLoadsForMedia: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSAllowsArbitraryLoadsForMedia",
    title: "Allows Arbitrary Loads for Media",
    in: .transportSecurity,
    .boolean,
    since: [.iOS("10.0"), .macOS("10.12"), .visionOS("1.0")],
    default: .boolean(false),
    related: ["NSAppTransportSecurity.NSAllowsArbitraryLoads", "NSAppTransportSecurity.NSAllowsArbitraryLoadsInWebContent"],
    misspellings: ["NSAllowsArbitraryLoadsInMedia", "NSAllowArbitraryLoadsForMedia"],
    example: "<true/>",
    summary: "Switches the rules off for media that AV Foundation loads.",
    details: "Its presence, even as NO, makes newer systems forget NSAllowsArbitraryLoads.",
    whenNeeded: "When a player loads streams that are encrypted already, say by FairPlay, and tell nothing of the person.",
    ifMissing: "Media loads follow the rules.",
    mistakes: [
      "InMedia at the end of the name: this one ends in ForMedia.",
      "Using it for unencrypted or personal media.",
      "YES without a justification for the review.",
    ],
    requirements: ["R-ATS-010", "R-ATS-012...013", "R-ATS-033...034", "R-ATS-039...040", "R-ATS-073"],
    sources: [.reference(.cocoa), .keyPage("nsapptransportsecurity/nsallowsarbitraryloadsformedia")])

  /// No rules in web views.
  public static let nsAllowsArbitraryLoadsInWebContent: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSAllowsArbitraryLoadsInWebContent",
    title: "Allow Arbitrary Loads in Web Content",
    in: .transportSecurity,
    .boolean,
    since: [.iOS("10.0"), .macOS("10.12"), .visionOS("1.0")],
    default: .boolean(false),
    related: ["NSAppTransportSecurity.NSAllowsArbitraryLoads", "NSAppTransportSecurity.NSAllowsArbitraryLoadsForMedia"],
    misspellings: ["NSAllowsArbitraryLoadsForWebContent", "NSAllowArbitraryLoadsInWebContent"],
    example: "<true/>",
    summary: "Switches the rules off for what web views load.",
    details: """
      WKWebView is meant, and the older UIWebView on iOS and WebView on macOS. Connections of URLSession keep the rules. Its presence, \
      even as NO, makes newer systems forget NSAllowsArbitraryLoads; both together serve old and new systems.
      """,
    whenNeeded: "In a browser or a reader that shows pages of others.",
    ifMissing: "Pages over plain HTTP do not load.",
    mistakes: [
      "ForWebContent at the end of the name: this one ends in InWebContent.",
      "YES without a justification for the review.",
    ],
    requirements: ["R-ATS-010", "R-ATS-012...013", "R-ATS-033", "R-ATS-035", "R-ATS-038", "R-ATS-041...043", "R-ATS-074"],
    sources: [.reference(.cocoa), .keyPage("nsapptransportsecurity/nsallowsarbitraryloadsinwebcontent")])

  /// No rules for local hosts.
  public static let nsAllowsLocalNetworking: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSAllowsLocalNetworking",
    title: "Allows Local Networking",
    in: .transportSecurity,
    .boolean,
    since: [.iOS("10.0"), .macOS("10.12"), .visionOS("1.0")],
    default: .boolean(false),
    related: ["NSLocalNetworkUsageDescription", "NSAppTransportSecurity.NSAllowsArbitraryLoads"],
    misspellings: ["NSExceptionAllowsLocalNetworking", "NSAllowLocalNetworking"],
    example: "<true/>",
    summary: "Lets connections to local hosts do without the rules.",
    details: """
      Local are names without a period, names in .local and, as the system version says, IP addresses. From iOS 10 on such loads work \
      without the key, which then states the intention; an explicit NO puts local hosts under the rules. YES makes newer systems \
      forget NSAllowsArbitraryLoads. TLS with a certificate of your own remains good practice.
      """,
    whenNeeded: "When the app talks to devices in the local network over plain HTTP.",
    ifMissing: "From iOS 10 and macOS 10.12 on local hosts are exempt all the same.",
    mistakes: [
      "Expecting it to open public hosts.",
      "Putting it into the dictionary of a domain.",
    ],
    requirements: ["R-ATS-010", "R-ATS-012", "R-ATS-027", "R-ATS-033", "R-ATS-036...037", "R-ATS-044"],
    sources: [
      .reference(.cocoa),
      .keyPage("nsapptransportsecurity/nsallowslocalnetworking"),
      Source("decision: local hosts load without the key, an explicit NO counts"),
    ])

  /// Exceptions by domain.
  public static let nsExceptionDomains: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSExceptionDomains",
    title: "Exception Domains",
    in: .transportSecurity,
    .dictionary(.chosen(.exceptionDomain, .dictionary())),
    since: [.iOS("9.0"), .macOS("10.11"), .visionOS("1.0")],
    related: ["NSAppTransportSecurity.NSPinnedDomains"],
    misspellings: ["NSExceptionDomain"],
    example: """
      <dict>
        <key>old.example.com</key>
        <dict>
          <key>NSExceptionMinimumTLSVersion</key>
          <string>TLSv1.1</string>
        </dict>
      </dict>
      """,
    summary: "Rules for single domains, by name.",
    details: """
      A named domain starts from the full rules, whatever the first level says. The entry with exactly the name of the host counts, \
      else the nearest parent domain that includes its subdomains.
      """,
    whenNeeded: "When one server, or a few, cannot meet the rules or shall meet stricter ones.",
    ifMissing: "The first level holds for all hosts.",
    mistakes: [
      "Capital letters, a port, a scheme or a wildcard in a name, or an IP address: such an entry never matches.",
      "A trailing period: example.com. and example.com are different names.",
      "Forgetting the subdomains, www among them.",
    ],
    requirements: ["R-ATS-010...011", "R-ATS-030", "R-ATS-045...053", "R-ATS-079...081", "R-ATS-083...084", "R-ATS-091", "R-ATS-093"],
    sources: [
      .reference(.cocoa),
      .keyPage("nsapptransportsecurity/nsexceptiondomains"),
      Source("decision: exact host, else nearest parent with subdomains"),
    ])

  /// Expected certificates by domain.
  public static let nsPinnedDomains: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSPinnedDomains",
    title: nil,
    in: .transportSecurity,
    .dictionary(.chosen(.pinnedDomain, .dictionary())),
    since: [.iOS("14.0"), .macOS("11.0"), .visionOS("1.0")],
    related: ["NSAppTransportSecurity.NSExceptionDomains"],
    example: """
      <dict>
        <key>example.com</key>
        <dict>
          <key>NSPinnedCAIdentities</key>
          <array>
            <dict>
              <key>SPKI-SHA256-BASE64</key>
              <string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string>
            </dict>
          </array>
        </dict>
      </dict>
      """,
    summary: "Certificates that an app expects of single domains.",
    details: """
      Pins add to the other checks and never loosen them. A name matches in either case, and at most one label deeper when it includes \
      its subdomains.
      """,
    whenNeeded: "When the app shall refuse certificates that the system trusts but that are not those of the server.",
    ifMissing: "Any certificate that passes the checks of the system is accepted.",
    mistakes: [
      "A single pin without one in reserve: after a change of keys the app cannot connect.",
      "A domain with neither of the two lists of identities.",
    ],
    sources: [.keyPage("nsapptransportsecurity/nspinneddomains")])

  /// Edition of TLS rules for all connections.
  public static let nsRequiresNIAPTLSPackageVersion: InfoPlistKey = InfoPlistKey(
    "NSAppTransportSecurity.NSRequiresNIAPTLSPackageVersion",
    title: nil,
    in: .transportSecurity,
    .choice(.niapTLSPackageVersions),
    since: [.iOS("26.4"), .macOS("26.4"), .tvOS("26.4"), .watchOS("26.4"), .visionOS("26.4")],
    related: ["NSAppTransportSecurity.NSExceptionDomains.*.NSExceptionRequiresNIAPTLSPackageVersion"],
    example: "<string>recommended</string>",
    summary: "Edition of the TLS rules of the NIAP that all connections must follow.",
    whenNeeded: "In apps for authorities that are certified by the NIAP.",
    ifMissing: "No edition is demanded.",
    mistakes: ["Mixing it up with the minimum TLS version of a domain."],
    sources: [.keyPage("nsrequiresniaptlspackageversion")])
}
