extension KeyFamily {
  /// Newsstand.
  public static let newsstand: KeyFamily = KeyFamily(
    "newsstand", "Newsstand", category: .icons,
    summary: "Icons and the place of magazine and newspaper apps in Newsstand, which later systems no longer have.")
}

extension InfoPlistKey {
  /// Whether the app lives in Newsstand.
  public static let uiNewsstandApp: InfoPlistKey = InfoPlistKey(
    "UINewsstandApp",
    title: nil,
    in: .newsstand,
    .boolean,
    since: [.iOS("5.0")],
    needs: ["CFBundleIcons.UINewsstandIcon"],
    related: ["CFBundleIcons.UINewsstandIcon", "UIBackgroundModes"],
    example: "<true/>",
    summary: "Shows the app in Newsstand instead of on the Home Screen.",
    details: "Meant for publishers whose apps fetch new issues with Newsstand Kit. Such an app must have Newsstand icons as well.",
    whenNeeded: "Only for magazine and newspaper apps on systems that still have Newsstand.",
    ifMissing: "The app stands on the Home Screen like any other.",
    mistakes: ["Setting it without a UINewsstandIcon dictionary."],
    requirements: ["R-IOS-058...060"],
    sources: [.reference(.iOS)])

  /// The Newsstand icons.
  public static let uiNewsstandIcon: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.UINewsstandIcon",
    title: nil,
    in: .newsstand,
    .dictionary(),
    since: [.iOS("5.0")],
    expected: [.required(when: "UINewsstandApp is YES", by: ["R-IOS-059"])],
    related: ["UINewsstandApp"],
    example: """
      <dict>
        <key>CFBundleIconFiles</key>
        <array>
          <string>Cover</string>
        </array>
        <key>UINewsstandBindingType</key>
        <string>UINewsstandBindingTypeMagazine</string>
        <key>UINewsstandBindingEdge</key>
        <string>UINewsstandBindingEdgeLeft</string>
      </dict>
      """,
    summary: "Holds the default icons of a Newsstand app and how they are drawn.",
    whenNeeded: "In apps that UINewsstandApp moves to Newsstand.",
    ifMissing: "The app has nothing to show in Newsstand.",
    mistakes: ["Leaving UINewsstandApp out and expecting the icon on the Home Screen."],
    requirements: ["R-ICON-022", "R-ICON-038", "R-IOS-059"],
    sources: [.reference(.coreFoundation)])

  /// The files of the Newsstand icon.
  public static let newsstandIconCFBundleIconFiles: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.UINewsstandIcon.CFBundleIconFiles",
    title: nil,
    in: .newsstand,
    .strings(.fileNameOptionalExtension),
    since: [.iOS("5.0")],
    expected: [.required(when: "in every UINewsstandIcon dictionary", by: ["R-ICON-039"])],
    related: ["CFBundleIconFiles"],
    files: ["{value}.png", "{value}@2x.png", "{value}"],
    example: """
      <array>
        <string>Cover</string>
      </array>
      """,
    summary: "Lists the images shown in Newsstand while a downloaded issue has no cover of its own.",
    details: "Leave extensions out, as in all lists of icon files, so that high-resolution images are found.",
    whenNeeded: "In every Newsstand icon.",
    ifMissing: "Issues without a cover of their own have no picture.",
    mistakes: ["Repeating the Home Screen icons, whose shape does not suit a cover."],
    requirements: ["R-ICON-011", "R-ICON-039...040"],
    sources: [.reference(.coreFoundation)])

  /// Magazine or newspaper.
  public static let uiNewsstandBindingType: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.UINewsstandIcon.UINewsstandBindingType",
    title: nil,
    in: .newsstand,
    .choice(.newsstandBindingTypes),
    since: [.iOS("5.0")],
    related: ["CFBundleIcons.UINewsstandIcon.UINewsstandBindingEdge"],
    example: "<string>UINewsstandBindingTypeMagazine</string>",
    summary: "Styles the Newsstand artwork as a magazine or a newspaper.",
    whenNeeded: "When the artwork should look like a magazine or a newspaper.",
    ifMissing: "No source states a style that holds then.",
    mistakes: ["Shortening the value to Magazine or Newspaper."],
    requirements: ["R-ICON-041"],
    sources: [.reference(.coreFoundation)])

  /// The bound edge.
  public static let uiNewsstandBindingEdge: InfoPlistKey = InfoPlistKey(
    "CFBundleIcons.UINewsstandIcon.UINewsstandBindingEdge",
    title: nil,
    in: .newsstand,
    .choice(.newsstandBindingEdges),
    since: [.iOS("5.0")],
    related: ["CFBundleIcons.UINewsstandIcon.UINewsstandBindingType"],
    example: "<string>UINewsstandBindingEdgeLeft</string>",
    summary: "Says on which edge the Newsstand artwork is bound.",
    whenNeeded: "When the artwork should look bound or folded.",
    ifMissing: "No source states an edge that holds then.",
    mistakes: ["Shortening the value to Left, Right or Bottom."],
    requirements: ["R-ICON-042"],
    sources: [.reference(.coreFoundation)])
}
