extension KeyFamily {
  /// When the system may end or change an app, and what brings it back.
  public static let appLifetime: KeyFamily = KeyFamily(
    "app-lifetime", "Termination, storage and activities", category: .launch,
    summary: "When the system may end an app, clear its storage or let others change it, and which activities it takes up.")
}

extension InfoPlistKey {
  /// Automatic termination.
  public static let nsSupportsAutomaticTermination: InfoPlistKey = InfoPlistKey(
    "NSSupportsAutomaticTermination",
    title: nil,
    in: .appLifetime,
    .boolean,
    since: [.macOS("10.7"), .macCatalyst(note: "added by builds")],
    related: ["NSSupportsSuddenTermination"],
    misspellings: ["NSSupportAutomaticTermination", "NSSupportsAutomaticTerminate"],
    example: "<true/>",
    summary: "Lets macOS end the app for its memory while it is hidden or has no visible window.",
    details: """
      The app can turn this off and on again with methods of NSProcessInfo, for example around work that must not be cut off. Builds add \
      the key to Mac Catalyst apps and remove it on other platforms than macOS.
      """,
    whenNeeded: "In Mac apps that save their state and can be started again without loss.",
    ifMissing: "The app runs until a person quits it.",
    mistakes: ["Long work in the background without disabling termination meanwhile.", "The text false instead of a Boolean."],
    requirements: ["R-CO-029...031"],
    sources: [.reference(.cocoa), .swiftBuild])

  /// Sudden termination.
  public static let nsSupportsSuddenTermination: InfoPlistKey = InfoPlistKey(
    "NSSupportsSuddenTermination",
    title: "Application can be killed immediately after launch",
    in: .appLifetime,
    .boolean,
    since: [.macOS("10.0"), .macCatalyst(note: "added by builds")],
    default: .boolean(false),
    related: ["NSSupportsAutomaticTermination"],
    misspellings: ["NSSupportSuddenTermination", "NSSupportsSuddenTerminate"],
    example: "<true/>",
    summary: "Lets macOS kill the app outright, so that logging out and shutting down go faster.",
    details: """
      The app can turn this off and on again with methods of NSProcessInfo. Builds add the key to Mac Catalyst apps and remove it \
      on other platforms than macOS.
      """,
    whenNeeded: "In Mac apps that write their data at once and have nothing to do when quitting.",
    ifMissing: "The app is asked to quit and may take its time.",
    mistakes: ["Relying on code that runs at termination: it is skipped.", "The text false instead of a Boolean."],
    requirements: ["R-CO-032...033"],
    sources: [.reference(.cocoa), .keyPage("nssupportssuddentermination"), .swiftBuild])

  /// Storage that may be cleared.
  public static let nsSupportsPurgeableLocalStorage: InfoPlistKey = InfoPlistKey(
    "NSSupportsPurgeableLocalStorage",
    title: nil,
    in: .appLifetime,
    .boolean,
    since: [.iOS("9.3"), .visionOS("1.0")],
    default: .boolean(false),
    related: ["NSUbiquitousContainers"],
    misspellings: ["NSSupportsPurgableLocalStorage", "NSSupportPurgeableLocalStorage"],
    example: "<true/>",
    summary: "Lets the system clear the app's local storage while the person is logged out.",
    details: """
      Made for Shared iPad, where several people use one device. Data in iCloud comes back by itself, other remote data the app has \
      to fetch again; an app whose local data can be lost may set it too.
      """,
    whenNeeded: "In apps that support Shared iPad.",
    ifMissing: "Local storage stays.",
    mistakes: ["Setting it while the only copy of a person's work lies in local storage."],
    requirements: ["R-CO-034...038"],
    sources: [.reference(.cocoa), .keyPage("nssupportspurgeablelocalstorage")])

  /// Activities the app continues.
  public static let nsUserActivityTypes: InfoPlistKey = InfoPlistKey(
    "NSUserActivityTypes",
    title: nil,
    in: .appLifetime,
    .strings(),
    since: [.iOS("8.0"), .macOS("10.10")],
    localized: [.never],
    related: ["CFBundleDocumentTypes[].NSUbiquitousDocumentUserActivityType", "INIntentsSupported"],
    misspellings: ["NSUserActivityType", "NSUserActivitiesTypes", "UIUserActivityTypes"],
    example: """
      <array>
        <string>com.example.Notebook.editing</string>
      </array>
      """,
    summary: "Types of user activities that the app can take up, for Handoff and search.",
    details: "Types are reverse-DNS names; names of intents that the app continues are met in the list as well.",
    whenNeeded: "When the app continues activities of itself, of other devices or of search results.",
    ifMissing: "Activities are not offered to the app.",
    mistakes: ["A single string or a dictionary instead of an array.", "A type that the code spells in another way."],
    requirements: ["R-CO-041"],
    sources: [.reference(.cocoa), .keyPage("nsuseractivitytypes"), .publicFiles])

  /// The first style of notifications.
  public static let nsUserNotificationAlertStyle: InfoPlistKey = InfoPlistKey(
    "NSUserNotificationAlertStyle",
    title: nil,
    in: .appLifetime,
    .choice(.notificationAlertStyles),
    since: [.macOS()],
    default: .string("banner"),
    misspellings: ["NSUserNotificationsAlertStyle", "NSUserNotificationStyle", "NSUserNotificationAlertType"],
    example: "<string>banner</string>",
    summary: "Style in which notifications of a Mac app appear until a person chooses another.",
    details: "Banners are recommended; few apps have messages that must wait for an answer.",
    whenNeeded: "When notifications of the app have to stay on the screen until they are answered.",
    ifMissing: "Notifications appear as banners.",
    mistakes: ["alert for messages that nobody needs to answer.", "Capital letters in the value."],
    requirements: ["R-CO-039...040"],
    sources: [.reference(.cocoa)])

  /// Who may change the app.
  public static let nsUpdateSecurityPolicy: InfoPlistKey = InfoPlistKey(
    "NSUpdateSecurityPolicy",
    title: nil,
    in: .appLifetime,
    .dictionary(),
    since: [.macOS("13.0"), .macCatalyst("16.0")],
    misspellings: ["NSUpdateSecurityPolicies", "NSUpdatesSecurityPolicy"],
    example: """
      <dict>
        <key>AllowProcesses</key>
        <dict>
          <key>A1B2C3D4E5</key>
          <array>
            <string>com.example.Updater</string>
          </array>
        </dict>
      </dict>
      """,
    summary: "Names other code that may change the bundle of this app on disk.",
    details: "Two lists say who: installer packages by team, and processes by team and signing identifier.",
    whenNeeded: "When an updater or installer of another team, or of the same one, replaces parts of the app.",
    ifMissing: "Only what the system allows in general may change the bundle.",
    mistakes: ["An empty dictionary, which names nobody.", "Bundle identifiers where Team IDs are asked for."],
    sources: [.keyPage("nsupdatesecuritypolicy")])

  /// Installer packages that may change the app.
  public static let allowPackages: InfoPlistKey = InfoPlistKey(
    "NSUpdateSecurityPolicy.AllowPackages",
    title: nil,
    in: .appLifetime,
    .strings(.teamIdentifier),
    since: [.macOS("13.0")],
    related: ["NSUpdateSecurityPolicy.AllowProcesses"],
    misspellings: ["AllowedPackages", "AllowPackage"],
    example: """
      <array>
        <string>A1B2C3D4E5</string>
      </array>
      """,
    summary: "Team IDs whose installer packages may change the bundle.",
    mistakes: ["The name of a team instead of its ID."],
    sources: [.keyPage("nsupdatesecuritypolicy/allowpackages")])

  /// Processes that may change the app.
  public static let allowProcesses: InfoPlistKey = InfoPlistKey(
    "NSUpdateSecurityPolicy.AllowProcesses",
    title: nil,
    in: .appLifetime,
    .dictionary(.chosen(.teamIdentifier, .strings(.signingIdentifier))),
    since: [.macOS("13.0")],
    related: ["NSUpdateSecurityPolicy.AllowPackages"],
    misspellings: ["AllowedProcesses", "AllowProcess"],
    example: """
      <dict>
        <key>A1B2C3D4E5</key>
        <array>
          <string>com.example.Updater</string>
        </array>
      </dict>
      """,
    summary: "Processes that may change the bundle: signing identifiers by Team ID.",
    mistakes: ["A list of identifiers without the Team ID above it."],
    sources: [.keyPage("nsupdatesecuritypolicy/allowprocesses")])

  /// Processes of one team.
  public static let allowProcessesEntry: InfoPlistKey = InfoPlistKey(
    "NSUpdateSecurityPolicy.AllowProcesses.*",
    title: nil,
    in: .appLifetime,
    .strings(.signingIdentifier),
    since: [.macOS("13.0")],
    example: """
      <array>
        <string>com.example.Updater</string>
      </array>
      """,
    summary: "Signing identifiers of the processes that the team in the key may run for updates.",
    mistakes: ["Paths of executables instead of signing identifiers."],
    sources: [.keyPage("nsupdatesecuritypolicy/allowprocesses")])
}

extension StringFormat {
  /// The identifier of a developer team.
  public static let teamIdentifier: StringFormat = StringFormat(
    "team-identifier", "Team ID of ten letters and digits", pattern: "^[A-Z0-9]{10}$")
  /// The identifier in a code signature.
  public static let signingIdentifier: StringFormat = StringFormat(
    "signing-identifier", "identifier in a code signature, mostly a bundle identifier")
}
