extension KeyFamily {
  /// Reasons for access to what people have written down or signed up for.
  public static let privacyPersonalData: KeyFamily = KeyFamily(
    "privacy-personal-data", "Contacts, calendars and personal records", category: .privacy,
    summary: "Reasons that people read before an app may see their contacts, calendars, accounts and identity.")
}

extension InfoPlistKey {
  /// Reason shown when an app asks for the contacts.
  public static let nsContactsUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSContactsUsageDescription",
    title: "Privacy - Contacts Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("6.0"), .macOS("10.8"), .visionOS("1.0")],
    expected: [.required(when: "the app reads or writes contacts", by: ["R-PRIV-014"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSContactsUsageDescription"],
    misspellings: ["NSContactUsageDescription", "NSContactsUsage", "NSAddressBookUsageDescription"],
    example: "<string>Contacts are searched for the people you share a list with.</string>",
    summary: "Reason shown when an app asks for the contacts.",
    whenNeeded: "When the app reads or changes contacts itself. Picking one through the system picker needs no permission.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches the contacts; uploads of such a build are refused as well.
      """,
    mistakes: ["Asking at the first launch, before people know what the app does."],
    requirements: ["R-PRIV-013...015"],
    sources: [
      .reference(.cocoa),
      .keyPage("nscontactsusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Older reason shown when an app asks for calendar events.
  public static let nsCalendarsUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSCalendarsUsageDescription",
    title: "Privacy - Calendars Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [
      .iOS("6.0", deprecated: "17.0"), .macOS("10.14", deprecated: "14.0"), .macCatalyst("13.0", deprecated: "17.0"),
      .watchOS("6.0", deprecated: "10.0"),
    ],
    expected: [.required(when: "the deployment target lies before iOS 17 or macOS 14", by: ["R-PRIV-008"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSCalendarsUsageDescription"],
    supersededBy: ["NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription"],
    related: ["NSRemindersUsageDescription"],
    misspellings: ["NSCalendarUsageDescription"],
    example: "<string>Appointments are entered into your calendar.</string>",
    summary: "Older reason shown when an app asks for calendar events.",
    whenNeeded: "When the app runs on iOS 16, macOS 13 or older; beside the newer keys.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches calendars; uploads of such a build are refused as well.
      """,
    mistakes: ["Keeping only this key: from iOS 17 and macOS 14 on the requests look for the two newer ones."],
    requirements: ["R-PRIV-007...009"],
    sources: [
      .reference(.cocoa),
      .keyPage("nscalendarsusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks to read and change calendar events.
  public static let nsCalendarsFullAccessUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSCalendarsFullAccessUsageDescription",
    title: "Privacy - Calendars Full Access Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "the app asks for full access to calendars")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSCalendarsFullAccessUsageDescription"],
    supersedes: ["NSCalendarsUsageDescription"],
    related: ["NSCalendarsWriteOnlyAccessUsageDescription"],
    misspellings: ["NSCalendarFullAccessUsageDescription"],
    example: "<string>Free slots in your calendar are offered for the meeting.</string>",
    summary: "Reason shown when an app asks to read and change calendar events.",
    whenNeeded: "When the app shows or edits events that others wrote.",
    ifMissing: "Full access cannot be granted on iOS 17, macOS 14 and later.",
    mistakes: ["Asking for full access where adding an event is enough."],
    sources: [
      .keyPage("nscalendarsfullaccessusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks to add calendar events without reading any.
  public static let nsCalendarsWriteOnlyAccessUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSCalendarsWriteOnlyAccessUsageDescription",
    title: "Privacy - Calendars Write Only Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "the app asks for write-only access to calendars")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSCalendarsWriteOnlyAccessUsageDescription"],
    supersedes: ["NSCalendarsUsageDescription"],
    related: ["NSCalendarsFullAccessUsageDescription"],
    misspellings: ["NSCalendarsWriteOnlyUsageDescription"],
    example: "<string>Booked courses are added to your calendar.</string>",
    summary: "Reason shown when an app asks to add calendar events without reading any.",
    whenNeeded: "When the app only puts events into the calendar.",
    ifMissing: "Write-only access cannot be granted on iOS 17, macOS 14 and later.",
    mistakes: ["Looking for an event afterwards: write-only access does not find even one of its own."],
    sources: [
      .keyPage("nscalendarswriteonlyaccessusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Older reason shown when an app asks for reminders.
  public static let nsRemindersUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSRemindersUsageDescription",
    title: "Privacy - Reminders Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [
      .iOS("6.0", deprecated: "17.0"), .macOS("10.14", deprecated: "14.0"), .macCatalyst("13.0", deprecated: "17.0"),
      .watchOS("6.0", deprecated: "10.0"),
    ],
    expected: [.required(when: "the deployment target lies before iOS 17 or macOS 14", by: ["R-PRIV-041"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSRemindersUsageDescription"],
    supersededBy: ["NSRemindersFullAccessUsageDescription"],
    related: ["NSCalendarsUsageDescription"],
    misspellings: ["NSReminderUsageDescription"],
    example: "<string>Tasks of a project appear among your reminders.</string>",
    summary: "Older reason shown when an app asks for reminders.",
    whenNeeded: "When the app runs on iOS 16, macOS 13 or older; beside the newer key.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches reminders; uploads of such a build are refused as well.
      """,
    mistakes: ["Keeping only this key: newer systems look for NSRemindersFullAccessUsageDescription."],
    requirements: ["R-PRIV-040...042"],
    sources: [
      .reference(.cocoa),
      .keyPage("nsremindersusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks to read and change reminders.
  public static let nsRemindersFullAccessUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSRemindersFullAccessUsageDescription",
    title: "Privacy - Reminders Full Access Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("17.0"), .macOS("14.0"), .macCatalyst("17.0"), .watchOS("10.0"), .visionOS("1.0")],
    expected: [.required(when: "the app uses reminders")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSRemindersFullAccessUsageDescription"],
    supersedes: ["NSRemindersUsageDescription"],
    related: ["NSCalendarsFullAccessUsageDescription"],
    example: "<string>Tasks of a project appear among your reminders.</string>",
    summary: "Reason shown when an app asks to read and change reminders.",
    whenNeeded: "When the app works with reminders on iOS 17, macOS 14 or later.",
    ifMissing: "Reminders stay closed to the app on iOS 17, macOS 14 and later.",
    mistakes: ["Searching for a write-only variant: reminders have none."],
    sources: [
      .keyPage("nsremindersfullaccessusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks for financial data in Wallet.
  public static let nsFinancialDataUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSFinancialDataUsageDescription",
    title: "Privacy - Financial Data Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("17.4")],
    expected: [.required(when: "the app uses FinanceKit")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSFinancialDataUsageDescription"],
    related: ["NSIdentityUsageDescription"],
    example: "<string>Card payments are sorted into your household budget.</string>",
    summary: "Reason shown when an app asks for financial data in Wallet.",
    whenNeeded: "When the app reads accounts, balances or transactions through FinanceKit.",
    ifMissing: "The request for financial data has no text and gets no answer.",
    mistakes: ["Shipping the text without being admitted to FinanceKit."],
    sources: [.keyPage("nsfinancialdatausagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when an app asks for identity data of documents in Wallet.
  public static let nsIdentityUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSIdentityUsageDescription",
    title: "Privacy - Identity Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("16.0"), .visionOS("1.0")],
    expected: [.required(when: "the app requests identity data")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSIdentityUsageDescription"],
    related: ["NSFinancialDataUsageDescription"],
    example: "<string>Your age is checked before you order wine; nothing else is read.</string>",
    summary: "Reason shown when an app asks for identity data of documents in Wallet.",
    whenNeeded: "When the app verifies age or identity with a document in Wallet.",
    ifMissing: "The request for identity data cannot be shown.",
    mistakes: ["A text that does not name the data asked for, where people decide item by item."],
    sources: [.keyPage("nsidentityusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when a game asks for the list of Game Center friends.
  public static let nsGKFriendListUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSGKFriendListUsageDescription",
    title: "Privacy - GameKit Friend List Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("14.5")],
    expected: [.required(when: "the app asks for the Game Center friends list")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSGKFriendListUsageDescription"],
    misspellings: ["NSGKFriendsListUsageDescription"],
    example: "<string>Friends who play, too, are shown in your league table.</string>",
    summary: "Reason shown when a game asks for the list of Game Center friends.",
    whenNeeded: "When a game looks up which friends play it.",
    ifMissing: "The friends list stays closed.",
    mistakes: ["Asking before the person is signed in to Game Center."],
    sources: [.keyPage("nsgkfriendlistusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when an app asks to read and share whether a Focus is on.
  public static let nsFocusStatusUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSFocusStatusUsageDescription",
    title: "Privacy - Focus Status Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("15.0"), .macOS("12.0"), .watchOS("8.0")],
    expected: [.required(when: "the app uses the Focus status center")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSFocusStatusUsageDescription"],
    related: ["NSSiriUsageDescription"],
    example: "<string>Others see that you silenced notifications.</string>",
    summary: "Reason shown when an app asks to read and share whether a Focus is on.",
    whenNeeded: "When a messaging or calling app shows others that a person is not to be disturbed.",
    ifMissing: "The Focus status stays unknown to the app.",
    mistakes: ["Expecting to learn which Focus is on: only whether notifications are silenced is told."],
    sources: [.keyPage("nsfocusstatususagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when an app asks to send text messages in critical situations.
  public static let nsCriticalMessagingUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSCriticalMessagingUsageDescription",
    title: "Privacy - Critical Messaging Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("18.2"), .watchOS("11.2")],
    expected: [.required(when: "the app uses critical messaging")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSCriticalMessagingUsageDescription"],
    example: "<string>A message is sent to your carer when you press the alarm button.</string>",
    summary: "Reason shown when an app asks to send text messages in critical situations.",
    whenNeeded: "When an app sends messages through the interface for critical messaging.",
    ifMissing: "The permission cannot be asked for and no message is sent.",
    mistakes: ["Using it for ordinary messages."],
    sources: [
      .keyPage("nscriticalmessagingusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when an app asks to schedule alarms.
  public static let nsAlarmKitUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSAlarmKitUsageDescription",
    title: nil,
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("26.0"), .macCatalyst("26.0")],
    expected: [.required(when: "the app uses AlarmKit")],
    localized: [.byKey],
    example: "<string>An alarm rings when the dough has risen.</string>",
    summary: "Reason shown when an app asks to schedule alarms.",
    whenNeeded: "When the app sets alarms or timers through AlarmKit.",
    ifMissing: "Alarms cannot be scheduled.",
    mistakes: ["Relying on the permission for notifications: alarms are asked for on their own."],
    sources: [.keyPage("nsalarmkitusagedescription"), Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when an app asks to authenticate people with Face ID.
  public static let nsFaceIDUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSFaceIDUsageDescription",
    title: "Privacy - Face ID Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("11.0")],
    expected: [.required(when: "the app uses Face ID")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSFaceIDUsageDescription"],
    misspellings: ["NSFaceIdUsageDescription", "NSFaceIDUsage"],
    example: "<string>Face ID unlocks your diary.</string>",
    summary: "Reason shown when an app asks to authenticate people with Face ID.",
    whenNeeded: "When the app authenticates people on devices with Face ID.",
    ifMissing: "The app is ended on its first attempt to use Face ID; devices with Touch ID hide the fault.",
    mistakes: ["Testing on devices with Touch ID only, where no text is asked for."],
    sources: [.keyPage("nsfaceidusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when an app asks to track people across the apps and websites of others.
  public static let nsUserTrackingUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSUserTrackingUsageDescription",
    title: "Privacy - Tracking Usage Description",
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("14.0"), .tvOS("14.0"), .visionOS("1.0")],
    expected: [.required(when: "the app asks for tracking authorization")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSUserTrackingUsageDescription"],
    related: ["NSPrivacyTracking", "NSCrossWebsiteTrackingUsageDescription"],
    misspellings: ["NSUserTrackingUsage", "NSTrackingUsageDescription"],
    example: "<string>Advertisements are chosen from what you do in other apps.</string>",
    summary: "Reason shown when an app asks to track people across the apps and websites of others.",
    whenNeeded: "When the app calls the request for tracking authorization.",
    ifMissing: "The request cannot be shown, and the identifier for advertisers stays zeroed.",
    mistakes: [
      "A text without a request in the code, or a request without a text.",
      "A privacy manifest that denies tracking beside this text.",
    ],
    sources: [.keyPage("nsusertrackingusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason that lets people switch on cross-website tracking in the web views of an app.
  public static let nsCrossWebsiteTrackingUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSCrossWebsiteTrackingUsageDescription",
    title: nil,
    in: .privacyPersonalData,
    .string(.userText),
    since: [.iOS("14.0")],
    localized: [.byKey],
    related: ["NSUserTrackingUsageDescription", "WKAppBoundDomains"],
    example: "<string>Some sites only sign you in when tracking is allowed.</string>",
    summary: "Reason that lets people switch on cross-website tracking in the web views of an app.",
    details: "The key is known from the sources of WebKit rather than from a page of its own.",
    whenNeeded: "In a browser that lets people turn off the tracking protection of its web views.",
    ifMissing: "The switch for cross-website tracking does not appear for the app.",
    mistakes: ["Expecting an alert: people meet the text in Settings, not in the app."],
    sources: [.repository("WebKit/WebKit"), Source("usage descriptions in public InfoPlist.strings files")],
    confidence: .medium)
}
