extension ValueTable {
  /// Looks of the status bar.
  public static let statusBarStyles: ValueTable = ValueTable(
    "status-bar-styles",
    title: "Status bar styles",
    closed: false,
    summary: "Colors of the status bar while the app starts.",
    sources: [.reference(.iOS), .keyPage("uistatusbarstyle"), .swiftBuild],
    [
      ValueEntry("UIStatusBarStyleDefault", "The standard look; holds when the key is absent.", requirements: ["R-IOS-080"]),
      ValueEntry("UIStatusBarStyleLightContent", "Light text and symbols, for dark backgrounds."),
      ValueEntry("UIStatusBarStyleDarkContent", "Dark text and symbols, for light backgrounds."),
      ValueEntry(
        "UIStatusBarStyleBlackTranslucent", "A black bar that lets the content through; a look of early iOS versions.",
        supersededBy: ["UIStatusBarStyleLightContent"], confidence: .medium),
      ValueEntry(
        "UIStatusBarStyleBlackOpaque", "A solid black bar; a look of early iOS versions.",
        supersededBy: ["UIStatusBarStyleLightContent"], confidence: .medium),
    ])
}
