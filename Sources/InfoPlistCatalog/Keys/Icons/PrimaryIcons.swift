extension KeyFamily {
  /// The primary icon.
  public static let primaryIcon: KeyFamily = KeyFamily(
    "primary-icon", "Primary icon", category: .icons,
    summary: "The icon an app starts out with, and the colors that go with it.")
}

extension InfoPlistKey {
  /// The default icon.
  public static let cfBundlePrimaryIcon: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.CFBundlePrimaryIcon",
    title: "Primary Icon",
    in: .primaryIcon,
    .anyOf([.dictionary(), .string(.imageName)]),
    since: [.iOS("5.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    related: ["CFBundleIcons.CFBundleAlternateIcons", "CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconName"],
    example: """
      <dict>
        <key>CFBundleIconName</key>
        <string>AppIcon</string>
      </dict>
      """,
    summary: "Describes the icon that stands for the app on the Home Screen, in Settings and elsewhere.",
    details: "A dictionary on iOS; on tvOS the bare name of the icon, which visionOS apps are seen to use as well.",
    whenNeeded: "In every app that has CFBundleIcons.",
    ifMissing: "CFBundleIconFiles or CFBundleIconFile names the icon.",
    mistakes: ["A dictionary in a tvOS app or a string in an iOS app."],
    requirements: ["R-ICON-022...025"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleicons/cfbundleprimaryicon"), .publicFiles])

  /// The asset with the default icon.
  public static let primaryIconCFBundleIconName: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconName",
    title: nil,
    in: .primaryIcon,
    .string(.imageName),
    since: [.iOS("11.0")],
    expected: [.recommended(when: "the app runs on iOS 11 or later", by: ["R-ICON-026"])],
    related: ["CFBundleIconName", "CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconFiles"],
    files: ["Assets.car"],
    example: "<string>AppIcon</string>",
    summary: "Names the asset with the app icon in the bundle's asset catalog.",
    details: """
      From iOS 11 it wins over the file list beside it. Keep at least one file in that list all the same: the reference asks for an \
      item there, although its sentence breaks off before the key name.
      """,
    whenNeeded: "In apps for iOS 11 or later whose icon lies in an asset catalog.",
    ifMissing: "The listed files are used.",
    mistakes: ["A set name that is not in the compiled catalog."],
    requirements: ["R-ICON-026...027"],
    sources: [.reference(.coreFoundation), Source("decision: from iOS 11 the asset wins over the files")])

  /// The files of the default icon.
  public static let primaryIconCFBundleIconFiles: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconFiles",
    title: "Icon files",
    in: .primaryIcon,
    .strings(.fileNameOptionalExtension),
    since: [.iOS("5.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    expected: [
      .required(when: "the app runs on iOS 10 or earlier", by: ["R-ICON-028"]),
      .recommended(when: "CFBundleIconName is present in the same dictionary", by: ["R-ICON-027"]),
    ],
    related: ["CFBundleIconFiles", "CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconName"],
    files: ["{value}.png", "{value}@2x.png", "{value}@3x.png", "{value}"],
    example: """
      <array>
        <string>AppIcon29x29</string>
        <string>AppIcon60x60</string>
      </array>
      """,
    summary: "Lists the image files of the default icon, in all their sizes.",
    details: """
      The same rules hold as for the top-level list: files in the main resources directory, better without extensions, in any order. \
      Several sizes serve phone, tablet and universal apps.
      """,
    whenNeeded: "Whenever the app runs on iOS 10 or earlier, and beside CFBundleIconName.",
    ifMissing: "Systems that do not read CFBundleIconName find no icon here.",
    mistakes: ["Extensions in the names without listing the high-resolution files too."],
    requirements: ["R-ICON-009...013", "R-ICON-027...028", "R-ICON-030"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleicons/cfbundleprimaryicon/cfbundleiconfiles")])

  /// Whether the files have their gloss already.
  public static let iconDictionaryUIPrerenderedIcon: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.CFBundlePrimaryIcon.UIPrerenderedIcon",
    "CFBundleIcons.CFBundleAlternateIcons.*.UIPrerenderedIcon",
    title: "Icon already includes gloss effects",
    in: .primaryIcon,
    .boolean,
    since: [.iOS("5.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    default: .boolean(false),
    related: ["UIPrerenderedIcon"],
    example: "<true/>",
    summary: "Keeps early iOS versions from drawing their shine over the files of this icon.",
    details: "It speaks only of the files listed in the same dictionary. Without it, old systems add the shine.",
    whenNeeded: "For finished or flat icons on systems that still draw a shine.",
    ifMissing: "Those systems add their shine to the files of this dictionary.",
    mistakes: ["Setting only the top-level key, which does not speak of this dictionary."],
    requirements: ["R-ICON-031...032"],
    sources: [
      .reference(.coreFoundation), .keyPage("cfbundleicons/cfbundleprimaryicon/uiprerenderedicon"),
      .keyPage("cfbundleicons/cfbundlealternateicons/appiconreferencename/uiprerenderedicon"),
    ])

  /// A symbol in place of the icon.
  public static let cfBundleSymbolName: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.CFBundlePrimaryIcon.CFBundleSymbolName",
    title: nil,
    in: .primaryIcon,
    .string(.symbolName),
    since: [.iOS("13.0")],
    related: ["NSExtension.NSExtensionPointIdentifier"],
    example: "<string>square.and.pencil</string>",
    summary: "Symbol that an Action extension shows in the share sheet, or a file provider domain in the Finder's sidebar.",
    details: "Although it stands among the icons of an app, it is meant for the Info.plist of an extension.",
    whenNeeded: "In Action extensions and file providers that should be shown by a symbol.",
    ifMissing: "The icon of the extension or of its app is shown.",
    mistakes: ["Setting it in the app instead of its extension."],
    sources: [.keyPage("cfbundleicons/cfbundleprimaryicon/cfbundlesymbolname")])

  /// The color of glyphs beside the icon.
  public static let nsAppIconActionTintColorName: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.CFBundlePrimaryIcon.NSAppIconActionTintColorName",
    title: nil,
    in: .primaryIcon,
    .string(.colorName),
    since: [.iOS("17.0"), .watchOS("10.0")],
    related: ["CFBundleIcons.CFBundlePrimaryIcon.NSAppIconComplementingColorNames"],
    example: "<string>ShortcutTint</string>",
    summary: "Names the catalog color for text and glyphs of App Shortcuts that are shown with the app icon.",
    whenNeeded: "When App Shortcuts beside the icon should bear the colors of the app.",
    ifMissing: "The system chooses the color.",
    mistakes: ["A hexadecimal color instead of the name of a color set."],
    sources: [.keyPage("cfbundleicons/cfbundleprimaryicon/nsappiconactiontintcolorname")])

  /// The colors behind shortcuts.
  public static let nsAppIconComplementingColorNames: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.CFBundlePrimaryIcon.NSAppIconComplementingColorNames",
    title: nil,
    in: .primaryIcon,
    .strings(.colorName),
    since: [.iOS("17.0"), .watchOS("10.0")],
    related: ["CFBundleIcons.CFBundlePrimaryIcon.NSAppIconActionTintColorName"],
    example: """
      <array>
        <string>ShortcutTop</string>
        <string>ShortcutBottom</string>
      </array>
      """,
    summary: "Names catalog colors for the background of App Shortcuts that are shown with the app icon.",
    whenNeeded: "When App Shortcuts beside the icon should bear the colors of the app.",
    ifMissing: "The system chooses the background.",
    mistakes: ["Names that no color set of the asset catalog has."],
    sources: [.keyPage("cfbundleicons/cfbundleprimaryicon/nsappiconcomplementingcolornames")])
}
