extension KeyFamily {
  /// Languages of a bundle.
  public static let bundleLanguages: KeyFamily = KeyFamily(
    "bundle-languages", "Languages of a bundle", category: .bundle,
    summary: "Which languages a bundle has and which one is used when no other fits.")
}

extension InfoPlistKey {
  /// The language of last resort.
  public static let cfBundleDevelopmentRegion: InfoPlistKey = InfoPlistKey(
    "CFBundleDevelopmentRegion",
    title: "Localization native development region",
    in: .bundleLanguages,
    .string(.languageTag),
    since: .everywhere,
    default: .string("en-US"),
    expected: [
      .recommended(by: ["R-CF-007"]), .recommended(for: .iOSApp, by: ["R-REC-002"]),
      .recommended(for: .macOSApp, by: ["R-REC-016"]),
    ],
    localized: [.never],
    buildSettings: ["DEVELOPMENT_LANGUAGE"],
    related: ["CFBundleLocalizations", "CFBundleAllowMixedLocalizations"],
    files: ["{value}.lproj"],
    misspellings: ["CFBundleDevelopmentRegin", "CFBundleDevelopmentLanguage"],
    example: "<string>en</string>",
    summary: "Language (and region) the bundle falls back to when it has no resource in a language the person prefers.",
    whenNeeded: "In every bundle with text or language directories.",
    ifMissing: "The fallback is not under your control; American English is assumed.",
    mistakes: ["A country code instead of a language ID.", "A language whose .lproj directory is not in the bundle."],
    requirements: ["R-CF-005...007"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundledevelopmentregion")])

  /// Languages the app handles itself.
  public static let cfBundleLocalizations: InfoPlistKey = InfoPlistKey(
    "CFBundleLocalizations",
    title: "Localizations",
    in: .bundleLanguages,
    .strings(.language),
    since: .everywhere,
    default: .rule("the language directories found in the bundle"),
    localized: [.never],
    related: ["CFBundleDevelopmentRegion", "CFBundleAllowMixedLocalizations"],
    example: """
      <array>
        <string>en</string>
        <string>fr</string>
      </array>
      """,
    summary: "Languages the app has by its own means rather than through language directories.",
    whenNeeded: "For an executable outside a bundle, or an app that loads its translations in its own way.",
    ifMissing: "Only languages with a .lproj directory are offered.",
    mistakes: ["Listing languages that neither the app nor its directories can show."],
    requirements: ["R-CF-022...023"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundlelocalizations")])

  /// Whether frameworks may answer in other languages.
  public static let cfBundleAllowMixedLocalizations: InfoPlistKey = InfoPlistKey(
    "CFBundleAllowMixedLocalizations",
    title: "Localized resources can be mixed",
    in: .bundleLanguages,
    .boolean,
    since: .everywhere,
    related: ["CFBundleLocalizations", "CFBundleDevelopmentRegion"],
    example: "<true/>",
    summary: "Lets strings of frameworks come in a language that the bundle itself does not have.",
    whenNeeded: "For command-line tools that link to system frameworks and show their messages.",
    ifMissing: "Frameworks answer in the language chosen for the main bundle.",
    mistakes: ["Switching it on in an app with partial translations: one window then mixes languages."],
    requirements: ["R-CF-003...004"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleallowmixedlocalizations")])
}
