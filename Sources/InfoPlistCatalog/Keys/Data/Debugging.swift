extension KeyFamily {
  /// Switches for development.
  public static let debugging: KeyFamily = KeyFamily(
    "debugging", "Tests, logs and measurements", category: .data,
    summary: "Switches for developing and testing: logs, graphics tools and per-app VPN.")
}

extension InfoPlistKey {
  /// Settings for log messages.
  public static let osLogPreferences: InfoPlistKey = InfoPlistKey(
    "OSLogPreferences",
    title: nil,
    in: .debugging,
    .dictionary(.chosen(.reverseDNS, .dictionary(.open))),
    since: [.macOS("10.15")],
    localized: [.never],
    example: """
      <dict>
        <key>com.example.Notebook</key>
        <dict>
          <key>DEFAULT-OPTIONS</key>
          <dict>
            <key>Level</key>
            <dict>
              <key>Enable</key>
              <string>Debug</string>
            </dict>
          </dict>
        </dict>
      </dict>
      """,
    summary: "Settings for the log messages of an app, by subsystem and category.",
    details: """
      The first level names subsystems, the second categories; DEFAULT-OPTIONS stands for all categories of a subsystem. Settings hold \
      for the objects of the unified log that name the subsystem.
      """,
    whenNeeded: "When some messages shall be kept that the system drops, or the other way round.",
    ifMissing: "The settings of the system hold.",
    mistakes: [
      "Leaving detailed logs on in a release.",
      "Settings at the level of the subsystem, where categories are expected.",
    ],
    sources: [.keyPage("oslogpreferences"), .publicFiles, Source("manual page os_log(5)")])

  /// Settings of one subsystem, by category.
  public static let osLogPreferencesEntry: InfoPlistKey = InfoPlistKey(
    "OSLogPreferences.*",
    title: nil,
    in: .debugging,
    .dictionary(.chosen(.text, .dictionary(.open))),
    since: [.macOS("10.15")],
    example: """
      <dict>
        <key>Network</key>
        <dict>
          <key>Level</key>
          <dict>
            <key>Enable</key>
            <string>Info</string>
          </dict>
        </dict>
      </dict>
      """,
    summary: "Settings of one subsystem, by category.",
    details: "The member DEFAULT-OPTIONS holds for every category without settings of its own.",
    sources: [.publicFiles, Source("manual page os_log(5)")],
    confidence: .medium)

  /// Settings of one category.
  public static let osLogPreferencesCategory: InfoPlistKey = InfoPlistKey(
    "OSLogPreferences.*.*",
    title: nil,
    in: .debugging,
    .dictionary(.open),
    since: [.macOS("10.15")],
    example: """
      <dict>
        <key>Level</key>
        <dict>
          <key>Persist</key>
          <string>Info</string>
        </dict>
      </dict>
      """,
    summary: "Log settings of one category of messages; the key is its name or DEFAULT-OPTIONS for all of the subsystem.",
    whenNeeded: "Once for each category that differs from the settings of the system.",
    ifMissing: "DEFAULT-OPTIONS of the subsystem holds, or the settings of the system.",
    mistakes: ["A category that no log object in code names."],
    sources: [.publicFiles, Source("manual page os_log(5)")],
    confidence: .medium)

  /// From which levels on messages are kept and written.
  public static let osLogPreferencesLevel: InfoPlistKey = InfoPlistKey(
    "OSLogPreferences.*.*.Level",
    title: nil,
    in: .debugging,
    .dictionary(),
    since: [.macOS("10.15")],
    example: """
      <dict>
        <key>Enable</key>
        <string>Debug</string>
        <key>Persist</key>
        <string>Info</string>
      </dict>
      """,
    summary: "From which levels on log messages of a category are kept in memory and written to disk.",
    whenNeeded: "When debug or info messages of the category are to be kept.",
    ifMissing: "The levels of the system hold.",
    sources: [.publicFiles, Source("manual page os_log(5)")],
    confidence: .medium)

  /// Lowest level of messages that are taken at all.
  public static let osLogPreferencesLevelEnable: InfoPlistKey = InfoPlistKey(
    "OSLogPreferences.*.*.Level.Enable",
    title: nil,
    in: .debugging,
    .choice(.logLevels),
    since: [.macOS("10.15")],
    related: ["OSLogPreferences.*.*.Level.Persist"],
    example: "<string>Debug</string>",
    summary: "Lowest level of messages that are taken at all.",
    ifMissing: "The setting of the system holds: Info and above.",
    sources: [.publicFiles, Source("manual page os_log(5)")],
    confidence: .medium)

  /// Lowest level of messages that are written to disk.
  public static let osLogPreferencesLevelPersist: InfoPlistKey = InfoPlistKey(
    "OSLogPreferences.*.*.Level.Persist",
    title: nil,
    in: .debugging,
    .choice(.logLevels),
    since: [.macOS("10.15")],
    related: ["OSLogPreferences.*.*.Level.Enable"],
    example: "<string>Info</string>",
    summary: "Lowest level of messages that are written to disk.",
    ifMissing: "The setting of the system holds: Default and above.",
    sources: [.publicFiles, Source("manual page os_log(5)")],
    confidence: .medium)

  /// Captures of graphics work.
  public static let metalCaptureEnabled: InfoPlistKey = InfoPlistKey(
    "MetalCaptureEnabled",
    title: "Metal Capture Enabled",
    in: .debugging,
    .boolean,
    since: [],
    buildSettings: ["INFOPLIST_KEY_MetalCaptureEnabled"],
    related: ["MetalHudEnabled"],
    example: "<true/>",
    summary: "Lets code record what the graphics processor does, without Xcode attached.",
    details: "Xcode also has it as a build setting. No page names platforms or versions.",
    whenNeeded: "In builds for tests and for measuring in the field.",
    ifMissing: "Captures from code fail unless Xcode starts the app.",
    mistakes: ["Leaving it in a release, where others can then look at the work of the shaders."],
    sources: [.applePage("xcode/capturing-a-metal-workload-programmatically"), .swiftBuild])

  /// Overlay of graphics figures.
  public static let metalHudEnabled: InfoPlistKey = InfoPlistKey(
    "MetalHudEnabled",
    title: nil,
    in: .debugging,
    .boolean,
    since: [],
    related: ["MetalCaptureEnabled"],
    misspellings: ["MetalHUDEnabled"],
    example: "<true/>",
    summary: "Shows the overlay with frame rate and other figures of Metal.",
    details: "No page names platforms or versions.",
    whenNeeded: "In builds for measuring.",
    ifMissing: "The overlay appears only when it is switched on elsewhere.",
    mistakes: ["Leaving it in a release."],
    sources: [.applePage("xcode/monitoring-your-metal-apps-graphics-performance")])

  /// Rules for testing per-app VPN.
  public static let neTestAppMapping: InfoPlistKey = InfoPlistKey(
    "NETestAppMapping",
    title: nil,
    in: .debugging,
    .dictionary(.chosen(.vpnIdentifier, .strings(.bundleIdentifier))),
    since: [.iOS("9.0"), .macOS("10.11")],
    localized: [.never],
    related: ["NSExtension"],
    example: """
      <dict>
        <key>6F0E1B52-9C1D-4C53-8A3E-2D7A8C1B9E44</key>
        <array>
          <string>com.example.Notebook</string>
        </array>
      </dict>
      """,
    summary: "Rules for testing per-app VPN on devices that no management server looks after.",
    details: """
      A member maps the VPNUUID of a VPN payload to the bundle identifiers of the apps that use that VPN. The rules hold only in \
      apps signed for development; signed for distribution, the key does nothing.
      """,
    whenNeeded: "While a per-app VPN extension is being developed.",
    ifMissing: "Per-app VPN can be tested only with a management server.",
    mistakes: ["Leaving it in the build for the store: such an app is rejected."],
    requirements: ["R-NE-001...005"],
    sources: [.reference(.cocoa), .applePage("networkextension/netunnelprovidermanager")])
}

extension StringFormat {
  /// The identifier of a VPN configuration.
  public static let vpnIdentifier: StringFormat = StringFormat(
    "vpn-identifier", "VPNUUID of a per-app VPN payload, a unique string", pattern: "^.+$")
}
