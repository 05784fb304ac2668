extension KeyFamily {
  /// Domains of web views, reports and Wi-Fi.
  public static let webAndWiFi: KeyFamily = KeyFamily(
    "web-and-wifi", "Web views, reports and Wi-Fi", category: .networking,
    summary: "Domains that web views trust, where reports on advertising go, and how long Wi-Fi stays on.")
}

extension InfoPlistKey {
  /// Domains that belong to an app.
  public static let wkAppBoundDomains: InfoPlistKey = InfoPlistKey(
    "WKAppBoundDomains",
    title: nil,
    in: .webAndWiFi,
    .strings(.appBoundDomain, count: 1...10),
    since: [.iOS("14.0")],
    localized: [.never],
    related: ["NSCrossWebsiteTrackingUsageDescription", "NSAppTransportSecurity"],
    misspellings: ["WKAppBoundDomain"],
    example: """
      <array>
        <string>example.com</string>
        <string>shop.example.org</string>
      </array>
      """,
    summary: "Domains, ten at most, on which web views keep powers such as script injection.",
    details: """
      With the key, WebKit takes those powers away from web views everywhere else, if they do not limit themselves to the domains.
      """,
    whenNeeded: "When the app looks deep into its own pages and shows no others with the same powers.",
    ifMissing: "Web views work as ever, without the limit.",
    mistakes: [
      "More than ten domains: the rest does not count.",
      "Schemes or paths in front of or behind the domain.",
    ],
    sources: [Source("https://webkit.org/blog/10882/app-bound-domains/")])

  /// Where reports on advertising go.
  public static let nsAdvertisingAttributionReportEndpoint: InfoPlistKey = InfoPlistKey(
    "NSAdvertisingAttributionReportEndpoint",
    title: nil,
    in: .webAndWiFi,
    .string(.reportEndpoint),
    since: [.iOS("14.5"), .visionOS("1.0")],
    expected: [.required(when: "the app uses Private Click Measurement")],
    localized: [.never],
    related: ["SKAdNetworkItems", "AdNetworkIdentifiers"],
    example: "<string>https://example.com</string>",
    summary: "Domain that gets the reports of Private Click Measurement and copies of ad network postbacks.",
    details: "Reports go to a fixed path below well-known on the domain.",
    whenNeeded: "When the app measures clicks on links, or its developer wants copies of the postbacks.",
    ifMissing: "Reports on clicks are not sent, and only the ad network gets postbacks.",
    mistakes: [
      "A path behind the domain.",
      "A host that does not answer over HTTPS.",
    ],
    sources: [.keyPage("nsadvertisingattributionreportendpoint")])

  /// Lasting Wi-Fi.
  public static let uiRequiresPersistentWiFi: InfoPlistKey = InfoPlistKey(
    "UIRequiresPersistentWiFi",
    title: "Application uses Wi-Fi",
    in: .webAndWiFi,
    .boolean,
    since: [.iOS("2.0"), .visionOS("1.0")],
    default: .boolean(false),
    expected: [.common(for: .iOSApp, by: ["R-REC-015"])],
    related: ["UIRequiredDeviceCapabilities"],
    misspellings: ["UIRequiresPersistentWifi", "UIRequirePersistentWiFi"],
    example: "<true/>",
    summary: "Keeps the Wi-Fi connection open for as long as the app runs.",
    details: """
      With YES iOS connects to Wi-Fi at launch. An iPad with apps that get pushed notifications stays with its access point in sleep \
      while cellular service is out of reach.
      """,
    whenNeeded: "In apps that are of use only with a lasting Wi-Fi connection.",
    ifMissing: "Wi-Fi may be switched off after thirty minutes.",
    mistakes: ["Taking it for a demand that the device has Wi-Fi: a value of UIRequiredDeviceCapabilities says that."],
    requirements: ["R-IOS-076...078", "R-REC-015"],
    sources: [.reference(.iOS), .keyPage("uirequirespersistentwifi")])
}

extension StringFormat {
  /// A domain whose pages belong to the app.
  public static let appBoundDomain: StringFormat = StringFormat(
    "app-bound-domain", "domain name without scheme or path", pattern: "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$")
  /// The domain that receives reports on advertising.
  public static let reportEndpoint: StringFormat = StringFormat(
    "report-endpoint", "https address of a domain, without path", pattern: "^(https://)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+/?$")
}
