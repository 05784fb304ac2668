extension KeyFamily {
  /// Watch apps.
  public static let watchApps: KeyFamily = KeyFamily(
    "watch-apps", "Watch apps", category: .watch,
    summary: "What kind of watch app a bundle is, which iPhone app it belongs to and how it runs.")
}

extension InfoPlistKey {
  /// A single-target watch app.
  public static let wkApplication: InfoPlistKey = InfoPlistKey(
    "WKApplication",
    title: nil,
    in: .watchApps,
    .boolean,
    since: [.watchOS("7.0")],
    expected: [.required(for: .watchOSApp, when: "the app consists of a single target")],
    buildSettings: ["INFOPLIST_KEY_WKApplication"],
    supersedes: ["WKWatchKitApp"],
    excludes: ["WKWatchKitApp"],
    related: ["WKWatchKitApp", "WKCompanionAppBundleIdentifier", "WKWatchOnly"],
    example: "<true/>",
    summary: "Marks the bundle as a watch app made of a single target.",
    details: "Xcode adds it to the generated property list of such targets.",
    whenNeeded: "In every watch app without a separate WatchKit extension.",
    ifMissing: "The bundle is not taken for a watch app.",
    mistakes: ["Keeping WKWatchKitApp beside it after merging app and extension."],
    sources: [.keyPage("wkapplication"), .swiftBuild])

  /// The app of two targets.
  public static let wkWatchKitApp: InfoPlistKey = InfoPlistKey(
    "WKWatchKitApp",
    title: nil,
    in: .watchApps,
    .boolean,
    since: [.watchOS("1.0")],
    expected: [.required(for: .watchOSApp, when: "the app has a separate WatchKit extension")],
    supersededBy: ["WKApplication"],
    excludes: ["WKApplication"],
    related: ["WKApplication", "WKAppBundleIdentifier", "WKCompanionAppBundleIdentifier"],
    example: "<true/>",
    summary: "Marks the bundle as the app of a watch project made of app and extension.",
    whenNeeded: "In the app target of older watch projects.",
    ifMissing: "The store and the system do not take the bundle for a watch app.",
    mistakes: ["NO, or the key in the extension instead of the app."],
    sources: [.keyPage("wkwatchkitapp"), .swiftBuild])

  /// The iPhone app of a watch app.
  public static let wkCompanionAppBundleIdentifier: InfoPlistKey = InfoPlistKey(
    "WKCompanionAppBundleIdentifier",
    title: "WatchKit Companion App Bundle Identifier",
    in: .watchApps,
    .string(.bundleIdentifier),
    since: [.watchOS("1.0")],
    expected: [.required(for: .watchOSApp, when: "the watch app comes with an iPhone app")],
    buildSettings: ["INFOPLIST_KEY_WKCompanionAppBundleIdentifier"],
    excludes: ["WKWatchOnly"],
    related: ["WKRunsIndependentlyOfCompanionApp", "WKWatchOnly", "CFBundleIdentifier"],
    misspellings: ["WKCompanionAppIdentifier"],
    example: "<string>com.example.Notebook</string>",
    summary: "Bundle identifier of the iPhone app that the watch app belongs to.",
    whenNeeded: "In every watch app that is delivered inside an iPhone app.",
    ifMissing: "The watch app is not installed along with the iPhone app, and the store refuses the upload.",
    mistakes: ["An identifier that differs from the iPhone app's, often after changing it for a test version."],
    sources: [.keyPage("wkcompanionappbundleidentifier"), .swiftBuild])

  /// Independence of the iPhone app.
  public static let wkRunsIndependentlyOfCompanionApp: InfoPlistKey = InfoPlistKey(
    "WKRunsIndependentlyOfCompanionApp",
    title: "App can run independently of companion iPhone app",
    in: .watchApps,
    .boolean,
    since: [.watchOS("6.0")],
    buildSettings: ["INFOPLIST_KEY_WKRunsIndependentlyOfCompanionApp"],
    related: ["WKCompanionAppBundleIdentifier", "WKWatchOnly"],
    example: "<true/>",
    summary: "Lets people install and use the watch app without its iPhone app.",
    whenNeeded: "When the watch app does its work without a phone nearby.",
    ifMissing: "The watch app is installed together with the iPhone app.",
    mistakes: ["Taking it back in an update: the store refuses that."],
    sources: [.keyPage("wkrunsindependentlyofcompanionapp"), .swiftBuild])

  /// Without an iPhone app.
  public static let wkWatchOnly: InfoPlistKey = InfoPlistKey(
    "WKWatchOnly",
    title: "App is only available as a standalone watchOS app",
    in: .watchApps,
    .boolean,
    since: [.watchOS("6.0")],
    buildSettings: ["INFOPLIST_KEY_WKWatchOnly"],
    excludes: ["WKCompanionAppBundleIdentifier"],
    related: ["WKCompanionAppBundleIdentifier", "WKRunsIndependentlyOfCompanionApp"],
    example: "<true/>",
    summary: "Marks a watch app for which there is no iPhone app at all.",
    whenNeeded: "In apps that are offered for the watch alone.",
    ifMissing: "The watch app counts as part of an iPhone app.",
    mistakes: ["Naming a companion app as well."],
    sources: [.keyPage("wkwatchonly"), .swiftBuild])

  /// The app of a WatchKit extension, at the top level.
  public static let wkAppBundleIdentifier: InfoPlistKey = InfoPlistKey(
    "WKAppBundleIdentifier",
    "NSExtension.NSExtensionAttributes.WKAppBundleIdentifier",
    title: nil,
    in: .watchApps,
    .string(.bundleIdentifier),
    since: [.watchOS("1.0")],
    expected: [.required(for: .watchKitExtension)],
    related: ["WKWatchKitApp", "NSExtension.NSExtensionPointIdentifier"],
    example: "<string>com.example.Notebook.watchkitapp</string>",
    summary: "Bundle identifier of the watch app that a WatchKit extension belongs to.",
    details: "Apple's page describes it at the top level; files have it among the attributes of the extension, where it is read.",
    whenNeeded: "In the extension of watch projects made of app and extension.",
    ifMissing: "The extension is not joined to its app, and the store refuses the upload.",
    mistakes: ["The identifier of the iPhone app instead of the watch app."],
    sources: [.keyPage("wkappbundleidentifier"), .applePage("healthkit/build-a-workout-app-for-apple-watch"), .publicFiles])

  /// The delegate of the extension.
  public static let wkExtensionDelegateClassName: InfoPlistKey = InfoPlistKey(
    "WKExtensionDelegateClassName",
    title: "WatchKit Extension Delegate Class Name",
    in: .watchApps,
    .string(.className),
    since: [.watchOS("2.0")],
    buildSettings: ["INFOPLIST_KEY_WKExtensionDelegateClassName"],
    related: ["WKAppBundleIdentifier", "NSPrincipalClass"],
    example: "<string>$(PRODUCT_MODULE_NAME).ExtensionDelegate</string>",
    summary: "Class of the delegate of a watch app or its extension.",
    whenNeeded: "In watch apps with a delegate that is not declared in code, as SwiftUI does.",
    ifMissing: "There is no delegate unless code provides one.",
    mistakes: ["A Swift class without the name of its module."],
    sources: [.keyPage("wkextensiondelegateclassname"), .swiftBuild])

  /// Background sessions.
  public static let wkBackgroundModes: InfoPlistKey = InfoPlistKey(
    "WKBackgroundModes",
    title: "Required background modes (Watch)",
    in: .watchApps,
    .array(of: .choice(.watchBackgroundModes)),
    since: [.watchOS("3.0")],
    related: ["UIBackgroundModes"],
    misspellings: ["WKBackgroundMode"],
    example: """
      <array>
        <string>workout-processing</string>
      </array>
      """,
    summary: "Lists the kinds of session that a watch app may keep running in the background.",
    details: "Sound, positions and calls are modes of UIBackgroundModes, which watch apps have as well.",
    whenNeeded: "In watch apps with workouts or other extended sessions.",
    ifMissing: "The app is suspended when the wrist goes down.",
    mistakes: ["Writing it into the wrong target of a project with app and extension.", "Modes of UIBackgroundModes."],
    sources: [.keyPage("wkbackgroundmodes")])

  /// The network at once.
  public static let wkPrefersNetworkUponForeground: InfoPlistKey = InfoPlistKey(
    "WKPrefersNetworkUponForeground",
    title: nil,
    in: .watchApps,
    .boolean,
    since: [.watchOS("9.0")],
    example: "<true/>",
    summary: "Turns on the network of the watch as soon as the app comes to the front.",
    whenNeeded: "When the first screen needs fresh data from the network.",
    ifMissing: "The network is turned on when the app first asks for it.",
    mistakes: ["Using it without need: it costs power at each start."],
    sources: [.keyPage("wkprefersnetworkuponforeground")])

  /// Always On.
  public static let wkSupportsAlwaysOnDisplay: InfoPlistKey = InfoPlistKey(
    "WKSupportsAlwaysOnDisplay",
    title: nil,
    in: .watchApps,
    .boolean,
    since: [.watchOS("8.0")],
    default: .boolean(true),
    example: "<false/>",
    summary: "Says whether the app stays visible while the watch is in its Always On state.",
    whenNeeded: "When the app has to vanish as soon as the wrist goes down.",
    ifMissing: "The app stays visible, dimmed.",
    mistakes: ["Turning it off only to hide private content: single views can be hidden too."],
    sources: [.keyPage("wksupportsalwaysondisplay")])

  /// Live Activities that open the watch app.
  public static let wkSupportsLiveActivityLaunchAttributeTypes: InfoPlistKey = InfoPlistKey(
    "WKSupportsLiveActivityLaunchAttributeTypes",
    title: "Supports Launch for Live Activity Attribute Types",
    in: .watchApps,
    .strings(.className),
    since: [.watchOS("11.1")],
    buildSettings: ["INFOPLIST_KEY_WKSupportsLiveActivityLaunchAttributeTypes"],
    related: ["NSSupportsLiveActivities"],
    example: """
      <array>
        <string>DeliveryAttributes</string>
      </array>
      """,
    summary: "Lists activity types for which a tap on a Live Activity opens the watch app.",
    details: "An empty array stands for all types.",
    whenNeeded: "When the watch app can show what the Live Activity is about.",
    ifMissing: "A tap does not open the watch app.",
    mistakes: ["The name of a content state instead of the attributes type."],
    sources: [.keyPage("wksupportsliveactivitylaunchattributetypes"), .swiftBuild])

  /// Opening along with audio.
  public static let puicAutoLaunchAudioOptOut: InfoPlistKey = InfoPlistKey(
    "PUICAutoLaunchAudioOptOut",
    title: "Opt out of Auto-launch Audio App (Watch)",
    in: .watchApps,
    .boolean,
    since: [.watchOS("5.0")],
    related: ["UIBackgroundModes"],
    example: "<true/>",
    summary: "Keeps the watch app from opening by itself when its iPhone app plays sound.",
    whenNeeded: "When the watch app is no remote control for what is playing.",
    ifMissing: "The watch app may open while the iPhone app plays.",
    mistakes: ["Writing it into the iPhone app."],
    sources: [.keyPage("puicautolaunchaudiooptout")])

  /// The source of complications.
  public static let clkComplicationPrincipalClass: InfoPlistKey = InfoPlistKey(
    "CLKComplicationPrincipalClass",
    title: "ClockKit Complication - Principal Class",
    in: .watchApps,
    .string(.className),
    since: [.watchOS("2.0")],
    expected: [.required(when: "the watch app has ClockKit complications")],
    buildSettings: ["INFOPLIST_KEY_CLKComplicationPrincipalClass"],
    related: ["CLKComplicationSupportedFamilies"],
    example: "<string>$(PRODUCT_MODULE_NAME).ComplicationController</string>",
    summary: "Class that supplies the data of ClockKit complications.",
    details: "Apple's page types the key as an array of strings; Xcode and all files seen have one string.",
    whenNeeded: "In watch apps with ClockKit complications; WidgetKit needs no such key.",
    ifMissing: "ClockKit finds no complications.",
    mistakes: ["An array.", "A Swift class without the name of its module."],
    sources: [.keyPage("clkcomplicationprincipalclass"), .swiftBuild, .publicFiles])

  /// The families of complications.
  public static let clkComplicationSupportedFamilies: InfoPlistKey = InfoPlistKey(
    "CLKComplicationSupportedFamilies",
    title: "ClockKit Complication - Supported Families",
    in: .watchApps,
    .array(of: .choice(.complicationFamilies)),
    since: [.watchOS("2.0", deprecated: "7.0")],
    related: ["CLKComplicationPrincipalClass"],
    misspellings: ["CLKSupportedComplicationFamilies"],
    example: """
      <array>
        <string>CLKComplicationFamilyModularSmall</string>
        <string>CLKComplicationFamilyGraphicCircular</string>
      </array>
      """,
    summary: "Lists the places on watch faces that the ClockKit complications of the app cover.",
    details: "Widgets made with WidgetKit take the place of ClockKit complications.",
    whenNeeded: "In apps with ClockKit complications that run on watchOS before 7.0.",
    ifMissing: "Those systems offer no complication of the app.",
    mistakes: ["Families that the data source does not supply."],
    sources: [.keyPage("clkcomplicationsupportedfamilies")])
}
