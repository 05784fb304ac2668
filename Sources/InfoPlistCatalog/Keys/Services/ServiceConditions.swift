extension KeyFamily {
  /// When a service is shown.
  public static let serviceConditions: KeyFamily = KeyFamily(
    "service-conditions", "Conditions of services", category: .services,
    summary: "In which apps, for which text and how much of it an entry of the Services menu appears.")
}

extension InfoPlistKey {
  /// The conditions.
  public static let nsRequiredContext: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSRequiredContext",
    title: nil,
    in: .serviceConditions,
    .anyOf([.dictionary(), .array(of: .dictionary())]),
    since: [.macOS("10.6")],
    default: .nothing,
    related: ["NSServices[].NSSendTypes"],
    misspellings: ["NSRequireContext", "NSRequiredContexts"],
    example: """
      <dict>
        <key>NSTextContext</key>
        <string>URL</string>
        <key>NSWordLimit</key>
        <integer>1</integer>
      </dict>
      """,
    summary: "What has to be true of app and selection before the menu offers the service.",
    details: """
      All conditions of a dictionary have to hold; of an array of dictionaries, one whose conditions all hold is enough. Every condition \
      may be left out, and an empty dictionary asks for nothing.
      """,
    ifMissing: "The service appears wherever its types fit.",
    mistakes: ["NSTextContent for NSTextContext: the condition is then not known.", "Expecting several dictionaries to hold at once."],
    requirements: ["R-SVC-016...019"],
    sources: [.reference(.cocoa), .publicFiles])

  /// In which apps.
  public static let nsApplicationIdentifier: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSRequiredContext.NSApplicationIdentifier", "NSServices[].NSRequiredContext[].NSApplicationIdentifier",
    title: nil,
    in: .serviceConditions,
    .anyOf([.string(.bundleIdentifier), .strings(.bundleIdentifier)]),
    since: [.macOS("10.6")],
    localized: [.never],
    related: ["CFBundleIdentifier"],
    misspellings: ["NSApplicationIdentifiers", "NSApplicationID"],
    example: "<string>com.example.Notebook</string>",
    summary: "Bundle identifiers of the apps in which the service appears: one, or a list.",
    mistakes: ["The name of an app instead of its bundle identifier."],
    requirements: ["R-SVC-019...020"],
    sources: [.reference(.cocoa)])

  /// For which data in the text.
  public static let nsTextContext: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSRequiredContext.NSTextContext", "NSServices[].NSRequiredContext[].NSTextContext",
    title: nil,
    in: .serviceConditions,
    .anyOf([.choice(.serviceTextContexts), .array(of: .choice(.serviceTextContexts))]),
    since: [.macOS("10.6")],
    localized: [.never],
    misspellings: ["NSTextContent", "NSTextContexts"],
    example: "<string>URL</string>",
    summary: "Kinds of data, such as a URL or a date, one of which the selected text has to contain.",
    details: "The service is still given the whole selection rather than the part that fits.",
    mistakes: ["Writing NSTextContent, which is met in public files and does nothing."],
    requirements: ["R-SVC-019", "R-SVC-025...027"],
    sources: [.reference(.cocoa), .publicFiles])

  /// For which languages.
  public static let nsTextLanguage: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSRequiredContext.NSTextLanguage", "NSServices[].NSRequiredContext[].NSTextLanguage",
    title: nil,
    in: .serviceConditions,
    .anyOf([.string(.languageTag), .strings(.languageTag)]),
    since: [.macOS("10.6")],
    localized: [.never],
    related: ["NSServices[].NSRequiredContext.NSTextScript"],
    misspellings: ["NSTextLanguages"],
    example: "<string>en</string>",
    summary: "Languages, as BCP 47 tags, one of which the selected text has to be in.",
    details: "A tag covers longer ones that begin with it at a hyphen: en covers en-US and en-GB. Case does not matter.",
    mistakes: ["A full English name of a language."],
    requirements: ["R-SVC-019", "R-SVC-022...023"],
    sources: [.reference(.cocoa), Source("decision: prefixes stop at subtags and ignore case")])

  /// For which scripts.
  public static let nsTextScript: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSRequiredContext.NSTextScript", "NSServices[].NSRequiredContext[].NSTextScript",
    title: nil,
    in: .serviceConditions,
    .anyOf([.string(.scriptTag), .strings(.scriptTag)]),
    since: [.macOS("10.6")],
    localized: [.never],
    related: ["NSServices[].NSRequiredContext.NSTextLanguage"],
    misspellings: ["NSTextScripts"],
    example: "<string>Latn</string>",
    summary: "Scripts, as four-letter tags such as Latn or Cyrl, one of which has to prevail in the selected text.",
    mistakes: ["A language tag instead of a script."],
    requirements: ["R-SVC-019", "R-SVC-021"],
    sources: [.reference(.cocoa)])

  /// For how many words.
  public static let nsWordLimit: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSRequiredContext.NSWordLimit", "NSServices[].NSRequiredContext[].NSWordLimit",
    title: nil,
    in: .serviceConditions,
    .integer(1...Int.max),
    since: [.macOS("10.6")],
    misspellings: ["NSWordsLimit"],
    example: "<integer>1</integer>",
    summary: "Largest number of selected words for which the service appears; the number itself still counts.",
    details: "A look-up of stock symbols would say 1, since a symbol is one word.",
    mistakes: ["Counting characters instead of words."],
    requirements: ["R-SVC-019", "R-SVC-024"],
    sources: [.reference(.cocoa), Source("decision: the limit is inclusive")])
}

extension StringFormat {
  /// A script tag.
  public static let scriptTag: StringFormat = StringFormat(
    "script-tag", "four-letter script tag such as Latn", pattern: "^[A-Za-z]{4}$")
}
