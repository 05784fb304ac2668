extension KeyFamily {
  /// Running an app.
  public static let appExecution: KeyFamily = KeyFamily(
    "app-execution", "Devices and background work", category: .launch,
    summary: "Which devices an app can be installed on, and what it does when it is not in front.")
}

extension InfoPlistKey {
  /// What a device must have.
  public static let uiRequiredDeviceCapabilities: InfoPlistKey = InfoPlistKey(
    "UIRequiredDeviceCapabilities",
    title: "Required device capabilities",
    in: .appExecution,
    .anyOf([.array(of: .choice(.requiredDeviceCapabilities)), .dictionary(.chosen(.deviceCapability, .boolean))]),
    since: [.iOS("3.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    expected: [.required(for: .iOSApp, by: ["R-REC-012"])],
    buildSettings: ["INFOPLIST_KEY_UIRequiredDeviceCapabilities"],
    related: ["UIDeviceFamily", "LSRequiresIPhoneOS"],
    misspellings: ["UIRequiredDeviceCapability", "UIRequiredDeviceCapabilites"],
    example: """
      <array>
        <string>arm64</string>
        <string>metal</string>
      </array>
      """,
    summary: "Lists what a device must have, or must not have, for the app to be installed on it.",
    details: """
      In an array each name is a demand. In a dictionary YES demands the feature and NO rules out devices that have it. A feature that \
      is not mentioned is neither: the app runs with and without it. The store keeps the app off devices that do not fit. While \
      building, Xcode adds the processor architecture it knows to be needed and removes others.
      """,
    whenNeeded: "When the app is of no use without a feature. iOS templates always have the key.",
    ifMissing: "The app is offered for every device that its system version and device family allow.",
    mistakes: [
      "Demanding a feature that the app can do without by skipping some of its code.",
      "gps without location-services, or gps where rough positions would do.",
      "accelerometer for the sake of rotation.",
      "A capability newer than the deployment target.",
      "Strings or numbers as values of the dictionary form.",
      "Adding a demand in an update: people who have the app may be shut out.",
    ],
    requirements: ["R-REC-012", "R-IOS-061...075", "R-IOS-092"],
    sources: [
      .reference(.iOS), .keyPage("uirequireddevicecapabilities"), .swiftBuild,
      Source("decision: unknown names are a warning, as are names newer than the deployment target"),
    ])

  /// Work in the background.
  public static let uiBackgroundModes: InfoPlistKey = InfoPlistKey(
    "UIBackgroundModes",
    title: "Required background modes",
    in: .appExecution,
    .array(of: .choice(.backgroundModes)),
    since: [.iOS("4.0"), .tvOS(), .watchOS("4.0"), .visionOS("1.0")],
    related: ["BGTaskSchedulerPermittedIdentifiers", "WKBackgroundModes", "UIApplicationExitsOnSuspend"],
    misspellings: ["UIBackgroundMode", "UIRequiredBackgroundModes"],
    example: """
      <array>
        <string>audio</string>
        <string>remote-notification</string>
      </array>
      """,
    summary: "Lists the services for which the app keeps running, or is woken, in the background.",
    details: """
      An app has to do what it declares; reviewers look for it. Where there is another way, take it: watching for significant changes \
      of place, for one, needs no location mode.
      """,
    whenNeeded: "When sound, calls, positions, accessories or downloads have to go on while another app is in front.",
    ifMissing: "The app is suspended soon after it leaves the screen.",
    mistakes: [
      "Declaring modes for later use: the store refuses modes that are not used.",
      "processing without BGTaskSchedulerPermittedIdentifiers.",
      "The modes of WKBackgroundModes, which are other names.",
      "The key twice in one file, of which only the last counts.",
    ],
    requirements: ["R-IOS-010...021"],
    sources: [
      .reference(.iOS), .keyPage("uibackgroundmodes"), .applePage("xcode/configuring-background-execution-modes"),
      Source("decision: unknown names are a warning"),
    ])

  /// Identifiers of background tasks.
  public static let bgTaskSchedulerPermittedIdentifiers: InfoPlistKey = InfoPlistKey(
    "BGTaskSchedulerPermittedIdentifiers",
    title: "Permitted background task scheduler identifiers",
    in: .appExecution,
    .strings(.reverseDNS),
    since: [.iOS("13.0"), .tvOS("13.0"), .visionOS("1.0")],
    expected: [.required(when: "UIBackgroundModes lists processing")],
    related: ["UIBackgroundModes"],
    misspellings: ["BGTaskSchedulerPermittedIdentifier"],
    example: """
      <array>
        <string>com.example.Notebook.refresh</string>
      </array>
      """,
    summary: "Lists the identifiers of background tasks that the app may register and schedule.",
    whenNeeded: "In every app that uses BGTaskScheduler.",
    ifMissing: "Tasks cannot be registered, and an app with the processing mode is refused by the store.",
    mistakes: [
      "An identifier that differs from the one in code.",
      "Identifiers without the fetch or processing mode.",
    ],
    sources: [.keyPage("bgtaskschedulerpermittedidentifiers")])

  /// Quitting instead of going to the background.
  public static let uiApplicationExitsOnSuspend: InfoPlistKey = InfoPlistKey(
    "UIApplicationExitsOnSuspend",
    title: "Application does not run in background",
    in: .appExecution,
    .boolean,
    since: [
      .iOS("4.0", deprecated: "13.0"), .tvOS("9.0", deprecated: "13.0"), .watchOS("2.0", deprecated: "6.0"), .visionOS("1.0"),
    ],
    default: .boolean(false),
    related: ["UIBackgroundModes"],
    example: "<true/>",
    summary: "Ends the app and frees its memory when people leave it, instead of suspending it.",
    details: "Apps linked with the iOS 4.0 SDK or a later one may use it. Newer pages advise against the key.",
    whenNeeded: "Hardly ever: saving state when the app is suspended serves people better.",
    ifMissing: "The app goes to the background as usual.",
    mistakes: ["Combining it with background modes, which then never come into play."],
    requirements: ["R-IOS-007...009"],
    sources: [.reference(.iOS), .keyPage("uiapplicationexitsonsuspend")])
}

extension StringFormat {
  /// The name of a device capability.
  static let deviceCapability: StringFormat = StringFormat(
    "device-capability", "name of a device capability", pattern: "^[a-z0-9-]+$")
}
