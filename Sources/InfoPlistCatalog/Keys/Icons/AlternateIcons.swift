extension KeyFamily {
  /// Alternate icons.
  public static let alternateIcons: KeyFamily = KeyFamily(
    "alternate-icons", "Alternate icons", category: .icons,
    summary: "Icons that an app can switch to while it runs.")
}

extension InfoPlistKey {
  /// The alternate icons.
  public static let cfBundleAlternateIcons: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.CFBundleAlternateIcons",
    title: nil,
    in: .alternateIcons,
    .anyOf([.dictionary(.chosen(.text, .dictionary())), .strings(.imageName)]),
    since: [.iOS("5.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    related: ["CFBundleIcons.CFBundlePrimaryIcon"],
    example: """
      <dict>
        <key>Dusk</key>
        <dict>
          <key>CFBundleIconFiles</key>
          <array>
            <string>Dusk60</string>
          </array>
        </dict>
      </dict>
      """,
    summary: "Lists further icons that people can choose in place of the primary one.",
    details: """
      On iOS a dictionary from the name of each icon to its files; on tvOS an array with names of icons. An app with a \
      CFBundleIcons~ipad variant repeats its alternate icons there, because iPads do not look into the plain key then.
      """,
    whenNeeded: "When people may choose between several icons inside the app.",
    ifMissing: "The app has its primary icon only.",
    mistakes: [
      "Declaring the icons for the phone only.", "A dictionary in a tvOS app or an array in an iOS app.",
      "Listing the primary icon here as well.",
    ],
    requirements: ["R-ICON-022", "R-ICON-033...034", "R-ICON-036...037"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleicons/cfbundlealternateicons")])

  /// One alternate icon.
  public static let cfBundleAlternateIconsEntry: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.CFBundleAlternateIcons.*",
    title: nil,
    in: .alternateIcons,
    .dictionary(),
    since: [.iOS("5.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    related: ["CFBundleIcons.CFBundleAlternateIcons"],
    example: """
      <dict>
        <key>CFBundleIconFiles</key>
        <array>
          <string>Dusk60</string>
        </array>
      </dict>
      """,
    summary: "One alternate icon; its key is the name that code passes to setAlternateIconName.",
    whenNeeded: "Once for each icon that code switches to by name.",
    ifMissing: "Code cannot switch to the name.",
    mistakes: ["A name in code that differs from this key, if only in case."],
    requirements: ["R-ICON-034...035"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundleicons/cfbundlealternateicons/appiconreferencename")])

  /// The files of an alternate icon.
  public static let alternateIconsCFBundleIconFiles: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.CFBundleAlternateIcons.*.CFBundleIconFiles",
    title: nil,
    in: .alternateIcons,
    .strings(.fileNameOptionalExtension),
    since: [.iOS("5.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    expected: [.required(when: "in every alternate icon of an iOS app", by: ["R-ICON-035"])],
    related: ["CFBundleIcons.CFBundleAlternateIcons.*.CFBundleIconName"],
    files: ["{value}.png", "{value}@2x.png", "{value}@3x.png", "{value}"],
    example: """
      <array>
        <string>Dusk60</string>
        <string>Dusk76</string>
      </array>
      """,
    summary: "Lists the image files of this alternate icon, in all their sizes.",
    details: "Files lie in the main resources directory; names without extension let high-resolution files be found by themselves.",
    whenNeeded: "In every alternate icon on iOS.",
    ifMissing: "The icon cannot be shown, and the entry breaks the reference's rule.",
    mistakes: ["Files inside an asset catalog: name those with CFBundleIconName."],
    requirements: ["R-ICON-009...013", "R-ICON-035"],
    sources: [
      .reference(.coreFoundation), .keyPage("cfbundleicons/cfbundlealternateicons/appiconreferencename/cfbundleiconfiles"),
    ])

  /// The asset of an alternate icon.
  public static let alternateIconsCFBundleIconName: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.CFBundleAlternateIcons.*.CFBundleIconName",
    title: nil,
    in: .alternateIcons,
    .string(.imageName),
    since: [],
    related: ["CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconName", "CFBundleIcons.CFBundleAlternateIcons.*.CFBundleIconFiles"],
    files: ["Assets.car"],
    example: "<string>Dusk</string>",
    summary: "Names the asset with this alternate icon in the bundle's asset catalog.",
    details: "The reference describes the key for the primary icon only; asset catalog compilers are taken to write it here likewise.",
    whenNeeded: "When the icon lies in an asset catalog; build tools write it.",
    ifMissing: "The listed files are used.",
    mistakes: ["Leaving out CFBundleIconFiles beside it, which every alternate icon of iOS must have."],
    sources: [.reference(.coreFoundation), .publicFiles],
    confidence: .medium)
}
