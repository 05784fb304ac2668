extension KeyFamily {
  /// Bundles of the Dictionary app.
  public static let dictionaries: KeyFamily = KeyFamily(
    "dictionaries", "Dictionaries", category: .documents,
    summary: "Dictionaries made with the Dictionary Development Kit and read by the Dictionary app.")
}

extension InfoPlistKey {
  /// The rights.
  public static let dcsDictionaryCopyright: InfoPlistKey = InfoPlistKey(
    "DCSDictionaryCopyright",
    title: nil,
    in: .dictionaries,
    .string(.userText),
    since: [.macOS()],
    expected: [.common(for: .dictionary)],
    related: ["NSHumanReadableCopyright", "DCSDictionaryManufacturerName"],
    example: "<string>Copyright © 2026 Example Ltd.</string>",
    summary: "Copyright notice of a dictionary, shown by the Dictionary app.",
    details: "The sample of the Dictionary Development Kit has it; tools that make dictionaries write it, too.",
    whenNeeded: "In dictionaries that are given to others.",
    ifMissing: "The dictionary names no rights.",
    mistakes: ["Putting the name of the publisher here alone: DCSDictionaryManufacturerName holds that."],
    sources: [.publicFiles, .repository("ilius/pyglossary", "pyglossary/plugins/appledict")],
    confidence: .medium)

  /// Starting values of the preferences.
  public static let dcsDictionaryDefaultPrefs: InfoPlistKey = InfoPlistKey(
    "DCSDictionaryDefaultPrefs",
    title: nil,
    in: .dictionaries,
    .dictionary(.open),
    since: [.macOS()],
    related: ["DCSDictionaryPrefsHTML", "DCSDictionaryXSL"],
    example: """
      <dict>
        <key>pronunciation</key>
        <string>0</string>
        <key>version</key>
        <string>1</string>
      </dict>
      """,
    summary: "Values that the preferences of a dictionary start from; the style sheet receives them as parameters.",
    details: "The maintainers of one dictionary tool report that the Dictionary app fails when DCSDictionaryXSL stands without this key.",
    whenNeeded: "Together with DCSDictionaryXSL or DCSDictionaryPrefsHTML.",
    ifMissing: "The dictionary has no preferences.",
    mistakes: ["Leaving it out beside DCSDictionaryXSL."],
    sources: [.publicFiles, .repository("ilius/pyglossary", "pyglossary/plugins/appledict")],
    confidence: .medium)

  /// The first page.
  public static let dcsDictionaryFrontMatterReferenceID: InfoPlistKey = InfoPlistKey(
    "DCSDictionaryFrontMatterReferenceID",
    title: nil,
    in: .dictionaries,
    .string(),
    since: [.macOS()],
    localized: [.never],
    related: ["DCSDictionaryCopyright"],
    example: "<string>front_back_matter</string>",
    summary: "Identifier of the entry that a dictionary shows as its front or back matter.",
    whenNeeded: "When the dictionary has a page about itself.",
    ifMissing: "The dictionary has no such page.",
    mistakes: ["The title of the entry instead of its identifier in the source of the dictionary."],
    sources: [.publicFiles, .repository("ilius/pyglossary", "pyglossary/plugins/appledict")],
    confidence: .medium)

  /// The languages.
  public static let dcsDictionaryLanguages: InfoPlistKey = InfoPlistKey(
    "DCSDictionaryLanguages",
    title: nil,
    in: .dictionaries,
    .dictionaries,
    since: [.macOS()],
    related: ["CFBundleDevelopmentRegion"],
    example: """
      <array>
        <dict>
          <key>DCSDictionaryDescriptionLanguage</key>
          <string>en</string>
          <key>DCSDictionaryIndexLanguage</key>
          <string>fr</string>
        </dict>
      </array>
      """,
    summary: "Pairs of languages of a dictionary: that of the words and that of their descriptions.",
    whenNeeded: "In dictionaries between two languages, or for one language other than the development region.",
    ifMissing: "The languages of the dictionary are not stated.",
    mistakes: ["Swapping the two: the index language is that of the words people look up."],
    sources: [.publicFiles, .repository("ilius/pyglossary", "pyglossary/plugins/appledict")],
    confidence: .medium)

  /// The language of the descriptions.
  public static let dcsDictionaryDescriptionLanguage: InfoPlistKey = InfoPlistKey(
    "DCSDictionaryLanguages[].DCSDictionaryDescriptionLanguage",
    title: nil,
    in: .dictionaries,
    .string(.languageTag),
    since: [.macOS()],
    localized: [.never],
    related: ["DCSDictionaryLanguages[].DCSDictionaryIndexLanguage"],
    example: "<string>en</string>",
    summary: "Language in which the entries of a dictionary are explained.",
    sources: [.publicFiles, .repository("ilius/pyglossary", "pyglossary/plugins/appledict")],
    confidence: .medium)

  /// The language of the words.
  public static let dcsDictionaryIndexLanguage: InfoPlistKey = InfoPlistKey(
    "DCSDictionaryLanguages[].DCSDictionaryIndexLanguage",
    title: nil,
    in: .dictionaries,
    .string(.languageTag),
    since: [.macOS()],
    localized: [.never],
    related: ["DCSDictionaryLanguages[].DCSDictionaryDescriptionLanguage"],
    example: "<string>fr</string>",
    summary: "Language of the words that people look up in a dictionary.",
    sources: [.publicFiles, .repository("ilius/pyglossary", "pyglossary/plugins/appledict")],
    confidence: .medium)

  /// The publisher.
  public static let dcsDictionaryManufacturerName: InfoPlistKey = InfoPlistKey(
    "DCSDictionaryManufacturerName",
    title: nil,
    in: .dictionaries,
    .string(.userText),
    since: [.macOS()],
    expected: [.common(for: .dictionary)],
    related: ["DCSDictionaryCopyright"],
    example: "<string>Example Ltd.</string>",
    summary: "Name of the publisher of a dictionary.",
    whenNeeded: "In dictionaries that are given to others.",
    ifMissing: "The dictionary names no publisher.",
    mistakes: ["Leaving the name of the sample's publisher, Apple, in a dictionary of one's own."],
    sources: [.publicFiles, .repository("ilius/pyglossary", "pyglossary/plugins/appledict")],
    confidence: .medium)

  /// The page of the preferences.
  public static let dcsDictionaryPrefsHTML: InfoPlistKey = InfoPlistKey(
    "DCSDictionaryPrefsHTML",
    title: nil,
    in: .dictionaries,
    .string(.fileName),
    since: [.macOS()],
    localized: [.localizedFile],
    related: ["DCSDictionaryDefaultPrefs"],
    files: ["Contents/Resources/{value}"],
    example: "<string>Example_prefs.html</string>",
    summary: "Page with the preferences of a dictionary.",
    whenNeeded: "When people may choose how entries look.",
    ifMissing: "The dictionary has no preferences of its own.",
    mistakes: ["A page without starting values in DCSDictionaryDefaultPrefs."],
    sources: [.publicFiles, .repository("ilius/pyglossary", "pyglossary/plugins/appledict")],
    confidence: .medium)

  /// The style sheet.
  public static let dcsDictionaryXSL: InfoPlistKey = InfoPlistKey(
    "DCSDictionaryXSL",
    title: nil,
    in: .dictionaries,
    .string(.fileName),
    since: [.macOS()],
    localized: [.never],
    needs: ["DCSDictionaryDefaultPrefs"],
    related: ["DCSDictionaryPrefsHTML"],
    files: ["Contents/Resources/{value}"],
    example: "<string>Example.xsl</string>",
    summary: "Style sheet that rewrites an entry by the preferences before it is shown.",
    whenNeeded: "When parts of entries are shown or hidden by choice.",
    ifMissing: "Entries are shown as they were written.",
    mistakes: ["Using it without DCSDictionaryDefaultPrefs, which is reported to crash the Dictionary app."],
    sources: [.publicFiles, .repository("ilius/pyglossary", "pyglossary/plugins/appledict")],
    confidence: .medium)
}
