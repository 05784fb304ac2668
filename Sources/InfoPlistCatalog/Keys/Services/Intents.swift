extension KeyFamily {
  /// Siri and intents of the app itself.
  public static let intents: KeyFamily = KeyFamily(
    "intents", "Siri and intents", category: .services,
    summary: "Names by which Siri knows an app, and intents that the app handles without an extension.")
}

extension InfoPlistKey {
  /// Other names of the app.
  public static let inAlternativeAppNames: InfoPlistKey = InfoPlistKey(
    "INAlternativeAppNames",
    title: nil,
    in: .intents,
    .array(of: .dictionary(), count: 0...3),
    since: [.iOS(), .watchOS()],
    related: ["CFBundleDisplayName", "CFBundleSpokenName"],
    example: """
      <array>
        <dict>
          <key>INAlternativeAppName</key>
          <string>Jotter</string>
          <key>INAlternativeAppNamePronunciationHint</key>
          <string>jotter</string>
        </dict>
      </array>
      """,
    summary: "Up to three other names by which Siri knows the app.",
    whenNeeded: "When people say another name than the one under the icon.",
    ifMissing: "Siri goes by the display name.",
    mistakes: ["More than three names.", "Names that have little to do with the app."],
    sources: [.applePage("sirikit/specifying-synonyms-for-your-app-name")])

  /// One other name.
  public static let inAlternativeAppName: InfoPlistKey = InfoPlistKey(
    "INAlternativeAppNames[].INAlternativeAppName",
    title: nil,
    in: .intents,
    .string(.userText),
    since: [.iOS(), .watchOS()],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>Jotter</string>",
    summary: "One other name by which people may call the app when they speak to Siri.",
    whenNeeded: "In every entry.",
    ifMissing: "The entry names nothing.",
    mistakes: ["The display name once more."],
    sources: [.applePage("sirikit/specifying-synonyms-for-your-app-name")])

  /// How another name is spoken.
  public static let inAlternativeAppNamePronunciationHint: InfoPlistKey = InfoPlistKey(
    "INAlternativeAppNames[].INAlternativeAppNamePronunciationHint",
    title: nil,
    in: .intents,
    .string(.userText),
    since: [.iOS(), .watchOS()],
    example: "<string>jotter</string>",
    summary: "How the other name is pronounced, in ordinary letters.",
    whenNeeded: "When speech would mispronounce the name.",
    ifMissing: "The name is taken as it is spelled.",
    mistakes: ["Phonetic alphabets instead of words or syllables."],
    sources: [.applePage("sirikit/specifying-synonyms-for-your-app-name")])

  /// Intents handled in the app.
  public static let inIntentsSupported: InfoPlistKey = InfoPlistKey(
    "INIntentsSupported",
    title: "Intents eligible for in-app handling",
    in: .intents,
    .strings(.className),
    since: [.iOS("14.0"), .tvOS("14.0"), .visionOS("1.0")],
    related: [
      "INIntentsRestrictedWhileLocked", "INIntentsRestrictedWhileProtectedDataUnavailable", "INSupportedMediaCategories",
      "NSExtension.NSExtensionAttributes.IntentsSupported",
    ],
    example: """
      <array>
        <string>INPlayMediaIntent</string>
      </array>
      """,
    summary: "Lists intent classes that the app handles in its own process.",
    whenNeeded: "When the app, rather than an Intents extension, answers Siri.",
    ifMissing: "Only Intents extensions handle intents for the app.",
    mistakes: ["The keys of an Intents extension (IntentsSupported) at the top level."],
    sources: [.keyPage("inintentssupported")])

  /// Intents that wait for the device to be unlocked.
  public static let inIntentsRestrictedWhileLocked: InfoPlistKey = InfoPlistKey(
    "INIntentsRestrictedWhileLocked",
    title: "Restricted While Locked",
    in: .intents,
    .strings(.className),
    since: [.iOS("14.0"), .tvOS("14.0"), .visionOS("1.0")],
    related: ["INIntentsSupported", "INIntentsRestrictedWhileProtectedDataUnavailable"],
    example: """
      <array>
        <string>INSendMessageIntent</string>
      </array>
      """,
    summary: "Lists intent classes that the app does not handle while the device is locked.",
    whenNeeded: "For intents that show or send private content.",
    ifMissing: "All supported intents are handled on a locked device, unless the system itself asks to unlock it.",
    mistakes: ["Classes that INIntentsSupported does not list."],
    sources: [.keyPage("inintentsrestrictedwhilelocked")])

  /// Intents that wait for protected data.
  public static let inIntentsRestrictedWhileProtectedDataUnavailable: InfoPlistKey = InfoPlistKey(
    "INIntentsRestrictedWhileProtectedDataUnavailable",
    title: "Intents restricted while locked or protected data unavailable",
    in: .intents,
    .strings(.className),
    since: [.iOS("14.0"), .tvOS("14.0"), .visionOS("1.0")],
    related: ["INIntentsSupported", "INIntentsRestrictedWhileLocked"],
    example: """
      <array>
        <string>INSearchForMessagesIntent</string>
      </array>
      """,
    summary: "Lists intent classes that the app does not handle while protected data is out of reach.",
    whenNeeded: "For intents that read files encrypted until the device is unlocked.",
    ifMissing: "Such intents are handled and may fail to read their files.",
    mistakes: ["Classes that INIntentsSupported does not list."],
    sources: [.keyPage("inintentsrestrictedwhileprotecteddataunavailable")])

  /// Media that Siri may ask for.
  public static let inSupportedMediaCategories: InfoPlistKey = InfoPlistKey(
    "INSupportedMediaCategories",
    title: "Supported intent media categories",
    in: .intents,
    .array(of: .choice(.intentMediaCategories)),
    since: [.iOS("14.0"), .tvOS("14.0"), .visionOS("1.0")],
    related: ["INIntentsSupported"],
    example: """
      <array>
        <string>INMediaCategoryPodcasts</string>
      </array>
      """,
    summary: "Lists the kinds of media that Siri may ask the app to play.",
    whenNeeded: "In apps that handle the intent to play media.",
    ifMissing: "Siri does not know what the app plays and may choose another one.",
    mistakes: ["Categories whose media the app does not have."],
    sources: [.keyPage("insupportedmediacategories")])
}
