extension KeyFamily {
  /// Keys of preview, search and Top Shelf extensions.
  public static let contentExtensions: KeyFamily = KeyFamily(
    "content-extensions", "Previews, search and Top Shelf", category: .extensions,
    summary: "Which content Quick Look, Spotlight and Top Shelf extensions serve.")
}

extension InfoPlistKey {
  /// The types previewed.
  public static let qlSupportedContentTypes: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.QLSupportedContentTypes",
    title: nil,
    in: .contentExtensions,
    .strings(.typeIdentifier),
    since: [.iOS("11.0"), .macOS("10.15")],
    expected: [.required(when: "the extension point is com.apple.quicklook.preview or com.apple.quicklook.thumbnail")],
    related: ["NSExtension.NSExtensionAttributes.QLThumbnailMinimumDimension", "UTExportedTypeDeclarations"],
    misspellings: ["QLSupportedContentType"],
    example: "<array><string>com.example.notebook.page</string></array>",
    summary: "Types for which a Quick Look extension makes previews or thumbnails.",
    whenNeeded: "In every Quick Look preview and thumbnail extension.",
    ifMissing: "The extension is used for no file.",
    mistakes: ["A type that neither the system nor the app declares."],
    sources: [
      .applePage("quicklookui/qlpreviewprovider"), .applePage("quicklookthumbnailing/providing-thumbnails-of-your-custom-file-types"),
    ])

  /// Whether the preview is data.
  public static let qlIsDataBasedPreview: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.QLIsDataBasedPreview",
    title: nil,
    in: .contentExtensions,
    .boolean,
    since: [.macOS("12.0")],
    expected: [.required(when: "a preview extension returns data")],
    related: ["NSExtension.NSExtensionAttributes.QLSupportedContentTypes"],
    example: "<true/>",
    summary: "Says that a preview extension returns data in place of a view controller.",
    whenNeeded: "In preview extensions whose principal class is a preview provider.",
    ifMissing: "The extension is expected to show a view.",
    sources: [.applePage("quicklookui/qlpreviewprovider")])

  /// Whether search results are previewed.
  public static let qlSupportsSearchableItems: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.QLSupportsSearchableItems",
    title: nil,
    in: .contentExtensions,
    .boolean,
    since: [.iOS()],
    related: ["NSExtension.NSExtensionAttributes.QLSupportedContentTypes"],
    example: "<false/>",
    summary: "Says that a preview extension also previews items that Spotlight has found.",
    details: "Known from the files of preview extensions; the documents at hand do not describe it.",
    whenNeeded: "When the app puts items into the index of Spotlight and can preview them.",
    ifMissing: "No source says what is assumed.",
    sources: [.publicFiles],
    confidence: .low)

  /// The smallest thumbnail drawn.
  public static let qlThumbnailMinimumDimension: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.QLThumbnailMinimumDimension",
    title: nil,
    in: .contentExtensions,
    .number,
    since: [.iOS("11.0"), .macOS("10.15")],
    expected: [.required(when: "the extension point is com.apple.quicklook.thumbnail")],
    related: ["NSExtension.NSExtensionAttributes.QLSupportedContentTypes"],
    example: "<integer>32</integer>",
    summary: "Smallest edge, in points, for which the extension draws thumbnails.",
    details: "For anything smaller the extension is not asked.",
    whenNeeded: "In thumbnail extensions. Public files also have 0, for every size.",
    ifMissing: "No source says which size is assumed.",
    sources: [.applePage("quicklookthumbnailing/providing-thumbnails-of-your-custom-file-types")])

  /// The types indexed.
  public static let csSupportedContentTypes: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.CSSupportedContentTypes",
    title: nil,
    in: .contentExtensions,
    .strings(.typeIdentifier),
    since: [.iOS("15.0"), .visionOS("1.0")],
    expected: [.required(when: "the extension point is com.apple.spotlight.import")],
    related: ["CSExtensionLabel"],
    misspellings: ["CSSearchableItemTypes"],
    example: "<array><string>com.example.notebook.page</string></array>",
    summary: "Types whose files a Spotlight import extension can index.",
    whenNeeded: "In every Spotlight import extension.",
    ifMissing: "The extension is used for no file.",
    sources: [.keyPage("nsextension/nsextensionattributes/cssupportedcontenttypes")])

  /// A label of a Spotlight extension.
  public static let csExtensionLabel: InfoPlistKey = InfoPlistKey(
    "CSExtensionLabel",
    title: nil,
    in: .contentExtensions,
    .string(.text),
    since: [.iOS(), .macOS()],
    related: ["NSExtension.NSExtensionAttributes.CSSupportedContentTypes"],
    example: "<string>com.example.Notebook.importer</string>",
    summary: "Label of a Spotlight import extension, as one template writes it.",
    details: "The key is known from a project template and one public file. It may have no effect at all.",
    whenNeeded: "Not needed as far as is known.",
    ifMissing: "Nothing is known to change.",
    sources: [.repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"), .publicFiles],
    confidence: .low)

  /// The protocol of an older Top Shelf extension.
  public static let tvExtensionProtocols: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.TVExtensionProtocols",
    title: nil,
    in: .contentExtensions,
    .strings(.text),
    since: [.tvOS()],
    related: ["NSExtension.NSExtensionPrincipalClass", "TVTopShelfImage"],
    example: "<array><string>TVTopShelfProvider</string></array>",
    summary: "Protocols that a Top Shelf extension of the older kind implements.",
    details: "Found in extensions for the extension point com.apple.tv-services, always with the one protocol TVTopShelfProvider.",
    whenNeeded: "In Top Shelf extensions of the older kind.",
    ifMissing: "The older extension point may not know what the extension provides.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The still images of the Top Shelf.
  public static let tvTopShelfImage: InfoPlistKey = InfoPlistKey(
    "TVTopShelfImage",
    title: nil,
    in: .contentExtensions,
    .dictionary(),
    since: [.tvOS()],
    localized: [.never],
    related: ["NSExtension.NSExtensionAttributes.TVExtensionProtocols"],
    misspellings: ["TVTopShelflmage", "TVTopShelfImages"],
    example: """
      <dict>
        <key>TVTopShelfPrimaryImageWide</key>
        <string>Top Shelf Image Wide</string>
      </dict>
      """,
    summary: "Names of the images that the Top Shelf shows when no extension fills it.",
    details: "Builds from an asset catalog with an icon set for Apple TV write it; a few projects write it by hand.",
    whenNeeded: "In apps for Apple TV.",
    ifMissing: "Store validation is reported to reject an app for Apple TV without Top Shelf images.",
    mistakes: ["A lower-case l in place of the capital I of Image, as in files copied from a picture."],
    sources: [.publicFiles],
    confidence: .medium)

  /// The image of ordinary width.
  public static let tvTopShelfPrimaryImage: InfoPlistKey = InfoPlistKey(
    "TVTopShelfImage.TVTopShelfPrimaryImage",
    title: nil,
    in: .contentExtensions,
    .string(.imageName),
    since: [.tvOS()],
    related: ["TVTopShelfImage.TVTopShelfPrimaryImageWide"],
    example: "<string>Top Shelf Image</string>",
    summary: "Name of the Top Shelf image in the asset catalog.",
    whenNeeded: "In files written for the ordinary width.",
    ifMissing: "The dictionary has no image of that width.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The wide image.
  public static let tvTopShelfPrimaryImageWide: InfoPlistKey = InfoPlistKey(
    "TVTopShelfImage.TVTopShelfPrimaryImageWide",
    title: nil,
    in: .contentExtensions,
    .string(.imageName),
    since: [.tvOS()],
    related: ["TVTopShelfImage.TVTopShelfPrimaryImage"],
    misspellings: ["TVTopShelfPrimary|mageWide"],
    example: "<string>Top Shelf Image Wide</string>",
    summary: "Name of the wide Top Shelf image in the asset catalog.",
    whenNeeded: "In files written for the wide form.",
    ifMissing: "The dictionary has no wide image.",
    sources: [.publicFiles],
    confidence: .medium)
}
