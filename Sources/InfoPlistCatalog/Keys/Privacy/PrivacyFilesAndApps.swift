extension KeyFamily {
  /// Reasons for access to files and other apps on a Mac.
  public static let privacyFilesAndApps: KeyFamily = KeyFamily(
    "privacy-files-and-apps", "Files, folders and other apps", category: .privacy,
    summary: "Reasons that people read on a Mac before an app may reach protected folders, other apps or the system.")
}

extension InfoPlistKey {
  /// Reason shown when a Mac app opens files in the Desktop folder by itself.
  public static let nsDesktopFolderUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSDesktopFolderUsageDescription",
    title: "Privacy - Desktop Folder Usage Description",
    in: .privacyFilesAndApps,
    .string(.userText),
    since: [.macOS("10.15")],
    expected: [.recommended(when: "the app opens such files without the person choosing them")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSDesktopFolderUsageDescription"],
    related: ["NSDocumentsFolderUsageDescription", "NSDownloadsFolderUsageDescription"],
    example: "<string>Screenshots on your desktop are collected.</string>",
    summary: "Reason shown when a Mac app opens files in the Desktop folder by itself.",
    whenNeeded: "When the app looks into the Desktop folder without a file dialog.",
    ifMissing: "The request for permission appears without a reason of the app.",
    mistakes: ["Taking it for a permission: people still decide, the text only explains."],
    sources: [.keyPage("nsdesktopfolderusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when a Mac app opens files in the Documents folder by itself.
  public static let nsDocumentsFolderUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSDocumentsFolderUsageDescription",
    title: "Privacy - Documents Folder Usage Description",
    in: .privacyFilesAndApps,
    .string(.userText),
    since: [.macOS("10.15")],
    expected: [.recommended(when: "the app opens such files without the person choosing them")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSDocumentsFolderUsageDescription"],
    related: ["NSDesktopFolderUsageDescription", "NSDownloadsFolderUsageDescription"],
    example: "<string>Invoices in your documents are added to the archive.</string>",
    summary: "Reason shown when a Mac app opens files in the Documents folder by itself.",
    whenNeeded: "When the app looks into the Documents folder without a file dialog.",
    ifMissing: "The request for permission appears without a reason of the app.",
    mistakes: ["Confusing it with the documents directory inside the container of a sandboxed app, which is free."],
    sources: [.keyPage("nsdocumentsfolderusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when a Mac app opens files in the Downloads folder by itself.
  public static let nsDownloadsFolderUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSDownloadsFolderUsageDescription",
    title: "Privacy - Downloads Folder Usage Description",
    in: .privacyFilesAndApps,
    .string(.userText),
    since: [.macOS("10.15")],
    expected: [.recommended(when: "the app opens such files without the person choosing them")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSDownloadsFolderUsageDescription"],
    related: ["NSDesktopFolderUsageDescription", "NSDocumentsFolderUsageDescription"],
    example: "<string>New downloads are sorted into folders.</string>",
    summary: "Reason shown when a Mac app opens files in the Downloads folder by itself.",
    whenNeeded: "When the app looks into the Downloads folder without a file dialog.",
    ifMissing: "The request for permission appears without a reason of the app.",
    mistakes: ["Looking through the folder at launch, before people know why."],
    sources: [.keyPage("nsdownloadsfolderusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when a Mac app opens files on a network volume by itself.
  public static let nsNetworkVolumesUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSNetworkVolumesUsageDescription",
    title: "Privacy - Network Volumes Usage Description",
    in: .privacyFilesAndApps,
    .string(.userText),
    since: [.macOS("10.15")],
    expected: [.recommended(when: "the app opens such files without the person choosing them")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSNetworkVolumesUsageDescription"],
    related: ["NSRemovableVolumesUsageDescription"],
    example: "<string>Backups are written to your server.</string>",
    summary: "Reason shown when a Mac app opens files on a network volume by itself.",
    whenNeeded: "When the app reaches mounted servers without a file dialog.",
    ifMissing: "The request for permission appears without a reason of the app.",
    mistakes: ["Expecting the local network text to cover mounted volumes."],
    sources: [.keyPage("nsnetworkvolumesusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when a Mac app opens files on removable media by itself.
  public static let nsRemovableVolumesUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSRemovableVolumesUsageDescription",
    title: "Privacy - Removable Volumes Usage Description",
    in: .privacyFilesAndApps,
    .string(.userText),
    since: [.macOS("10.15")],
    expected: [.recommended(when: "the app opens such files without the person choosing them")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSRemovableVolumesUsageDescription"],
    related: ["NSNetworkVolumesUsageDescription"],
    example: "<string>Pictures are imported from the memory card.</string>",
    summary: "Reason shown when a Mac app opens files on removable media by itself.",
    whenNeeded: "When the app reaches sticks, cards and external disks without a file dialog.",
    ifMissing: "The request for permission appears without a reason of the app.",
    mistakes: ["Scanning all volumes where one would do."],
    sources: [
      .keyPage("nsremovablevolumesusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when a Mac app opens files that a file provider manages.
  public static let nsFileProviderDomainUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSFileProviderDomainUsageDescription",
    title: "Privacy - Access to a File Provider Domain Usage Description",
    in: .privacyFilesAndApps,
    .string(.userText),
    since: [.macOS("10.15")],
    expected: [.recommended(when: "the app opens such files without the person choosing them")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSFileProviderDomainUsageDescription"],
    related: ["NSFileProviderPresenceUsageDescription"],
    example: "<string>Files in your cloud storage are indexed.</string>",
    summary: "Reason shown when a Mac app opens files that a file provider manages.",
    whenNeeded: "When the app reaches cloud storage folders without a file dialog.",
    ifMissing: "The request for permission appears without a reason of the app.",
    mistakes: ["Adding it to the file provider itself, which owns its files."],
    sources: [
      .keyPage("nsfileproviderdomainusagedescription"),
      Source("usage descriptions in public InfoPlist.strings files"),
      .swiftBuild,
    ])

  /// Reason shown when a file provider asks to learn which apps use its files.
  public static let nsFileProviderPresenceUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSFileProviderPresenceUsageDescription",
    title: "Privacy - File Provider Presence Usage Description",
    in: .privacyFilesAndApps,
    .string(.userText),
    since: [.macOS("10.15")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSFileProviderPresenceUsageDescription"],
    related: ["NSFileProviderDomainUsageDescription"],
    example: "<string>Colleagues see that you have the file open.</string>",
    summary: "Reason shown when a file provider asks to learn which apps use its files.",
    whenNeeded: "In a file provider that shows who works on a file.",
    ifMissing: "The provider does not learn when other apps use its files.",
    mistakes: ["Adding it to an app that only opens such files."],
    sources: [
      .keyPage("nsfileproviderpresenceusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when a Mac app opens files in the sandbox container of another app.
  public static let nsAppDataUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSAppDataUsageDescription",
    title: "Privacy - Other Application Data Usage Description",
    in: .privacyFilesAndApps,
    .string(.userText),
    since: [.macOS("14.0")],
    expected: [.recommended(when: "the app opens files in containers of other apps")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSAppDataUsageDescription"],
    related: ["NSAppBundlesUsageDescription"],
    example: "<string>Notes of your old app are taken over.</string>",
    summary: "Reason shown when a Mac app opens files in the sandbox container of another app.",
    whenNeeded: "When the app reads the data of other apps, say to bring it over.",
    ifMissing: "The request for permission appears without a reason of the app.",
    mistakes: ["Expecting it to open the containers without a question."],
    sources: [.keyPage("nsappdatausagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when a Mac app asks to update or delete other apps.
  public static let nsAppBundlesUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSAppBundlesUsageDescription",
    title: nil,
    in: .privacyFilesAndApps,
    .string(.userText),
    since: [.macOS("13.0")],
    localized: [.byKey],
    related: ["NSAppDataUsageDescription"],
    example: "<string>Outdated apps are replaced by new versions.</string>",
    summary: "Reason shown when a Mac app asks to update or delete other apps.",
    whenNeeded: "In updaters and uninstallers.",
    ifMissing: "The request for permission appears without a reason of the app.",
    mistakes: ["Adding it to an app that only updates itself."],
    sources: [.keyPage("nsappbundlesusagedescription"), Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when a Mac app asks to control another app by Apple events.
  public static let nsAppleEventsUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSAppleEventsUsageDescription",
    title: "Privacy - AppleEvents Sending Usage Description",
    in: .privacyFilesAndApps,
    .string(.userText),
    since: [.macOS("10.14")],
    expected: [.required(when: "the app sends Apple events")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSAppleEventsUsageDescription"],
    related: ["NSAppleScriptEnabled", "NSSystemAdministrationUsageDescription"],
    misspellings: ["NSAppleEventUsageDescription"],
    example: "<string>Tracks are chosen in the music player for you.</string>",
    summary: "Reason shown when a Mac app asks to control another app by Apple events.",
    whenNeeded: "When the app sends Apple events, itself or through scripts.",
    ifMissing: "Events to other apps are refused without a question.",
    mistakes: [
      "Leaving out the entitlement for Apple events in a hardened or sandboxed app.",
      "Testing from a terminal or debugger, whose permissions are used instead.",
    ],
    sources: [.keyPage("nsappleeventsusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when a Mac app asks to change the configuration of the system.
  public static let nsSystemAdministrationUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSSystemAdministrationUsageDescription",
    title: "Privacy - System Administration Usage Description",
    in: .privacyFilesAndApps,
    .string(.userText),
    since: [.macOS("10.14")],
    expected: [.required(when: "the app changes the configuration of the system")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSSystemAdministrationUsageDescription"],
    related: ["NSAppleEventsUsageDescription"],
    example: "<string>An account for guests is created.</string>",
    summary: "Reason shown when a Mac app asks to change the configuration of the system.",
    whenNeeded: "When the app calls interfaces that manage users, groups or other settings of the system.",
    ifMissing: "The call is refused.",
    mistakes: ["Using it for actions that ask for an administrator password anyway."],
    sources: [
      .keyPage("nssystemadministrationusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])
}
