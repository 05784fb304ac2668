extension KeyFamily {
  /// Main and launch storyboards.
  public static let launchStoryboards: KeyFamily = KeyFamily(
    "launch-storyboards", "Main and launch storyboards", category: .interface,
    summary: "Storyboards that UIKit loads as the launch screen and as the first interface of an app.")
}

extension InfoPlistKey {
  /// The main storyboard.
  public static let uiMainStoryboardFile: InfoPlistKey = InfoPlistKey(
    "UIMainStoryboardFile",
    title: "Main storyboard file base name",
    in: .launchStoryboards,
    .string(.fileNameWithoutExtension),
    since: [.iOS("5.0"), .tvOS("9.0")],
    expected: [.recommended(for: .iOSApp, when: "the interface comes from a storyboard", by: ["R-REC-001", "R-REC-011"])],
    localized: [.localizedFile],
    buildSettings: ["INFOPLIST_KEY_UIMainStoryboardFile"],
    excludes: ["NSMainNibFile"],
    related: ["NSMainNibFile", "UIApplicationSceneManifest", "UILaunchStoryboardName"],
    files: ["{value}.storyboardc", "Base.lproj/{value}.storyboardc"],
    misspellings: ["UIMainStoryBoardFile", "UIMainStoryboardFileName"],
    example: "<string>Main</string>",
    summary: "Names the storyboard that UIKit loads at launch, without its extension.",
    details: "Its initial view controller becomes the root of the app's window. A nib file and a storyboard exclude each other.",
    whenNeeded: "In apps without scenes that build their interface in a storyboard; with scenes, each configuration names its own.",
    ifMissing: "UIKit loads nothing by itself: code or the scene manifest has to make the interface.",
    mistakes: [
      "The .storyboard extension in the value.",
      "Keeping it beside NSMainNibFile.",
      "Leaving it in an app that makes its window in code.",
    ],
    requirements: ["R-IOS-055...057", "R-CO-017", "R-REC-001", "R-REC-011"],
    sources: [.reference(.iOS), .keyPage("uimainstoryboardfile"), .swiftBuild])

  /// The launch storyboard.
  public static let uiLaunchStoryboardName: InfoPlistKey = InfoPlistKey(
    "UILaunchStoryboardName",
    title: "Launch screen interface file base name",
    in: .launchStoryboards,
    .string(.fileNameWithoutExtension),
    since: [.iOS("8.0"), .tvOS("9.0"), .watchOS("2.0")],
    expected: [.required(for: .iOSApp, when: "UILaunchScreen, UILaunchScreens and UILaunchStoryboards are all absent")],
    localized: [.localizedFile],
    buildSettings: ["INFOPLIST_KEY_UILaunchStoryboardName"],
    supersedes: ["UILaunchImages", "UILaunchImageFile"],
    related: ["UILaunchScreen", "UILaunchStoryboards", "UILaunchImages"],
    files: ["{value}.storyboardc", "{value}.nib", "Base.lproj/{value}.storyboardc"],
    misspellings: ["UILaunchStoryboard"],
    example: "<string>LaunchScreen</string>",
    summary: "Names the storyboard or xib with the launch screen, without its extension.",
    details: "One storyboard serves every screen size. On iOS 14 and later a UILaunchScreen dictionary does without one.",
    whenNeeded: "In every iOS app that describes no UILaunchScreen; always when it runs on iOS before 14.",
    ifMissing: "Without this and without UILaunchScreen the store refuses the app.",
    mistakes: ["The .storyboard extension in the value.", "Naming a storyboard that is not compiled into the bundle."],
    sources: [.keyPage("uilaunchstoryboardname"), .swiftBuild, .publicFiles])

  /// Several launch storyboards.
  public static let uiLaunchStoryboards: InfoPlistKey = InfoPlistKey(
    "UILaunchStoryboards",
    title: nil,
    in: .launchStoryboards,
    .dictionary(),
    since: [.iOS("9.0")],
    related: ["UILaunchStoryboardName", "UILaunchScreens", "CFBundleURLTypes[].CFBundleURLSchemes"],
    example: """
      <dict>
        <key>UIDefaultLaunchStoryboard</key>
        <string>standard</string>
        <key>UILaunchStoryboardDefinitions</key>
        <array>
          <dict>
            <key>UILaunchStoryboardIdentifier</key>
            <string>standard</string>
            <key>UILaunchStoryboardFile</key>
            <string>LaunchScreen</string>
          </dict>
        </array>
      </dict>
      """,
    summary: "Offers several launch storyboards; the URL scheme that opens the app picks one.",
    whenNeeded: "When an app opened through a link should start with another picture than usual.",
    ifMissing: "UILaunchStoryboardName or UILaunchScreen names the only launch screen.",
    mistakes: ["Definitions without a default, so that an ordinary start has no launch screen."],
    sources: [.keyPage("uilaunchstoryboards")])

  /// The storyboard for ordinary starts.
  public static let uiDefaultLaunchStoryboard: InfoPlistKey = InfoPlistKey(
    "UILaunchStoryboards.UIDefaultLaunchStoryboard",
    title: nil,
    in: .launchStoryboards,
    .string(.crossReference),
    since: [.iOS("9.0")],
    related: ["UILaunchStoryboards.UILaunchStoryboardDefinitions[].UILaunchStoryboardIdentifier"],
    example: "<string>standard</string>",
    summary: "Identifier of the launch storyboard used when no URL scheme fits.",
    whenNeeded: "Whenever there are several launch storyboards.",
    ifMissing: "No source states which definition an ordinary start uses.",
    mistakes: ["The name of the file instead of the identifier of a definition."],
    sources: [.keyPage("uilaunchstoryboards/uidefaultlaunchstoryboard")])

  /// The launch storyboards.
  public static let uiLaunchStoryboardDefinitions: InfoPlistKey = InfoPlistKey(
    "UILaunchStoryboards.UILaunchStoryboardDefinitions",
    title: nil,
    in: .launchStoryboards,
    .dictionaries,
    since: [.iOS("9.0")],
    example: """
      <array>
        <dict>
          <key>UILaunchStoryboardIdentifier</key>
          <string>standard</string>
          <key>UILaunchStoryboardFile</key>
          <string>LaunchScreen</string>
        </dict>
      </array>
      """,
    summary: "Lists launch storyboards, each with an identifier for the rest of the dictionary.",
    whenNeeded: "In every UILaunchStoryboards dictionary.",
    ifMissing: "There is nothing that the default and the schemes could refer to.",
    mistakes: ["Writing a dictionary keyed by identifier instead of an array."],
    sources: [.keyPage("uilaunchstoryboards/uilaunchstoryboarddefinitions")])

  /// The file of one launch storyboard.
  public static let uiLaunchStoryboardFile: InfoPlistKey = InfoPlistKey(
    "UILaunchStoryboards.UILaunchStoryboardDefinitions[].UILaunchStoryboardFile",
    title: nil,
    in: .launchStoryboards,
    .string(.fileNameOptionalExtension),
    since: [.iOS("9.0")],
    localized: [.localizedFile],
    files: ["{value}.storyboardc", "{value}.nib"],
    example: "<string>LaunchScreen</string>",
    summary: "Storyboard or xib file of this definition.",
    whenNeeded: "In every definition.",
    ifMissing: "The definition has nothing to show.",
    mistakes: ["Naming a storyboard that is not compiled into the bundle."],
    sources: [.keyPage("uilaunchstoryboards/uilaunchstoryboarddefinitions/uilaunchstoryboardfile")])

  /// The identifier of one launch storyboard.
  public static let uiLaunchStoryboardIdentifier: InfoPlistKey = InfoPlistKey(
    "UILaunchStoryboards.UILaunchStoryboardDefinitions[].UILaunchStoryboardIdentifier",
    title: nil,
    in: .launchStoryboards,
    .string(),
    since: [.iOS("9.0")],
    example: "<string>standard</string>",
    summary: "Name under which the default and the URL schemes refer to this definition.",
    whenNeeded: "In every definition.",
    ifMissing: "Nothing can refer to the definition.",
    mistakes: ["Two definitions with one identifier."],
    sources: [.keyPage("uilaunchstoryboards/uilaunchstoryboarddefinitions/uilaunchstoryboardidentifier")])

  /// Storyboards by URL scheme.
  public static let uiURLToLaunchStoryboardAssociations: InfoPlistKey = InfoPlistKey(
    "UILaunchStoryboards.UIURLToLaunchStoryboardAssociations",
    title: nil,
    in: .launchStoryboards,
    .dictionary(.chosen(.urlScheme, .string(.crossReference))),
    since: [.iOS("9.0")],
    related: ["CFBundleURLTypes[].CFBundleURLSchemes"],
    example: """
      <dict>
        <key>notebook-scan</key>
        <string>camera</string>
      </dict>
      """,
    summary: "Says which launch storyboard belongs to which URL scheme.",
    whenNeeded: "When some URL schemes should have a launch storyboard of their own.",
    ifMissing: "Every start uses the default.",
    mistakes: ["Schemes that the app does not declare in CFBundleURLTypes."],
    sources: [.keyPage("uilaunchstoryboards/uiurltolaunchstoryboardassociations")])

  /// The storyboard of one URL scheme.
  public static let uiURLToLaunchStoryboardAssociationsEntry: InfoPlistKey = InfoPlistKey(
    "UILaunchStoryboards.UIURLToLaunchStoryboardAssociations.*",
    title: nil,
    in: .launchStoryboards,
    .string(.crossReference),
    since: [.iOS("9.0")],
    related: ["UILaunchStoryboards.UILaunchStoryboardDefinitions[].UILaunchStoryboardIdentifier"],
    example: "<string>camera</string>",
    summary: "Identifier of the launch storyboard for this URL scheme.",
    whenNeeded: "Once for each scheme with a launch storyboard of its own.",
    ifMissing: "Links with the scheme use the default.",
    mistakes: ["A key with :// after the scheme.", "An identifier that no definition has."],
    sources: [.keyPage("uilaunchstoryboards/uiurltolaunchstoryboardassociations")])
}
