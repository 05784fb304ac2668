extension ValueTable {
  /// Light and dark appearance.
  public static let userInterfaceStyles: ValueTable = ValueTable(
    "user-interface-styles",
    title: "Interface styles",
    summary: "Whether the interface follows the system's appearance or keeps one.",
    sources: [.keyPage("uiuserinterfacestyle"), .swiftBuild],
    [
      ValueEntry("Automatic", "Follows the system; holds when the key is absent."),
      ValueEntry("Light", "Always light."),
      ValueEntry("Dark", "Always dark."),
    ])

  /// Strengths of True Tone.
  public static let whitePointAdaptivityStyles: ValueTable = ValueTable(
    "white-point-adaptivity-styles",
    title: "White point adaptivity styles",
    summary: "How far True Tone may shift the white point while the app is in front.",
    sources: [.keyPage("uiwhitepointadaptivitystyle")],
    [
      ValueEntry("UIWhitePointAdaptivityStyleStandard", "The usual strength; holds when the key is absent."),
      ValueEntry("UIWhitePointAdaptivityStyleReading", "For apps in which people mostly read."),
      ValueEntry("UIWhitePointAdaptivityStylePhoto", "For apps that show or edit photos."),
      ValueEntry("UIWhitePointAdaptivityStyleVideo", "For apps that show or edit video."),
      ValueEntry("UIWhitePointAdaptivityStyleGame", "For games."),
    ])
}
