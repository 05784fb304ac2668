extension KeyFamily {
  /// Members of a scene configuration.
  public static let sceneConfigurationMembers: KeyFamily = KeyFamily(
    "scene-configuration-members", "Members of a scene configuration", category: .scenes,
    summary: "Name, class, delegate, storyboard and immersion style in each scene configuration.")
}

extension InfoPlistKey {
  /// The name of a configuration.
  // swift-format-ignore
  public static let uiSceneConfigurationName: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleApplication[].UISceneConfigurationName",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplayNonInteractive[].UISceneConfigurationName",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplay[].UISceneConfigurationName",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleVolumetricApplication[].UISceneConfigurationName",
    "UIApplicationSceneManifest.UISceneConfigurations.UISceneSessionRoleImmersiveSpaceApplication[].UISceneConfigurationName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPSceneSessionRoleImmersiveSpaceApplication[].UISceneConfigurationName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationSceneSessionRoleApplication[].UISceneConfigurationName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationDashboardSceneSessionRoleApplication[].UISceneConfigurationName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication[].UISceneConfigurationName",
    title: "Configuration Name",
    in: .sceneConfigurationMembers,
    .string(),
    since: [.iOS("13.0"), .macCatalyst("13.0"), .visionOS("1.0")],
    example: "<string>Main</string>",
    summary: "Name by which code asks for this scene configuration.",
    whenNeeded: "In every configuration that code asks for by name.",
    ifMissing: "Code cannot ask for the configuration.",
    mistakes: ["A name in code that differs from this one, if only in case."],
    sources: [
      .keyPage(
        "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneconfigurationname"),
      .keyPage(
        "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationscenesessionroleapplication/uisceneconfigurationname"),
    ])

  /// The class of a scene.
  // swift-format-ignore
  public static let uiSceneClassName: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleApplication[].UISceneClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplayNonInteractive[].UISceneClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplay[].UISceneClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleVolumetricApplication[].UISceneClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.UISceneSessionRoleImmersiveSpaceApplication[].UISceneClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPSceneSessionRoleImmersiveSpaceApplication[].UISceneClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationSceneSessionRoleApplication[].UISceneClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationDashboardSceneSessionRoleApplication[].UISceneClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication[].UISceneClassName",
    title: "Class Name",
    in: .sceneConfigurationMembers,
    .string(.className),
    since: [.iOS("13.0"), .macCatalyst("13.0"), .visionOS("1.0")],
    example: "<string>UIWindowScene</string>",
    summary: "Class of the scene object that UIKit makes.",
    details: """
      Windows use UIWindowScene or a subclass. For the CarPlay roles CPTemplateApplicationScene is the only documented value.
      """,
    whenNeeded: "In CarPlay configurations, and where windows use a class of their own.",
    ifMissing: "UIKit makes a scene of the class that belongs to the role.",
    mistakes: ["A class that is not a scene class, such as the delegate."],
    sources: [
      .keyPage(
        "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uisceneclassname"),
      .keyPage(
        "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationscenesessionroleapplication/uisceneclassname"),
    ])

  /// The delegate of a scene.
  // swift-format-ignore
  public static let uiSceneDelegateClassName: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleApplication[].UISceneDelegateClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplayNonInteractive[].UISceneDelegateClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplay[].UISceneDelegateClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleVolumetricApplication[].UISceneDelegateClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.UISceneSessionRoleImmersiveSpaceApplication[].UISceneDelegateClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPSceneSessionRoleImmersiveSpaceApplication[].UISceneDelegateClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationSceneSessionRoleApplication[].UISceneDelegateClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationDashboardSceneSessionRoleApplication[].UISceneDelegateClassName",
    "UIApplicationSceneManifest.UISceneConfigurations.CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication[].UISceneDelegateClassName",
    title: "Delegate Class Name",
    in: .sceneConfigurationMembers,
    .string(.className),
    since: [.iOS("13.0"), .macCatalyst("13.0"), .visionOS("1.0")],
    example: "<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>",
    summary: "Class of the delegate that looks after the scene.",
    details: "A Swift class needs the name of its module before it, unless it has an Objective-C name of its own.",
    whenNeeded: "In UIKit apps whose scenes are declared here.",
    ifMissing: "The scene has no delegate unless code provides one.",
    mistakes: [
      "Leaving out the module: the class is not found and the screen stays black.",
      "Keeping the entry after moving to the SwiftUI life cycle.",
    ],
    sources: [
      .keyPage(
        "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenedelegateclassname"),
      .keyPage(
        "uiapplicationscenemanifest/uisceneconfigurations/cptemplateapplicationscenesessionroleapplication/uiscenedelegateclassname"),
    ])

  /// The storyboard of a scene.
  // swift-format-ignore
  public static let uiSceneStoryboardFile: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleApplication[].UISceneStoryboardFile",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplayNonInteractive[].UISceneStoryboardFile",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplay[].UISceneStoryboardFile",
    "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleVolumetricApplication[].UISceneStoryboardFile",
    title: "Storyboard Name",
    in: .sceneConfigurationMembers,
    .string(.fileNameWithoutExtension),
    since: [.iOS("13.0"), .macCatalyst("13.0")],
    localized: [.localizedFile],
    related: ["UIMainStoryboardFile"],
    files: ["{value}.storyboardc", "Base.lproj/{value}.storyboardc"],
    example: "<string>Main</string>",
    summary: "Storyboard with the first interface of the scene, without its extension.",
    whenNeeded: "When the interface of the scene is built in a storyboard.",
    ifMissing: "The delegate has to make the window and its content.",
    mistakes: ["Removing the storyboard from the project but not from here."],
    sources: [
      .keyPage(
        "uiapplicationscenemanifest/uisceneconfigurations/uiwindowscenesessionroleapplication/uiscenestoryboardfile")
    ])

  /// The first immersion style.
  // swift-format-ignore
  public static let uiSceneInitialImmersionStyle: InfoPlistKey = InfoPlistKey(
    "UIApplicationSceneManifest.UISceneConfigurations.UISceneSessionRoleImmersiveSpaceApplication[].UISceneInitialImmersionStyle",
    "UIApplicationSceneManifest.UISceneConfigurations.CPSceneSessionRoleImmersiveSpaceApplication[].UISceneInitialImmersionStyle",
    title: nil,
    in: .sceneConfigurationMembers,
    .choice(.immersionStyles),
    since: [.visionOS("1.0")],
    example: "<string>UIImmersionStyleMixed</string>",
    summary: "Immersion style that an immersive space starts with.",
    whenNeeded: "When the app opens with an immersive space.",
    ifMissing: "No source states which style the space starts with.",
    mistakes: ["A style that the space in code does not allow."],
    sources: [
      .keyPage(
        "uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication/uisceneinitialimmersionstyle")
    ])
}
