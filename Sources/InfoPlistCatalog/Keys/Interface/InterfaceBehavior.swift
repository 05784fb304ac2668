extension KeyFamily {
  /// Behavior of the interface.
  public static let interfaceBehavior: KeyFamily = KeyFamily(
    "interface-behavior", "Behavior of the interface", category: .interface,
    summary: "Input events, observation, accessibility modes and small switches of UIKit and AppKit.")
}

extension InfoPlistKey {
  /// Pointer and trackpad events.
  public static let uiApplicationSupportsIndirectInputEvents: InfoPlistKey = InfoPlistKey(
    "UIApplicationSupportsIndirectInputEvents",
    title: "Supports Indirect Events",
    in: .interfaceBehavior,
    .boolean,
    since: [.iOS("13.4"), .visionOS("1.0")],
    buildSettings: ["INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents"],
    example: "<true/>",
    summary: "Delivers input of pointers and trackpads as such, instead of as imitated touches.",
    details: "Touches then come as indirect ones, and scrolling and pinching arrive as scroll and transform events.",
    whenNeeded: "In every app that should feel at home with a pointer; current Xcode templates set it.",
    ifMissing: "Pointer and trackpad look like fingers to the app.",
    mistakes: ["Gesture code that assumes at least one touch: scroll events have none."],
    sources: [.keyPage("uiapplicationsupportsindirectinputevents"), .swiftBuild])

  /// Actions of presented view controllers.
  public static let uiViewControllerPerformsActionsWhilePresentingModally: InfoPlistKey = InfoPlistKey(
    "UIViewControllerPerformsActionsWhilePresentingModally",
    title: nil,
    in: .interfaceBehavior,
    .boolean,
    since: [.iOS("13.0"), .macCatalyst("13.1"), .tvOS("13.0"), .visionOS("1.0")],
    example: "<false/>",
    summary: "Default for whether a view controller handles actions that come from one it presents modally.",
    details: "Versions are those of the property of the same purpose on UIViewController.",
    whenNeeded: "When menu commands of the presenting screen must not act while a dialog covers it.",
    ifMissing: "Each view controller's own property decides.",
    mistakes: ["Setting it for the whole app where one override on one view controller would do."],
    sources: [.applePage("uikit/uiviewcontroller/performsactionswhilepresentingmodally")],
    confidence: .medium)

  /// Observation in UIKit.
  public static let uiObservationTrackingEnabled: InfoPlistKey = InfoPlistKey(
    "UIObservationTrackingEnabled",
    title: nil,
    in: .interfaceBehavior,
    .boolean,
    since: [.iOS("18.0")],
    related: ["NSObservationTrackingEnabled"],
    example: "<true/>",
    summary: "Turns on automatic tracking of observable objects in UIKit on iOS 18.",
    whenNeeded: "When views read observable objects and the app still runs on iOS 18.",
    ifMissing: "iOS 18 does not update views by itself when observed values change.",
    mistakes: ["Mixing it up with the AppKit key, which starts with NS."],
    sources: [.keyPage("uiobservationtrackingenabled")])

  /// Observation in AppKit.
  public static let nsObservationTrackingEnabled: InfoPlistKey = InfoPlistKey(
    "NSObservationTrackingEnabled",
    title: nil,
    in: .interfaceBehavior,
    .boolean,
    since: [.macOS("15.0")],
    related: ["UIObservationTrackingEnabled"],
    example: "<true/>",
    summary: "Turns on automatic tracking of observable objects in AppKit on macOS 15.",
    details: """
      From macOS 26 tracking is on without the key. The header of its page lists iOS 15.0 while the text speaks of macOS 15; the text \
      is followed here.
      """,
    whenNeeded: "When views read observable objects and the app still runs on macOS 15.",
    ifMissing: "macOS 15 does not update views by itself when observed values change.",
    mistakes: ["Mixing it up with the UIKit key, which starts with UI."],
    sources: [.keyPage("nsobservationtrackingenabled")],
    confidence: .medium)

  /// The language setting of the app.
  public static let uiPrefersShowingLanguageSettings: InfoPlistKey = InfoPlistKey(
    "UIPrefersShowingLanguageSettings",
    title: nil,
    in: .interfaceBehavior,
    .boolean,
    since: [.iOS("18.0")],
    related: ["CFBundleLocalizations"],
    example: "<true/>",
    summary: "Shows the language setting of the app even when it has few languages.",
    details: "Not documented: known from files of third parties and from the name in system binaries.",
    whenNeeded: "When an app wants to offer its language setting without knowing people's language list.",
    ifMissing: "The system decides whether the setting is shown.",
    mistakes: ["Counting on it: no page says how long it will work."],
    sources: [.publicFiles],
    confidence: .low)

  /// Details of surfaces on visionOS.
  public static let uiWantsDetailedSurfaceInfo: InfoPlistKey = InfoPlistKey(
    "UIWantsDetailedSurfaceInfo",
    title: nil,
    in: .interfaceBehavior,
    .boolean,
    since: [.visionOS("26.0")],
    needs: ["NSWorldSensingUsageDescription"],
    related: ["NSWorldSensingUsageDescription"],
    example: "<true/>",
    summary: "Asks for details about the surface that a window or volume is snapped to.",
    whenNeeded: "When a visionOS app adapts its content to the table or wall it stands on.",
    ifMissing: "The app learns only that it is snapped, without details.",
    mistakes: ["Leaving out NSWorldSensingUsageDescription, without which permission cannot be asked for."],
    sources: [.applePage("visionos/adopting-best-practices-for-scene-restoration")])

  /// A scene for Assistive Access.
  public static let uiSupportsAssistiveAccess: InfoPlistKey = InfoPlistKey(
    "UISupportsAssistiveAccess",
    title: nil,
    in: .interfaceBehavior,
    .boolean,
    since: [.iOS("26.0")],
    related: ["UISupportsFullScreenInAssistiveAccess"],
    example: "<true/>",
    summary: "Says that the app has a scene made for Assistive Access.",
    whenNeeded: "When the app offers a simplified interface for people who use Assistive Access.",
    ifMissing: "Assistive Access shows the ordinary interface.",
    mistakes: ["Setting it without such a scene in code."],
    sources: [.keyPage("uisupportsassistiveaccess")])

  /// The whole screen in Assistive Access.
  public static let uiSupportsFullScreenInAssistiveAccess: InfoPlistKey = InfoPlistKey(
    "UISupportsFullScreenInAssistiveAccess",
    title: "Supports full screen in Assistive Access",
    in: .interfaceBehavior,
    .boolean,
    since: [.iOS("17.0")],
    default: .boolean(true),
    related: ["UISupportsAssistiveAccess"],
    example: "<true/>",
    summary: "Lets the app fill the screen while Assistive Access is on.",
    whenNeeded: "For apps that were made for people with cognitive disabilities and need no smaller frame.",
    ifMissing: "Apple's page gives YES as the default.",
    mistakes: ["Filling the screen with an interface that has no simple way back."],
    sources: [.keyPage("uisupportsfullscreeninassistiveaccess")])

  /// Music Haptics.
  public static let musicHapticsSupported: InfoPlistKey = InfoPlistKey(
    "MusicHapticsSupported",
    title: "Supports Music Haptics",
    in: .interfaceBehavior,
    .boolean,
    since: [.iOS("18.0")],
    misspellings: ["MusicHapticSupported"],
    example: "<true/>",
    summary: "Says that the app works with Music Haptics.",
    whenNeeded: "For music players whose songs should be felt as well as heard.",
    ifMissing: "Music Haptics does not work with the app.",
    mistakes: ["Setting it without giving the system the identity of the song that plays."],
    sources: [.keyPage("musichapticssupported")])

  /// Sections in browsable content.
  public static let uiBrowsableContentSupportsSectionedBrowsing: InfoPlistKey = InfoPlistKey(
    "UIBrowsableContentSupportsSectionedBrowsing",
    title: nil,
    in: .interfaceBehavior,
    .boolean,
    since: [.iOS()],
    related: ["UIBackgroundModes"],
    example: "<true/>",
    summary: "Says that the media content an app offers to a car is divided into sections.",
    details: "Not in the documentation at hand: known from files of apps only.",
    whenNeeded: "For audio apps that still offer their content to CarPlay in the old way, without templates.",
    ifMissing: "The content is shown as one list.",
    mistakes: ["Adding it to an app that uses the CarPlay templates."],
    sources: [.publicFiles],
    confidence: .low)
}
