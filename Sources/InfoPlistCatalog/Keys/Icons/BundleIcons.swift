extension KeyFamily {
  /// Icons of a bundle.
  public static let bundleIcons: KeyFamily = KeyFamily(
    "bundle-icons", "Icons of a bundle", category: .icons,
    summary: "Which image files or catalog assets stand for an app on the Home Screen, in Settings and in the Finder.")
}

extension InfoPlistKey {
  /// The icon file of a bundle.
  public static let cfBundleIconFile: InfoPlistKey = InfoPlistKey(
    "CFBundleIconFile",
    title: "Icon file",
    in: .bundleIcons,
    .string(.fileNameOptionalExtension),
    since: .everywhere,
    expected: [
      .required(for: .macOSApp, when: "the app has an icon of its own and CFBundleIconName does not name it", by: ["R-ICON-003"]),
      .recommended(for: .macOSApp, by: ["R-REC-019"]),
    ],
    supersededBy: ["CFBundleIcons", "CFBundleIconFiles"],
    related: ["CFBundleIconName", "CFBundleIconFiles", "CFBundleIcons"],
    files: ["Contents/Resources/{value}.icns", "Contents/Resources/{value}", "{value}.png"],
    misspellings: ["CFBundleIcon", "CFBundleIconfile"],
    example: "<string>Notebook</string>",
    summary: "Names the file with the icon of the bundle, an icns file on macOS.",
    details: """
      The file lies in the main resources directory and its extension may be left out. A preference pane without an icon of its own, \
      and a service extension in a toolbar, show this icon too. Outside macOS the key is the oldest of four ways to name an icon and \
      gives way to all others.
      """,
    whenNeeded: "In a Mac app with a custom icon, unless an asset catalog holds the icon. Not in new apps for iOS, tvOS or watchOS.",
    ifMissing: "Without any icon key the bundle shows a generic icon.",
    mistakes: [
      "Using it in an iOS app, where CFBundleIcons is the right key.",
      "An empty string, as old templates leave it: it counts as absent.",
    ],
    requirements: ["R-ICON-001...005", "R-ICON-007...008", "R-ICON-014", "R-ICON-016", "R-REC-019", "R-CO-022", "R-EXT-033"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleiconfile")])

  /// The icon files of an app, as iOS 3.2 read them.
  public static let cfBundleIconFiles: InfoPlistKey = InfoPlistKey(
    "CFBundleIconFiles",
    title: "Icon files",
    in: .bundleIcons,
    .strings(.fileNameOptionalExtension),
    since: [.iOS("3.2"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    expected: [.recommended(for: .iOSApp, when: "neither CFBundleIcons nor CFBundleIconName is present", by: ["R-REC-005"])],
    supersedes: ["CFBundleIconFile"],
    supersededBy: ["CFBundleIcons"],
    related: ["CFBundleIcons", "CFBundleIconFile", "UIPrerenderedIcon"],
    files: ["{value}.png", "{value}@2x.png", "{value}"],
    example: """
      <array>
        <string>Icon</string>
        <string>Icon-72</string>
      </array>
      """,
    summary: "Lists the icon images of an app by file name; iOS 5 and later prefer CFBundleIcons.",
    details: """
      The files are PNG images in the main resources directory. Leave the extension out: then a high-resolution file is found from the \
      name of the standard one. With extensions, each file counts only when listed. Sizes may be mixed, for instance 57 and 72 pixels \
      for phone and tablet; the best one for a place and device is chosen, whatever the order. The key beats CFBundleIconFile.
      """,
    whenNeeded: "For apps that still run on iOS before 5.0; otherwise the list inside CFBundleIcons does the work.",
    ifMissing: "CFBundleIcons, or else CFBundleIconFile, names the icon.",
    mistakes: [
      "Giving extensions and listing only the standard-resolution files.",
      "A listed file that is not in the bundle: the store refuses the upload.",
    ],
    requirements: ["R-ICON-002", "R-ICON-009...015", "R-ICON-017...020", "R-REC-001", "R-REC-005"],
    sources: [
      .reference(.coreFoundation), .keyPage("cfbundleiconfiles"), Source("decision: CFBundleIcons satisfies the recommended list"),
    ])

  /// The icon asset of a Mac bundle.
  public static let cfBundleIconName: InfoPlistKey = InfoPlistKey(
    "CFBundleIconName",
    title: "Icon Name",
    in: .bundleIcons,
    .string(.imageName),
    since: [.macOS("10.13")],
    localized: [.never],
    supersedes: ["CFBundleIconFile"],
    related: ["CFBundleIconFile", "CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconName"],
    files: ["Contents/Resources/Assets.car"],
    example: "<string>AppIcon</string>",
    summary: "Names the asset in the bundle's asset catalog that holds the icon.",
    details: """
      The top-level key is documented for macOS; on iOS the name belongs inside CFBundlePrimaryIcon. Build tools write it at the top \
      level of iOS apps as well, and store checks of apps built with the iOS 11 SDK or later ask for it.
      """,
    whenNeeded: "When the icon lies in an asset catalog; Xcode then writes the key.",
    ifMissing: "The file that CFBundleIconFile names is used.",
    mistakes: ["Naming a set that is not in the compiled catalog.", "Adding the .appiconset extension."],
    requirements: ["R-ICON-003", "R-ICON-008"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleiconname"), .publicFiles])

  /// All icons of an app.
  public static let cfBundleIcons: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons",
    title: "Icon files (iOS 5)",
    in: .bundleIcons,
    .dictionary(),
    since: [.iOS("5.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    expected: [.common(for: .iOSApp)],
    supersedes: ["CFBundleIconFiles", "CFBundleIconFile"],
    related: ["CFBundleIconFiles", "CFBundleIconFile", "CFBundleIcons.CFBundlePrimaryIcon", "CFBundleIcons.CFBundleAlternateIcons"],
    example: """
      <dict>
        <key>CFBundlePrimaryIcon</key>
        <dict>
          <key>CFBundleIconName</key>
          <string>AppIcon</string>
          <key>CFBundleIconFiles</key>
          <array>
            <string>AppIcon60x60</string>
          </array>
        </dict>
      </dict>
      """,
    summary: "Groups the primary, alternate and Newsstand icons of an app.",
    details: """
      It may stand beside CFBundleIconFiles and CFBundleIconFile and wins over both from iOS 5.0 on. With an asset catalog the build \
      writes it, together with a CFBundleIcons~ipad variant; an empty dictionary from a template does no harm.
      """,
    whenNeeded: "In every app for iOS, tvOS and watchOS; the asset catalog compiler fills it in.",
    ifMissing: "CFBundleIconFiles or CFBundleIconFile is read; with none of them the app has no icon and the store refuses it.",
    mistakes: [
      "Declaring alternate icons here but not in the CFBundleIcons~ipad variant: iPads do not fall back to these.",
      "Writing it by hand although the asset catalog does so.",
    ],
    requirements: ["R-ICON-005", "R-ICON-015...016", "R-ICON-021...022", "R-ICON-036...037"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleicons")])

  /// Whether the icon has its gloss already.
  public static let uiPrerenderedIcon: InfoPlistKey = InfoPlistKey(
    "UIPrerenderedIcon",
    title: "Icon already includes gloss effects",
    in: .bundleIcons,
    .boolean,
    since: [.iOS("2.0"), .tvOS("9.0"), .watchOS("2.0")],
    default: .boolean(false),
    related: ["CFBundleIconFiles", "CFBundleIcons.CFBundlePrimaryIcon.UIPrerenderedIcon"],
    misspellings: ["UIPreRenderedIcon"],
    example: "<true/>",
    summary: "Keeps early iOS versions from drawing their shine over the app icon.",
    details: "The rounded border is drawn in either case. Current systems draw no shine, so the key matters for old ones only.",
    whenNeeded: "Only for apps that run on iOS 6 or earlier and have a finished or flat icon.",
    ifMissing: "Old systems add their shine.",
    mistakes: ["Expecting it to keep the corners square."],
    requirements: ["R-ICON-043...044"],
    sources: [.reference(.iOS), .keyPage("uiprerenderedicon")])
}
