extension KeyFamily {
  /// Orientation and size of the interface.
  public static let orientation: KeyFamily = KeyFamily(
    "orientation", "Orientation and size", category: .interface,
    summary: "Which ways up an app can be shown, and whether it keeps the whole screen.")
}

extension InfoPlistKey {
  /// The orientations of an app.
  public static let uiSupportedInterfaceOrientations: InfoPlistKey = InfoPlistKey(
    "UISupportedInterfaceOrientations",
    title: "Supported interface orientations",
    in: .orientation,
    .array(of: .choice(.interfaceOrientations)),
    since: [.iOS("3.2")],
    default: .rule("UIInterfaceOrientationPortrait only"),
    expected: [.common(for: .iOSApp)],
    buildSettings: [
      "INFOPLIST_KEY_UISupportedInterfaceOrientations", "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone",
    ],
    supersedes: ["UIInterfaceOrientation"],
    related: ["UIInterfaceOrientation", "UIPreferredDefaultInterfaceOrientation", "UIRequiresFullScreen"],
    misspellings: [
      "UISupportedInterfaceOrientation", "UISupportedInterfaceOrientations~iPad", "UISupportedInterfaceOrientations_i~iPhone",
    ],
    example: """
      <array>
        <string>UIInterfaceOrientationPortrait</string>
        <string>UIInterfaceOrientationLandscapeLeft</string>
      </array>
      """,
    summary: "Lists the orientations that the app can be shown in.",
    details: """
      Together with the way the device is held it decides how the app starts. Xcode templates list three orientations in the plain key \
      and all four in the ~ipad variant.
      """,
    whenNeeded: "In every app for iPhone and iPad that works in more than upright portrait.",
    ifMissing: "UIInterfaceOrientation is read; without that too, only portrait is assumed.",
    mistakes: [
      "A single string instead of an array.",
      "Fewer than four orientations in an iPad app that takes part in multitasking.",
      "Writing the variant with a capital letter: only ~ipad is read.",
    ],
    requirements: ["R-IOS-028", "R-IOS-031...034", "R-VAR-019"],
    sources: [.reference(.iOS), .keyPage("uisupportedinterfaceorientations"), .swiftBuild, .publicFiles])

  /// The orientation at launch.
  public static let uiInterfaceOrientation: InfoPlistKey = InfoPlistKey(
    "UIInterfaceOrientation",
    title: "Initial interface orientation",
    in: .orientation,
    .choice(.interfaceOrientations),
    since: [.iOS("2.0")],
    default: .string("UIInterfaceOrientationPortrait"),
    expected: [.common(for: .iOSApp, when: "UISupportedInterfaceOrientations is absent", by: ["R-REC-014"])],
    supersededBy: ["UISupportedInterfaceOrientations"],
    related: ["UISupportedInterfaceOrientations"],
    example: "<string>UIInterfaceOrientationLandscapeRight</string>",
    summary: "Sets how the interface stands when the app starts.",
    details: """
      Without effect beside UISupportedInterfaceOrientations. A variant serves one kind of device: portrait in the plain key and \
      landscape in the ~ipad variant start a phone upright and a tablet on its side.
      """,
    whenNeeded: "Only in apps for iOS before 3.2; the list of supported orientations has taken its place.",
    ifMissing: "The app starts in portrait unless UISupportedInterfaceOrientations says otherwise.",
    mistakes: ["Setting it beside UISupportedInterfaceOrientations, where nothing reads it."],
    requirements: ["R-IOS-028...030", "R-VAR-018", "R-REC-014"],
    sources: [
      .reference(.iOS), .keyPage("uiinterfaceorientation"), Source("decision: not asked for when UISupportedInterfaceOrientations exists"),
    ])

  /// The orientation of a compatible app on visionOS.
  public static let uiPreferredDefaultInterfaceOrientation: InfoPlistKey = InfoPlistKey(
    "UIPreferredDefaultInterfaceOrientation",
    title: nil,
    in: .orientation,
    .choice(.interfaceOrientations),
    since: [.iOS("2.0", note: "read when the app runs on visionOS")],
    related: ["UISupportedInterfaceOrientations"],
    example: "<string>UIInterfaceOrientationLandscapeRight</string>",
    summary: "Sets how a compatible iPhone or iPad app stands when it opens on visionOS.",
    details: "Its page names iOS 2.0 as the first version, although only visionOS acts on it.",
    whenNeeded: "When a compatible app should open in another orientation than the system would choose.",
    ifMissing: "The system chooses one of the supported orientations.",
    mistakes: ["An orientation that UISupportedInterfaceOrientations does not list."],
    sources: [.keyPage("uipreferreddefaultinterfaceorientation")])

  /// Opting out of multitasking.
  public static let uiRequiresFullScreen: InfoPlistKey = InfoPlistKey(
    "UIRequiresFullScreen",
    title: "Requires Full Screen",
    in: .orientation,
    .boolean,
    since: [.iOS("9.0", deprecated: "26.0")],
    buildSettings: ["INFOPLIST_KEY_UIRequiresFullScreen"],
    related: ["UIRequiresFullScreenIgnoredStartingWithVersion", "UISupportedInterfaceOrientations"],
    example: "<true/>",
    summary: "Keeps an iPad app out of multitasking and live resizing.",
    details: """
      Apple's pages deprecate it from version 26.0. Code takes its place: size restrictions of the scene and \
      prefersInterfaceOrientationLocked of view controllers.
      """,
    whenNeeded: "For apps that cannot share the screen and still support older systems.",
    ifMissing: "The app can be resized and placed beside others.",
    mistakes: ["Relying on it for new apps instead of supporting every window size."],
    sources: [.keyPage("uirequiresfullscreen"), .swiftBuild])

  /// When the opt-out ends.
  public static let uiRequiresFullScreenIgnoredStartingWithVersion: InfoPlistKey = InfoPlistKey(
    "UIRequiresFullScreenIgnoredStartingWithVersion",
    title: nil,
    in: .orientation,
    .string(.osVersion),
    since: [.iOS("26.2")],
    needs: ["UIRequiresFullScreen"],
    related: ["UIRequiresFullScreen"],
    example: "<string>26.2</string>",
    summary: "System version from which UIRequiresFullScreen no longer counts.",
    whenNeeded: "When the app can be resized on new systems but wants the whole screen on older ones.",
    ifMissing: "UIRequiresFullScreen counts on every system that reads it.",
    mistakes: ["A number instead of a string."],
    sources: [.keyPage("uirequiresfullscreenignoredstartingwithversion")])

  /// Real screen sizes on a Mac.
  public static let uiSupportsTrueScreenSizeOnMac: InfoPlistKey = InfoPlistKey(
    "UISupportsTrueScreenSizeOnMac",
    title: nil,
    in: .orientation,
    .boolean,
    since: [.macOS("12.1")],
    related: ["UILaunchToFullScreenByDefaultOnMac"],
    example: "<true/>",
    summary: "Shows an iPad app on a Mac the true size and resolution of the screen.",
    whenNeeded: "For iPad apps, often games, that lay out their content for any screen.",
    ifMissing: "The app sees the size of an iPad screen.",
    mistakes: ["Switching it on while layout code still expects known iPad sizes."],
    sources: [.keyPage("uisupportstruescreensizeonmac")])

  /// Full screen on a Mac.
  public static let uiLaunchToFullScreenByDefaultOnMac: InfoPlistKey = InfoPlistKey(
    "UILaunchToFullScreenByDefaultOnMac",
    title: nil,
    in: .orientation,
    .boolean,
    since: [.macOS("12.1")],
    related: ["UISupportsTrueScreenSizeOnMac"],
    example: "<true/>",
    summary: "Opens an iPad app in full screen when it runs on a Mac.",
    whenNeeded: "For immersive iPad apps, often games, that are offered on the Mac.",
    ifMissing: "The app opens in a window.",
    mistakes: ["Expecting an effect in a Mac Catalyst or AppKit app."],
    sources: [.keyPage("uilaunchtofullscreenbydefaultonmac")])
}
