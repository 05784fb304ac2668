extension ValueTable {
  /// Whom an XPC service serves.
  public static let xpcServiceTypes: ValueTable = ValueTable(
    "xpc-service-types",
    title: "XPC service types",
    closed: false,
    summary: "How many clients share one running copy of an XPC service.",
    sources: [.keyPage("xpcservice/servicetype"), .publicFiles],
    [
      ValueEntry("Application", "Each app has a copy of its own.", confidence: .medium),
      ValueEntry("User", "All apps of one person share a copy.", confidence: .medium),
      ValueEntry("System", "The whole system shares one copy.", confidence: .medium),
    ])

  /// What waits for messages in an XPC service.
  public static let xpcRunLoopTypes: ValueTable = ValueTable(
    "xpc-run-loop-types",
    title: "Run loops of XPC services",
    closed: false,
    summary: "What an XPC service waits for its messages with.",
    sources: [.keyPage("xpcservice/runlooptype"), .publicFiles],
    [
      ValueEntry("dispatch_main", "The main dispatch queue.", confidence: .medium),
      ValueEntry("NSRunLoop", "A run loop of Foundation.", confidence: .medium),
    ])

  /// Reach of stickers.
  public static let stickerSharingLevels: ValueTable = ValueTable(
    "sticker-sharing-levels",
    title: "Sticker sharing levels",
    summary: "Where the stickers of a pack are offered.",
    sources: [.keyPage("nsstickersharinglevel"), .swiftBuild],
    [
      ValueEntry("OS", "Wherever the system offers stickers.", confidence: .medium),
      ValueEntry("Messages", "In Messages only.", confidence: .medium),
      ValueEntry("", "Not set: the build drops an empty value.", confidence: .medium),
    ])

  /// Versions of the Exposure Notification framework.
  public static let exposureNotificationVersions: ValueTable = ValueTable(
    "exposure-notification-versions",
    title: "Exposure Notification versions",
    summary: "Which way of computing risk an Exposure Notification app uses.",
    sources: [.keyPage("enapiversion")],
    [
      ValueEntry(number: 1, "The first way; holds when the key is absent."),
      ValueEntry(number: 2, "The second way."),
    ])
}
