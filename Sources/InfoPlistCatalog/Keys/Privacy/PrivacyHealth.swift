extension KeyFamily {
  /// Reasons for access to health and movement.
  public static let privacyHealth: KeyFamily = KeyFamily(
    "privacy-health", "Health and movement", category: .privacy,
    summary: "Reasons that people read before an app may see health records, workouts and movements.")
}

extension InfoPlistKey {
  /// Reason shown when an app asks to read health data.
  public static let nsHealthShareUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSHealthShareUsageDescription",
    title: "Privacy - Health Share Usage Description",
    in: .privacyHealth,
    .string(.userText),
    since: [.iOS("8.0"), .visionOS("1.0")],
    expected: [.required(when: "the app reads health data", by: ["R-PRIV-017"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSHealthShareUsageDescription"],
    related: ["NSHealthUpdateUsageDescription"],
    misspellings: ["NSHealthShareUsage", "NSHealthReadUsageDescription"],
    example: "<string>Resting heart rates are drawn beside your training plan.</string>",
    summary: "Reason shown when an app asks to read health data.",
    details: "The alert comes up with the call that requests authorization for types; one sheet lists reading and saving.",
    whenNeeded: "When the app reads samples of HealthKit.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches health data; uploads of such a build are refused as well.
      """,
    mistakes: [
      "Swapping it with the update key: this one is for reading, the other for saving.",
      "Leaving out the HealthKit capability.",
    ],
    requirements: ["R-PRIV-016...018", "R-PRIV-052...053"],
    sources: [
      .reference(.iOS),
      .keyPage("nshealthshareusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks to save health data.
  public static let nsHealthUpdateUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSHealthUpdateUsageDescription",
    title: "Privacy - Health Update Usage Description",
    in: .privacyHealth,
    .string(.userText),
    since: [.iOS("8.0"), .visionOS("1.0")],
    expected: [.required(when: "the app saves health data", by: ["R-PRIV-020"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSHealthUpdateUsageDescription"],
    related: ["NSHealthShareUsageDescription"],
    misspellings: ["NSHealthUpdateUsage", "NSHealthWriteUsageDescription"],
    example: "<string>Finished runs are saved with your workouts.</string>",
    summary: "Reason shown when an app asks to save health data.",
    details: "The alert comes up with the call that requests authorization for types; saving is granted type by type.",
    whenNeeded: "When the app writes samples to HealthKit.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches health data; uploads of such a build are refused as well.
      """,
    mistakes: ["Giving the reason for reading here: people read both texts on one sheet."],
    requirements: ["R-PRIV-019...021", "R-PRIV-052...053"],
    sources: [
      .reference(.iOS),
      .keyPage("nshealthupdateusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks to read clinical records.
  public static let nsHealthClinicalHealthRecordsShareUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSHealthClinicalHealthRecordsShareUsageDescription",
    title: "Privacy - Health Records Usage Description",
    in: .privacyHealth,
    .string(.userText),
    since: [.iOS("12.0"), .visionOS("1.0")],
    expected: [.required(when: "the app reads clinical records")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSHealthClinicalHealthRecordsShareUsageDescription"],
    needs: ["NSHealthShareUsageDescription"],
    related: ["NSHealthRequiredReadAuthorizationTypeIdentifiers"],
    example: "<string>Laboratory values are explained in plain words.</string>",
    summary: "Reason shown when an app asks to read clinical records.",
    whenNeeded: "When the app reads records that hospitals and laboratories deliver.",
    ifMissing: "Clinical records cannot be asked for.",
    mistakes: ["Declaring only the general reading key: clinical records are asked for apart."],
    sources: [
      .keyPage("nshealthclinicalhealthrecordsshareusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Record types that must be granted.
  public static let nsHealthRequiredReadAuthorizationTypeIdentifiers: InfoPlistKey = InfoPlistKey(
    "NSHealthRequiredReadAuthorizationTypeIdentifiers",
    title: nil,
    in: .privacyHealth,
    .strings(.clinicalTypeIdentifier, count: 3...Int.max),
    since: [.iOS("12.0"), .visionOS("1.0")],
    needs: ["NSHealthClinicalHealthRecordsShareUsageDescription"],
    example: """
      <array>
        <string>HKClinicalTypeIdentifierAllergyRecord</string>
        <string>HKClinicalTypeIdentifierConditionRecord</string>
        <string>HKClinicalTypeIdentifierMedicationRecord</string>
      </array>
      """,
    summary: "Clinical record types without which the app cannot do its work.",
    details: "At least three types have to be listed, so that a refusal does not reveal which one a person has no records of.",
    whenNeeded: "When the app is of no use unless it may read particular clinical records.",
    ifMissing: "People choose freely which record types the app may read.",
    mistakes: [
      "Fewer than three types: the list is then not valid.",
      "Types that are not for clinical records.",
    ],
    sources: [.keyPage("nshealthrequiredreadauthorizationtypeidentifiers")])

  /// Reason shown when an app asks for the accelerometer and for steps and activities.
  public static let nsMotionUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSMotionUsageDescription",
    title: "Privacy - Motion Usage Description",
    in: .privacyHealth,
    .string(.userText),
    since: [.iOS("7.0"), .macOS("10.15"), .visionOS("1.0")],
    expected: [.required(when: "the app reads motion and fitness data", by: ["R-PRIV-035"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSMotionUsageDescription"],
    related: ["NSFallDetectionUsageDescription", "NSHealthShareUsageDescription"],
    misspellings: ["NSMotionUsage"],
    example: "<string>Steps are counted towards your daily goal.</string>",
    summary: "Reason shown when an app asks for the accelerometer and for steps and activities.",
    whenNeeded: "When the app reads activity data of Core Motion: steps, stairs, kinds of movement.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches motion data; uploads of such a build are refused as well.
      """,
    mistakes: ["Expecting HealthKit keys to cover it: the sensors of the device are asked for apart."],
    requirements: ["R-PRIV-034...036"],
    sources: [
      .reference(.cocoa),
      .keyPage("nsmotionusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks to be told of falls.
  public static let nsFallDetectionUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSFallDetectionUsageDescription",
    title: "Fall Detection Usage Description",
    in: .privacyHealth,
    .string(.userText),
    since: [.iOS("14.2"), .watchOS("7.2"), .visionOS("1.0")],
    expected: [.required(when: "the app uses the fall detection manager")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSFallDetectionUsageDescription"],
    related: ["NSMotionUsageDescription"],
    example: "<string>Your helpers are called when your watch notices a fall.</string>",
    summary: "Reason shown when an app asks to be told of falls.",
    whenNeeded: "When the app receives events of the fall detection manager.",
    ifMissing: "Fall events cannot be asked for.",
    mistakes: ["Expecting the motion text to cover falls."],
    sources: [.keyPage("nsfalldetectionusagedescription"), Source("usage descriptions in public InfoPlist.strings files"), .swiftBuild])
}

extension StringFormat {
  /// The identifier of a clinical record type.
  public static let clinicalTypeIdentifier: StringFormat = StringFormat(
    "clinical-type-identifier", "identifier of a clinical record type such as HKClinicalTypeIdentifierAllergyRecord")
}
