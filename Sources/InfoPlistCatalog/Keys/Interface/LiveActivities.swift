extension KeyFamily {
  /// Live Activities.
  public static let liveActivities: KeyFamily = KeyFamily(
    "live-activities", "Live Activities", category: .interface,
    summary: "Whether an app shows Live Activities and how often it may change them.")
}

extension InfoPlistKey {
  /// Live Activities at all.
  public static let nsSupportsLiveActivities: InfoPlistKey = InfoPlistKey(
    "NSSupportsLiveActivities",
    title: "Supports Live Activities",
    in: .liveActivities,
    .boolean,
    since: [.iOS("16.1")],
    expected: [.required(when: "the app starts Live Activities")],
    buildSettings: ["INFOPLIST_KEY_NSSupportsLiveActivities"],
    related: ["NSSupportsLiveActivitiesFrequentUpdates"],
    misspellings: ["NSSupportLiveActivities", "NSSupportsLiveActivity"],
    example: "<true/>",
    summary: "Lets the app show Live Activities.",
    whenNeeded: "In the app, not its widget extension, when it starts Live Activities.",
    ifMissing: "Requests to start a Live Activity fail.",
    mistakes: ["Writing it into the widget extension only."],
    sources: [.keyPage("nssupportsliveactivities"), .swiftBuild])

  /// More frequent updates.
  public static let nsSupportsLiveActivitiesFrequentUpdates: InfoPlistKey = InfoPlistKey(
    "NSSupportsLiveActivitiesFrequentUpdates",
    title: "Supports Frequent Updates of Live Activities",
    in: .liveActivities,
    .boolean,
    since: [.iOS("16.2")],
    buildSettings: ["INFOPLIST_KEY_NSSupportsLiveActivitiesFrequentUpdates"],
    needs: ["NSSupportsLiveActivities"],
    misspellings: ["NSSupportsFrequentLiveActivityUpdates", "NSSupportsLiveActivityFrequentUpdates"],
    example: "<true/>",
    summary: "Lets Live Activities of the app update more often than usual.",
    whenNeeded: "When a Live Activity follows something fast, such as a game.",
    ifMissing: "The usual budget of updates holds.",
    mistakes: ["Setting it without NSSupportsLiveActivities."],
    sources: [.keyPage("nssupportsliveactivitiesfrequentupdates"), .swiftBuild])
}
