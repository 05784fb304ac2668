extension KeyFamily {
  /// Scene configurations.
  public static let sceneConfigurations: KeyFamily = KeyFamily(
    "scene-configurations", "Scene configurations", category: .scenes,
    summary: "What each kind of scene is made of: its class, delegate, storyboard and name.")
}

extension InfoPlistKey {
  /// The configurations by role.
  public static let uiSceneConfigurations: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations",
    title: "Scene Configuration",
    in: .sceneConfigurations,
    .dictionary(),
    since: [.iOS("13.0"), .macCatalyst("13.0"), .visionOS("1.0")],
    expected: [.required(when: "the app delegate supplies no configurations in code")],
    related: ["UIApplicationSceneManifest", "UIApplicationPreferredDefaultSceneSessionRole"],
    example: """
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
      """,
    summary: "Maps the roles of scene sessions to the configurations an app has for them.",
    details: "An empty dictionary suits SwiftUI, where scenes are made in code.",
    whenNeeded: "In UIKit apps that do not supply their configurations in code.",
    ifMissing: "The app delegate has to supply a configuration for each new scene.",
    mistakes: ["A dictionary for a role where an array of dictionaries belongs."],
    sources: [.keyPage("uiapplicationscenemanifest/uisceneconfigurations"), .publicFiles],
    confidence: .medium)

  /// Windows on the main screen.
  public static let uiWindowSceneSessionRoleApplication: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleApplication",
    title: "Application Session Role",
    in: .sceneConfigurations,
    .dictionaries,
    since: [.iOS("13.0"), .macCatalyst("13.0")],
    example: """
      <array>
        <dict>
          <key>UISceneConfigurationName</key>
          <string>Main</string>
        </dict>
      </array>
      """,
    summary: "Configurations for interactive windows on the main screen of the device.",
    details: "Code asks for a configuration by its name when there are several.",
    whenNeeded: "In every UIKit app with scenes that declares them here.",
    ifMissing: "Configurations of windows have to come from code.",
    mistakes: ["A dictionary instead of an array, even for one configuration."],
    sources: [.keyPage("uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication")])

  /// Content on a connected display.
  public static let uiWindowSceneSessionRoleExternalDisplayNonInteractive: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplayNonInteractive",
    title: "External Display Session Role Non-Interactive",
    in: .sceneConfigurations,
    .dictionaries,
    since: [.iOS("16.0"), .macCatalyst("16.0")],
    supersedes: [
      "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplay"
    ],
    example: """
      <array>
        <dict>
          <key>UISceneConfigurationName</key>
          <string>Main</string>
        </dict>
      </array>
      """,
    summary: "Configurations for content on a connected display that people cannot touch.",
    whenNeeded: "When the app shows something of its own on a connected display.",
    ifMissing: "The display mirrors the device unless code supplies a configuration.",
    mistakes: ["Putting controls on the display, which people cannot touch."],
    sources: [.keyPage("uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplaynoninteractive")])

  /// Content on a connected display, old role.
  public static let uiWindowSceneSessionRoleExternalDisplay: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplay",
    title: "External Display Session Role (Legacy)",
    in: .sceneConfigurations,
    .dictionaries,
    since: [.iOS("13.0", deprecated: "16.0"), .macCatalyst("13.0", deprecated: "16.0")],
    supersededBy: [
      "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    ],
    example: """
      <array>
        <dict>
          <key>UISceneConfigurationName</key>
          <string>Main</string>
        </dict>
      </array>
      """,
    summary: "Older name of the role for content on a connected display.",
    whenNeeded: "Only for apps that still run on iOS 13 to 15.",
    ifMissing: "Those systems mirror the device unless code supplies a configuration.",
    mistakes: ["Having only this role in an app for iOS 16 or later."],
    sources: [.keyPage("uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleexternaldisplay")])

  /// Volumes.
  public static let uiWindowSceneSessionRoleVolumetricApplication: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleVolumetricApplication",
    title: nil,
    in: .sceneConfigurations,
    .dictionaries,
    since: [.visionOS("1.0")],
    example: """
      <array>
        <dict>
          <key>UISceneConfigurationName</key>
          <string>Main</string>
        </dict>
      </array>
      """,
    summary: "Configurations for volumes, windows with depth.",
    details: "Only the list of roles for the first scene names this role; that it can be configured follows from that.",
    whenNeeded: "When a visionOS app declares its volumes here rather than in code.",
    ifMissing: "Volumes come from code alone.",
    mistakes: ["Configuring a volume like a flat window and finding its content clipped."],
    sources: [.keyPage("uiapplicationpreferreddefaultscenesessionrole")],
    confidence: .medium)

  /// Immersive spaces with SwiftUI.
  public static let uiSceneSessionRoleImmersiveSpaceApplication: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.UISceneSessionRoleImmersiveSpaceApplication",
    title: nil,
    in: .sceneConfigurations,
    .dictionaries,
    since: [.visionOS("1.0")],
    example: """
      <array>
        <dict>
          <key>UISceneInitialImmersionStyle</key>
          <string>UIImmersionStyleMixed</string>
        </dict>
      </array>
      """,
    summary: "Configurations for SwiftUI content in an immersive space.",
    whenNeeded: "When an immersive space with SwiftUI content is the first scene of the app.",
    ifMissing: "Immersive spaces come from code alone.",
    mistakes: ["Naming the role for the first scene but configuring none here."],
    sources: [.keyPage("uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication")])

  /// Immersive spaces with Metal.
  public static let cpSceneSessionRoleImmersiveSpaceApplication: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.CPSceneSessionRoleImmersiveSpaceApplication",
    title: nil,
    in: .sceneConfigurations,
    .dictionaries,
    since: [.visionOS("1.0")],
    example: """
      <array>
        <dict>
          <key>UISceneInitialImmersionStyle</key>
          <string>UIImmersionStyleFull</string>
        </dict>
      </array>
      """,
    summary: "Configurations for immersive spaces drawn with Compositor Services and Metal.",
    whenNeeded: "When an immersive space drawn with Metal is the first scene of the app.",
    ifMissing: "Immersive spaces come from code alone.",
    mistakes: ["Using it for SwiftUI content, which has a role of its own."],
    sources: [.keyPage("uiapplicationscenemanifest/uisceneconfigurations/cpscenesessionroleimmersivespaceapplication")])

  /// The CarPlay screen.
  public static let cpTemplateApplicationSceneSessionRoleApplication: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationSceneSessionRoleApplication",
    title: nil,
    in: .sceneConfigurations,
    .dictionaries,
    since: [.iOS("13.0")],
    example: """
      <array>
        <dict>
          <key>UISceneClassName</key>
          <string>CPTemplateApplicationScene</string>
          <key>UISceneDelegateClassName</key>
          <string>$(PRODUCT_MODULE_NAME).CarPlaySceneDelegate</string>
        </dict>
      </array>
      """,
    summary: "Configuration for template content on a CarPlay screen.",
    whenNeeded: "In every CarPlay app made of templates.",
    ifMissing: "The app does not appear on the CarPlay screen.",
    mistakes: ["Adding it without the CarPlay entitlement for the kind of app."],
    sources: [.keyPage("uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationscenesessionroleapplication")])

  /// The CarPlay Dashboard.
  public static let cpTemplateApplicationDashboardSceneSessionRoleApplication: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationDashboardSceneSessionRoleApplication",
    title: nil,
    in: .sceneConfigurations,
    .dictionaries,
    since: [.iOS("13.4")],
    expected: [.required(when: "CPSupportsDashboardNavigationScene is YES")],
    example: """
      <array>
        <dict>
          <key>UISceneClassName</key>
          <string>CPTemplateApplicationScene</string>
          <key>UISceneDelegateClassName</key>
          <string>$(PRODUCT_MODULE_NAME).CarPlaySceneDelegate</string>
        </dict>
      </array>
      """,
    summary: "Configuration for navigation content in the CarPlay Dashboard.",
    whenNeeded: "In navigation apps that draw in the CarPlay Dashboard.",
    ifMissing: "The app has no scene for the Dashboard.",
    mistakes: ["Leaving CPSupportsDashboardNavigationScene out."],
    sources: [.keyPage("uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationdashboardscenesessionroleapplication")])

  /// The instrument cluster.
  public static let cpTemplateApplicationInstrumentClusterSceneSessionRoleApplication: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
    title: nil,
    in: .sceneConfigurations,
    .dictionaries,
    since: [.iOS("15.4")],
    expected: [.required(when: "CPSupportsInstrumentClusterNavigationScene is YES")],
    example: """
      <array>
        <dict>
          <key>UISceneClassName</key>
          <string>CPTemplateApplicationScene</string>
          <key>UISceneDelegateClassName</key>
          <string>$(PRODUCT_MODULE_NAME).CarPlaySceneDelegate</string>
        </dict>
      </array>
      """,
    summary: "Configuration for a map in the instrument cluster of a car, drawn by a CarPlay navigation app.",
    whenNeeded: "In navigation apps that draw in the instrument cluster.",
    ifMissing: "The app has no scene for the instrument cluster.",
    mistakes: ["Leaving CPSupportsInstrumentClusterNavigationScene out."],
    sources: [
      .keyPage("uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationinstrumentclusterscenesessionroleapplication")
    ])
}
