extension KeyFamily {
  /// Helpers of an app.
  public static let helperServices: KeyFamily = KeyFamily(
    "helper-services", "XPC services and privileged helpers", category: .services,
    summary: "How the system starts the helpers of an app, and which apps may install a privileged one.")
}

extension InfoPlistKey {
  /// Launching an XPC service.
  public static let xpcService: InfoPlistKey = InfoPlistKey(
    "XPCService",
    title: nil,
    in: .helperServices,
    .dictionary(.open),
    since: [.iOS("6.0"), .macOS("10.8"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    expected: [.required(for: .xpcService)],
    related: ["NSExtension", "CFBundlePackageType"],
    example: """
      <dict>
        <key>ServiceType</key>
        <string>Application</string>
      </dict>
      """,
    summary: "Says how the system starts an XPC service.",
    details: "Members that begin with an underscore occur in system services; apps have no use for them.",
    whenNeeded: "In every bundle with the extension .xpc.",
    ifMissing: "The bundle is not taken for an XPC service.",
    mistakes: ["Writing it into the Info.plist of the app that contains the service."],
    sources: [.keyPage("xpcservice"), .publicFiles])

  /// Whom the service serves.
  public static let xpcServiceServiceType: InfoPlistKey = InfoPlistKey(
    "XPCService.ServiceType",
    title: nil,
    in: .helperServices,
    .choice(.xpcServiceTypes),
    since: [.iOS("6.0"), .macOS("10.8"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    related: ["XPCService.JoinExistingSession"],
    example: "<string>Application</string>",
    summary: "Whether each app, each person or the whole system has a copy of the service.",
    details: "Services inside apps are of type Application; the other two are seen in system bundles.",
    whenNeeded: "In every XPCService dictionary.",
    ifMissing: "No source at hand states what holds then.",
    mistakes: ["Values in lower case."],
    sources: [.keyPage("xpcservice/servicetype"), .publicFiles],
    confidence: .medium)

  /// The run loop of the service.
  public static let xpcServiceRunLoopType: InfoPlistKey = InfoPlistKey(
    "XPCService.RunLoopType",
    title: nil,
    in: .helperServices,
    .choice(.xpcRunLoopTypes),
    since: [.iOS("6.0"), .macOS("10.8"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    example: "<string>NSRunLoop</string>",
    summary: "What the service waits for messages with: the main queue or a run loop.",
    whenNeeded: "When the frameworks of the service expect a run loop.",
    ifMissing: "No source at hand states what holds then.",
    mistakes: ["dispatch_main in a service whose frameworks expect a run loop, such as timers of Foundation."],
    sources: [.keyPage("xpcservice/runlooptype"), .publicFiles],
    confidence: .medium)

  /// The session of the service.
  public static let xpcServiceJoinExistingSession: InfoPlistKey = InfoPlistKey(
    "XPCService.JoinExistingSession",
    title: nil,
    in: .helperServices,
    .boolean,
    since: [.iOS("6.0"), .macOS("10.8"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    example: "<true/>",
    summary: "Runs the service in the security session of its caller.",
    whenNeeded: "When the service has to reach what belongs to the login session of its caller.",
    ifMissing: "The service has a session of its own.",
    mistakes: ["Setting it without need: the service then shares more than it has to."],
    sources: [.keyPage("xpcservice/joinexistingsession")],
    confidence: .medium)

  /// Environment variables of the service.
  public static let xpcServiceEnvironmentVariables: InfoPlistKey = InfoPlistKey(
    "XPCService.EnvironmentVariables",
    title: nil,
    in: .helperServices,
    .dictionary(.chosen(.text, .string())),
    since: [.iOS("6.0"), .macOS("10.8"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    related: ["LSEnvironment"],
    example: """
      <dict>
        <key>NOTEBOOK_LOG</key>
        <string>verbose</string>
      </dict>
      """,
    summary: "Environment variables that the service starts with.",
    whenNeeded: "When libraries of the service are set up by environment variables.",
    ifMissing: "The service starts with the ordinary environment.",
    mistakes: ["Numbers or Booleans as values."],
    sources: [.keyPage("xpcservice/environmentvariables")],
    confidence: .medium)

  /// Privileged helpers of an app.
  public static let smPrivilegedExecutables: InfoPlistKey = InfoPlistKey(
    "SMPrivilegedExecutables",
    title: "Tools owned after installation",
    in: .helperServices,
    .dictionary(.chosen(.reverseDNS, .string(.codeRequirement))),
    since: [.macOS("10.0")],
    expected: [.required(when: "the app installs a privileged helper with SMJobBless")],
    related: ["SMAuthorizedClients"],
    files: ["Contents/Library/LaunchServices"],
    example: """
      <dict>
        <key>com.example.Notebook.Helper</key>
        <string>identifier "com.example.Notebook.Helper" and anchor apple generic</string>
      </dict>
      """,
    summary: "Privileged helper tools of the app, by label, each with the code requirement it must meet.",
    whenNeeded: "In Mac apps that install a helper with SMJobBless.",
    ifMissing: "SMJobBless refuses to install the helper.",
    mistakes: [
      "A requirement that the helper's signature does not meet, often after a change of team.",
      "A label that differs from the helper's file name.",
    ],
    sources: [.keyPage("smprivilegedexecutables")])

  /// Clients of a privileged helper.
  public static let smAuthorizedClients: InfoPlistKey = InfoPlistKey(
    "SMAuthorizedClients",
    title: "Clients allowed to add and remove tool",
    in: .helperServices,
    .strings(.codeRequirement),
    since: [.macOS("10.6")],
    expected: [.required(when: "the tool is installed with SMJobBless")],
    related: ["SMPrivilegedExecutables"],
    example: """
      <array>
        <string>identifier "com.example.Notebook" and anchor apple generic</string>
      </array>
      """,
    summary: "Code requirements of the apps that may install, update or remove this privileged helper.",
    details: "It stands in the Info.plist that is built into the helper's executable, not in that of the app.",
    whenNeeded: "In helper tools installed with SMJobBless.",
    ifMissing: "No app may manage the helper.",
    mistakes: ["Writing it into the app.", "A requirement that the app's signature does not meet."],
    sources: [.keyPage("smauthorizedclients"), .publicFiles],
    confidence: .medium)
}

extension StringFormat {
  /// A code requirement.
  static let codeRequirement: StringFormat = StringFormat(
    "code-requirement", "code requirement in the language of the code signing tools")
}
