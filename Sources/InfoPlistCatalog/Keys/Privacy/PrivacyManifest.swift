extension KeyFamily {
  /// The keys of the privacy manifest.
  public static let privacyManifest: KeyFamily = KeyFamily(
    "privacy-manifest", "Privacy manifest", category: .privacy, document: .privacyManifest,
    summary: "What an app or a library says in PrivacyInfo.xcprivacy about the data it collects and the interfaces it must justify.")
}

extension InfoPlistKey {
  /// Tracking, yes or no.
  public static let nsPrivacyTracking: InfoPlistKey = InfoPlistKey(
    "NSPrivacyTracking",
    title: "Privacy Tracking Enabled",
    in: .privacyManifest,
    .boolean,
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("14.0"), .tvOS("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    related: ["NSPrivacyTrackingDomains", "NSUserTrackingUsageDescription"],
    example: "<false/>",
    summary: "Says whether the app or library uses data to track people.",
    whenNeeded: "In every manifest; YES when data is joined with that of other companies, as App Tracking Transparency defines it.",
    ifMissing: "The manifest says nothing of tracking; write NO rather than leave it open.",
    mistakes: ["NO beside tracking domains or data types that are marked as used for tracking."],
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacytracking")])

  /// Domains for tracking.
  public static let nsPrivacyTrackingDomains: InfoPlistKey = InfoPlistKey(
    "NSPrivacyTrackingDomains",
    title: "Privacy Tracking Domains",
    in: .privacyManifest,
    .strings(.hostName),
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("14.0"), .tvOS("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "NSPrivacyTracking is YES")],
    related: ["NSPrivacyTracking"],
    example: """
      <array>
        <string>tracking.example.com</string>
      </array>
      """,
    summary: "Domains that the app or library connects to for tracking.",
    details: """
      Connections to a listed domain fail as long as a person has not allowed tracking. The build joins the domains of all manifests \
      in an app.
      """,
    whenNeeded: "Whenever tracking is declared.",
    ifMissing: "Tracking is declared without saying where, and the manifest is incomplete.",
    mistakes: [
      "Schemes, ports or paths: only domain names count.",
      "Listing a domain that the app needs for its work, which then fails, too.",
    ],
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacytrackingdomains")])

  /// Data that is collected.
  public static let nsPrivacyCollectedDataTypes: InfoPlistKey = InfoPlistKey(
    "NSPrivacyCollectedDataTypes",
    title: "Privacy Nutrition Label Types",
    in: .privacyManifest,
    .dictionaries,
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("14.0"), .tvOS("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    example: """
      <array>
        <dict>
          <key>NSPrivacyCollectedDataType</key>
          <string>NSPrivacyCollectedDataTypeCrashData</string>
          <key>NSPrivacyCollectedDataTypeLinked</key>
          <false/>
          <key>NSPrivacyCollectedDataTypeTracking</key>
          <false/>
          <key>NSPrivacyCollectedDataTypePurposes</key>
          <array>
            <string>NSPrivacyCollectedDataTypePurposeAppFunctionality</string>
          </array>
        </dict>
      </array>
      """,
    summary: "Kinds of data that the app or library collects, with use and purpose.",
    details: "The entries go into the privacy report that Xcode makes for the labels in the store.",
    whenNeeded: "In every manifest of something that collects data; an empty array says that nothing is collected.",
    ifMissing: "The privacy report lacks the data of this part.",
    mistakes: ["Declaring what a library collects in the manifest of the app: each has its own."],
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacycollecteddatatypes")])

  /// The kind of data that is collected.
  public static let nsPrivacyCollectedDataType: InfoPlistKey = InfoPlistKey(
    "NSPrivacyCollectedDataTypes[].NSPrivacyCollectedDataType",
    title: "Collected Data Type",
    in: .privacyManifest,
    .choice(.privacyDataTypes),
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("14.0"), .tvOS("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>NSPrivacyCollectedDataTypeEmailAddress</string>",
    summary: "The kind of data that is collected.",
    whenNeeded: "In every entry.",
    ifMissing: "The entry names nothing; the manifest is not valid.",
    mistakes: ["A capital O in PhotosorVideos: the value has a small one."],
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacycollecteddatatypes/nsprivacycollecteddatatype")])

  /// Says whether the data is linked to who a person is.
  public static let nsPrivacyCollectedDataTypeLinked: InfoPlistKey = InfoPlistKey(
    "NSPrivacyCollectedDataTypes[].NSPrivacyCollectedDataTypeLinked",
    title: "Linked to User",
    in: .privacyManifest,
    .boolean,
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("14.0"), .tvOS("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<true/>",
    summary: "Says whether the data is linked to who a person is.",
    whenNeeded: "In every entry.",
    ifMissing: "The entry is incomplete.",
    mistakes: ["NO for data that is stored with an account or a device identifier."],
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacycollecteddatatypes/nsprivacycollecteddatatypelinked")])

  /// Says whether the data is used to track people.
  public static let nsPrivacyCollectedDataTypeTracking: InfoPlistKey = InfoPlistKey(
    "NSPrivacyCollectedDataTypes[].NSPrivacyCollectedDataTypeTracking",
    title: "Used for Tracking",
    in: .privacyManifest,
    .boolean,
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("14.0"), .tvOS("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array")],
    related: ["NSPrivacyTracking"],
    example: "<false/>",
    summary: "Says whether the data is used to track people.",
    whenNeeded: "In every entry.",
    ifMissing: "The entry is incomplete.",
    mistakes: ["YES while NSPrivacyTracking is NO."],
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacycollecteddatatypes/nsprivacycollecteddatatypetracking")])

  /// What the data is collected for.
  public static let nsPrivacyCollectedDataTypePurposes: InfoPlistKey = InfoPlistKey(
    "NSPrivacyCollectedDataTypes[].NSPrivacyCollectedDataTypePurposes",
    title: "Collection Purposes",
    in: .privacyManifest,
    .array(of: .choice(.privacyPurposes), count: 1...Int.max),
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("14.0"), .tvOS("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array")],
    example: """
      <array>
        <string>NSPrivacyCollectedDataTypePurposeAppFunctionality</string>
      </array>
      """,
    summary: "What the data is collected for.",
    whenNeeded: "In every entry, with all purposes.",
    ifMissing: "The entry is incomplete.",
    mistakes: [
      "Leaving the array empty.",
      "Values of the older label wording, without the NSPrivacyCollectedDataTypePurpose beginning.",
    ],
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacycollecteddatatypes/nsprivacycollecteddatatypepurposes")])

  /// Interfaces that need a reason.
  public static let nsPrivacyAccessedAPITypes: InfoPlistKey = InfoPlistKey(
    "NSPrivacyAccessedAPITypes",
    title: "Privacy Accessed API Types",
    in: .privacyManifest,
    .dictionaries,
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("14.0"), .tvOS("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "code calls an interface that needs a reason")],
    example: """
      <array>
        <dict>
          <key>NSPrivacyAccessedAPIType</key>
          <string>NSPrivacyAccessedAPICategoryUserDefaults</string>
          <key>NSPrivacyAccessedAPITypeReasons</key>
          <array>
            <string>CA92.1</string>
          </array>
        </dict>
      </array>
      """,
    summary: "Groups of system interfaces that need a reason, with the reasons for which they are called.",
    details: "Such interfaces could serve to recognize a device. A build that calls them unexplained is refused on upload.",
    whenNeeded: "When the code of the app or library, or code linked into it, calls an interface of one of the groups.",
    ifMissing: "The upload is refused with ITMS-91053, once such a call is found.",
    mistakes: [
      "Two entries for one group: put all reasons into one.",
      "Declaring calls that a library with its own manifest makes.",
    ],
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes")])

  /// The group of interfaces that is called.
  public static let nsPrivacyAccessedAPIType: InfoPlistKey = InfoPlistKey(
    "NSPrivacyAccessedAPITypes[].NSPrivacyAccessedAPIType",
    title: "Privacy Accessed API Type",
    in: .privacyManifest,
    .choice(.privacyAPICategories),
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("14.0"), .tvOS("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>NSPrivacyAccessedAPICategoryFileTimestamp</string>",
    summary: "The group of interfaces that is called.",
    whenNeeded: "In every entry.",
    ifMissing: "The entry names no group; the manifest is not valid.",
    mistakes: ["The name of a function instead of that of its group."],
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes/nsprivacyaccessedapitype")])

  /// Codes of the reasons for which the group is called.
  public static let nsPrivacyAccessedAPITypeReasons: InfoPlistKey = InfoPlistKey(
    "NSPrivacyAccessedAPITypes[].NSPrivacyAccessedAPITypeReasons",
    title: "Privacy Accessed API Reasons",
    in: .privacyManifest,
    .array(of: .choice(.privacyAPIReasons), count: 1...Int.max),
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("14.0"), .tvOS("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array")],
    example: """
      <array>
        <string>C617.1</string>
      </array>
      """,
    summary: "Codes of the reasons for which the group is called.",
    details: "Each group has its own codes; a code of another group does not count.",
    whenNeeded: "In every entry, with all reasons that hold.",
    ifMissing: "The calls are unexplained and the upload is refused.",
    mistakes: [
      "A code that belongs to another group.",
      "A reason in words.",
    ],
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes/nsprivacyaccessedapitypereasons")])
}
