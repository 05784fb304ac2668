extension KeyFamily {
  /// Keys of Intents extensions.
  public static let intentsExtensions: KeyFamily = KeyFamily(
    "intents-extensions", "Intents extensions", category: .extensions,
    summary: "Which intents an extension handles and which of them wait until the device is unlocked.")
}

extension InfoPlistKey {
  /// The intents handled.
  public static let intentsSupported: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.IntentsSupported",
    "NSExtension.IntentsSupported",
    title: nil,
    in: .intentsExtensions,
    .strings(.className),
    since: [.iOS("10.0"), .watchOS("3.2"), .visionOS("1.0")],
    expected: [.required(when: "the extension point is com.apple.intents-service or com.apple.intents-ui-service")],
    related: ["NSExtension.NSExtensionAttributes.IntentsRestrictedWhileLocked", "INIntentsSupported"],
    misspellings: ["IntentSupported"],
    example: "<array><string>INSendMessageIntent</string></array>",
    summary: "Class names of the intents that the extension handles or draws.",
    details: "The key page shows it directly under NSExtension, templates put it among the attributes. Both places are known here.",
    whenNeeded: "In every Intents and Intents UI extension.",
    ifMissing: "Siri hands the extension nothing.",
    mistakes: ["The same intent in two extensions of one app."],
    sources: [
      .keyPage("nsextension/intentssupported"), .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
    ])

  /// The intents that need an unlocked device.
  public static let intentsRestrictedWhileLocked: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.IntentsRestrictedWhileLocked",
    title: nil,
    in: .intentsExtensions,
    .strings(.className),
    since: [.iOS(), .watchOS()],
    related: [
      "NSExtension.NSExtensionAttributes.IntentsSupported",
      "NSExtension.NSExtensionAttributes.IntentsRestrictedWhileProtectedDataUnavailable", "INIntentsRestrictedWhileLocked",
    ],
    misspellings: ["IntentRestrictedWhileLocked", "IntentsRestrictedWhenLocked"],
    example: "<array><string>INSendMessageIntent</string></array>",
    summary: "Intents that the extension does not handle while the device is locked.",
    details: "Each intent listed has to be in IntentsSupported as well.",
    whenNeeded: "When an intent shows or changes private data.",
    ifMissing: "All intents are handled on a locked device too, as far as the system permits it.",
    mistakes: ["An intent that is missing from IntentsSupported."],
    sources: [
      .applePage("intents/inintenterror/code/restrictedintentsnotsupportedbyextension"),
      .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
    ])

  /// The intents that need protected data.
  public static let intentsRestrictedWhileProtectedDataUnavailable: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.IntentsRestrictedWhileProtectedDataUnavailable",
    title: nil,
    in: .intentsExtensions,
    .strings(.className),
    since: [.iOS()],
    related: ["NSExtension.NSExtensionAttributes.IntentsRestrictedWhileLocked", "INIntentsRestrictedWhileProtectedDataUnavailable"],
    example: "<array><string>INSendMessageIntent</string></array>",
    summary: "Intents that the extension does not handle while protected data cannot be read.",
    details: """
      Common in the files of Intents extensions; the documents describe only the top-level key with the same meaning for app and \
      extension.
      """,
    whenNeeded: "When an intent reads files that are encrypted until the device is unlocked.",
    ifMissing: "The intent is handed over although its data may be out of reach.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The kinds of media that can be played.
  public static let supportedMediaCategories: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.SupportedMediaCategories",
    title: nil,
    in: .intentsExtensions,
    .array(of: .choice(.mediaIntentCategories)),
    since: [.iOS("13.0"), .tvOS("14.0"), .watchOS("6.0"), .visionOS("1.0")],
    related: ["NSExtension.NSExtensionAttributes.IntentsSupported", "INSupportedMediaCategories"],
    example: "<array><string>INMediaCategoryPodcasts</string></array>",
    summary: "Kinds of media that the extension can play when Siri asks for them.",
    whenNeeded: "In Intents extensions that handle requests to play media.",
    ifMissing: "Siri has no hint as to which requests for media the extension suits.",
    sources: [.keyPage("nsextension/nsextensionattributes/supportedmediacategories")])
}
