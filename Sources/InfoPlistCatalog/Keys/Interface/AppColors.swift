extension KeyFamily {
  /// Colors of an app and its widgets.
  public static let appColors: KeyFamily = KeyFamily(
    "app-colors", "Colors of an app", category: .interface,
    summary: "Colors of the asset catalog that the system uses for an app and its widgets.")
}

extension InfoPlistKey {
  /// The accent color.
  public static let nsAccentColorName: InfoPlistKey = InfoPlistKey(
    "NSAccentColorName",
    title: nil,
    in: .appColors,
    .string(.colorName),
    since: [.iOS("14.0"), .macOS("11.0"), .tvOS("14.0"), .visionOS("1.0"), .watchOS("7.0")],
    localized: [.never],
    related: ["NSWidgetBackgroundColorName"],
    misspellings: ["NSAccentColor", "UIAccentColorName", "NSAccentColourName"],
    example: "<string>AccentColor</string>",
    summary: "Color of the asset catalog that tints controls throughout the target.",
    whenNeeded: "When the app has a color of its own.",
    ifMissing: "Controls have the color of the system.",
    mistakes: ["A color that the asset catalog lacks.", "A hexadecimal value instead of a name."],
    sources: [.keyPage("nsaccentcolorname")])

  /// The color behind a widget's settings.
  public static let nsWidgetBackgroundColorName: InfoPlistKey = InfoPlistKey(
    "NSWidgetBackgroundColorName",
    title: nil,
    in: .appColors,
    .string(.colorName),
    since: [.iOS("14.0"), .macOS("11.0")],
    expected: [.common(for: .appExtension, when: "the extension has widgets")],
    localized: [.never],
    related: ["NSAccentColorName"],
    misspellings: ["NSWidgetBackgroundColor", "NSWidgetBackgroundColourName"],
    example: "<string>WidgetBackground</string>",
    summary: "Color of the asset catalog behind the interface in which a widget is configured.",
    whenNeeded: "In widget extensions with a color of their own.",
    ifMissing: "The background of the system is used.",
    mistakes: ["A color that the asset catalog of the extension lacks.", "Writing it into the app instead of the extension."],
    sources: [.keyPage("nswidgetbackgroundcolorname")])
}
