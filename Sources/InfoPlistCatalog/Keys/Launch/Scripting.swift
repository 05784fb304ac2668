extension KeyFamily {
  /// Apple events and Java.
  public static let scripting: KeyFamily = KeyFamily(
    "scripting", "Scripting and Java", category: .launch,
    summary: "Whether other programs can script the app, and what apps written in Java for Cocoa once needed.")
}

extension InfoPlistKey {
  /// Whether the app can be scripted.
  public static let nsAppleScriptEnabled: InfoPlistKey = InfoPlistKey(
    "NSAppleScriptEnabled",
    title: "Scriptable",
    in: .scripting,
    .booleanOrText,
    since: [.macOS("10.0")],
    related: ["OSAScriptingDefinition"],
    misspellings: ["NSApplescriptEnabled", "NSAppleScriptEnable", "AppleScriptEnabled"],
    example: "<true/>",
    summary: "Makes a Mac app scriptable with AppleScript and its relatives.",
    details: "The text YES works as well as a Boolean.",
    whenNeeded: "In apps that answer Apple events; most name a scripting definition too.",
    ifMissing: "The app handles only the few events that every app understands.",
    mistakes: ["Switching it on without OSAScriptingDefinition: scripts then know only the built-in terms."],
    requirements: ["R-CO-001"],
    sources: [.reference(.cocoa), .keyPage("nsapplescriptenabled"), Source("decision: text is accepted")])

  /// The scripting definition.
  public static let osaScriptingDefinition: InfoPlistKey = InfoPlistKey(
    "OSAScriptingDefinition",
    title: "Scripting definition file name",
    in: .scripting,
    .string(.fileNameOptionalExtension),
    since: [.macOS("10.0")],
    needs: ["NSAppleScriptEnabled"],
    files: ["Contents/Resources/{value}", "Contents/Resources/{value}.sdef"],
    misspellings: ["OSAScriptDefinition", "OSAScriptingDefinitions", "NSScriptingDefinition"],
    example: "<string>Notebook.sdef</string>",
    summary: "Scripting definition file, usually with the extension .sdef, that lists the app's scripting terms.",
    whenNeeded: "When the app is scriptable and describes its terms in a definition file.",
    ifMissing: "Script editors show no terms of the app.",
    mistakes: ["Naming a file that is not copied into the bundle.", "Leaving out NSAppleScriptEnabled."],
    sources: [.keyPage("osascriptingdefinition"), .publicFiles])

  /// Whether Java starts first.
  public static let nsJavaNeeded: InfoPlistKey = InfoPlistKey(
    "NSJavaNeeded",
    title: "Cocoa Java application",
    in: .scripting,
    .booleanOrText,
    since: [.macOS(deprecated: "10.5")],
    related: ["NSJavaPath", "NSJavaRoot"],
    misspellings: ["NSJavaRequired"],
    example: "<true/>",
    summary: "Has the Java virtual machine started before the code of the bundle runs.",
    details: "Only apps that join Cocoa and Java need it; an app that is all Java must not have it. The text YES works as well.",
    whenNeeded: "Not in new apps: the Java side of Cocoa is deprecated.",
    ifMissing: "No virtual machine is started.",
    mistakes: ["Setting it in a pure Java app."],
    requirements: ["R-CO-008...011"],
    sources: [.reference(.cocoa), Source("decision: text is accepted")])

  /// Paths of Java classes.
  public static let nsJavaPath: InfoPlistKey = InfoPlistKey(
    "NSJavaPath",
    title: "Java classpaths",
    in: .scripting,
    .array(of: .string(.path)),
    since: [.macOS(deprecated: "10.5")],
    localized: [.never],
    by: .build,
    related: ["NSJavaRoot", "NSJavaNeeded"],
    misspellings: ["NSJavaPaths", "NSJavaClassPath"],
    example: """
      <array>
        <string>Notebook.jar</string>
      </array>
      """,
    summary: "Paths of Java classes, absolute or starting in the directory that NSJavaRoot names.",
    details: "The development tools of the time kept the list up to date.",
    whenNeeded: "Not in new apps: the Java side of Cocoa is deprecated.",
    ifMissing: "No classes are added to the search path.",
    mistakes: ["Paths that start in the bundle although NSJavaRoot names another directory."],
    requirements: ["R-CO-011...013"],
    sources: [.reference(.cocoa)])

  /// The directory of Java classes.
  public static let nsJavaRoot: InfoPlistKey = InfoPlistKey(
    "NSJavaRoot",
    title: "Java root directory",
    in: .scripting,
    .string(.path),
    since: [.macOS("10.0")],
    localized: [.never],
    related: ["NSJavaPath", "NSJavaNeeded"],
    example: "<string>Contents/Resources/Java</string>",
    summary: "Directory that holds the Java classes of the app.",
    whenNeeded: "Not in new apps: the Java side of Cocoa is deprecated.",
    ifMissing: "Entries of NSJavaPath have to be absolute.",
    mistakes: ["A directory outside the bundle, which other Macs lack."],
    requirements: ["R-CO-012", "R-CO-014"],
    sources: [.reference(.cocoa), .keyPage("nsjavaroot")])
}
