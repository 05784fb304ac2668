extension KeyFamily {
  /// What an app loads when it starts.
  public static let appStart: KeyFamily = KeyFamily(
    "app-start", "First class, first interface, fonts", category: .launch,
    summary: "What a Mac app or bundle loads first, and which fonts, resources and plug-ins it brings into play.")
}

extension InfoPlistKey {
  /// The principal class.
  public static let nsPrincipalClass: InfoPlistKey = InfoPlistKey(
    "NSPrincipalClass",
    title: "Principal class",
    in: .appStart,
    .string(.className),
    since: [.macOS("10.0")],
    default: .string("NSApplication"),
    expected: [.recommended(for: .macOSApp, by: ["R-REC-029"]), .common(for: .plugIn, .preferencePane, .screenSaver)],
    localized: [.never],
    buildSettings: ["INFOPLIST_KEY_NSPrincipalClass"],
    related: ["NSMainNibFile", "NSMainStoryboardFile", "CFBundleExecutable"],
    misspellings: ["NSPrincipleClass", "NSPrincipalclass", "CFBundlePrincipalClass"],
    example: "<string>NSApplication</string>",
    summary: "Class through which the code of the bundle is entered.",
    details: """
      NSBundle returns it as principalClass; it usually steers the other classes and talks to the host. A Cocoa app that names none gets \
      NSApplication. An empty string counts as absent. A Swift class needs its module in front.
      """,
    whenNeeded: "In Cocoa apps, where templates write NSApplication, and in every loadable bundle with a class of its own.",
    ifMissing: "An app gets NSApplication; of a loadable bundle, hosts take the first class they find or none.",
    mistakes: ["A Swift class without the name of its module.", "A class that the executable of the bundle does not contain."],
    requirements: ["R-CO-027...028", "R-CO-042", "R-REC-029"],
    sources: [.reference(.cocoa), .keyPage("nsprincipalclass")])

  /// The main nib file.
  public static let nsMainNibFile: InfoPlistKey = InfoPlistKey(
    "NSMainNibFile",
    title: "Main nib file base name",
    in: .appStart,
    .string(.fileNameWithoutExtension),
    since: .everywhere,
    expected: [.recommended(for: .macOSApp, when: "no main storyboard is named", by: ["R-REC-028"])],
    localized: [.localizedFile],
    buildSettings: ["INFOPLIST_KEY_NSMainNibFile"],
    excludes: ["NSMainStoryboardFile", "UIMainStoryboardFile"],
    related: ["NSPrincipalClass"],
    files: ["{value}.nib"],
    misspellings: ["NSMainNibfile", "NSMainXibFile", "NSMainNibName"],
    example: "<string>MainMenu</string>",
    summary: "Nib file that is loaded when the app starts, without its extension.",
    details: "Preference panes and other bundles of templates carry it too. With a storyboard, NSMainStoryboardFile takes its place.",
    whenNeeded: "In apps whose first interface comes from a nib file.",
    ifMissing: "No interface is loaded on its own; the app has to make its menu and windows in code.",
    mistakes: ["Writing the .nib or .xib extension.", "Naming a main storyboard as well."],
    requirements: ["R-CO-015...018", "R-REC-028"],
    sources: [.reference(.cocoa), .keyPage("nsmainnibfile")])

  /// The main storyboard.
  public static let nsMainStoryboardFile: InfoPlistKey = InfoPlistKey(
    "NSMainStoryboardFile",
    title: "Main storyboard file base name",
    in: .appStart,
    .string(.fileNameWithoutExtension),
    since: [.macOS("10.10")],
    expected: [.common(for: .macOSApp)],
    localized: [.localizedFile],
    buildSettings: ["INFOPLIST_KEY_NSMainStoryboardFile"],
    excludes: ["NSMainNibFile"],
    related: ["NSPrincipalClass", "UIMainStoryboardFile"],
    files: ["{value}.storyboardc"],
    misspellings: ["NSMainStoryBoardFile", "NSMainStoryboard", "NSMainStoryboardName"],
    example: "<string>Main</string>",
    summary: "AppKit storyboard that is loaded when the app starts, without its extension.",
    details: "The window of the app receives the storyboard's initial view controller.",
    whenNeeded: "In Mac apps whose first interface comes from a storyboard.",
    ifMissing: "No storyboard is loaded on its own.",
    mistakes: ["Naming a main nib file as well.", "UIMainStoryboardFile in an AppKit app, or this key in an iOS app."],
    requirements: ["R-CO-018", "R-MAC-013...015"],
    sources: [.reference(.macOS), .keyPage("nsmainstoryboardfile")])

  /// The Dock tile plug-in.
  public static let nsDockTilePlugIn: InfoPlistKey = InfoPlistKey(
    "NSDockTilePlugIn",
    title: "Dock Tile plugin path",
    in: .appStart,
    .string(.fileName),
    since: [.macOS("10.0")],
    localized: [.never],
    related: ["NSPrincipalClass"],
    files: ["Contents/PlugIns/{value}"],
    misspellings: ["NSDockTilePlugin", "NSDocTilePlugIn"],
    example: "<string>NotebookTile.docktileplugin</string>",
    summary: "Plug-in that draws the Dock tile of the app while the app is not running.",
    details: "It lies in Contents/PlugIns and ends in .docktileplugin. Files with the extension .plugin are met as well.",
    whenNeeded: "When the tile should show something, a counter for example, without the app.",
    ifMissing: "The Dock shows the plain icon.",
    mistakes: ["A path instead of a file name.", "A plug-in outside Contents/PlugIns."],
    requirements: ["R-CO-002...003"],
    sources: [.reference(.cocoa), .keyPage("nsdocktileplugin"), .publicFiles])

  /// The fonts of the app.
  public static let atsApplicationFontsPath: InfoPlistKey = InfoPlistKey(
    "ATSApplicationFontsPath",
    title: "Application fonts resource path",
    in: .appStart,
    .string(.relativePath),
    since: [.macOS("10.0")],
    localized: [.never],
    related: ["UIAppFonts"],
    files: ["Contents/Resources/{value}"],
    misspellings: ["ATSApplicationFontPath", "ATSApplicationFontsPaths", "ATSAplicationFontsPath"],
    example: "<string>Fonts/</string>",
    summary: "Font file, or directory of fonts, that a Mac app brings along.",
    details: "The path starts in Contents/Resources. Only this app sees the fonts, other apps do not.",
    whenNeeded: "When a Mac app uses fonts that the system lacks.",
    ifMissing: "Fonts in the bundle are not registered on their own.",
    mistakes: ["A path that begins with Contents or a slash.", "UIAppFonts in an AppKit app: that key is for iOS."],
    requirements: ["R-MAC-009...010"],
    sources: [.reference(.macOS), .keyPage("atsapplicationfontspath")])

  /// Mapped resources.
  public static let csResourcesFileMapped: InfoPlistKey = InfoPlistKey(
    "CSResourcesFileMapped",
    title: "Resources should be file-mapped",
    in: .appStart,
    .boolean,
    since: [.macOS("10.0")],
    misspellings: ["CSResourcesFileMap", "CSResourceFileMapped"],
    example: "<true/>",
    summary: "Maps the files of resources into memory rather than reading their contents.",
    details: "Mapped resources cannot be written to. It pays where a few of them are used over and over.",
    whenNeeded: "In old Carbon apps that read the same resources often.",
    ifMissing: "Resource files are read in the usual way.",
    mistakes: ["Changing a resource in place: the memory is read-only.", "The text YES instead of a Boolean."],
    requirements: ["R-MAC-011...012"],
    sources: [.reference(.macOS), .keyPage("csresourcesfilemapped")])

  /// The icon of a preference pane.
  public static let nsPrefPaneIconFile: InfoPlistKey = InfoPlistKey(
    "NSPrefPaneIconFile",
    title: "Preference Pane icon file",
    in: .appStart,
    .string(.fileName),
    since: [.macOS("10.0")],
    default: .rule("the file that CFBundleIconFile names"),
    expected: [.common(for: .preferencePane)],
    related: ["NSPrefPaneIconLabel", "CFBundleIconFile", "NSPrefPaneHelpAnchors"],
    files: ["Contents/Resources/{value}"],
    misspellings: ["NSPrefPanelIconFile", "NSPrefPaneIcon"],
    example: "<string>Notebook.png</string>",
    summary: "Image that stands for a preference pane, with its extension.",
    details: "The image is 32 by 32 pixels.",
    whenNeeded: "In preference panes, and nowhere else.",
    ifMissing: "The icon named by CFBundleIconFile is shown.",
    mistakes: ["Leaving out the extension.", "Using the key in an app."],
    requirements: ["R-CO-019...022"],
    sources: [.reference(.cocoa), .keyPage("nsprefpaneiconfile"), Source("decision: this spelling of the name")])

  /// The label of a preference pane.
  public static let nsPrefPaneIconLabel: InfoPlistKey = InfoPlistKey(
    "NSPrefPaneIconLabel",
    title: "Preference Pane icon label",
    in: .appStart,
    .string(.userText),
    since: [.macOS("10.0")],
    default: .rule("the value of CFBundleName"),
    expected: [.common(for: .preferencePane)],
    localized: [.byKey],
    related: ["NSPrefPaneIconFile", "CFBundleName"],
    misspellings: ["NSPrefPanelIconLabel", "NSPrefPaneLabel"],
    example: "<string>Notebook</string>",
    summary: "Text below the icon of a preference pane.",
    details: "A newline character in the value breaks a long label into two lines.",
    whenNeeded: "In preference panes whose label differs from the short bundle name.",
    ifMissing: "The label is taken from CFBundleName.",
    mistakes: ["Backslash and n as two characters in XML: the line does not break."],
    requirements: ["R-CO-023...026"],
    sources: [.reference(.cocoa), .keyPage("nsprefpaneiconlabel"), Source("decision: this spelling of the name")])
}
