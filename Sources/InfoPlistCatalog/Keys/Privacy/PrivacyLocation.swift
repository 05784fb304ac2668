extension KeyFamily {
  /// Reasons and settings for location.
  public static let privacyLocation: KeyFamily = KeyFamily(
    "privacy-location", "Location", category: .privacy,
    summary: "Reasons and settings for the permission to know where a person is.")
}

extension InfoPlistKey {
  /// Reason shown when an app asks for the location while people use it.
  public static let nsLocationWhenInUseUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSLocationWhenInUseUsageDescription",
    title: "Privacy - Location When In Use Usage Description",
    in: .privacyLocation,
    .string(.userText),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    expected: [
      .required(when: "the app calls requestWhenInUseAuthorization", by: ["R-PRIV-029", "R-PRIV-057"]),
      .recommended(when: "the app follows the current location", by: ["R-PRIV-065"]),
    ],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSLocationWhenInUseUsageDescription"],
    supersedes: ["NSLocationUsageDescription"],
    related: ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationTemporaryUsageDescriptionDictionary"],
    misspellings: ["NSLocationWhenInUsageDescription", "NSLocationWhenInUseUsage", "NSLocationWhenInUseDescription"],
    example: "<string>Your location shows the way to the nearest station.</string>",
    summary: "Reason shown when an app asks for the location while people use it.",
    details: """
      Where the file also has the older NSLocationUsageDescription, this one counts. Newer pages give iOS 11.0; the reference says \
      8.0.
      """,
    whenNeeded: """
      In every iOS app that asks for location, also beside the text for use at any time. It fits apps that follow the current location \
      openly.
      """,
    ifMissing: "The request is ignored without a word; an app linked against iOS 10 or later is ended when it uses the location.",
    mistakes: [
      "Monitoring regions or significant changes with this permission alone: both need the one for any time.",
      "Carrying only the older NSLocationUsageDescription, which iOS 8 and later skip.",
    ],
    requirements: ["R-PRIV-028...030", "R-PRIV-057...059", "R-PRIV-062", "R-PRIV-064...065"],
    sources: [
      .reference(.cocoa),
      .keyPage("nslocationwheninuseusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks for the location at any time, also while nobody looks at it.
  public static let nsLocationAlwaysAndWhenInUseUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSLocationAlwaysAndWhenInUseUsageDescription",
    title: "Privacy - Location Always and When In Use Usage Description",
    in: .privacyLocation,
    .string(.userText),
    since: [.iOS("11.0"), .visionOS("1.0")],
    expected: [.required(when: "the app asks for location at any time")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSLocationAlwaysAndWhenInUseUsageDescription"],
    supersedes: ["NSLocationAlwaysUsageDescription"],
    needs: ["NSLocationWhenInUseUsageDescription"],
    misspellings: ["NSLocationWhenInUseAndAlwaysUsageDescription", "NSLocationAlwaysAndWhenInUsageDescription"],
    example: "<string>You are reminded of a task when you come home.</string>",
    summary: "Reason shown when an app asks for the location at any time, also while nobody looks at it.",
    whenNeeded: """
      When an iOS 11 app monitors regions, visits or significant changes, or works with the location in the background unasked.
      """,
    ifMissing: "The request for use at any time is not shown.",
    mistakes: [
      "Leaving out the when-in-use text: iOS wants both in one file.",
      "The order of the words reversed, NSLocationWhenInUseAndAlways...: such a key does not exist.",
    ],
    sources: [
      .keyPage("nslocationalwaysandwheninuseusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Older reason shown when an app asks for the location at any time.
  public static let nsLocationAlwaysUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSLocationAlwaysUsageDescription",
    title: "Privacy - Location Always Usage Description",
    in: .privacyLocation,
    .string(.userText),
    since: [.iOS("8.0", deprecated: "10.0"), .macOS("10.10")],
    expected: [
      .required(when: "the app calls requestAlwaysAuthorization on iOS 10 or older", by: ["R-PRIV-026", "R-PRIV-054"]),
      .recommended(when: "the location is used where people may not notice", by: ["R-PRIV-056"]),
    ],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSLocationAlwaysUsageDescription"],
    supersedes: ["NSLocationUsageDescription"],
    supersededBy: ["NSLocationAlwaysAndWhenInUseUsageDescription"],
    related: ["NSLocationWhenInUseUsageDescription"],
    misspellings: ["NSLocationAlwaysUsage"],
    example: "<string>Friends see on a map where you are.</string>",
    summary: "Older reason shown when an app asks for the location at any time.",
    details: "Where the file also has the older NSLocationUsageDescription, this one counts.",
    whenNeeded: "When the app runs on iOS 10 or older, beside the newer key. It fits uses of the location that people would not notice.",
    ifMissing: """
      The request is ignored and location services stay closed; an app linked against iOS 10 or later is ended when it uses the \
      location.
      """,
    mistakes: ["Keeping only this key: iOS 11 and later look for NSLocationAlwaysAndWhenInUseUsageDescription."],
    requirements: ["R-PRIV-025...027", "R-PRIV-054...056", "R-PRIV-062...063"],
    sources: [
      .reference(.cocoa),
      .keyPage("nslocationalwaysusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason for location access on macOS; on iOS only versions 6 and 7 read it.
  public static let nsLocationUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSLocationUsageDescription",
    title: "Privacy - Location Usage Description",
    in: .privacyLocation,
    .string(.userText),
    since: [.iOS("6.0", deprecated: "8.0", ignored: "8.0"), .macOS("10.9", note: "newer pages say 10.14")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSLocationUsageDescription"],
    supersededBy: ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"],
    misspellings: ["NSLocationUsage"],
    example: "<string>Your location sorts the weather stations by distance.</string>",
    summary: "Reason for location access on macOS; on iOS only versions 6 and 7 read it.",
    details: """
      An app linked against iOS 8 or later declares one of the two keys that name when the location is used; where such a key is there too, \
      this one is passed over.
      """,
    whenNeeded: "In Mac apps that use the location. On iOS it has been out of use since version 8.",
    ifMissing: "On macOS the request carries no reason of the app.",
    mistakes: ["Relying on it in an iOS app: iOS 8 and later skip it."],
    requirements: ["R-PRIV-060...064"],
    sources: [
      .reference(.cocoa),
      .keyPage("nslocationusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// The reasons for exact location.
  public static let nsLocationTemporaryUsageDescriptionDictionary: InfoPlistKey = InfoPlistKey(
    "NSLocationTemporaryUsageDescriptionDictionary",
    title: "Privacy - Location Temporary Usage Description Dictionary",
    in: .privacyLocation,
    .dictionary(.chosen(.temporaryLocationPurpose, .string(.userText))),
    since: [.iOS("14.0"), .macOS("11.0"), .visionOS("1.0")],
    expected: [.required(when: "the app asks for full accuracy for once")],
    localized: [.byValue],
    related: ["NSLocationDefaultAccuracyReduced", "NSLocationWhenInUseUsageDescription"],
    misspellings: ["NSLocationTemporaryUsageDescription"],
    example: """
      <dict>
        <key>Navigation</key>
        <string>Turn directions need your exact place.</string>
      </dict>
      """,
    summary: "Reasons for which an app may ask for the exact location once, each under a name of its own.",
    details: """
      Code names one of the keys when it asks. Xcode lists a build setting for the key, but as text, and the build does not write a \
      dictionary from it.
      """,
    whenNeeded: "When a feature needs the exact place of a person who allowed an approximate location only.",
    ifMissing: "The request for exact location fails.",
    mistakes: [
      "Asking with a key that is not in the dictionary.",
      "A plain string in place of the dictionary.",
    ],
    sources: [.keyPage("nslocationtemporaryusagedescriptiondictionary"), .swiftBuild, .publicFiles])

  /// One reason for exact location.
  public static let nsLocationTemporaryUsageDescriptionDictionaryEntry: InfoPlistKey = InfoPlistKey(
    "NSLocationTemporaryUsageDescriptionDictionary.*",
    title: nil,
    in: .privacyLocation,
    .string(.userText),
    since: [.iOS("14.0"), .macOS("11.0"), .visionOS("1.0")],
    localized: [.byValue],
    example: "<string>Turn directions need your exact place.</string>",
    summary: "One reason for exact location; its key is what code passes to the request.",
    details: "Translations are found by the value, so that the value may also be a name that InfoPlist.strings explains.",
    sources: [.keyPage("nslocationtemporaryusagedescriptiondictionary"), .publicFiles])

  /// The accuracy that is asked for first.
  public static let nsLocationDefaultAccuracyReduced: InfoPlistKey = InfoPlistKey(
    "NSLocationDefaultAccuracyReduced",
    title: "Privacy - Location Default Accuracy Reduced",
    in: .privacyLocation,
    .boolean,
    since: [.iOS("14.0"), .watchOS("7.0"), .visionOS("1.0")],
    default: .boolean(false),
    related: ["NSLocationTemporaryUsageDescriptionDictionary"],
    misspellings: ["NSLocationDefaultAccuracy"],
    example: "<true/>",
    summary: "Makes the request for location start out from approximate accuracy.",
    details: "People can still allow the exact location in the alert, and the app can ask for it later, for once.",
    whenNeeded: "When knowing the district is enough for most features.",
    ifMissing: "The alert offers the exact location.",
    mistakes: ["Setting it in an app that navigates: every person would then have to be asked twice."],
    sources: [.keyPage("nslocationdefaultaccuracyreduced")])

  /// Explicit location sessions.
  public static let nsLocationRequireExplicitServiceSession: InfoPlistKey = InfoPlistKey(
    "NSLocationRequireExplicitServiceSession",
    title: nil,
    in: .privacyLocation,
    .boolean,
    since: [.iOS("18.0"), .macCatalyst("18.0"), .tvOS("18.0"), .watchOS("11.0"), .visionOS("1.0")],
    related: ["CLRequireExplicitServiceSession", "NSLocationWhenInUseUsageDescription"],
    example: "<true/>",
    summary: "Makes an app responsible for the sessions that keep location authorization alive.",
    details: """
      Without it, Core Location takes the start of updates for a session. The versions are those of the session class. Another page \
      spells the key CLRequireExplicitServiceSession.
      """,
    whenNeeded: "When the app creates its own service sessions and no implicit ones are wanted.",
    ifMissing: "Implicit sessions are taken out for the app.",
    mistakes: ["Setting it without creating sessions: updates then lack authorization."],
    sources: [.applePage("corelocation/handling-location-updates-in-the-background")],
    confidence: .medium)

  /// Other spelling of the session key.
  public static let clRequireExplicitServiceSession: InfoPlistKey = InfoPlistKey(
    "CLRequireExplicitServiceSession",
    title: nil,
    in: .privacyLocation,
    .boolean,
    since: [],
    related: ["NSLocationRequireExplicitServiceSession"],
    example: "<true/>",
    summary: "Another spelling of NSLocationRequireExplicitServiceSession, seen on one page.",
    details: "Which of the two names the system reads has not been verified.",
    whenNeeded: "Prefer the name with NSLocation; add this one only after a test on a device.",
    ifMissing: "Nothing is known to change.",
    mistakes: ["Relying on this spelling alone."],
    sources: [.applePage("corelocation/suspending-authorization-requests")],
    confidence: .low)

  /// Location in a widget.
  public static let nsWidgetWantsLocation: InfoPlistKey = InfoPlistKey(
    "NSWidgetWantsLocation",
    title: "Widget wants location",
    in: .privacyLocation,
    .boolean,
    since: [.iOS("14.0"), .macOS("11.0")],
    expected: [.required(for: .appExtension, when: "a widget reads the location")],
    related: ["NSLocationWhenInUseUsageDescription"],
    example: "<true/>",
    summary: "Says that a widget uses the location.",
    details: """
      It stands in the Info.plist of the widget extension. The permission is that of the app, which needs its own usage description.
      """,
    whenNeeded: "In a widget extension that reads the location.",
    ifMissing: "The widget gets no location, whatever the app is allowed.",
    mistakes: ["Setting it in the app instead of the widget extension."],
    sources: [.keyPage("nswidgetwantslocation")])
}

extension StringFormat {
  /// The name under which code asks for exact location.
  public static let temporaryLocationPurpose: StringFormat = StringFormat(
    "temporary-location-purpose", "name of a reason, as code passes it to the request for exact location", pattern: "^.+$")
}
