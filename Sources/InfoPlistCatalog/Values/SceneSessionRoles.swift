extension ValueTable {
  /// Roles of a scene session.
  public static let sceneSessionRoles: ValueTable = ValueTable(
    "scene-session-roles",
    title: "Scene session roles",
    summary: "What the first scene of an app is for: a window, a volume or an immersive space.",
    sources: [.keyPage("uiapplicationpreferreddefaultscenesessionrole")],
    [
      ValueEntry("UIWindowSceneSessionRoleApplication", "An ordinary interactive window."),
      ValueEntry("UIWindowSceneSessionRoleVolumetricApplication", "A window with depth that shows content in three dimensions."),
      ValueEntry("UISceneSessionRoleImmersiveSpaceApplication", "An immersive space with SwiftUI content."),
      ValueEntry("CPSceneSessionRoleImmersiveSpaceApplication", "An immersive space drawn with Compositor Services and Metal."),
    ])

  /// Immersion styles.
  public static let immersionStyles: ValueTable = ValueTable(
    "immersion-styles",
    title: "Immersion styles",
    summary: "How much of the surroundings an immersive space leaves visible at first.",
    sources: [
      .keyPage(
        "uiapplicationscenemanifest/uisceneconfigurations/uiscenesessionroleimmersivespaceapplication/uisceneinitialimmersionstyle")
    ],
    [
      ValueEntry("UIImmersionStyleMixed", "Content appears among the surroundings."),
      ValueEntry("UIImmersionStyleProgressive", "Content takes over a part of the view that people can widen."),
      ValueEntry("UIImmersionStyleFull", "Content replaces the surroundings."),
    ])
}
