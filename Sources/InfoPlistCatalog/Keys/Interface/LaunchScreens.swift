extension KeyFamily {
  /// Launch screens without a storyboard.
  public static let launchScreens: KeyFamily = KeyFamily(
    "launch-screens", "Launch screens", category: .interface,
    summary: "Launch screens described in the property list itself: a color, an image and the bars to be seen.")
}

extension InfoPlistKey {
  /// The launch screen.
  public static let uiLaunchScreen: InfoPlistKey = InfoPlistKey(
    "UILaunchScreen",
    title: nil,
    in: .launchScreens,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.required(for: .iOSApp, when: "UILaunchStoryboardName, UILaunchScreens and UILaunchStoryboards are all absent")],
    buildSettings: ["INFOPLIST_KEY_UILaunchScreen_Generation"],
    supersedes: ["UILaunchImages", "UILaunchImageFile"],
    related: ["UILaunchScreens", "UILaunchStoryboardName"],
    misspellings: ["UILaunchscreen"],
    example: """
      <dict>
        <key>UIColorName</key>
        <string>LaunchBackground</string>
        <key>UIImageName</key>
        <string>LaunchLogo</string>
      </dict>
      """,
    summary: "Describes, without a storyboard, the screen that people see from a tap on the icon until the app is ready.",
    details: """
      The members choose a background color, an image in the middle and empty bars at the edges; nothing else can be shown, and no code runs \
      yet. An empty dictionary is a complete description: a plain screen in the system's background color. Xcode writes one for targets \
      that generate their launch screen.
      """,
    whenNeeded: "In an iOS app without launch storyboard; common in SwiftUI apps.",
    ifMissing: "A launch storyboard must be named; with neither, the store refuses the app.",
    mistakes: [
      "Leaving out the storyboard although the app still runs on iOS 13.",
      "Members of UILaunchScreens, such as UILaunchScreenDefinitions, inside this dictionary.",
      "Files or hexadecimal colors as values: colors and images are named as the asset catalog names them.",
    ],
    sources: [.keyPage("uilaunchscreen"), .swiftBuild, .publicFiles])

  /// Several launch screens.
  public static let uiLaunchScreens: InfoPlistKey = InfoPlistKey(
    "UILaunchScreens",
    title: nil,
    in: .launchScreens,
    .dictionary(),
    since: [.iOS("14.0")],
    related: ["UILaunchScreen", "UILaunchStoryboards", "CFBundleURLTypes[].CFBundleURLSchemes"],
    example: """
      <dict>
        <key>UIDefaultLaunchScreen</key>
        <string>standard</string>
        <key>UILaunchScreenDefinitions</key>
        <array>
          <dict>
            <key>UILaunchScreenIdentifier</key>
            <string>standard</string>
          </dict>
        </array>
      </dict>
      """,
    summary: "Offers several launch screens; the URL scheme that opens the app picks one.",
    whenNeeded: "When an app opened through a link should start with another picture than usual.",
    ifMissing: "UILaunchScreen or UILaunchStoryboardName describes the only launch screen.",
    mistakes: ["Writing these members into UILaunchScreen, without the final s, where nothing reads them."],
    sources: [.keyPage("uilaunchscreens")])

  /// The background color.
  public static let launchScreenUIColorName: InfoPlistKey = InfoPlistKey(
    "UILaunchScreen.UIColorName",
    "UILaunchScreens.UILaunchScreenDefinitions[].UIColorName",
    title: nil,
    in: .launchScreens,
    .string(.colorName),
    since: [.iOS("14.0")],
    default: .rule("the system's background color"),
    example: "<string>LaunchBackground</string>",
    summary: "Names the catalog color behind the launch screen.",
    whenNeeded: "When the first screen of the app has a background of its own.",
    ifMissing: "The system's background color is shown.",
    mistakes: ["A hexadecimal color instead of the name of a color set."],
    sources: [.keyPage("uilaunchscreen/uicolorname"), .keyPage("uilaunchscreens/uilaunchscreendefinitions/uicolorname")])

  /// The image in the middle.
  public static let launchScreenUIImageName: InfoPlistKey = InfoPlistKey(
    "UILaunchScreen.UIImageName",
    "UILaunchScreens.UILaunchScreenDefinitions[].UIImageName",
    title: nil,
    in: .launchScreens,
    .string(.imageName),
    since: [.iOS("14.0")],
    related: ["UILaunchScreen.UIImageRespectsSafeAreaInsets"],
    files: ["Assets.car"],
    example: "<string>LaunchLogo</string>",
    summary: "Names the catalog image in the center of the launch screen.",
    whenNeeded: "When a picture should be seen while the app starts.",
    ifMissing: "The launch screen has no image.",
    mistakes: ["A file name with extension."],
    sources: [.keyPage("uilaunchscreen/uiimagename"), .keyPage("uilaunchscreens/uilaunchscreendefinitions/uiimagename")])

  /// Whether the image keeps to the safe area.
  public static let uiImageRespectsSafeAreaInsets: InfoPlistKey = InfoPlistKey(
    "UILaunchScreen.UIImageRespectsSafeAreaInsets",
    "UILaunchScreens.UILaunchScreenDefinitions[].UIImageRespectsSafeAreaInsets",
    title: nil,
    in: .launchScreens,
    .boolean,
    since: [.iOS("14.0")],
    related: ["UILaunchScreen.UIImageName"],
    example: "<true/>",
    summary: "Keeps the image of the launch screen inside the safe area.",
    whenNeeded: "When the image must not run under the edges of the display or the bars.",
    ifMissing: "No source states what holds then; a Boolean counts as NO.",
    mistakes: ["Expecting it to scale the image."],
    sources: [
      .keyPage("uilaunchscreen/uiimagerespectssafeareainsets"),
      .keyPage("uilaunchscreens/uilaunchscreendefinitions/uiimagerespectssafeareainsets"),
    ])

  /// The navigation bar.
  public static let launchScreenUINavigationBar: InfoPlistKey = InfoPlistKey(
    "UILaunchScreen.UINavigationBar",
    "UILaunchScreens.UILaunchScreenDefinitions[].UINavigationBar",
    title: nil,
    in: .launchScreens,
    .dictionary(),
    since: [.iOS("14.0")],
    example: "<dict/>",
    summary: "Shows a navigation bar on the launch screen; an empty dictionary is enough.",
    details: "Its presence alone counts. An image may be named to take the place of the bar.",
    whenNeeded: "When the first screen of the app has a navigation bar.",
    ifMissing: "No navigation bar is drawn.",
    mistakes: ["Writing a Boolean instead of a dictionary."],
    sources: [
      .keyPage("uilaunchscreen/uinavigationbar"), .keyPage("uilaunchscreens/uilaunchscreendefinitions/uinavigationbar"),
    ],
    confidence: .medium)

  /// The tab bar.
  public static let launchScreenUITabBar: InfoPlistKey = InfoPlistKey(
    "UILaunchScreen.UITabBar",
    "UILaunchScreens.UILaunchScreenDefinitions[].UITabBar",
    title: nil,
    in: .launchScreens,
    .dictionary(),
    since: [.iOS("14.0")],
    example: "<dict/>",
    summary: "Shows a tab bar on the launch screen; an empty dictionary is enough.",
    details: "Its presence alone counts. An image may be named to take the place of the bar.",
    whenNeeded: "When the first screen of the app has a tab bar.",
    ifMissing: "No tab bar is drawn.",
    mistakes: ["Writing a Boolean instead of a dictionary."],
    sources: [.keyPage("uilaunchscreen/uitabbar"), .keyPage("uilaunchscreens/uilaunchscreendefinitions/uitabbar")],
    confidence: .medium)

  /// The toolbar.
  public static let launchScreenUIToolbar: InfoPlistKey = InfoPlistKey(
    "UILaunchScreen.UIToolbar",
    "UILaunchScreens.UILaunchScreenDefinitions[].UIToolbar",
    title: nil,
    in: .launchScreens,
    .dictionary(),
    since: [.iOS("14.0")],
    example: "<dict/>",
    summary: "Shows a toolbar on the launch screen; an empty dictionary is enough.",
    details: "Its presence alone counts. An image may be named to take the place of the bar.",
    whenNeeded: "When the first screen of the app has a toolbar.",
    ifMissing: "No toolbar is drawn.",
    mistakes: ["Writing a Boolean instead of a dictionary."],
    sources: [.keyPage("uilaunchscreen/uitoolbar"), .keyPage("uilaunchscreens/uilaunchscreendefinitions/uitoolbar")],
    confidence: .medium)

  /// The image in place of a bar.
  public static let launchScreenBarUIImageName: InfoPlistKey = InfoPlistKey(
    "UILaunchScreen.UINavigationBar.UIImageName",
    "UILaunchScreen.UITabBar.UIImageName",
    "UILaunchScreen.UIToolbar.UIImageName",
    "UILaunchScreens.UILaunchScreenDefinitions[].UINavigationBar.UIImageName",
    "UILaunchScreens.UILaunchScreenDefinitions[].UITabBar.UIImageName",
    "UILaunchScreens.UILaunchScreenDefinitions[].UIToolbar.UIImageName",
    title: nil,
    in: .launchScreens,
    .string(.imageName),
    since: [.iOS("14.0")],
    files: ["Assets.car"],
    example: "<string>LaunchBar</string>",
    summary: "Names a catalog image that stands in for the bar on the launch screen.",
    whenNeeded: "When the bar of the app looks unlike the plain one.",
    ifMissing: "A plain bar is drawn.",
    mistakes: ["A file name with extension."],
    sources: [
      .keyPage("uilaunchscreen/uinavigationbar/uiimagename"), .keyPage("uilaunchscreen/uitabbar/uiimagename"),
      .keyPage("uilaunchscreen/uitoolbar/uiimagename"),
      .keyPage("uilaunchscreens/uilaunchscreendefinitions/uinavigationbar/uiimagename"),
    ],
    confidence: .medium)

  /// The launch screen for ordinary starts.
  public static let uiDefaultLaunchScreen: InfoPlistKey = InfoPlistKey(
    "UILaunchScreens.UIDefaultLaunchScreen",
    title: nil,
    in: .launchScreens,
    .string(.crossReference),
    since: [.iOS("14.0")],
    related: ["UILaunchScreens.UILaunchScreenDefinitions[].UILaunchScreenIdentifier"],
    example: "<string>standard</string>",
    summary: "Identifier of the launch screen used when no URL scheme fits.",
    whenNeeded: "Whenever there are several launch screens.",
    ifMissing: "No source states which definition an ordinary start uses.",
    mistakes: ["An identifier that no definition has."],
    sources: [.keyPage("uilaunchscreens/uidefaultlaunchscreen")])

  /// The launch screens.
  public static let uiLaunchScreenDefinitions: InfoPlistKey = InfoPlistKey(
    "UILaunchScreens.UILaunchScreenDefinitions",
    title: nil,
    in: .launchScreens,
    .dictionaries,
    since: [.iOS("14.0")],
    example: """
      <array>
        <dict>
          <key>UILaunchScreenIdentifier</key>
          <string>standard</string>
          <key>UIImageName</key>
          <string>LaunchLogo</string>
        </dict>
      </array>
      """,
    summary: "Lists launch screens, each with an identifier for the rest of the dictionary.",
    whenNeeded: "In every UILaunchScreens dictionary.",
    ifMissing: "There is nothing that the default and the schemes could refer to.",
    mistakes: ["Writing a dictionary keyed by identifier instead of an array."],
    sources: [.keyPage("uilaunchscreens/uilaunchscreendefinitions")])

  /// The identifier of one launch screen.
  public static let uiLaunchScreenIdentifier: InfoPlistKey = InfoPlistKey(
    "UILaunchScreens.UILaunchScreenDefinitions[].UILaunchScreenIdentifier",
    title: nil,
    in: .launchScreens,
    .string(),
    since: [.iOS("14.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>standard</string>",
    summary: "Name under which the default and the URL schemes refer to this launch screen.",
    whenNeeded: "In every definition.",
    ifMissing: "Nothing can refer to the definition.",
    mistakes: ["Two definitions with one identifier."],
    sources: [.keyPage("uilaunchscreens/uilaunchscreendefinitions/uilaunchscreenidentifier")])

  /// Launch screens by URL scheme.
  public static let uiURLToLaunchScreenAssociations: InfoPlistKey = InfoPlistKey(
    "UILaunchScreens.UIURLToLaunchScreenAssociations",
    title: nil,
    in: .launchScreens,
    .dictionary(.chosen(.urlScheme, .string(.crossReference))),
    since: [.iOS("14.0")],
    related: ["CFBundleURLTypes[].CFBundleURLSchemes"],
    example: """
      <dict>
        <key>notebook-scan</key>
        <string>camera</string>
      </dict>
      """,
    summary: "Says which launch screen belongs to which URL scheme.",
    whenNeeded: "When some URL schemes should have a launch screen of their own.",
    ifMissing: "Every start uses the default.",
    mistakes: ["Schemes that the app does not declare in CFBundleURLTypes."],
    sources: [.keyPage("uilaunchscreens/uiurltolaunchscreenassociations")])

  /// The launch screen of one URL scheme.
  public static let uiURLToLaunchScreenAssociationsEntry: InfoPlistKey = InfoPlistKey(
    "UILaunchScreens.UIURLToLaunchScreenAssociations.*",
    title: nil,
    in: .launchScreens,
    .string(.crossReference),
    since: [.iOS("14.0")],
    related: ["UILaunchScreens.UILaunchScreenDefinitions[].UILaunchScreenIdentifier"],
    example: "<string>camera</string>",
    summary: "Identifier of the launch screen for this URL scheme.",
    whenNeeded: "Once for each scheme with a launch screen of its own.",
    ifMissing: "Links with the scheme use the default.",
    mistakes: ["A key with :// after the scheme.", "An identifier that no definition has."],
    sources: [.keyPage("uilaunchscreens/uiurltolaunchscreenassociations")])
}
