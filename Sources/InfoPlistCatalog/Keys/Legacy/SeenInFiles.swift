extension KeyFamily {
  /// Keys that stand in files without a description.
  public static let seenInFiles: KeyFamily = KeyFamily(
    "seen-in-files", "Other keys seen in files", category: .legacy,
    summary: "Keys of Apple and of tools that stand in public files although no document at hand describes them.")
}

extension InfoPlistKey {
  /// The name of an Automator action.
  public static let amName: InfoPlistKey = InfoPlistKey(
    "AMName",
    title: nil,
    in: .seenInFiles,
    .string(.userText),
    since: [.macOS()],
    related: ["AMDefaultParameters"],
    example: "<string>Resize Pages</string>",
    summary: "Name of an Automator action, as the list of actions shows it.",
    details: "Found in the files of Automator actions, with a string as its value.",
    whenNeeded: "In bundles that are Automator actions.",
    ifMissing: "No source says what Automator shows then.",
    sources: [.publicFiles],
    confidence: .low)

  /// The first settings of an Automator action.
  public static let amDefaultParameters: InfoPlistKey = InfoPlistKey(
    "AMDefaultParameters",
    title: nil,
    in: .seenInFiles,
    .dictionary(.open),
    since: [.macOS()],
    related: ["AMName"],
    example: """
      <dict>
        <key>width</key>
        <integer>800</integer>
      </dict>
      """,
    summary: "Values that the settings of an Automator action start with.",
    details: "The action chooses the names of the members.",
    whenNeeded: "In Automator actions with settings.",
    ifMissing: "The settings start empty.",
    sources: [.publicFiles],
    confidence: .low)

  /// Words for the search.
  public static let mdItemKeywords: InfoPlistKey = InfoPlistKey(
    "MDItemKeywords",
    title: nil,
    in: .seenInFiles,
    .anyOf([.string(.userText), .strings(.userText)]),
    since: [.macOS()],
    related: ["CFBundleDisplayName"],
    example: "<string>Terminal</string>",
    summary: "Words under which Spotlight finds the app besides its name.",
    details: "Named after the metadata attribute for keywords; one public app has it, with a string.",
    whenNeeded: "When people look for the app by words that are not in its name.",
    ifMissing: "The app is found by its name.",
    sources: [.publicFiles],
    confidence: .low)

  /// Whether the app stays awake.
  public static let nsAppSleepDisabled: InfoPlistKey = InfoPlistKey(
    "NSAppSleepDisabled",
    title: nil,
    in: .seenInFiles,
    .boolean,
    since: [.macOS()],
    related: ["LSBackgroundOnly"],
    example: "<true/>",
    summary: "Keeps macOS from slowing the app down while none of its windows can be seen.",
    details: "Seen in one public file; the meaning is taken from the name.",
    whenNeeded: "When an app has to go on at full speed in the background and cannot say so in code.",
    ifMissing: "The system may slow the app down while it is out of sight.",
    sources: [.publicFiles],
    confidence: .low)

  /// When a kernel extension is needed.
  public static let osBundleRequired: InfoPlistKey = InfoPlistKey(
    "OSBundleRequired",
    title: nil,
    in: .seenInFiles,
    .string(.text),
    since: [.macOS()],
    related: ["OSBundleLibraries", "OSBundleCompatibleVersion"],
    example: "<string>Root</string>",
    summary: "Says at which stage of starting up a kernel extension is needed.",
    details: "Found in kernel extensions. The list of values is not at hand, so the value is not checked.",
    whenNeeded: "In kernel extensions that are needed before the system has fully started.",
    ifMissing: "The kernel extension is loaded on demand.",
    sources: [.publicFiles],
    confidence: .low)

  /// A flag of one project.
  public static let proApplication: InfoPlistKey = InfoPlistKey(
    "ProApplication",
    title: nil,
    in: .seenInFiles,
    .boolean,
    since: [.iOS()],
    example: "<true/>",
    summary: "Flag that public files of one project have in the paid version of their app.",
    details: "Nothing shows that the system reads it. Such keys are read by the app's own code.",
    whenNeeded: "Only where code of the app asks for it.",
    ifMissing: "The system does nothing else without it.",
    sources: [.publicFiles],
    confidence: .low)

  /// The icon set for the .NET build tools.
  public static let xsAppIconAssets: InfoPlistKey = InfoPlistKey(
    "XSAppIconAssets",
    title: nil,
    in: .seenInFiles,
    .string(.relativePath),
    since: [.iOS(), .macOS(), .tvOS()],
    localized: [.never],
    related: ["CFBundleIconName", "CFBundleIconFile"],
    misspellings: ["XSAppIconAsset"],
    example: "<string>Assets.xcassets/AppIcon.appiconset</string>",
    summary: "Tells the build tools of .NET for Apple platforms which icon set to compile into the app.",
    details: "The path leads from the project to a set inside an asset catalog. The system itself does not read the key.",
    whenNeeded: "In apps built with .NET that keep their icon in an asset catalog.",
    ifMissing: "The build compiles no app icon from the catalog unless it is named elsewhere.",
    mistakes: ["Only the name of the set: the path through the asset catalog belongs to the value."],
    sources: [.publicFiles],
    confidence: .medium)
}
