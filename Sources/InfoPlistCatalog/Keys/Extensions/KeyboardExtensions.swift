extension KeyFamily {
  /// Keys of custom keyboards.
  public static let keyboardExtensions: KeyFamily = KeyFamily(
    "keyboard-extensions", "Custom keyboards", category: .extensions,
    summary: "What the system has to know of a custom keyboard before it offers it.")
}

extension InfoPlistKey {
  /// Whether the keyboard types ASCII.
  public static let isASCIICapable: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.IsASCIICapable",
    title: nil,
    in: .keyboardExtensions,
    .boolean,
    since: [.iOS("8.0")],
    expected: [.recommended(when: "the extension is a custom keyboard")],
    related: ["NSExtension.NSExtensionAttributes.PrimaryLanguage"],
    example: "<true/>",
    summary: "Says that a custom keyboard serves text fields that ask for ASCII characters.",
    details: "A text field asks for them by the keyboard type trait for ASCII.",
    whenNeeded: "In custom keyboards that can type plain ASCII.",
    ifMissing: "The keyboard is passed over for such text fields.",
    requirements: ["R-EXT-036...037", "R-EXT-043"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/isasciicapable")])

  /// Whether the keyboard writes from right to left.
  public static let prefersRightToLeft: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.PrefersRightToLeft",
    title: nil,
    in: .keyboardExtensions,
    .boolean,
    since: [.iOS("8.0")],
    expected: [.recommended(when: "the extension is a custom keyboard")],
    related: ["NSExtension.NSExtensionAttributes.PrimaryLanguage"],
    example: "<false/>",
    summary: "Says that a custom keyboard is for a language written from right to left.",
    whenNeeded: "In custom keyboards for Arabic, Hebrew and other such languages.",
    ifMissing: "The keyboard counts as one for writing from left to right.",
    requirements: ["R-EXT-036", "R-EXT-038", "R-EXT-043"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/prefersrighttoleft")])

  /// The language of the keyboard.
  public static let primaryLanguage: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.PrimaryLanguage",
    title: nil,
    in: .keyboardExtensions,
    .string(.languageTag),
    since: [.iOS("8.0")],
    expected: [.recommended(when: "the extension is a custom keyboard")],
    related: ["NSExtension.NSExtensionAttributes.PrefersRightToLeft", "CFBundleDevelopmentRegion"],
    example: "<string>en-US</string>",
    summary: "Language that a custom keyboard is mainly made for, as a BCP 47 tag.",
    details: "Settings shows it beside the name of the keyboard, and so does the globe key.",
    whenNeeded: "In every custom keyboard.",
    ifMissing: "People cannot see which language the keyboard is for.",
    mistakes: ["An underscore between language and region instead of a hyphen."],
    requirements: ["R-EXT-036", "R-EXT-039...040", "R-EXT-043"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/primarylanguage")])

  /// Whether the keyboard asks for wider access.
  public static let requestsOpenAccess: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.RequestsOpenAccess",
    title: nil,
    in: .keyboardExtensions,
    .boolean,
    since: [.iOS("8.0")],
    default: .boolean(false),
    expected: [.recommended(when: "the extension is a custom keyboard")],
    related: ["NSContactsUsageDescription", "NSLocationWhenInUseUsageDescription"],
    misspellings: ["RequestOpenAccess", "RequestsFullAccess"],
    example: "<true/>",
    summary: "Asks for network access and for the container that a custom keyboard shares with its app.",
    details: """
      With YES, and after a person has agreed in Settings, the keyboard can process input on a server, share data such as a \
      dictionary with its app, use location and contacts where these are granted too, offer Game Center and purchases through the \
      app, and work with managed apps if it supports device management.
      """,
    whenNeeded: "Only when the keyboard cannot do its work without.",
    ifMissing: "The keyboard runs without network and without the shared container.",
    mistakes: ["Counting on network access before a person has granted it in Settings."],
    requirements: ["R-EXT-036", "R-EXT-041...043"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/requestsopenaccess")])
}
