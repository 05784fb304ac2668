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
    sources: [
      .keyPage("uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationinstrumentclusterscenesessionroleapplication")
    ])
}
