extension ValueTable {
  /// Reasons for the group file timestamps.
  public static let privacyFileTimestampReasons: ValueTable = ValueTable(
    "privacy-file-timestamp-reasons",
    title: "Reasons: file timestamps",
    closed: true,
    summary: "Codes that explain calls of the group file timestamps.",
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes/nsprivacyaccessedapitypereasons")],
    [
      ValueEntry("DDA9.1", "Timestamps are shown to the person at the device and do not leave it."),
      ValueEntry("C617.1", "Timestamps, sizes and the like of files in the containers of the app, its group or CloudKit."),
      ValueEntry("3B52.1", "Timestamps of files and folders that the person chose to give to the app."),
      ValueEntry("0A2A.1", "A library whose function wraps timestamp calls, for an app that calls the wrapper."),
    ])

  /// Reasons for the group system boot time.
  public static let privacySystemBootTimeReasons: ValueTable = ValueTable(
    "privacy-system-boot-time-reasons",
    title: "Reasons: system boot time",
    closed: true,
    summary: "Codes that explain calls of the group system boot time.",
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes/nsprivacyaccessedapitypereasons")],
    [
      ValueEntry("35F9.1", "Measuring time between events inside the app, or running timers."),
      ValueEntry("8FFB.1", "Working out the absolute time of events inside the app."),
      ValueEntry("3D61.1", "Time since start in an error report that the person decides to send."),
    ])

  /// Reasons for the group disk space.
  public static let privacyDiskSpaceReasons: ValueTable = ValueTable(
    "privacy-disk-space-reasons",
    title: "Reasons: disk space",
    closed: true,
    summary: "Codes that explain calls of the group disk space.",
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes/nsprivacyaccessedapitypereasons")],
    [
      ValueEntry("85F4.1", "Free room is shown to the person at the device."),
      ValueEntry("E174.1", "Checking for room before writing, or deleting files when room gets scarce."),
      ValueEntry("7D9E.1", "Room on the volume in an error report that the person decides to send."),
      ValueEntry("B728.1", "A health research app that tells participants when room is too scarce for the study."),
    ])

  /// Reasons for the group active keyboards.
  public static let privacyActiveKeyboardsReasons: ValueTable = ValueTable(
    "privacy-active-keyboards-reasons",
    title: "Reasons: active keyboards",
    closed: true,
    summary: "Codes that explain calls of the group active keyboards.",
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes/nsprivacyaccessedapitypereasons")],
    [
      ValueEntry("3EC4.1", "An app that is a custom keyboard and looks up the active ones."),
      ValueEntry("54BD.1", "Adapting the interface to the keyboards in use."),
    ])

  /// Reasons for the group user defaults.
  public static let privacyUserDefaultsReasons: ValueTable = ValueTable(
    "privacy-user-defaults-reasons",
    title: "Reasons: user defaults",
    closed: true,
    summary: "Codes that explain calls of the group user defaults.",
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes/nsprivacyaccessedapitypereasons")],
    [
      ValueEntry("CA92.1", "Defaults that only this app writes and reads."),
      ValueEntry("1C8F.1", "Defaults shared by apps, extensions and clips of one app group."),
      ValueEntry("C56D.1", "A library whose function wraps user defaults, for an app that calls the wrapper."),
      ValueEntry("AC6B.1", "Managed configuration and feedback that device management keeps in the defaults."),
    ])

  /// All reason codes.
  public static let privacyAPIReasons: ValueTable = ValueTable(
    "privacy-api-reasons",
    title: "Reasons for interfaces",
    closed: true,
    summary: "Codes that explain calls of interfaces that need a reason, of all groups.",
    sources: [.applePage("bundleresources/app-privacy-configuration/nsprivacyaccessedapitypes/nsprivacyaccessedapitypereasons")],
    [
      privacyFileTimestampReasons, privacySystemBootTimeReasons, privacyDiskSpaceReasons, privacyActiveKeyboardsReasons,
      privacyUserDefaultsReasons,
    ]
    .flatMap(\.entries))

  /// The reason codes that belong to a group of interfaces; nil for an unknown group.
  public static func privacyReasons(ofCategory category: String) -> ValueTable? {
    switch category {
    case "NSPrivacyAccessedAPICategoryFileTimestamp": .privacyFileTimestampReasons
    case "NSPrivacyAccessedAPICategorySystemBootTime": .privacySystemBootTimeReasons
    case "NSPrivacyAccessedAPICategoryDiskSpace": .privacyDiskSpaceReasons
    case "NSPrivacyAccessedAPICategoryActiveKeyboards": .privacyActiveKeyboardsReasons
    case "NSPrivacyAccessedAPICategoryUserDefaults": .privacyUserDefaultsReasons
    default: nil
    }
  }
}
