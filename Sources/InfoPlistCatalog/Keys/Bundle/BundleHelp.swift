extension KeyFamily {
  /// Help books and texts about the bundle.
  public static let bundleHelp: KeyFamily = KeyFamily(
    "bundle-help", "Help and legal texts", category: .bundle,
    summary: "Where the help of a bundle lies and what the system says of its origin.")
}

extension InfoPlistKey {
  /// The first help page.
  public static let cfAppleHelpAnchor: InfoPlistKey = InfoPlistKey(
    "CFAppleHelpAnchor",
    title: "Help file",
    in: .bundleHelp,
    .string(.fileNameWithoutExtension),
    since: [.macOS("10.0")],
    localized: [.localizedFile],
    related: ["CFBundleHelpBookFolder", "CFBundleHelpBookName"],
    files: ["Contents/Resources/{language}.lproj/{value}.html", "Contents/Resources/{value}.html", "Contents/Resources/{value}.htm"],
    misspellings: ["CFAppleHelpAncor", "CFBundleHelpAnchor"],
    example: "<string>index</string>",
    summary: "File name, without .html or .htm, of the help page a bundle opens first.",
    details: "Translated help lies in the language directories; help in one language lies directly in Resources.",
    whenNeeded: "When a Mac app or bundle comes with HTML help of its own.",
    ifMissing: "The bundle has no start page for its help.",
    mistakes: ["Writing the .html extension into the value.", "A page that some language directories lack."],
    requirements: ["R-CF-001...002"],
    sources: [.reference(.coreFoundation), .keyPage("cfapplehelpanchor")])

  /// The folder of the help book.
  public static let cfBundleHelpBookFolder: InfoPlistKey = InfoPlistKey(
    "CFBundleHelpBookFolder",
    title: "Help Book directory name",
    in: .bundleHelp,
    .string(.directoryName),
    since: [.macOS("10.0")],
    localized: [.localizedFile],
    needs: ["CFBundleHelpBookName"],
    related: ["CFAppleHelpAnchor"],
    files: ["Contents/Resources/{language}.lproj/{value}", "Contents/Resources/{value}"],
    misspellings: ["CFBundleHelpFolder"],
    example: "<string>Notebook.help</string>",
    summary: "Name of the directory that holds the help files of the bundle.",
    details: "The directory usually stands in each language directory, so the language the person uses decides which copy opens.",
    whenNeeded: "Together with CFBundleHelpBookName, when the app registers a help book.",
    ifMissing: "The help book is not found and the Help menu has nothing to open.",
    mistakes: ["A path instead of a plain directory name.", "Naming the book's title here rather than its directory."],
    requirements: ["R-CF-017"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundlehelpbookfolder")])

  /// The identifier of the help book.
  public static let cfBundleHelpBookName: InfoPlistKey = InfoPlistKey(
    "CFBundleHelpBookName",
    title: "Help Book identifier",
    in: .bundleHelp,
    .string(),
    since: [.macOS("10.0")],
    needs: ["CFBundleHelpBookFolder"],
    related: ["CFAppleHelpAnchor"],
    misspellings: ["CFBundleHelpBookTitle", "CFBundleHelpBookIdentifier"],
    example: "<string>com.example.Notebook.help</string>",
    summary: "Name of the main help page as its META tag states it.",
    details: "Help Viewer looks for the name in the CONTENT attribute of the page; how the HTML file is called plays no part.",
    whenNeeded: "Together with CFBundleHelpBookFolder, when the app registers a help book.",
    ifMissing: "The Help menu does not open the book of the app.",
    mistakes: ["Giving the file name of the page, although the META tag says something else."],
    requirements: ["R-CF-018"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundlehelpbookname")])

  /// An old help file.
  public static let nsHelpFile: InfoPlistKey = InfoPlistKey(
    "NSHelpFile",
    title: nil,
    in: .bundleHelp,
    .string(.fileName),
    since: [.macOS()],
    supersededBy: ["CFBundleHelpBookName"],
    related: ["CFBundleHelpBookFolder"],
    example: "<string>NotebookHelp.rtf</string>",
    summary: "Help file of an app from before help books.",
    details: "No document describes the key; it is known because builds drop it when its value is empty.",
    whenNeeded: "Not in new apps: a help book takes its place.",
    ifMissing: "The help book is used.",
    mistakes: ["Expecting current systems to open it."],
    sources: [.swiftBuild],
    confidence: .low)

  /// Help entries of a preference pane.
  public static let nsPrefPaneHelpAnchors: InfoPlistKey = InfoPlistKey(
    "NSPrefPaneHelpAnchors",
    title: nil,
    in: .bundleHelp,
    .array(of: .dictionary(.open)),
    since: [.macOS()],
    expected: [.common(for: .preferencePane)],
    related: ["NSPrefPaneIconFile", "NSPrefPaneIconLabel", "CFBundleHelpBookName"],
    example: """
      <array>
        <dict>
          <key>title</key>
          <string>Sharing a notebook</string>
          <key>anchor</key>
          <string>sharing</string>
        </dict>
      </array>
      """,
    summary: "Entries that a preference pane adds to the Help menu while it is shown.",
    details: "Each element stands for one menu entry. No source in use here lists the members of an element, so none is checked.",
    whenNeeded: "In a preference pane that has help pages of its own.",
    ifMissing: "The Help menu shows nothing particular for the pane.",
    mistakes: ["Using it in an app: only preference panes are asked for it."],
    sources: [.applePage("preferencepanes/nspreferencepane")],
    confidence: .medium)

  /// The copyright line.
  public static let nsHumanReadableCopyright: InfoPlistKey = InfoPlistKey(
    "NSHumanReadableCopyright",
    title: "Copyright (human-readable)",
    in: .bundleHelp,
    .string(.userText),
    since: [.macOS("10.0")],
    expected: [.recommended(for: .macOSApp, by: ["R-REC-027"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSHumanReadableCopyright"],
    supersedes: ["CFBundleGetInfoString"],
    related: ["CFBundleShortVersionString"],
    misspellings: ["NSHumanReadableCopyRight", "CFBundleHumanReadableCopyright", "NSHumanReadeableCopyright"],
    example: "<string>© 2026 Example Ltd.</string>",
    summary: "Copyright notice that the About panel and the Finder's information window show.",
    details: "An app may load the text for an About window of its own.",
    whenNeeded: "In every Mac app; translated like the names of the app.",
    ifMissing: "No copyright line is shown.",
    mistakes: [
      "A year that no one updates.", "An empty value, which the build drops.",
      "Putting version or build into it: those have keys of their own.",
    ],
    requirements: ["R-CO-004...007", "R-LOC-007...008", "R-REC-027"],
    sources: [.reference(.cocoa), .reference(.coreFoundation), .keyPage("nshumanreadablecopyright")])

  /// What a Safari extension does.
  public static let nsHumanReadableDescription: InfoPlistKey = InfoPlistKey(
    "NSHumanReadableDescription",
    title: nil,
    in: .bundleHelp,
    .string(.userText),
    since: [.macOS()],
    localized: [.byKey],
    related: ["NSHumanReadableCopyright", "CFBundleDisplayName", "NSExtension"],
    misspellings: ["NSHumanReadeableDescription", "CFBundleDescription"],
    example: "<string>Marks the passages you want to keep on any page.</string>",
    summary: "Text that says what a Safari app extension does, shown in Safari's settings.",
    whenNeeded: "In the Info.plist of a Safari app extension.",
    ifMissing: "The settings show the extension without an explanation.",
    mistakes: ["Writing it into the containing app instead of the extension."],
    sources: [.applePage("safariservices/setting-safari-app-extension-feature-keys"), .publicFiles])
}
