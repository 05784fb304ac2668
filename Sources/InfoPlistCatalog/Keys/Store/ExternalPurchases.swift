extension KeyFamily {
  /// Purchases outside the store.
  public static let externalPurchases: KeyFamily = KeyFamily(
    "external-purchases", "External purchases and accounts", category: .store,
    summary: "Countries and links for purchases and accounts on the web, and the history of consumables.")
}

extension InfoPlistKey {
  /// Countries with external purchases.
  public static let skExternalPurchase: InfoPlistKey = InfoPlistKey(
    "SKExternalPurchase",
    title: nil,
    in: .externalPurchases,
    .strings(.countryCode),
    since: [
      .iOS("15.4"), .macOS("14.4"), .macCatalyst("17.4"), .tvOS("17.4"), .watchOS("10.4"), .visionOS("1.0"),
    ],
    expected: [.required(when: "the app has the external purchase entitlement")],
    related: ["SKExternalPurchaseLink", "SKExternalPurchaseMultiLink", "SKExternalPurchaseCustomLinkRegions"],
    example: """
      <array>
        <string>nl</string>
      </array>
      """,
    summary: "Lists the countries where the app takes payments by other means than In-App Purchase.",
    whenNeeded: "In apps with the external purchase entitlement.",
    ifMissing: "The entitlement has no effect.",
    mistakes: ["Countries that the entitlement was not granted for."],
    sources: [.keyPage("skexternalpurchase")])

  /// Regions with custom links.
  public static let skExternalPurchaseCustomLinkRegions: InfoPlistKey = InfoPlistKey(
    "SKExternalPurchaseCustomLinkRegions",
    title: nil,
    in: .externalPurchases,
    .strings(.countryCode),
    since: [
      .iOS("18.1"), .macOS("15.1"), .macCatalyst("18.1"), .tvOS("18.1"), .watchOS("11.1"), .visionOS("2.1"),
    ],
    expected: [.required(when: "the app has the external purchase link entitlement and uses links of its own making")],
    related: ["SKExternalPurchaseLink", "SKExternalPurchaseMultiLink"],
    example: """
      <array>
        <string>de</string>
        <string>fr</string>
      </array>
      """,
    summary: "Lists the countries where the app uses purchase links of its own making.",
    whenNeeded: "In apps with the external purchase link entitlement that make their links in code.",
    ifMissing: "Links of the app's own making are not available.",
    mistakes: ["Countries that the entitlement was not granted for."],
    sources: [.keyPage("skexternalpurchasecustomlinkregions")])

  /// Regions of music streaming apps.
  public static let skExternalPurchaseLinkStreamingRegions: InfoPlistKey = InfoPlistKey(
    "SKExternalPurchaseLinkStreamingRegions",
    title: nil,
    in: .externalPurchases,
    .strings(.countryCode),
    since: [.iOS("18.2")],
    expected: [.required(when: "the app streams music and has the entitlement for its links")],
    related: ["SKExternalPurchaseCustomLinkRegions"],
    example: """
      <array>
        <string>se</string>
        <string>is</string>
      </array>
      """,
    summary: "Lists the countries where a music streaming app links to purchases on the web.",
    details: "Documented are the codes of countries in the European Union, with Iceland and Norway, in lower case.",
    whenNeeded: "In music streaming apps with the matching entitlement.",
    ifMissing: "The app may not show such links.",
    mistakes: ["Codes in capital letters, or of three letters."],
    sources: [.keyPage("skexternalpurchaselinkstreamingregions")])

  /// One link for each country.
  public static let skExternalPurchaseLink: InfoPlistKey = InfoPlistKey(
    "SKExternalPurchaseLink",
    title: nil,
    in: .externalPurchases,
    .dictionary(.chosen(.countryCode, .string(.url))),
    since: [
      .iOS("15.4"), .macOS("14.4"), .macCatalyst("17.4"), .tvOS("17.4"), .watchOS("10.4"), .visionOS("1.0"),
    ],
    expected: [.required(when: "the app has the external purchase link entitlement and runs on systems before iOS 17.5")],
    supersededBy: ["SKExternalPurchaseMultiLink"],
    related: ["SKExternalPurchaseMultiLink", "SKExternalPurchase"],
    example: """
      <dict>
        <key>nl</key>
        <string>https://example.com/nl/shop</string>
      </dict>
      """,
    summary: "Holds one web address for purchases in each country, for systems before iOS 17.5.",
    whenNeeded: "In apps with the external purchase link entitlement that run on those systems.",
    ifMissing: "Older systems have no link to open.",
    mistakes: ["Several addresses for one country: SKExternalPurchaseMultiLink takes those."],
    sources: [.keyPage("skexternalpurchaselink")])

  /// The link for one country.
  public static let skExternalPurchaseLinkEntry: InfoPlistKey = InfoPlistKey(
    "SKExternalPurchaseLink.*",
    title: nil,
    in: .externalPurchases,
    .string(.url),
    since: [
      .iOS("15.4"), .macOS("14.4"), .macCatalyst("17.4"), .tvOS("17.4"), .watchOS("10.4"), .visionOS("1.0"),
    ],
    example: "<string>https://example.com/nl/shop</string>",
    summary: "Web address for purchases in this country.",
    whenNeeded: "Once for each country with a link.",
    ifMissing: "People in the country have no link.",
    mistakes: ["An address without its scheme."],
    sources: [.keyPage("skexternalpurchaselink")])

  /// Several links for each country.
  public static let skExternalPurchaseMultiLink: InfoPlistKey = InfoPlistKey(
    "SKExternalPurchaseMultiLink",
    title: nil,
    in: .externalPurchases,
    .dictionary(.chosen(.countryCode, .strings(.url, count: 1...5))),
    since: [
      .iOS("17.5"), .macOS("14.5"), .macCatalyst("17.5"), .tvOS("17.5"), .watchOS("10.5"), .visionOS("1.2"),
    ],
    expected: [.required(when: "the app has the external purchase link entitlement")],
    supersedes: ["SKExternalPurchaseLink"],
    related: ["SKExternalPurchaseLink", "SKExternalPurchaseCustomLinkRegions"],
    example: """
      <dict>
        <key>de</key>
        <array>
          <string>https://example.com/de/shop</string>
          <string>https://example.com/de/gifts</string>
        </array>
      </dict>
      """,
    summary: "Holds one to five web addresses for purchases in each country.",
    whenNeeded: "In apps with the external purchase link entitlement.",
    ifMissing: "The app has no link to open.",
    mistakes: ["A string where an array belongs, even for a single address.", "More than five addresses for one country."],
    sources: [.keyPage("skexternalpurchasemultilink")])

  /// The links for one country.
  public static let skExternalPurchaseMultiLinkEntry: InfoPlistKey = InfoPlistKey(
    "SKExternalPurchaseMultiLink.*",
    title: nil,
    in: .externalPurchases,
    .strings(.url, count: 1...5),
    since: [
      .iOS("17.5"), .macOS("14.5"), .macCatalyst("17.5"), .tvOS("17.5"), .watchOS("10.5"), .visionOS("1.2"),
    ],
    example: """
      <array>
        <string>https://example.com/de/shop</string>
      </array>
      """,
    summary: "Web addresses for purchases in this country, one to five.",
    whenNeeded: "Once for each country with links.",
    ifMissing: "People in the country have no link.",
    mistakes: ["A string instead of an array."],
    sources: [.keyPage("skexternalpurchasemultilink")])

  /// Pages for accounts.
  public static let skExternalLinkAccount: InfoPlistKey = InfoPlistKey(
    "SKExternalLinkAccount",
    title: nil,
    in: .externalPurchases,
    .dictionary(.chosen(.countryCodeOrDefault, .string(.url))),
    since: [.iOS("15.4"), .tvOS("16.4")],
    expected: [.required(when: "the app has the external link account entitlement")],
    related: ["SKExternalPurchaseLink"],
    example: """
      <dict>
        <key>*</key>
        <string>https://example.com/account</string>
        <key>fr</key>
        <string>https://example.com/fr/compte</string>
      </dict>
      """,
    summary: "Holds the web addresses where people manage their account, by country; an asterisk stands for all others.",
    whenNeeded: "In reader apps with the external link account entitlement.",
    ifMissing: "The app has no account page to open.",
    mistakes: ["Countries without an entry, and no asterisk."],
    sources: [.keyPage("skexternallinkaccount")])

  /// The account page for one country.
  public static let skExternalLinkAccountEntry: InfoPlistKey = InfoPlistKey(
    "SKExternalLinkAccount.*",
    title: nil,
    in: .externalPurchases,
    .string(.url),
    since: [.iOS("15.4"), .tvOS("16.4")],
    example: "<string>https://example.com/account</string>",
    summary: "Web address of the account page for this country, or for all others when the key is an asterisk.",
    whenNeeded: "Once for each country with a page of its own, or once with an asterisk.",
    ifMissing: "People in the country get the page of the asterisk, if there is one.",
    mistakes: ["An address without its scheme."],
    sources: [.keyPage("skexternallinkaccount")])

  /// Consumables in the history.
  public static let skIncludeConsumableInAppPurchaseHistory: InfoPlistKey = InfoPlistKey(
    "SKIncludeConsumableInAppPurchaseHistory",
    title: nil,
    in: .externalPurchases,
    .boolean,
    since: [
      .iOS("18.0"), .macOS("15.0"), .macCatalyst("18.0"), .tvOS("18.0"), .watchOS("11.0"), .visionOS("2.0"),
    ],
    example: "<true/>",
    summary: "Keeps finished consumable purchases in the transaction history of StoreKit.",
    whenNeeded: "When the app shows past purchases of consumables, or checks them without a server.",
    ifMissing: "A consumable leaves the history once it is finished.",
    mistakes: ["Granting consumables again because they are still in the history."],
    sources: [.keyPage("skincludeconsumableinapppurchasehistory")])
}

extension StringFormat {
  /// A country.
  static let countryCode: StringFormat = StringFormat(
    "country-code", "country code of two letters", pattern: "^[A-Za-z]{2}$")
  /// A country, or all others.
  static let countryCodeOrDefault: StringFormat = StringFormat(
    "country-code-or-default", "country code of two letters, or an asterisk for all others", pattern: "^([A-Za-z]{2}|\\*)$")
}
