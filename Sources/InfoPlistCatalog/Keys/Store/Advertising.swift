extension KeyFamily {
  /// Advertising.
  public static let advertising: KeyFamily = KeyFamily(
    "advertising", "Advertising attribution", category: .store,
    summary: "Ad networks whose advertisements an app shows, and copies of the reports about them.")
}

extension InfoPlistKey {
  /// The ad networks of SKAdNetwork.
  public static let skAdNetworkItems: InfoPlistKey = InfoPlistKey(
    "SKAdNetworkItems",
    title: nil,
    in: .advertising,
    .dictionaries,
    since: [.iOS("11.3")],
    expected: [.required(when: "the app shows advertisements that SKAdNetwork attributes")],
    related: ["AdNetworkIdentifiers", "NSUserTrackingUsageDescription"],
    misspellings: ["SKAdNetworkItem", "SKADNetworkItems"],
    example: """
      <array>
        <dict>
          <key>SKAdNetworkIdentifier</key>
          <string>example123.skadnetwork</string>
        </dict>
      </array>
      """,
    summary: "Lists the ad networks whose SKAdNetwork advertisements the app shows.",
    whenNeeded: "In apps that show advertisements. Networks publish the identifiers to list.",
    ifMissing: "Installations that follow from advertisements in the app are not attributed.",
    mistakes: ["Strings instead of dictionaries.", "One network twice.", "Capital letters in an identifier."],
    sources: [.keyPage("skadnetworkitems")])

  /// The identifier of an ad network.
  public static let skAdNetworkIdentifier: InfoPlistKey = InfoPlistKey(
    "SKAdNetworkItems[].SKAdNetworkIdentifier",
    title: nil,
    in: .advertising,
    .string(.adNetworkIdentifier),
    since: [.iOS("11.3")],
    expected: [.required(when: "in every entry of the array")],
    misspellings: ["SKAdNetworkID"],
    example: "<string>example123.skadnetwork</string>",
    summary: "Identifier of one ad network, in lower case.",
    whenNeeded: "In every entry.",
    ifMissing: "The entry names no network.",
    mistakes: ["Leaving out the ending .skadnetwork.", "Capital letters."],
    sources: [.keyPage("skadnetworkitems/skadnetworkidentifier")])

  /// The ad networks of AdAttributionKit.
  public static let adNetworkIdentifiers: InfoPlistKey = InfoPlistKey(
    "AdNetworkIdentifiers",
    title: nil,
    in: .advertising,
    .strings(),
    since: [.iOS("17.4")],
    expected: [.required(when: "the app shows advertisements that AdAttributionKit attributes")],
    related: ["SKAdNetworkItems", "AttributionCopyEndpoint"],
    example: """
      <array>
        <string>example123.adattributionkit</string>
      </array>
      """,
    summary: "Lists the ad networks whose AdAttributionKit advertisements the app shows.",
    details: "The example is an illustration: networks hand out their identifiers, whose form no source at hand lays down.",
    whenNeeded: "In apps that show such advertisements.",
    ifMissing: "Installations that follow from advertisements in the app are not attributed.",
    mistakes: ["Dictionaries as in SKAdNetworkItems: here the identifiers stand by themselves."],
    sources: [.keyPage("adnetworkidentifiers")])

  /// Where copies of reports go.
  public static let attributionCopyEndpoint: InfoPlistKey = InfoPlistKey(
    "AttributionCopyEndpoint",
    title: nil,
    in: .advertising,
    .string(.url),
    since: [.iOS("17.4")],
    related: ["EligibleForAdAttributionKitReengagementPostbackCopies", "AdNetworkIdentifiers"],
    example: "<string>https://attribution.example.com</string>",
    summary: "Address that receives copies of AdAttributionKit reports.",
    whenNeeded: "In advertised apps whose developer wants to see the reports that ad networks get.",
    ifMissing: "The developer receives no copies.",
    mistakes: ["A host without scheme."],
    sources: [.keyPage("attributioncopyendpoint")])

  /// Copies of re-engagement reports.
  public static let eligibleForAdAttributionKitReengagementPostbackCopies: InfoPlistKey = InfoPlistKey(
    "EligibleForAdAttributionKitReengagementPostbackCopies",
    title: nil,
    in: .advertising,
    .boolean,
    since: [.iOS("18.0")],
    related: ["AttributionCopyEndpoint"],
    example: "<true/>",
    summary: "Asks for copies of the reports about people who come back to the app through an advertisement.",
    whenNeeded: "When AttributionCopyEndpoint is set and should learn of returning people too.",
    ifMissing: "Copies are about new installations only.",
    mistakes: ["Setting it without AttributionCopyEndpoint: there is no address to send to."],
    sources: [.keyPage("eligibleforadattributionkitreengagementpostbackcopies")])
}

extension StringFormat {
  /// The identifier of an ad network.
  static let adNetworkIdentifier: StringFormat = StringFormat(
    "ad-network-identifier", "identifier of an ad network in lower case, ending in .skadnetwork", pattern: "^[a-z0-9]+\\.skadnetwork$")
}
