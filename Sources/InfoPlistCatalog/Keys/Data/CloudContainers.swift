extension KeyFamily {
  /// Containers in iCloud Drive.
  public static let cloudContainers: KeyFamily = KeyFamily(
    "cloud-containers", "iCloud Drive containers", category: .data,
    summary: "Which iCloud containers people see in iCloud Drive, under which name and how deep.")
}

extension InfoPlistKey {
  /// The containers.
  public static let nsUbiquitousContainers: InfoPlistKey = InfoPlistKey(
    "NSUbiquitousContainers",
    title: nil,
    in: .cloudContainers,
    .dictionary(.chosen(.cloudContainer, .dictionary())),
    since: [.iOS(), .macOS()],
    related: ["NSDownloadsUbiquitousContents", "UIFileSharingEnabled"],
    misspellings: ["NSUbiquitousContainer", "NSUbiquitiousContainers", "NSUbiquitousContainerIdentifiers"],
    example: """
      <dict>
        <key>iCloud.com.example.Notebook</key>
        <dict>
          <key>NSUbiquitousContainerIsDocumentScopePublic</key>
          <true/>
          <key>NSUbiquitousContainerName</key>
          <string>Notebook</string>
          <key>NSUbiquitousContainerSupportedFolderLevels</key>
          <string>Any</string>
        </dict>
      </dict>
      """,
    summary: "Settings for iCloud Drive, one dictionary for each container identifier.",
    details: "What one container shows says nothing of another: each needs its own dictionary.",
    whenNeeded: "When documents of the app should appear in iCloud Drive.",
    ifMissing: "The containers stay out of sight.",
    mistakes: [
      "The singular name of the key.", "Settings at the top level instead of inside a container.",
      "A container that the entitlements of the app lack.",
    ],
    requirements: ["R-UBI-001...002"],
    sources: [
      .reference(.cocoa), .applePage("uikit/synchronizing-documents-in-the-icloud-environment"),
      Source("decision: this spelling of the name"),
    ])

  /// One container.
  public static let nsUbiquitousContainersEntry: InfoPlistKey = InfoPlistKey(
    "NSUbiquitousContainers.*",
    title: nil,
    in: .cloudContainers,
    .dictionary(),
    since: [.iOS(), .macOS()],
    example: """
      <dict>
        <key>NSUbiquitousContainerIsDocumentScopePublic</key>
        <true/>
      </dict>
      """,
    summary: "Settings of the container whose identifier is the key.",
    mistakes: ["A bundle identifier without the prefix iCloud and a period."],
    requirements: ["R-UBI-001...002"],
    sources: [.reference(.cocoa), .applePage("uikit/synchronizing-documents-in-the-icloud-environment")])

  /// Whether people see the container.
  public static let nsUbiquitousContainerIsDocumentScopePublic: InfoPlistKey = InfoPlistKey(
    "NSUbiquitousContainers.*.NSUbiquitousContainerIsDocumentScopePublic",
    title: nil,
    in: .cloudContainers,
    .boolean,
    since: [.iOS(), .macOS()],
    default: .boolean(false),
    misspellings: ["NSUbiquitousContainerIsDocumentsScopePublic", "NSUbiquitousContainerDocumentScopePublic"],
    example: "<true/>",
    summary: "Shows the documents of the container in iCloud Drive.",
    ifMissing: "Only the app sees them.",
    mistakes: ["Changing it and expecting an effect without a higher build version."],
    requirements: ["R-UBI-003"],
    sources: [.reference(.cocoa), .applePage("uikit/synchronizing-documents-in-the-icloud-environment")])

  /// The name of the container.
  public static let nsUbiquitousContainerName: InfoPlistKey = InfoPlistKey(
    "NSUbiquitousContainers.*.NSUbiquitousContainerName",
    title: nil,
    in: .cloudContainers,
    .string(.userText),
    since: [.iOS(), .macOS()],
    default: .rule("the name of the owning bundle"),
    related: ["CFBundleName"],
    misspellings: ["NSUbiquitousContainersName"],
    example: "<string>Notebook</string>",
    summary: "Name of the container's folder in iCloud Drive.",
    mistakes: ["Writing it at the top level, where it has no effect."],
    requirements: ["R-UBI-004"],
    sources: [.reference(.cocoa), .applePage("uikit/synchronizing-documents-in-the-icloud-environment")])

  /// How deep folders nest.
  public static let nsUbiquitousContainerSupportedFolderLevels: InfoPlistKey = InfoPlistKey(
    "NSUbiquitousContainers.*.NSUbiquitousContainerSupportedFolderLevels",
    title: nil,
    in: .cloudContainers,
    .choice(.folderLevels),
    since: [.iOS(), .macOS()],
    misspellings: ["NSUbiquitousContainerSupportedFolderLevel", "NSUbiquitousContainerFolderLevels"],
    example: "<string>Any</string>",
    summary: "How many layers of folders the Documents directory of the container may have.",
    details: "It is a promise of the app as well as a limit for people in the Finder. A sample of Apple spells Any in capitals.",
    mistakes: ["A number instead of one of the words."],
    requirements: ["R-UBI-005...008"],
    sources: [.reference(.cocoa), .applePage("uikit/synchronizing-documents-in-the-icloud-environment")],
    confidence: .medium)

  /// The display set.
  public static let nsUbiquitousDisplaySet: InfoPlistKey = InfoPlistKey(
    "NSUbiquitousDisplaySet",
    title: nil,
    in: .cloudContainers,
    .string(),
    since: [.iOS(), .macOS()],
    localized: [.never],
    related: ["NSUbiquitousContainers"],
    misspellings: ["NSUbiquitiousDisplaySet", "NSUbiquitousDisplaySets"],
    example: "<string>com.example.notebooks</string>",
    summary: "Identifier, set up in iTunes Connect, of the folder of mobile documents that the app reads.",
    details: "A light and a full edition may share one; each then has to open every file type that is stored there.",
    whenNeeded: "When apps were set up with a display set of their own.",
    ifMissing: "The app reads from its own containers.",
    mistakes: ["Sharing a set among apps that do not know each other's files."],
    requirements: ["R-UBI-009...010"],
    sources: [.reference(.cocoa)])
}

extension StringFormat {
  /// An iCloud container.
  public static let cloudContainer: StringFormat = StringFormat(
    "cloud-container", "iCloud container identifier such as iCloud.com.example.Notebook")
}
