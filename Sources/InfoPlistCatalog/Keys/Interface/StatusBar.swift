extension KeyFamily {
  /// The status bar.
  public static let statusBar: KeyFamily = KeyFamily(
    "status-bar", "Status bar", category: .interface,
    summary: "Look of the status bar at launch, and who decides about it later.")
}

extension InfoPlistKey {
  /// Whether the status bar is hidden at launch.
  public static let uiStatusBarHidden: InfoPlistKey = InfoPlistKey(
    "UIStatusBarHidden",
    title: "Status bar is initially hidden",
    in: .statusBar,
    .boolean,
    since: [.iOS("2.0")],
    buildSettings: ["INFOPLIST_KEY_UIStatusBarHidden"],
    related: ["UIStatusBarStyle", "UIViewControllerBasedStatusBarAppearance"],
    misspellings: ["UIStatusBarIsHidden"],
    example: "<true/>",
    summary: "Hides the status bar while the app starts.",
    details: "Afterwards the view controllers decide, unless UIViewControllerBasedStatusBarAppearance is NO.",
    whenNeeded: "For apps whose launch screen fills the whole display.",
    ifMissing: "The status bar is shown.",
    mistakes: ["Expecting it to hide the bar for good."],
    requirements: ["R-IOS-079"],
    sources: [.reference(.iOS), .keyPage("uistatusbarhidden"), .swiftBuild])

  /// The look of the status bar at launch.
  public static let uiStatusBarStyle: InfoPlistKey = InfoPlistKey(
    "UIStatusBarStyle",
    title: "Status bar style",
    in: .statusBar,
    .choice(.statusBarStyles),
    since: [.iOS("2.0"), .macCatalyst()],
    default: .string("UIStatusBarStyleDefault"),
    expected: [.common(for: .iOSApp, by: ["R-REC-013"])],
    buildSettings: ["INFOPLIST_KEY_UIStatusBarStyle"],
    related: ["UIStatusBarHidden", "UIViewControllerBasedStatusBarAppearance", "UIStatusBarTintParameters"],
    example: "<string>UIStatusBarStyleLightContent</string>",
    summary: "Chooses the look of the status bar while the app starts.",
    details: "The values bear the names of UIKit's status bar style constants. View controllers take over once the interface is up.",
    whenNeeded: "When the launch screen is so dark or light that the standard bar is hard to read.",
    ifMissing: "The standard style is used.",
    mistakes: ["Expecting it to last while view controllers choose the style."],
    requirements: ["R-IOS-080", "R-REC-013"],
    sources: [.reference(.iOS), .keyPage("uistatusbarstyle"), .swiftBuild])

  /// Who decides about the status bar.
  public static let uiViewControllerBasedStatusBarAppearance: InfoPlistKey = InfoPlistKey(
    "UIViewControllerBasedStatusBarAppearance",
    title: "View controller-based status bar appearance",
    in: .statusBar,
    .boolean,
    since: [.iOS("7.0")],
    default: .boolean(true),
    related: ["UIStatusBarStyle", "UIStatusBarHidden"],
    misspellings: ["UIViewControllerBasedStatusBarApperance"],
    example: "<false/>",
    summary: "Lets view controllers (YES) or the application object (NO) decide about the status bar.",
    details: "With NO, code has to set each style by itself through UIApplication.",
    whenNeeded: "When one setting for the whole app is wanted instead of one for each screen.",
    ifMissing: "View controllers decide, as with YES.",
    mistakes: ["Setting NO and then waiting for preferredStatusBarStyle to be asked."],
    requirements: ["R-IOS-084...086"],
    sources: [.reference(.iOS), .keyPage("uiviewcontrollerbasedstatusbarappearance")])

  /// The navigation bar that the status bar shall match.
  public static let uiStatusBarTintParameters: InfoPlistKey = InfoPlistKey(
    "UIStatusBarTintParameters",
    title: "Status bar tinting parameters",
    in: .statusBar,
    .dictionary(),
    since: [.iOS("2.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    related: ["UIStatusBarStyle"],
    example: """
      <dict>
        <key>UINavigationBar</key>
        <dict>
          <key>Style</key>
          <string>UIBarStyleDefault</string>
          <key>Translucent</key>
          <false/>
        </dict>
      </dict>
      """,
    summary: "Describes the first navigation bar, so that the status bar can match it during launch.",
    whenNeeded: "Hardly ever today; old templates with a navigation bar wrote it.",
    ifMissing: "The status bar takes its color from its style alone.",
    mistakes: ["Copying it into new apps, whose launch screen shows the bar itself."],
    sources: [.keyPage("uistatusbartintparameters"), .publicFiles])

  /// The navigation bar.
  public static let statusBarTintUINavigationBar: InfoPlistKey = InfoPlistKey(
    "UIStatusBarTintParameters.UINavigationBar",
    title: "Navigation bar",
    in: .statusBar,
    .dictionary(),
    since: [.iOS("2.0"), .macCatalyst("15.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    example: """
      <dict>
        <key>Style</key>
        <string>UIBarStyleDefault</string>
        <key>Translucent</key>
        <false/>
      </dict>
      """,
    summary: "Style, translucency and tint of the first navigation bar.",
    whenNeeded: "In every UIStatusBarTintParameters dictionary.",
    ifMissing: "There is nothing to match.",
    mistakes: ["Writing the members one level higher."],
    sources: [.keyPage("uistatusbartintparameters/uinavigationbar"), .publicFiles],
    confidence: .medium)

  /// The style of the navigation bar.
  public static let statusBarTintStyle: InfoPlistKey = InfoPlistKey(
    "UIStatusBarTintParameters.UINavigationBar.Style",
    title: nil,
    in: .statusBar,
    .string(),
    since: [],
    example: "<string>UIBarStyleDefault</string>",
    summary: "Style of the first navigation bar, by the name of a bar style constant.",
    details: "UIBarStyleDefault is the value seen in files; no list of values was at hand.",
    whenNeeded: "When the first navigation bar does not have the standard style.",
    ifMissing: "No source states what holds then.",
    mistakes: ["The number of the constant instead of its name."],
    sources: [.publicFiles],
    confidence: .medium)

  /// Whether the navigation bar is translucent.
  public static let statusBarTintTranslucent: InfoPlistKey = InfoPlistKey(
    "UIStatusBarTintParameters.UINavigationBar.Translucent",
    title: nil,
    in: .statusBar,
    .boolean,
    since: [],
    example: "<false/>",
    summary: "Whether the first navigation bar lets the content behind it through.",
    whenNeeded: "When the first navigation bar is solid.",
    ifMissing: "No source states what holds then.",
    mistakes: ["Writing it beside UINavigationBar instead of inside."],
    sources: [.publicFiles],
    confidence: .medium)

  /// The tint of the navigation bar.
  public static let statusBarTintTintColor: InfoPlistKey = InfoPlistKey(
    "UIStatusBarTintParameters.UINavigationBar.TintColor",
    title: "TintColor",
    in: .statusBar,
    .dictionary(.chosen(.text, .number)),
    since: [.iOS("2.0"), .macCatalyst("15.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    example: """
      <dict>
        <key>Red</key>
        <real>0.2</real>
        <key>Green</key>
        <real>0.4</real>
        <key>Blue</key>
        <real>0.8</real>
      </dict>
      """,
    summary: "Red, green and blue parts of the tint of the first navigation bar.",
    details: "No source spells the names of the three members, so they are not checked.",
    whenNeeded: "When the first navigation bar has a tint of its own.",
    ifMissing: "No tint is taken into account.",
    mistakes: ["A hexadecimal color in a string."],
    sources: [.keyPage("uistatusbartintparameters/uinavigationbar/tintcolor")],
    confidence: .medium)
}
