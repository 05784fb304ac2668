extension KeyFamily {
  /// Graphics, appearance and gestures of Mac apps.
  public static let macDisplay: KeyFamily = KeyFamily(
    "mac-display", "Graphics and appearance on the Mac", category: .interface,
    summary: "Which GPU draws a Mac app, in which appearance and resolution, and how it takes gestures.")
}

extension InfoPlistKey {
  /// When an external GPU is ejected.
  public static let gpuEjectPolicy: InfoPlistKey = InfoPlistKey(
    "GPUEjectPolicy",
    title: nil,
    in: .macDisplay,
    .choice(.gpuEjectPolicies),
    since: [.macOS("10.14")],
    related: ["GPUSelectionPolicy"],
    misspellings: ["GPUEjectPolice", "GPUEjectionPolicy"],
    example: "<string>wait</string>",
    summary: "What macOS does with the app when a person ejects the external GPU it uses.",
    whenNeeded: "In apps that work on external GPUs.",
    ifMissing: "The system chooses; no source states how.",
    mistakes: ["Another spelling than the four words in lower case."],
    sources: [.keyPage("gpuejectpolicy")])

  /// Removable GPUs or not.
  public static let gpuSelectionPolicy: InfoPlistKey = InfoPlistKey(
    "GPUSelectionPolicy",
    title: nil,
    in: .macDisplay,
    .choice(.gpuSelectionPolicies),
    since: [.macOS("10.14")],
    related: ["GPUEjectPolicy", "NSSupportsAutomaticGraphicsSwitching"],
    misspellings: ["GPUSelectPolicy"],
    example: "<string>preferRemovable</string>",
    summary: "Whether the app prefers or avoids GPUs that can be unplugged.",
    whenNeeded: "In apps with heavy graphics, or in small ones that should never hold an external GPU.",
    ifMissing: "The system chooses.",
    mistakes: ["Preferring removable GPUs without handling their removal."],
    sources: [.keyPage("gpuselectionpolicy")])

  /// Drawing on dense displays.
  public static let nsHighResolutionCapable: InfoPlistKey = InfoPlistKey(
    "NSHighResolutionCapable",
    title: "High Resolution Capable",
    in: .macDisplay,
    .boolean,
    since: .everywhere,
    expected: [.common(for: .macOSApp)],
    misspellings: ["NSHighResolutionCapabale", "NSSupportsHighResolution"],
    example: "<true/>",
    summary: "Says that a Mac app draws correctly on Retina displays.",
    whenNeeded: "In Mac apps whose bundles are made by other tools than Xcode.",
    ifMissing: "The app may be drawn at half resolution and enlarged.",
    mistakes: ["NO as a lasting answer to blurred images: add larger images instead."],
    sources: [.keyPage("nshighresolutioncapable")])

  /// Light appearance only.
  public static let nsRequiresAquaSystemAppearance: InfoPlistKey = InfoPlistKey(
    "NSRequiresAquaSystemAppearance",
    title: nil,
    in: .macDisplay,
    .boolean,
    since: [.macOS("10.14")],
    related: ["UIUserInterfaceStyle"],
    misspellings: ["NSRequireAquaSystemAppearance", "NSRequiresAquaAppearance"],
    example: "<true/>",
    summary: "Keeps a Mac app in the light appearance.",
    whenNeeded: "While an app is not ready for the dark appearance.",
    ifMissing: "The app follows the appearance of the system.",
    mistakes: ["Using it for good instead of adapting colors and images."],
    sources: [.applePage("appkit/choosing-a-specific-appearance-for-your-macos-app")])

  /// Use of the integrated GPU.
  public static let nsSupportsAutomaticGraphicsSwitching: InfoPlistKey = InfoPlistKey(
    "NSSupportsAutomaticGraphicsSwitching",
    title: "Supports Automatic Graphics Switching",
    in: .macDisplay,
    .boolean,
    since: [.macOS("10.7")],
    related: ["GPUSelectionPolicy"],
    misspellings: ["NSSupportAutomaticGraphicsSwitching", "NSSupportsAutomaticGraphicSwitching"],
    example: "<true/>",
    summary: "Lets an OpenGL app run on the integrated GPU of a Mac with two.",
    whenNeeded: "In apps that use OpenGL and can do without the stronger GPU.",
    ifMissing: "OpenGL brings the discrete GPU into use, which costs battery.",
    mistakes: ["YES in an app that cannot cope with a change of GPU while it runs."],
    sources: [.keyPage("nssupportsautomaticgraphicsswitching")])

  /// Quartz GL.
  public static let quartzGLEnable: InfoPlistKey = InfoPlistKey(
    "QuartzGLEnable",
    title: nil,
    in: .macDisplay,
    .boolean,
    since: [.macOS("10.5")],
    misspellings: ["QuartzGLEnabled", "NSQuartzGLEnable"],
    example: "<true/>",
    summary: "Turns Quartz GL, drawing with the help of the GPU, on or off for the windows of the app.",
    details: """
      YES works only with a gigabyte of memory or more, and never with several video cards. NO rules it out even when a window asks for it \
      with setPreferredBackingLocation. The Quartz Debug app turns it on for tests.
      """,
    whenNeeded: "In apps of its time whose drawing gained from it; measure first.",
    ifMissing: "Windows decide for themselves.",
    mistakes: ["Switching it on without measuring."],
    requirements: ["R-MAC-018...022"],
    sources: [.reference(.macOS)])

  /// Space beside the camera housing.
  public static let nsPrefersDisplaySafeAreaCompatibilityMode: InfoPlistKey = InfoPlistKey(
    "NSPrefersDisplaySafeAreaCompatibilityMode",
    title: nil,
    in: .macDisplay,
    .boolean,
    since: [.macOS("12.0")],
    misspellings: ["NSPrefersDisplaySafeAreaCompatabilityMode"],
    example: "<true/>",
    summary: "Keeps the windows of the app below the camera housing at the top of the display.",
    whenNeeded: "In apps that draw at the very top in full screen and would lose something behind the housing.",
    ifMissing: "The system decides from how the app was built; no source states a default.",
    mistakes: ["Setting it although the layout already respects the safe area."],
    sources: [.keyPage("nsprefersdisplaysafeareacompatibilitymode")])

  /// Made for touch.
  public static let nsIsTouchNative: InfoPlistKey = InfoPlistKey(
    "NSIsTouchNative",
    title: nil,
    in: .macDisplay,
    .boolean,
    since: [.macOS("27.0", note: "from beta documentation")],
    default: .boolean(false),
    related: ["NSViewGestureRecognizerIsExclusive", "NSGestureRecognizerSuppressesMainMenuActions"],
    example: "<true/>",
    summary: "Says that a Mac app is made for touch input.",
    details: "Known from beta documentation; name and version may still change.",
    whenNeeded: "In Mac apps whose interface was designed for fingers.",
    ifMissing: "The app counts as one made for a pointer.",
    mistakes: ["Setting it for an interface with small targets."],
    sources: [.keyPage("nsistouchnative")])

  /// Gestures before menu actions.
  public static let nsGestureRecognizerSuppressesMainMenuActions: InfoPlistKey = InfoPlistKey(
    "NSGestureRecognizerSuppressesMainMenuActions",
    title: nil,
    in: .macDisplay,
    .boolean,
    since: [.macOS("27.0", note: "from beta documentation")],
    default: .boolean(false),
    related: ["NSViewGestureRecognizerIsExclusive", "NSIsTouchNative"],
    misspellings: ["NSGestureRecognizersSuppressesMainMenuActions"],
    example: "<true/>",
    summary: "Lets a gesture in progress hold back actions of the main menu.",
    details: "Known from beta documentation; name and version may still change.",
    whenNeeded: "When a menu command in the middle of a gesture would leave the app in a confused state.",
    ifMissing: "Menu actions work during gestures.",
    mistakes: ["Blocking the menu for long gestures that people would want to break off."],
    sources: [.keyPage("nsgesturerecognizersuppressesmainmenuactions")])

  /// Gestures of nested views.
  public static let nsViewGestureRecognizerIsExclusive: InfoPlistKey = InfoPlistKey(
    "NSViewGestureRecognizerIsExclusive",
    title: "View Gesture Recognizer Is Exclusive",
    in: .macDisplay,
    .boolean,
    since: [.macOS("27.0", note: "from beta documentation")],
    default: .boolean(true),
    buildSettings: ["INFOPLIST_KEY_NSViewGestureRecognizerIsExclusive"],
    related: ["NSGestureRecognizerSuppressesMainMenuActions", "NSIsTouchNative"],
    misspellings: ["NSViewGestureRecognizersIsExclusive"],
    example: "<false/>",
    summary: "Whether gestures of nested views exclude each other unless a view says otherwise.",
    details: "Known from beta documentation; name and version may still change.",
    whenNeeded: "When views inside each other have gestures that should run together.",
    ifMissing: "One gesture wins and the others fail.",
    mistakes: ["NO in an app that relies on one gesture at a time."],
    sources: [.keyPage("nsviewgesturerecognizerisexclusive"), .swiftBuild])
}
