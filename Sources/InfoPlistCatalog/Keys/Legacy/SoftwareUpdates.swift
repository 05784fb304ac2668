extension KeyFamily {
  /// Settings of the Sparkle framework.
  public static let softwareUpdates: KeyFamily = KeyFamily(
    "software-updates", "Software updates with Sparkle", category: .legacy,
    summary: """
      Settings of the Sparkle framework, which many Mac apps outside the store use for updates. The system itself does not read \
      them.
      """)
}

extension InfoPlistKey {
  /// The address of the feed.
  public static let suFeedURL: InfoPlistKey = InfoPlistKey(
    "SUFeedURL",
    title: nil,
    in: .softwareUpdates,
    .string(.url),
    since: [.macOS()],
    localized: [.never],
    related: ["SUPublicEDKey", "NSAppTransportSecurity"],
    misspellings: ["SUFeedUrl"],
    example: "<string>https://updates.example.com/appcast.xml</string>",
    summary: "Address of the feed in which the Sparkle framework looks for updates.",
    whenNeeded: "In apps that update themselves with Sparkle, unless the address comes from code.",
    ifMissing: "Sparkle has no feed to read and finds no updates.",
    mistakes: ["A plain http address: the feed can be replaced on the way, and App Transport Security blocks it."],
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .medium)

  /// The public key for updates.
  public static let suPublicEDKey: InfoPlistKey = InfoPlistKey(
    "SUPublicEDKey",
    title: nil,
    in: .softwareUpdates,
    .string(.base64),
    since: [.macOS()],
    localized: [.never],
    related: ["SUPublicDSAKeyFile", "SUFeedURL"],
    misspellings: ["SUPublicEdKey"],
    example: "<string>AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=</string>",
    summary: "Public key (EdDSA) with which Sparkle checks the signature of an update.",
    whenNeeded: "In apps that update themselves with Sparkle.",
    ifMissing: "Sparkle cannot check updates by this kind of signature.",
    mistakes: [
      "The private key in place of the public one.",
      "A new key in a release whose predecessor does not know it.",
    ],
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .medium)

  /// The file with the older public key.
  public static let suPublicDSAKeyFile: InfoPlistKey = InfoPlistKey(
    "SUPublicDSAKeyFile",
    title: nil,
    in: .softwareUpdates,
    .string(.fileName),
    since: [.macOS()],
    localized: [.never],
    related: ["SUPublicEDKey"],
    files: ["Contents/Resources/{value}"],
    example: "<string>dsa_pub.pem</string>",
    summary: "File with the public DSA key with which Sparkle checks the signature of an update.",
    details: "Found in older apps; newer ones have SUPublicEDKey, some have both.",
    whenNeeded: "When updates still carry a DSA signature.",
    ifMissing: "Sparkle cannot check updates by this kind of signature.",
    mistakes: ["A file that is not copied into the app."],
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .medium)

  /// Whether updates are looked for.
  public static let suEnableAutomaticChecks: InfoPlistKey = InfoPlistKey(
    "SUEnableAutomaticChecks",
    title: nil,
    in: .softwareUpdates,
    .boolean,
    since: [.macOS()],
    related: ["SUScheduledCheckInterval"],
    misspellings: ["SUEnableAutomaticCheck"],
    example: "<true/>",
    summary: "Makes Sparkle look for updates from time to time, or not, without asking first.",
    whenNeeded: "When the choice is not left to the person who runs the app.",
    ifMissing: "Sparkle and the person who runs the app settle the question.",
    mistakes: ["The text 1 or YES in place of a Boolean."],
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .medium)

  /// The time between two looks.
  public static let suScheduledCheckInterval: InfoPlistKey = InfoPlistKey(
    "SUScheduledCheckInterval",
    title: nil,
    in: .softwareUpdates,
    .number,
    since: [.macOS()],
    related: ["SUEnableAutomaticChecks"],
    example: "<integer>86400</integer>",
    summary: "Seconds between two looks for updates.",
    whenNeeded: "When Sparkle's own interval is too short or too long.",
    ifMissing: "Sparkle uses an interval of its own.",
    mistakes: ["A number written as text."],
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .medium)

  /// Whether the installer runs as a service.
  public static let suEnableInstallerLauncherService: InfoPlistKey = InfoPlistKey(
    "SUEnableInstallerLauncherService",
    title: nil,
    in: .softwareUpdates,
    .boolean,
    since: [.macOS()],
    related: ["SUEnableDownloaderService"],
    example: "<true/>",
    summary: "Makes Sparkle start its installer through an XPC service.",
    whenNeeded: "When the app may not start an installer itself, as in a sandbox.",
    ifMissing: "Sparkle starts the installer from the app itself.",
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .medium)

  /// Whether downloads run as a service.
  public static let suEnableDownloaderService: InfoPlistKey = InfoPlistKey(
    "SUEnableDownloaderService",
    title: nil,
    in: .softwareUpdates,
    .boolean,
    since: [.macOS()],
    related: ["SUEnableInstallerLauncherService"],
    example: "<true/>",
    summary: "Makes Sparkle download updates through an XPC service.",
    whenNeeded: "When the app may not use the network itself, as in a sandbox.",
    ifMissing: "Sparkle downloads from within the app.",
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .medium)

  /// Whether the feed learns of the system.
  public static let suEnableSystemProfiling: InfoPlistKey = InfoPlistKey(
    "SUEnableSystemProfiling",
    title: nil,
    in: .softwareUpdates,
    .boolean,
    since: [.macOS()],
    related: ["SUFeedURL"],
    example: "<false/>",
    summary: "Makes Sparkle send a profile of the system with its requests for the feed.",
    whenNeeded: "When the author of the app wants figures about systems in use.",
    ifMissing: "No profile is sent.",
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .medium)

  /// Whether updates install themselves.
  public static let suAllowsAutomaticUpdates: InfoPlistKey = InfoPlistKey(
    "SUAllowsAutomaticUpdates",
    title: nil,
    in: .softwareUpdates,
    .boolean,
    since: [.macOS()],
    related: ["SUEnableAutomaticChecks"],
    example: "<false/>",
    summary: "Permits updates that install themselves, or forbids them.",
    whenNeeded: "When people shall decide about each update.",
    ifMissing: "No source says what Sparkle then does.",
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .low)

  /// Whether release notes run scripts.
  public static let suEnableJavaScript: InfoPlistKey = InfoPlistKey(
    "SUEnableJavaScript",
    title: nil,
    in: .softwareUpdates,
    .boolean,
    since: [.macOS()],
    related: ["SUFeedURL"],
    example: "<false/>",
    summary: "Lets release notes run JavaScript in Sparkle's update window.",
    whenNeeded: "When the release notes do not work without scripts.",
    ifMissing: "No source says what Sparkle then does.",
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .low)

  /// Whether the feed must be signed.
  public static let suRequireSignedFeed: InfoPlistKey = InfoPlistKey(
    "SURequireSignedFeed",
    title: nil,
    in: .softwareUpdates,
    .boolean,
    since: [.macOS()],
    related: ["SUPublicEDKey", "SUVerifyUpdateBeforeExtraction"],
    example: "<true/>",
    summary: "Makes Sparkle refuse a feed without a valid signature.",
    whenNeeded: "When the feed is signed.",
    ifMissing: "No source says what Sparkle then does.",
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .low)

  /// Whether archives are checked before they are opened.
  public static let suVerifyUpdateBeforeExtraction: InfoPlistKey = InfoPlistKey(
    "SUVerifyUpdateBeforeExtraction",
    title: nil,
    in: .softwareUpdates,
    .boolean,
    since: [.macOS()],
    related: ["SUPublicEDKey", "SURequireSignedFeed"],
    example: "<true/>",
    summary: "Makes Sparkle check the signature of an update before it opens the archive.",
    whenNeeded: "When a forged archive must not even be opened.",
    ifMissing: "No source says what Sparkle then does.",
    sources: [.repository("sparkle-project/Sparkle"), .publicFiles],
    confidence: .low)
}
