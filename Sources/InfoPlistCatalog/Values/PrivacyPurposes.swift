extension ValueTable {
  /// Purposes of collection.
  public static let privacyPurposes: ValueTable = ValueTable(
    "privacy-purposes",
    title: "Purposes of collection",
    closed: true,
    summary: "What collected data is used for.",
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacycollecteddatatypes/nsprivacycollecteddatatypepurposes")],
    [
      ValueEntry(
        "NSPrivacyCollectedDataTypePurposeThirdPartyAdvertising", title: "Third-party advertising",
        "Showing advertisements of others, or sharing data with those who do."),
      ValueEntry(
        "NSPrivacyCollectedDataTypePurposeDeveloperAdvertising", title: "Developer's advertising or marketing",
        "Own advertisements and marketing, and sharing data for them."),
      ValueEntry(
        "NSPrivacyCollectedDataTypePurposeAnalytics", title: "Analytics",
        "Finding out how people behave: features, audience, effect of changes."),
      ValueEntry(
        "NSPrivacyCollectedDataTypePurposeProductPersonalization", title: "Product personalization",
        "Adapting to a person what is shown: recommendations, offers, order."),
      ValueEntry(
        "NSPrivacyCollectedDataTypePurposeAppFunctionality", title: "App functionality",
        "Making the app work: sign-in, security, support, fewer crashes."),
      ValueEntry("NSPrivacyCollectedDataTypePurposeOther", title: "Other purposes", "A purpose that no other value names."),
    ])
}
