extension KeyFamily {
  /// The scene manifest.
  public static let sceneManifest: KeyFamily = KeyFamily(
    "scene-manifest", "Scene manifest", category: .scenes,
    summary: "Whether an app lives by scenes, and what kinds of scenes it can show.")
}

extension InfoPlistKey {
  /// The scene manifest.
  public static let uiApplicationSceneManifest: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest",
    title: "Application Scene Manifest",
    in: .sceneManifest,
    .dictionary(),
    since: [.iOS("13.0"), .macCatalyst("13.0"), .visionOS("1.0")],
    expected: [.required(for: .iOSApp, when: "the app uses the scene life cycle")],
    buildSettings: ["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"],
    related: ["UIApplicationSceneManifest.UISceneConfigurations", "UIMainStoryboardFile", "UIApplicationPreferredDefaultSceneSessionRole"],
    misspellings: ["UIApplicationSceneManifiest"],
    example: """
      <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <false/>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict>
              <key>UISceneConfigurationName</key>
              <string>Main</string>
              <key>UISceneDelegateClassName</key>
              <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict>
          </array>
        </dict>
      </dict>
      """,
    summary: "Declares that the app uses scenes, and describes them.",
    details: """
      Its presence moves the app from one window and an app delegate to scene sessions with delegates of their own. A generated one \
      allows several scenes and has empty configurations, which suits SwiftUI.
      """,
    whenNeeded: "In apps that adopt the scene life cycle, which windows on iPad, CarPlay and visionOS build on.",
    ifMissing: "The app delegate alone manages one window.",
    mistakes: [
      "A manifest without configurations in a UIKit app that supplies none in code: the screen stays black.",
      "A delegate class without the name of its module.",
    ],
    sources: [.keyPage("uiapplicationscenemanifest"), .swiftBuild])

  /// Whether several scenes may be open.
  public static let uiApplicationSupportsMultipleScenes: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UIApplicationSupportsMultipleScenes",
    title: "Enable Multiple Windows",
    in: .sceneManifest,
    .boolean,
    since: [.iOS("13.0"), .macCatalyst("13.0"), .visionOS("1.0")],
    related: ["UIApplicationSceneManifest"],
    example: "<true/>",
    summary: "Lets the app show two or more scenes at once.",
    whenNeeded: "When people should be able to open several windows of the app.",
    ifMissing: "The app has one scene at a time.",
    mistakes: ["Switching it on while view controllers share state that only fits one window."],
    sources: [.keyPage("uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes")])

  /// Whether windows form tabs.
  public static let uiApplicationSupportsTabbedSceneCollection: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UIApplicationSupportsTabbedSceneCollection",
    title: "Supports Tabbed Scene Collection",
    in: .sceneManifest,
    .boolean,
    since: [.macCatalyst("15.0")],
    default: .boolean(true),
    example: "<false/>",
    summary: "Set to NO, keeps the windows of a Mac Catalyst app from being gathered into tabs.",
    whenNeeded: "When a Mac Catalyst app manages its windows without tabs.",
    ifMissing: "Windows may be gathered into tabs.",
    mistakes: ["Expecting it to bring tabs to iPad."],
    sources: [.keyPage("uiapplicationscenemanifest/uiapplicationsupportstabbedscenecollection")])

  /// Whether the CarPlay Dashboard is supported.
  public static let cpSupportsDashboardNavigationScene: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.CPSupportsDashboardNavigationScene",
    title: nil,
    in: .sceneManifest,
    .boolean,
    since: [.iOS("13.1")],
    related: [
      "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationDashboardSceneSessionRoleApplication"
    ],
    example: "<true/>",
    summary: "Says that the app can draw navigation content in the CarPlay Dashboard.",
    whenNeeded: "In navigation apps that draw in the CarPlay Dashboard.",
    ifMissing: "The Dashboard shows nothing drawn by the app.",
    mistakes: ["Setting it without a configuration for the Dashboard scene."],
    sources: [.keyPage("uiapplicationscenemanifest/cpsupportsdashboardnavigationscene")],
    confidence: .medium)

  /// Whether the instrument cluster is supported.
  public static let cpSupportsInstrumentClusterNavigationScene: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.CPSupportsInstrumentClusterNavigationScene",
    title: nil,
    in: .sceneManifest,
    .boolean,
    since: [.iOS("15.4")],
    related: [
      "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
      "UIApplicationSceneManifest.CPInstrumentClusterNavigationSceneOptions",
    ],
    example: "<true/>",
    summary: "Says that the app can draw navigation content in the instrument cluster of a car.",
    whenNeeded: "In navigation apps that draw in the instrument cluster.",
    ifMissing: "The instrument cluster shows nothing drawn by the app.",
    mistakes: ["Setting it without a configuration for the instrument cluster scene."],
    sources: [.keyPage("uiapplicationscenemanifest/cpsupportsinstrumentclusternavigationscene")])

  /// Options of the instrument cluster scene.
  public static let cpInstrumentClusterNavigationSceneOptions: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.CPInstrumentClusterNavigationSceneOptions",
    title: nil,
    in: .sceneManifest,
    .dictionary(.open),
    since: [.iOS("26.2")],
    related: ["UIApplicationSceneManifest.CPSupportsInstrumentClusterNavigationScene"],
    example: "<dict/>",
    summary: "Options for the scene in the instrument cluster of a car.",
    details: "Documented as a dictionary, but without its members; whatever stands in it is let through.",
    whenNeeded: "When the instrument cluster scene has to differ from the standard.",
    ifMissing: "The scene has no options.",
    mistakes: ["Inventing members: none are documented so far."],
    sources: [.keyPage("uiapplicationscenemanifest/cpinstrumentclusternavigationsceneoptions")])

  /// The role of the first scene.
  public static let uiApplicationPreferredDefaultSceneSessionRole: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UIApplicationPreferredDefaultSceneSessionRole",
    "UIApplicationPreferredDefaultSceneSessionRole",
    title: nil,
    in: .sceneManifest,
    .choice(.sceneSessionRoles),
    since: [.visionOS("1.0")],
    related: ["UIApplicationSceneManifest", "UIApplicationSceneManifest.UISceneConfigurations"],
    misspellings: ["UIPreferredDefaultSceneSessionRole"],
    example: "<string>UISceneSessionRoleImmersiveSpaceApplication</string>",
    summary: "Chooses the role of the first scene that the system opens.",
    details: "Apple's page shows the key at the root; Xcode's projects for visionOS have it in the scene manifest.",
    whenNeeded: "When a visionOS app should open with a volume or an immersive space.",
    ifMissing: "The system opens a window.",
    mistakes: ["An immersive space without a configuration for its role."],
    sources: [.keyPage("uiapplicationpreferreddefaultscenesessionrole"), .publicFiles])
}
