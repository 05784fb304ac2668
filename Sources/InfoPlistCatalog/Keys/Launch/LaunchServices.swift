extension KeyFamily {
  /// How Launch Services starts an app.
  public static let launchServices: KeyFamily = KeyFamily(
    "launch-services", "How an app is started", category: .launch,
    summary: "Where and how Launch Services may start an app: lowest system, architecture, environment, agent or background only.")
}

extension InfoPlistKey {
  /// The category of the app.
  public static let lsApplicationCategoryType: InfoPlistKey = InfoPlistKey(
    "LSApplicationCategoryType",
    title: "Application Category",
    in: .launchServices,
    .choice(.applicationCategories),
    since: [.macOS("10.0"), .iOS(note: "kept by builds"), .tvOS(note: "kept by builds")],
    expected: [.required(for: .macOSApp, when: "the app goes to the Mac App Store")],
    localized: [.never],
    buildSettings: ["INFOPLIST_KEY_LSApplicationCategoryType"],
    related: ["CFBundlePackageType", "LSSupportsGameMode"],
    misspellings: ["LSApplicationCategory", "LSApplicationCategoryTypes", "LSApplicationCatgoryType"],
    example: "<string>public.app-category.productivity</string>",
    summary: "Type identifier of the store category the app belongs to.",
    details: """
      The store sorts Mac apps by it; an empty string counts as absent. The build keeps the key on macOS, iOS and tvOS and removes it \
      on watchOS and visionOS.
      """,
    whenNeeded: "In every app for the Mac App Store; optional elsewhere.",
    ifMissing: "Archiving warns and the Mac App Store refuses the upload (ITMS-90242).",
    mistakes: ["The title of the category instead of its identifier.", "A category that exists in the store's web pages only."],
    requirements: ["R-LS-001...002"],
    sources: [.reference(.launchServices), .keyPage("lsapplicationcategorytype"), .swiftBuild])

  /// A sticker pack.
  public static let lsApplicationIsStickerProvider: InfoPlistKey = InfoPlistKey(
    "LSApplicationIsStickerProvider",
    title: nil,
    in: .launchServices,
    .boolean,
    since: [.iOS()],
    expected: [.common(for: .stickerPack)],
    by: .build,
    related: ["LSApplicationLaunchProhibited", "NSExtension"],
    example: "<true/>",
    summary: "Marks the extension of a sticker pack.",
    details: "The product type for sticker packs writes it.",
    whenNeeded: "Never by hand: the build of a sticker pack adds it.",
    ifMissing: "Messages does not take the extension for a sticker pack.",
    mistakes: ["Setting it in an app with an interface of its own."],
    sources: [.swiftBuild],
    confidence: .medium)

  /// An app that cannot be opened.
  public static let lsApplicationLaunchProhibited: InfoPlistKey = InfoPlistKey(
    "LSApplicationLaunchProhibited",
    title: nil,
    in: .launchServices,
    .boolean,
    since: [.iOS()],
    by: .build,
    related: ["ITSWatchOnlyContainer", "LSApplicationIsStickerProvider"],
    example: "<true/>",
    summary: "Marks an app that only carries something else and cannot be opened.",
    details: "The iOS containers of sticker packs and of watch-only apps are such apps; their product types write the key.",
    whenNeeded: "Never by hand: the build of such a container adds it.",
    ifMissing: "The app can be opened from the Home Screen.",
    mistakes: [
      "Setting it by hand beside a Messages extension: the store checks that both fit (ITMS-90602).",
      "Leaving it in after a container has become a real app.",
    ],
    sources: [.swiftBuild, .repository("bazelbuild/rules_apple", "apple/internal/rule_support.bzl")],
    confidence: .medium)

  /// Preferred architectures.
  public static let lsArchitecturePriority: InfoPlistKey = InfoPlistKey(
    "LSArchitecturePriority",
    title: "Architecture priority",
    in: .launchServices,
    .array(of: .choice(.launchArchitectures)),
    since: [.macOS("10.1")],
    related: ["LSRequiresNativeExecution", "LSMinimumSystemVersionByArchitecture"],
    misspellings: ["LSArchitecturesPriority", "LSArchitecturePriorities"],
    example: """
      <array>
        <string>arm64</string>
        <string>x86_64</string>
      </array>
      """,
    summary: "Architectures of a universal app, the preferred one first.",
    details: """
      The first architecture of the list that the Mac can run is used. One that needs translation, PowerPC on an Intel Mac for example, is \
      run under Rosetta when it comes first, unless LSRequiresNativeExecution forbids that. An app whose listed slices do not fit cannot \
      be started.
      """,
    whenNeeded: "When a universal app should not run in the architecture the system would choose.",
    ifMissing: "The system takes the slice that suits the Mac.",
    mistakes: ["Naming a slice the executable lacks.", "A translated architecture ahead of the native one by accident."],
    requirements: ["R-LS-003...006", "R-LS-024"],
    sources: [.reference(.launchServices), .keyPage("lsarchitecturepriority"), Source("decision: no fitting slice, not launchable")])

  /// Runs without an interface.
  public static let lsBackgroundOnly: InfoPlistKey = InfoPlistKey(
    "LSBackgroundOnly",
    title: "Application is background only",
    in: .launchServices,
    .booleanOrText,
    since: [.macOS("10.0")],
    buildSettings: ["INFOPLIST_KEY_LSBackgroundOnly"],
    excludes: ["LSUIElement"],
    related: ["LSUIPresentationMode"],
    misspellings: ["LSBackgroundApp", "LSBackGroundOnly"],
    example: "<true/>",
    summary: "Runs the app in the background only, without any interface.",
    details: """
      Set it also when a framework opens a connection to the window server although nothing is to be seen. The executable has to be \
      Mach-O; older files write the text 1, which works. Builds for other platforms than macOS remove the key.
      """,
    whenNeeded: "In helpers and servers that are packaged as apps and never show a window.",
    ifMissing: "The app runs in the foreground, with a Dock icon and a menu bar.",
    mistakes: ["Using it for a menu bar app: that needs LSUIElement.", "Setting both this key and LSUIElement."],
    requirements: ["R-LS-007...009"],
    sources: [.reference(.launchServices), .keyPage("lsbackgroundonly"), .swiftBuild, Source("decision: text is accepted")])

  /// Apps of the same kind on other devices.
  public static let lsCounterpartIdentifiers: InfoPlistKey = InfoPlistKey(
    "LSCounterpartIdentifiers",
    title: nil,
    in: .launchServices,
    .strings(.bundleIdentifier),
    since: [],
    localized: [.never],
    by: .distribution,
    related: ["CFBundleIdentifier", "WKCompanionAppBundleIdentifier"],
    example: """
      <array>
        <string>com.example.Notebook.watchkitapp</string>
      </array>
      """,
    summary: "Bundle identifiers of apps that count as counterparts of this one.",
    details: "Build system or installer write it; that is known from a list of keys the installer reads, not from documentation.",
    whenNeeded: "Never by hand.",
    ifMissing: "No counterpart is known.",
    mistakes: ["Listing apps of other developers."],
    sources: [Source("list of keys read by the iOS installer")],
    confidence: .low)

  /// Environment of the app.
  public static let lsEnvironment: InfoPlistKey = InfoPlistKey(
    "LSEnvironment",
    title: "Environment variables",
    in: .launchServices,
    .dictionary(.chosen(.environmentVariable, .string())),
    since: [.macOS("10.0")],
    default: .nothing,
    localized: [.never],
    related: ["LSArchitecturePriority"],
    misspellings: ["LSEnviroment", "LSEnvironnement", "LSEnvironmentVariables"],
    example: """
      <dict>
        <key>NOTEBOOK_LOG_LEVEL</key>
        <string>info</string>
      </dict>
      """,
    summary: "Environment variables that are set before the app starts.",
    details: "They hold only for a start through Launch Services; an executable run from a shell gets the shell's environment.",
    whenNeeded: "When a library inside the app reads its settings from the environment.",
    ifMissing: "The app gets the environment of the session.",
    mistakes: ["Numbers or Booleans as values: both sides are strings.", "Testing from a shell and finding the variables unset."],
    requirements: ["R-LS-010...012"],
    sources: [.reference(.launchServices), .keyPage("lsenvironment")])

  /// One variable.
  public static let lsEnvironmentEntry: InfoPlistKey = InfoPlistKey(
    "LSEnvironment.*",
    title: nil,
    in: .launchServices,
    .string(),
    since: [.macOS("10.0")],
    localized: [.never],
    example: "<string>info</string>",
    summary: "Value of the environment variable that the key names.",
    mistakes: ["A number element: write the digits as a string."],
    requirements: ["R-LS-010"],
    sources: [.reference(.launchServices)])

  /// Quarantine of created files.
  public static let lsFileQuarantineEnabled: InfoPlistKey = InfoPlistKey(
    "LSFileQuarantineEnabled",
    title: "File quarantine enabled",
    in: .launchServices,
    .boolean,
    since: [.macOS("10.5")],
    default: .boolean(false),
    related: ["LSFileQuarantineExcludedPathPatterns"],
    misspellings: ["LSFileQuarantineEnable", "LSQuarantineEnabled"],
    example: "<true/>",
    summary: "Puts every file that the app creates into quarantine.",
    details:
      "The system notes time, app name and bundle identifier with the file where it can. The app may read and change the marks itself.",
    whenNeeded: "In browsers, mail and chat apps and others that store files from outside.",
    ifMissing: "Files of the app are not quarantined, and opening them asks nothing.",
    mistakes: ["Switching it on in an app that writes many caches, without excluded paths."],
    requirements: ["R-LS-013...017"],
    sources: [.reference(.launchServices), .keyPage("lsfilequarantineenabled")])

  /// Places without quarantine.
  public static let lsFileQuarantineExcludedPathPatterns: InfoPlistKey = InfoPlistKey(
    "LSFileQuarantineExcludedPathPatterns",
    title: nil,
    in: .launchServices,
    .strings(.pathPattern),
    since: [.macOS()],
    default: .nothing,
    needs: ["LSFileQuarantineEnabled"],
    misspellings: ["LSFileQuarantineExcludedPaths", "LSFileQuarantineExcludedPathPattern"],
    example: """
      <array>
        <string>~/Library/Caches/*</string>
      </array>
      """,
    summary: "Paths, with shell wildcards, where files of the app stay out of quarantine.",
    details: "A tilde stands for the home directory, a star for any text within one path component, a question mark for one character.",
    whenNeeded: "When LSFileQuarantineEnabled would slow down work on caches and other private files.",
    ifMissing: "With quarantine on, it covers all files of the app.",
    mistakes: ["Expecting a star to reach into deeper directories.", "Excluding the place where downloads are stored."],
    requirements: ["R-LS-018...019"],
    sources: [.reference(.launchServices), Source("decision: shell rules for path patterns")])

  /// Events about ended child processes.
  public static let lsGetAppDiedEvents: InfoPlistKey = InfoPlistKey(
    "LSGetAppDiedEvents",
    title: "Application should get App Died events",
    in: .launchServices,
    .boolean,
    since: [.macOS("10.0")],
    misspellings: ["LSGetAppDiedEvent"],
    example: "<true/>",
    summary: "Has the system send an Apple event for each child process that ends.",
    details: "The event is kAEApplicationDied.",
    whenNeeded: "In an app that starts other apps and has to know when they end.",
    ifMissing: "The app learns of ended children in other ways only.",
    mistakes: ["Setting it without a handler for the event."],
    requirements: ["R-LS-020"],
    sources: [.reference(.launchServices), .keyPage("lsgetappdiedevents")])

  /// Whether the name is translated.
  public static let lsHasLocalizedDisplayName: InfoPlistKey = InfoPlistKey(
    "LSHasLocalizedDisplayName",
    title: nil,
    in: .launchServices,
    .boolean,
    since: [.macOS(deprecated: "10.2")],
    related: ["CFBundleDisplayName"],
    misspellings: ["LSHasLocalisedDisplayName", "LSHasLocalizedDisplayNames"],
    example: "<true/>",
    summary: "Told the Finder of early systems that the app's name has translations.",
    details: "Later references no longer list it. Files still carry it, some with the number 1.",
    whenNeeded: "Not in new bundles: CFBundleDisplayName and InfoPlist.strings suffice.",
    ifMissing: "Nothing changes on current systems.",
    mistakes: ["Setting it while InfoPlist.strings translates no name."],
    requirements: ["R-LS-049"],
    sources: [.reference(.launchServices), .publicFiles])

  /// The oldest macOS.
  public static let lsMinimumSystemVersion: InfoPlistKey = InfoPlistKey(
    "LSMinimumSystemVersion",
    title: "Minimum system version",
    in: .launchServices,
    .string(.osVersion),
    since: [.macOS("10.0"), .macCatalyst("13.0")],
    default: .string("10.0.0"),
    expected: [.common(for: .macOSApp)],
    localized: [.never],
    buildSettings: ["MACOSX_DEPLOYMENT_TARGET"],
    related: ["LSMinimumSystemVersionByArchitecture", "MinimumOSVersion"],
    misspellings: ["LSMinimumSystemVerison", "LSMinimumVersion", "LSMinSystemVersion", "LSMinimumOSVersion"],
    example: "<string>13.3.0</string>",
    summary: "Oldest macOS release that the app runs on.",
    details: """
      Numbers with periods between them: major version first, then two smaller ones; fewer are read too, a single one with a warning. \
      On an older system macOS tries to show an alert and does not start the app. A build fills it from the deployment target, raises \
      a lower value and stops at one that is no version.
      """,
    whenNeeded: "In every Mac app; the build sees to it where the template refers to the deployment target.",
    ifMissing: "The app is started on any system and fails where symbols are missing.",
    mistakes: [
      "A value unlike the one the executable was linked for: the store refuses the upload (ITMS-90264).",
      "Writing it as a real number: 10.10 then turns into 10.1.",
    ],
    requirements: ["R-LS-021...023", "R-LS-026", "R-LS-048"],
    sources: [.reference(.launchServices), .keyPage("lsminimumsystemversion"), .swiftBuild])

  /// The oldest macOS for each architecture.
  public static let lsMinimumSystemVersionByArchitecture: InfoPlistKey = InfoPlistKey(
    "LSMinimumSystemVersionByArchitecture",
    title: "Minimum system versions, per-architecture",
    in: .launchServices,
    .dictionary(.chosen(.architecture, .string(.osVersion))),
    since: [.macOS("10.0")],
    localized: [.never],
    related: ["LSMinimumSystemVersion", "LSArchitecturePriority"],
    misspellings: ["LSMinimumSystemVersionByArch", "LSMinimumSystemVersionsByArchitecture"],
    example: """
      <dict>
        <key>arm64</key>
        <string>11.0.0</string>
        <key>x86_64</key>
        <string>10.13.0</string>
      </dict>
      """,
    summary: "Oldest macOS release for each architecture of a universal app.",
    details: "An architecture whose release is newer than the running system is passed over. The overall limit is LSMinimumSystemVersion.",
    whenNeeded: "When slices of a universal app need different systems.",
    ifMissing: "Every slice may be used wherever the app may run.",
    mistakes: ["Expecting it to keep the app from starting: it only chooses among slices.", "An architecture the executable lacks."],
    requirements: ["R-LS-024...026"],
    sources: [.reference(.launchServices), .keyPage("lsminimumsystemversionbyarchitecture")])

  /// The oldest macOS for one architecture.
  public static let lsMinimumSystemVersionByArchitectureEntry: InfoPlistKey = InfoPlistKey(
    "LSMinimumSystemVersionByArchitecture.*",
    title: nil,
    in: .launchServices,
    .string(.osVersion),
    since: [.macOS("10.0")],
    localized: [.never],
    related: ["LSArchitecturePriority"],
    example: "<string>10.13.0</string>",
    summary: "Oldest macOS release on which the slice of the architecture in the key is used.",
    mistakes: ["A key such as Intel: only names that LSArchitecturePriority knows count."],
    requirements: ["R-LS-024...025"],
    sources: [.reference(.launchServices), .keyPage("lsminimumsystemversionbyarchitecture")])

  /// One session at a time.
  public static let lsMultipleInstancesProhibited: InfoPlistKey = InfoPlistKey(
    "LSMultipleInstancesProhibited",
    title: "Application prohibits multiple instances",
    in: .launchServices,
    .boolean,
    since: [.macOS("10.0")],
    misspellings: ["LSMultipleInstanceProhibited", "LSMultipleInstancesProhibit"],
    example: "<true/>",
    summary: "Lets the app run in one login session of the Mac at a time.",
    details: """
      A second start from another session fails with kLSMultipleSessionsNotSupportedErr, a second copy in the same session with \
      kLSMultipleInstancesProhibitedErr.
      """,
    whenNeeded: "When the app owns something that cannot be shared, such as a device on USB.",
    ifMissing: "Every session can run the app.",
    mistakes: ["Taking it for a matter of one session only: while one person runs the app, others on the same Mac cannot start it."],
    requirements: ["R-LS-027...029", "R-LS-051"],
    sources: [.reference(.launchServices), .keyPage("lsmultipleinstancesprohibited")])

  /// An app for iOS.
  public static let lsRequiresIPhoneOS: InfoPlistKey = InfoPlistKey(
    "LSRequiresIPhoneOS",
    title: "Application requires iPhone environment",
    in: .launchServices,
    .boolean,
    since: [
      .iOS("2.0"), .tvOS(note: "written by builds"), .unavailable(.macOS, note: "removed by builds"),
      .unavailable(.watchOS, note: "removed by builds"),
    ],
    expected: [.recommended(for: .iOSApp, by: ["R-REC-010"])],
    related: ["UIRequiredDeviceCapabilities", "UIDeviceFamily"],
    misspellings: ["LSRequiresiPhoneOS", "LSRequiresIphoneOS", "LSRequiresIOS"],
    example: "<true/>",
    summary: "Says that the app runs on iOS only; Launch Services then starts it nowhere else.",
    details: "Builds add it to apps for iOS and tvOS and remove it for macOS and watchOS. Older texts spell it with a small i.",
    whenNeeded: "In every iOS app; templates and builds write it.",
    ifMissing: "The app may be offered to hosts that cannot run it.",
    mistakes: ["Keeping it in the Info.plist of a watch app or a Mac app."],
    requirements: ["R-LS-030", "R-REC-001", "R-REC-010"],
    sources: [.reference(.launchServices), .keyPage("lsrequiresiphoneos"), .swiftBuild])

  /// No translation of code.
  public static let lsRequiresNativeExecution: InfoPlistKey = InfoPlistKey(
    "LSRequiresNativeExecution",
    title: "Application requires native environment",
    in: .launchServices,
    .boolean,
    since: [.macOS("10.0")],
    related: ["LSArchitecturePriority"],
    misspellings: ["LSRequiresNativeExcecution"],
    example: "<true/>",
    summary: "Always uses the slice for the Mac's own architecture and never Rosetta.",
    details: "It outweighs the order in LSArchitecturePriority. Without a native slice the app cannot be started.",
    whenNeeded: "When a universal app must not be run in translation, for example because plug-ins would not load.",
    ifMissing: "People may ask for translation in the information window, and the order of architectures may lead there.",
    mistakes: ["Setting it in an app that has no slice for current Macs."],
    requirements: ["R-LS-006", "R-LS-031"],
    sources: [.reference(.launchServices), .keyPage("lsrequiresnativeexecution"), Source("decision: no native slice, not launchable")])

  /// An agent.
  public static let lsUIElement: InfoPlistKey = InfoPlistKey(
    "LSUIElement",
    title: "Application is agent (UIElement)",
    in: .launchServices,
    .booleanOrText,
    since: [.macOS("10.0")],
    buildSettings: ["INFOPLIST_KEY_LSUIElement"],
    excludes: ["LSBackgroundOnly"],
    related: ["LSUIPresentationMode", "LSVisibleInClassic"],
    misspellings: ["LSUIElements", "LSUiElement"],
    example: "<true/>",
    summary: "Runs the app as an agent, without a Dock icon and out of the Force Quit window.",
    details: """
      Agents mostly work in the background but can come forward: a click on one of their windows does that. Dock and login window are \
      agents. Old files write the text 1, which works. Builds for other platforms than macOS remove the key.
      """,
    whenNeeded: "In menu bar apps and helpers that show a window now and then.",
    ifMissing: "The app appears in the Dock with a menu bar of its own.",
    mistakes: ["Setting LSBackgroundOnly as well.", "No way left to quit the app, since it has no menu bar."],
    requirements: ["R-LS-032...034", "R-LS-050"],
    sources: [.reference(.launchServices), .keyPage("lsuielement"), .swiftBuild, Source("decision: text is accepted")])

  /// What is visible at the start.
  public static let lsUIPresentationMode: InfoPlistKey = InfoPlistKey(
    "LSUIPresentationMode",
    title: "Application UI Presentation Mode",
    in: .launchServices,
    .choice(.presentationModes),
    since: [.macOS("10.0")],
    default: .integer(0),
    related: ["LSUIElement", "LSBackgroundOnly"],
    misspellings: ["LSUIPresentationModes", "LSUiPresentationMode"],
    example: "<integer>4</integer>",
    summary: "Which parts of the system's interface are visible when the app starts.",
    details: "Modes 1 and 2 leave the menu bar alone. Carbon and Cocoa apps both follow the key.",
    whenNeeded: "In kiosks, games and presentations that want the whole screen from the first moment.",
    ifMissing: "Dock and menu bar stay visible.",
    mistakes: ["A string with a digit instead of a number.", "Hiding everything without a way out."],
    requirements: ["R-LS-035...041"],
    sources: [.reference(.launchServices), .keyPage("lsuipresentationmode")])

  /// Visibility in Classic.
  public static let lsVisibleInClassic: InfoPlistKey = InfoPlistKey(
    "LSVisibleInClassic",
    title: "Application is visible in Classic",
    in: .launchServices,
    .booleanOrText,
    since: [.macOS(note: "concerns the Classic environment only")],
    related: ["LSUIElement", "LSBackgroundOnly"],
    misspellings: ["LSVisibleInclassic"],
    example: "<string>1</string>",
    summary: "Shows an agent or background app to the Classic environment as a background process.",
    whenNeeded: "Only when the process had to exchange data with a Classic app.",
    ifMissing: "Classic does not see agents and background apps at all.",
    mistakes: ["Keeping it in a current app: there is no Classic environment any more."],
    requirements: ["R-LS-042...044"],
    sources: [.reference(.launchServices), Source("decision: text is accepted")])
}

extension StringFormat {
  /// The name of an environment variable.
  public static let environmentVariable: StringFormat = StringFormat(
    "environment-variable", "name of an environment variable", pattern: "^[^=]+$")
}
