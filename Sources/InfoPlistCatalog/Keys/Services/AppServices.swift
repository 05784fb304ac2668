extension KeyFamily {
  /// Services of the system for apps.
  public static let appServices: KeyFamily = KeyFamily(
    "app-services", "Spotlight, Maps, stickers and other services", category: .services,
    summary: "Keys by which an app joins a service of the system: search, routing, exposure notification and more.")
}

extension InfoPlistKey {
  /// Actions in Spotlight.
  public static let coreSpotlightActions: InfoPlistKey = InfoPlistKey(
    "CoreSpotlightActions",
    title: nil,
    in: .appServices,
    .dictionaries,
    since: [.iOS("15.0"), .visionOS("1.0")],
    related: ["CoreSpotlightContinuation", "NSUserActivityTypes"],
    example: """
      <array>
        <dict>
          <key>CoreSpotlightActionIdentifier</key>
          <string>com.example.Notebook.pin</string>
          <key>CoreSpotlightActionTitle</key>
          <string>Pin Note</string>
          <key>CoreSpotlightActionSymbolImage</key>
          <string>pin</string>
        </dict>
      </array>
      """,
    summary: "Lists actions that Spotlight offers on search results of the app.",
    whenNeeded: "When people should be able to act on a search result without opening it first.",
    ifMissing: "Search results of the app can only be opened.",
    mistakes: ["Actions that the app does not handle when they arrive in a user activity."],
    sources: [.keyPage("corespotlightactions")])

  /// The identifier of a Spotlight action.
  public static let coreSpotlightActionIdentifier: InfoPlistKey = InfoPlistKey(
    "CoreSpotlightActions[].CoreSpotlightActionIdentifier",
    title: nil,
    in: .appServices,
    .string(),
    since: [.iOS("15.0"), .visionOS("1.0")],
    example: "<string>com.example.Notebook.pin</string>",
    summary: "Identifier of your choice that comes back in the user activity.",
    whenNeeded: "In every action.",
    ifMissing: "The app cannot tell which action was chosen.",
    mistakes: ["Two actions with one identifier."],
    sources: [.keyPage("corespotlightactions/corespotlightactionidentifier")])

  /// The title of a Spotlight action.
  public static let coreSpotlightActionTitle: InfoPlistKey = InfoPlistKey(
    "CoreSpotlightActions[].CoreSpotlightActionTitle",
    title: nil,
    in: .appServices,
    .string(.userText),
    since: [.iOS("15.0"), .visionOS("1.0")],
    example: "<string>Pin Note</string>",
    summary: "Title that people read on the action.",
    whenNeeded: "In every action.",
    ifMissing: "The action has nothing that people could read.",
    mistakes: ["A title that only makes sense inside the app."],
    sources: [.keyPage("corespotlightactions/corespotlightactiontitle")])

  /// The symbol of a Spotlight action.
  public static let coreSpotlightActionSymbolImage: InfoPlistKey = InfoPlistKey(
    "CoreSpotlightActions[].CoreSpotlightActionSymbolImage",
    title: nil,
    in: .appServices,
    .string(.symbolName),
    since: [.iOS("15.0"), .visionOS("1.0")],
    example: "<string>pin</string>",
    summary: "System symbol beside the title of the action.",
    whenNeeded: "When a symbol helps to tell the actions apart.",
    ifMissing: "The action has no symbol.",
    mistakes: ["A symbol that the oldest supported system does not have."],
    sources: [.keyPage("corespotlightactions/corespotlightactionsymbolimage")])

  /// Going on with a search.
  public static let coreSpotlightContinuation: InfoPlistKey = InfoPlistKey(
    "CoreSpotlightContinuation",
    title: nil,
    in: .appServices,
    .boolean,
    since: [.iOS("10.0")],
    related: ["CoreSpotlightActions", "NSUserActivityTypes"],
    example: "<true/>",
    summary: "Says that the app can go on with a search begun in Spotlight.",
    whenNeeded: "When the app has a search of its own that can take over the words people typed.",
    ifMissing: "Spotlight does not offer to search in the app.",
    mistakes: ["Setting it without handling the query continuation activity."],
    sources: [.applePage("corespotlight/csquerycontinuationactiontype")])

  /// Means of transport for directions.
  public static let mkDirectionsApplicationSupportedModes: InfoPlistKey = InfoPlistKey(
    "MKDirectionsApplicationSupportedModes",
    title: "Maps routing app supported modes",
    in: .appServices,
    .array(of: .choice(.directionsModes)),
    since: [.iOS("6.0"), .visionOS("1.0")],
    expected: [.required(when: "the app offers directions to Maps")],
    related: ["CFBundleDocumentTypes"],
    example: """
      <array>
        <string>MKDirectionsModeBus</string>
        <string>MKDirectionsModeSubway</string>
      </array>
      """,
    summary: "Lists the means of transport that the app gives directions for when Maps asks.",
    details:
      "With the key, the store wants a GeoJSON file of the regions that the app covers. Apple's page calls plane the default, without saying for what.",
    whenNeeded: "In routing apps.",
    ifMissing: "Maps does not offer the app for directions.",
    mistakes: ["Forgetting the GeoJSON file, or regions so wide that people are sent to an app without routes."],
    requirements: ["R-IOS-001...003"],
    sources: [.reference(.iOS), .keyPage("mkdirectionsapplicationsupportedmodes")])

  /// The Exposure Notification way.
  public static let enAPIVersion: InfoPlistKey = InfoPlistKey(
    "ENAPIVersion",
    title: nil,
    in: .appServices,
    .choice(.exposureNotificationVersions),
    since: [.iOS("13.7")],
    default: .integer(1),
    related: ["ENDeveloperRegion"],
    example: "<integer>2</integer>",
    summary: "Chooses how the Exposure Notification framework computes risk.",
    details: "It is understood by iOS 12.5 as well.",
    whenNeeded: "In Exposure Notification apps that want the second version.",
    ifMissing: "The first version is used.",
    mistakes: ["Writing the number as a string."],
    sources: [.keyPage("enapiversion")])

  /// The region of an Exposure Notification app.
  public static let enDeveloperRegion: InfoPlistKey = InfoPlistKey(
    "ENDeveloperRegion",
    title: nil,
    in: .appServices,
    .string(),
    since: [.iOS("13.7")],
    expected: [.required(when: "the app uses Exposure Notification")],
    related: ["ENAPIVersion"],
    example: "<string>DE</string>",
    summary: "Region that an Exposure Notification app serves.",
    whenNeeded: "In every Exposure Notification app.",
    ifMissing: "The framework does not work for the app.",
    mistakes: ["A region other than the one Apple granted the app for."],
    sources: [.keyPage("endeveloperregion")])

  /// Links of journaling notifications.
  public static let jsNotificationURLFormat: InfoPlistKey = InfoPlistKey(
    "JSNotificationURLFormat",
    title: nil,
    in: .appServices,
    .string(),
    since: [.iOS("26.0")],
    related: ["CFBundleURLTypes"],
    example: "<string>notebook://suggestion?id=%@</string>",
    summary: "URL pattern by which notifications of the Journaling Suggestions framework open the app.",
    details: "The placeholder of the example is an illustration: its form is not spelled out in the sources at hand.",
    whenNeeded: "In journaling apps that take up suggestions from notifications.",
    ifMissing: "A tap on such a notification has no link into the app.",
    mistakes: ["A scheme that the app does not declare."],
    sources: [.keyPage("jsnotificationurlformat")])

  /// Where stickers are offered.
  public static let nsStickerSharingLevel: InfoPlistKey = InfoPlistKey(
    "NSStickerSharingLevel",
    title: nil,
    in: .appServices,
    .choice(.stickerSharingLevels),
    since: [.iOS("17.0")],
    expected: [.common(for: .stickerPack)],
    buildSettings: ["INFOPLIST_KEY_NSStickerSharingLevel"],
    example: "<string>OS</string>",
    summary: "Says how widely the system offers the stickers of a pack.",
    whenNeeded: "In sticker packs.",
    ifMissing: "The system decides where the stickers appear.",
    mistakes: ["Values in other letters than these: they are compared exactly."],
    sources: [.keyPage("nsstickersharinglevel"), .swiftBuild],
    confidence: .medium)

  /// The browser engine inside the app.
  public static let beEmbeddedWebBrowserEngine: InfoPlistKey = InfoPlistKey(
    "BEEmbeddedWebBrowserEngine",
    title: nil,
    in: .appServices,
    .string(),
    since: [.iOS("17.4")],
    expected: [.required(when: "the app embeds an alternative browser engine")],
    related: ["BEEmbeddedWebBrowserEngineVersion", "UIRequiredDeviceCapabilities"],
    example: "<string>ExampleEngine</string>",
    summary: "Name of the alternative browser engine inside the app.",
    whenNeeded: "In apps that bring a browser engine other than WebKit.",
    ifMissing: "The app states no engine, which Apple asks such apps to do.",
    mistakes: ["Adding it to apps that show pages with WebKit."],
    sources: [.keyPage("beembeddedwebbrowserengine")])

  /// The version of the browser engine.
  public static let beEmbeddedWebBrowserEngineVersion: InfoPlistKey = InfoPlistKey(
    "BEEmbeddedWebBrowserEngineVersion",
    title: nil,
    in: .appServices,
    .string(),
    since: [.iOS("17.4")],
    expected: [.required(when: "the app embeds an alternative browser engine")],
    related: ["BEEmbeddedWebBrowserEngine"],
    example: "<string>128.0.1</string>",
    summary: "Version of the alternative browser engine inside the app.",
    whenNeeded: "Together with BEEmbeddedWebBrowserEngine.",
    ifMissing: "The app states no version, which Apple asks such apps to do.",
    mistakes: ["The version of the app instead of the engine."],
    sources: [.keyPage("beembeddedwebbrowserengineversion")])
}
