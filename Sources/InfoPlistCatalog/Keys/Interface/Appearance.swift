extension KeyFamily {
  /// Look and drawing of the interface.
  public static let appearance: KeyFamily = KeyFamily(
    "appearance", "Appearance and drawing", category: .interface,
    summary: "Light and dark, color, fonts and the way layers are drawn.")
}

extension InfoPlistKey {
  /// Light or dark.
  public static let uiUserInterfaceStyle: InfoPlistKey = InfoPlistKey(
    "UIUserInterfaceStyle",
    title: "User Interface Style",
    in: .appearance,
    .choice(.userInterfaceStyles),
    since: [.iOS("13.0"), .tvOS("10.0")],
    default: .string("Automatic"),
    buildSettings: ["INFOPLIST_KEY_UIUserInterfaceStyle"],
    related: ["NSRequiresAquaSystemAppearance"],
    misspellings: ["UserInterfaceStyle", "UIUserInterFaceStyle"],
    example: "<string>Light</string>",
    summary: "Keeps an app light or dark, or lets it follow the system.",
    whenNeeded: "When an app has colors for one appearance only.",
    ifMissing: "The app follows the system, as with Automatic.",
    mistakes: ["Values in lower case.", "Using it on macOS, where NSRequiresAquaSystemAppearance has that part."],
    sources: [.keyPage("uiuserinterfacestyle"), .swiftBuild])

  /// The earlier look on systems of 2025.
  public static let uiDesignRequiresCompatibility: InfoPlistKey = InfoPlistKey(
    "UIDesignRequiresCompatibility",
    title: nil,
    in: .appearance,
    .boolean,
    since: [.iOS("26.0"), .macOS("26.0"), .macCatalyst("26.0"), .tvOS("26.0")],
    related: ["UIUserInterfaceStyle"],
    example: "<true/>",
    summary: "Keeps the earlier look for an app built with the SDKs of 2025, instead of the Liquid Glass design.",
    whenNeeded: "For the time it takes to adapt an interface to the new design.",
    ifMissing: "An app built with these SDKs takes on the new design.",
    mistakes: ["Planning with it for good: it is meant as a step on the way."],
    sources: [
      .keyPage("uidesignrequirescompatibility"), .applePage("technologyoverviews/adopting-liquid-glass"),
    ])

  /// How True Tone adapts.
  public static let uiWhitePointAdaptivityStyle: InfoPlistKey = InfoPlistKey(
    "UIWhitePointAdaptivityStyle",
    title: "White Point Adaptivity Style",
    in: .appearance,
    .choice(.whitePointAdaptivityStyles),
    since: [.iOS("9.3")],
    default: .string("UIWhitePointAdaptivityStyleStandard"),
    example: "<string>UIWhitePointAdaptivityStylePhoto</string>",
    summary: "Says how far True Tone may shift the white point for this app.",
    whenNeeded: "When true colors matter, or when text is read for hours.",
    ifMissing: "True Tone adapts with its usual strength.",
    mistakes: ["Shortening the value to Photo or Video: the whole constant is needed."],
    sources: [.keyPage("uiwhitepointadaptivitystyle")])

  /// HDR on Apple TV.
  public static let uiAppSupportsHDR: InfoPlistKey = InfoPlistKey(
    "UIAppSupportsHDR",
    title: "Supports HDR color mode",
    in: .appearance,
    .boolean,
    since: [.tvOS("11.2")],
    default: .boolean(true),
    example: "<false/>",
    summary: "Set to NO, makes an Apple TV 4K leave HDR mode when the app starts.",
    whenNeeded: "For apps whose content looks wrong in HDR.",
    ifMissing: "HDR mode is kept.",
    mistakes: ["Setting it in an iOS app, where nothing reads it."],
    sources: [.keyPage("uiappsupportshdr")])

  /// Wide color in SceneKit.
  public static let scnDisableWideGamut: InfoPlistKey = InfoPlistKey(
    "SCNDisableWideGamut",
    title: nil,
    in: .appearance,
    .boolean,
    since: [.iOS(), .macOS()],
    example: "<true/>",
    summary: "Turns off wide color in SceneKit.",
    details: "Known from the pages of SceneKit only, without versions.",
    whenNeeded: "When a scene was made for standard color and changes its look on wide-color displays.",
    ifMissing: "SceneKit draws in wide color where the display can.",
    mistakes: ["Expecting an effect outside SceneKit views."],
    sources: [.applePage("scenekit/scncamera")],
    confidence: .medium)

  /// Fonts of the app.
  public static let uiAppFonts: InfoPlistKey = InfoPlistKey(
    "UIAppFonts",
    title: "Fonts provided by application",
    in: .appearance,
    .strings(.fileName),
    since: [.iOS("3.2"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    related: ["ATSApplicationFontsPath"],
    files: ["{value}"],
    misspellings: ["UIAppFont", "UIFonts"],
    example: """
      <array>
        <string>Notebook-Regular.otf</string>
        <string>Notebook-Bold.otf</string>
      </array>
      """,
    summary: "Lists font files of the bundle that the system registers for the app when it runs.",
    details: "Each item is a file name with extension. On macOS a directory of fonts is named by ATSApplicationFontsPath instead.",
    whenNeeded: "When the app brings fonts of its own for UIKit or SwiftUI.",
    ifMissing: "Fonts in the bundle stay unknown until code registers them.",
    mistakes: [
      "The name of the font instead of the file.", "Leaving out the extension.",
      "A file that is listed but not copied into the bundle.",
    ],
    requirements: ["R-IOS-004...006"],
    sources: [.reference(.iOS), .keyPage("uiappfonts")])

  /// Antialiasing of layer edges.
  public static let uiViewEdgeAntialiasing: InfoPlistKey = InfoPlistKey(
    "UIViewEdgeAntialiasing",
    title: "Renders with edge antialiasing",
    in: .appearance,
    .boolean,
    since: [.iOS("3.0"), .tvOS("9.0"), .watchOS("2.0")],
    default: .boolean(false),
    related: ["UIViewGroupOpacity"],
    example: "<true/>",
    summary: "Smooths the edges of layers that do not lie on whole pixels.",
    whenNeeded: "When turned or scaled views show jagged borders.",
    ifMissing: "Edges are drawn without antialiasing.",
    mistakes: ["Switching it on without measuring: drawing may become noticeably slower."],
    requirements: ["R-IOS-087...088"],
    sources: [.reference(.iOS), .keyPage("uiviewedgeantialiasing")])

  /// Opacity of groups of layers.
  public static let uiViewGroupOpacity: InfoPlistKey = InfoPlistKey(
    "UIViewGroupOpacity",
    title: "Renders with group opacity",
    in: .appearance,
    .boolean,
    since: [.iOS("3.0"), .tvOS("9.0"), .watchOS("2.0")],
    default: .rule("YES on iOS 7 and later, NO before"),
    related: ["UIViewEdgeAntialiasing"],
    example: "<false/>",
    summary: "Lets sublayers take over the opacity of the layer they lie in.",
    details: "It costs drawing time, which is why early systems left it off.",
    whenNeeded: "When fading views must look alike on very old and later systems, or drawing has to be faster.",
    ifMissing: "On from iOS 7, off on earlier systems.",
    mistakes: ["Turning it off and wondering why overlapping views shine through each other while they fade."],
    requirements: ["R-IOS-089...091"],
    sources: [.reference(.iOS), .keyPage("uiviewgroupopacity")])

  /// Frame rates above 60 Hz.
  public static let caDisableMinimumFrameDurationOnPhone: InfoPlistKey = InfoPlistKey(
    "CADisableMinimumFrameDurationOnPhone",
    title: nil,
    in: .appearance,
    .boolean,
    since: [.iOS("15.0")],
    default: .boolean(false),
    example: "<true/>",
    summary: "Lets animations run faster than 60 frames a second on iPhones with ProMotion.",
    whenNeeded: "For games and custom animations that profit from high frame rates.",
    ifMissing: "Core Animation stays at 60 frames a second on iPhone.",
    mistakes: ["Expecting it to raise the frame rate by itself: code has to ask for it."],
    sources: [.keyPage("cadisableminimumframedurationonphone")])
}
