extension KeyFamily {
  /// What a research app declares.
  public static let privacyResearch: KeyFamily = KeyFamily(
    "privacy-research", "Research studies", category: .privacy,
    summary: "What a research app declares before it may ask for data of SensorKit.")
}

extension InfoPlistKey {
  /// What a research study is about, shown before people agree to share sensor data.
  public static let nsSensorKitUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDescription",
    title: "Privacy - SensorKit Usage Description",
    in: .privacyResearch,
    .string(.userText),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads SensorKit data")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSSensorKitUsageDescription"],
    needs: ["NSSensorKitUsageDetail", "NSSensorKitPrivacyPolicyURL"],
    example: "<string>The study asks how sleep and screen time go together.</string>",
    summary: "What a research study is about, shown before people agree to share sensor data.",
    whenNeeded: "In a study app with the SensorKit entitlement.",
    ifMissing: "Sensor data cannot be asked for.",
    mistakes: ["Describing the app instead of the study."],
    sources: [.keyPage("nssensorkitusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reasons by sensor.
  public static let nsSensorKitUsageDetail: InfoPlistKey = InfoPlistKey(
    "NSSensorKitUsageDetail",
    title: nil,
    in: .privacyResearch,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads SensorKit data")],
    needs: ["NSSensorKitUsageDescription"],
    related: ["NSSensorKitPrivacyPolicyURL"],
    misspellings: ["NSSensorKitUsageDetails"],
    example: """
      <dict>
        <key>SRSensorUsagePedometer</key>
        <dict>
          <key>Description</key>
          <string>Steps are compared with sleep.</string>
          <key>Required</key>
          <true/>
        </dict>
      </dict>
      """,
    summary: "Explains, sensor by sensor, why a study collects data.",
    details: "The key of each member names a sensor, with SRSensorUsage before it.",
    whenNeeded: "In every study app, with an entry for each sensor that is read.",
    ifMissing: "The consent sheet has nothing to show and sensors stay closed.",
    mistakes: ["An entry for fewer sensors than the code asks for."],
    sources: [.keyPage("nssensorkitusagedetail")])

  /// Privacy policy of a study.
  public static let nsSensorKitPrivacyPolicyURL: InfoPlistKey = InfoPlistKey(
    "NSSensorKitPrivacyPolicyURL",
    title: "Privacy - SensorKit Privacy Policy URL",
    in: .privacyResearch,
    .string(.url),
    since: [.iOS("14.0")],
    expected: [.required(when: "the app reads SensorKit data")],
    buildSettings: ["INFOPLIST_KEY_NSSensorKitPrivacyPolicyURL"],
    needs: ["NSSensorKitUsageDescription"],
    example: "<string>https://study.example.com/privacy</string>",
    summary: "Address of the privacy policy of a research study.",
    whenNeeded: "In every study app; people reach the policy from the consent sheet.",
    ifMissing: "Consent cannot be asked for.",
    mistakes: ["The privacy policy of the publisher instead of that of the study."],
    sources: [.keyPage("nssensorkitprivacypolicyurl"), .swiftBuild])

  /// Contribution to research data.
  public static let srResearchDataGeneration: InfoPlistKey = InfoPlistKey(
    "SRResearchDataGeneration",
    title: nil,
    in: .privacyResearch,
    .boolean,
    since: [.iOS("17.0")],
    default: .boolean(true),
    related: ["NSSensorKitUsageDescription"],
    example: "<false/>",
    summary: "Says whether use of the app may add to the data that SensorKit collects for studies.",
    whenNeeded: "With NO in an app whose use is not to show up in research data.",
    ifMissing: "What people do in the app may be part of collected usage data.",
    mistakes: ["Taking it for a permission to read research data."],
    sources: [.keyPage("srresearchdatageneration")])
}
