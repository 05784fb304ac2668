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
        <key>NSTextContent</key>
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
    mistakes: [
      "Relying on NSTextContext, the spelling of the reference: files that are known to work have NSTextContent.",
      "Expecting several dictionaries to hold at once.",
    ],
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

  /// For which data in the text, under the name in use.
  public static let nsTextContent: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSRequiredContext.NSTextContent", "NSServices[].NSRequiredContext[].NSTextContent",
    title: nil,
    in: .serviceConditions,
    .anyOf([.choice(.serviceTextContexts), .array(of: .choice(.serviceTextContexts))]),
    since: [.macOS("10.6")],
    localized: [.never],
    related: ["NSServices[].NSRequiredContext.NSTextContext", "NSServices[].NSSendFileTypes"],
    misspellings: ["NSTextContents"],
    example: "<string>FilePath</string>",
    summary: "Kinds of data, such as a URL or the path of a file, one of which the selected text has to contain.",
    details: """
      The service is still given the whole selection rather than the part that fits. Automator writes this name into the workflows it saves \
      as services, and apps with a service for folders have it, so that macOS is taken to read it. The reference prints NSTextContext instead.
      """,
    whenNeeded: "When a service is of use for such data only; FilePath for services that work on files and folders.",
    ifMissing: "The service appears for any selection of its types.",
    mistakes: ["A kind that the table does not have, such as Text or Plain."],
    sources: [
      .publicFiles, Source("workflows that Automator saves as services"), .repository("ghostty-org/ghostty", "macos/Ghostty-Info.plist"),
    ],
    confidence: .medium)

  /// For which data in the text, as the reference spells it.
  public static let nsTextContext: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSRequiredContext.NSTextContext", "NSServices[].NSRequiredContext[].NSTextContext",
    title: nil,
    in: .serviceConditions,
    .anyOf([.choice(.serviceTextContexts), .array(of: .choice(.serviceTextContexts))]),
    since: [.macOS("10.6")],
    localized: [.never],
    related: ["NSServices[].NSRequiredContext.NSTextContent"],
    misspellings: ["NSTextContexts"],
    example: "<string>URL</string>",
    summary: "The reference's spelling of NSTextContent: kinds of data, one of which the selected text has to contain.",
    details: """
      The service is still given the whole selection rather than the part that fits. Only the reference and hardly any file spell the key \
      so; nothing at hand shows that macOS reads it.
      """,
    whenNeeded: "Hardly ever: NSTextContent is the name that working services have.",
    ifMissing: "NSTextContent states the condition, or there is none.",
    mistakes: ["Writing this name alone: the condition may then never be looked at."],
    requirements: ["R-SVC-019", "R-SVC-025...027"],
    sources: [.reference(.cocoa)],
    confidence: .medium)

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
