extension ValueTable {
  /// Work that apps do in the background.
  public static let backgroundModes: ValueTable = ValueTable(
    "background-modes",
    title: "Background modes",
    summary: "Kinds of work that the system lets an app do while it is not in front.",
    requirements: ["R-IOS-010"],
    sources: [.reference(.iOS), .keyPage("uibackgroundmodes"), .applePage("xcode/configuring-background-execution-modes"), .swiftBuild],
    [
      ValueEntry(
        "audio", title: "Audio, AirPlay, and Picture in Picture", "Plays or records sound that people hear.",
        since: [.iOS("4.0"), .tvOS(), .watchOS(), .visionOS()], requirements: ["R-IOS-013"]),
      ValueEntry(
        "location", title: "Location updates",
        "Follows the position with the standard location service. The service for significant changes needs no mode.",
        since: [.iOS("4.0"), .watchOS()], requirements: ["R-IOS-014"]),
      ValueEntry(
        "voip", title: "Voice over IP",
        "Takes calls over the network. The app is started again after the device boots, and may play sound too.",
        since: [.iOS("4.0"), .watchOS(), .visionOS()], requirements: ["R-IOS-015"]),
      ValueEntry(
        "fetch", title: "Background fetch", "Is woken now and then, when it suits the system, to load new content.",
        since: [.iOS("7.0"), .tvOS(), .visionOS()], requirements: ["R-IOS-016"]),
      ValueEntry(
        "remote-notification", title: "Remote notifications", "Is woken by a push notification that announces new content.",
        since: [.iOS("7.0"), .tvOS(), .watchOS(), .visionOS()], requirements: ["R-IOS-017"]),
      ValueEntry(
        "processing", title: "Background processing", "Runs longer tasks through the background task scheduler.",
        since: [.iOS("13.0"), .tvOS(), .visionOS()], requiredKeys: ["BGTaskSchedulerPermittedIdentifiers"]),
      ValueEntry(
        "external-accessory", title: "External accessory communication",
        "Talks to an accessory that sends data at regular intervals.", since: [.iOS("5.0")],
        requiredKeys: ["UISupportedExternalAccessoryProtocols"], requirements: ["R-IOS-019"]),
      ValueEntry(
        "bluetooth-central", title: "Uses Bluetooth LE accessories", "Talks to Bluetooth accessories through Core Bluetooth.",
        since: [.iOS("5.0"), .watchOS(note: "let through by build tools"), .visionOS()], requirements: ["R-IOS-020"]),
      ValueEntry(
        "bluetooth-peripheral", title: "Acts as a Bluetooth LE accessory",
        "Plays the part of the accessory in Core Bluetooth. People are warned about what that means for their privacy.",
        since: [.iOS("6.0")], requirements: ["R-IOS-021"]),
      ValueEntry(
        "newsstand-content", "Prepares issues that Newsstand Kit loaded in the background. Obsolete along with Newsstand.",
        since: [.iOS("5.0")], requirements: ["R-IOS-018"], confidence: .medium),
      ValueEntry("network-authentication", "Signs in to networks.", since: [.iOS(), .visionOS()]),
      ValueEntry("push-to-talk", title: "Push to Talk", "Receives speech of a push-to-talk channel.", since: [.iOS()]),
      ValueEntry(
        "nearby-interaction", title: "Uses Nearby Interaction", "Measures distances to devices nearby.", since: [.iOS()]),
      ValueEntry("screen-capture", "Records the screen.", since: [.iOS(), .visionOS()]),
    ])

  /// Sessions of watch apps.
  public static let watchBackgroundModes: ValueTable = ValueTable(
    "watch-background-modes",
    title: "Background modes of watch apps",
    summary: "Kinds of session that keep a watch app running after the wrist goes down.",
    sources: [.keyPage("wkbackgroundmodes"), .applePage("xcode/configuring-background-execution-modes")],
    [
      ValueEntry("workout-processing", "Follows a workout.", since: [.watchOS("3.0")]),
      ValueEntry("self-care", "Accompanies a short act of care for oneself."),
      ValueEntry("mindfulness", "Accompanies a silent meditation."),
      ValueEntry("physical-therapy", "Accompanies exercises of a therapy."),
      ValueEntry("alarm", "Sounds an alarm at a chosen time."),
      ValueEntry("underwater-depth", "Measures depth under water."),
    ])
}
