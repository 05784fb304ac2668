extension KeyFamily {
  /// Files that an app bundle installs.
  public static let packageInstaller: KeyFamily = KeyFamily(
    "package-installer", "Files to install", category: .documents,
    summary: "Files and directories that an installer-style Mac app brings and where they go. Kept for old bundles.")
}

extension InfoPlistKey {
  /// The items to install.
  public static let apFiles: InfoPlistKey = InfoPlistKey(
    "APFiles", "APFiles.APFiles", "APFiles[].APFiles",
    title: "Installation files",
    in: .packageInstaller,
    .anyOf([.dictionary(.open), .array(of: .dictionary(.open))]),
    since: [.macOS("10.0")],
    expected: [.common(for: .installerPackage)],
    needs: ["APInstallerURL"],
    misspellings: ["APFile", "AppFiles"],
    example: """
      <dict>
        <key>APFileName</key>
        <string>Notebook Help</string>
        <key>APFileSourcePath</key>
        <string>Help</string>
        <key>APFileDestinationPath</key>
        <string>Contents/Resources</string>
        <key>APInstallAction</key>
        <string>Copy</string>
      </dict>
      """,
    summary: "File or directory to install; for what is inside a directory the key is nested in itself.",
    details: "The reference calls the value an array and describes it as a dictionary; both are accepted.",
    whenNeeded: "Not in new bundles: installer packages have taken over.",
    ifMissing: "Nothing is installed by means of this file.",
    mistakes: ["Items without a source path.", "Leaving out APInstallerURL, from which source paths start."],
    requirements: ["R-MAC-003"],
    sources: [.reference(.macOS), .keyPage("apfiles")])

  /// Folder icon or not.
  public static let apDisplayedAsContainer: InfoPlistKey = InfoPlistKey(
    "APFiles.APDisplayedAsContainer", "APFiles[].APDisplayedAsContainer",
    title: "Display with folder icon",
    in: .packageInstaller,
    .anyOf([.boolean, .oneOf("Yes", "No")]),
    since: [.macOS("10.0")],
    misspellings: ["APDisplayAsContainer"],
    example: "<true/>",
    summary: "Shows the item with a folder icon in the information window instead of a document icon.",
    details: "Older texts write the word Yes, newer pages a Boolean.",
    mistakes: ["Setting it for a plain file."],
    requirements: ["R-MAC-005"],
    sources: [.reference(.macOS), .keyPage("apfiles/apdisplayedascontainer")],
    confidence: .medium)

  /// A description of the item.
  public static let apFileDescriptionKey: InfoPlistKey = InfoPlistKey(
    "APFiles.APFileDescriptionKey", "APFiles[].APFileDescriptionKey",
    title: "Install file description text",
    in: .packageInstaller,
    .string(.userText),
    since: [.macOS("10.0")],
    misspellings: ["APFileDescription"],
    example: "<string>Help pages of Notebook</string>",
    summary: "Short description of the item for the Finder's information window.",
    mistakes: ["A long text: the window has room for a line or two."],
    requirements: ["R-MAC-004"],
    sources: [.reference(.macOS), .keyPage("apfiles/apfiledescriptionkey")],
    confidence: .medium)

  /// Where the item goes.
  public static let apFileDestinationPath: InfoPlistKey = InfoPlistKey(
    "APFiles.APFileDestinationPath", "APFiles[].APFileDestinationPath",
    title: "File destination path",
    in: .packageInstaller,
    .string(.relativePath),
    since: [.macOS("10.0")],
    misspellings: ["APFileDestination", "APFilesDestinationPath"],
    example: "<string>Contents/Resources</string>",
    summary: "Place of the item after installation, starting from the app bundle.",
    mistakes: ["An absolute path."],
    requirements: ["R-MAC-006"],
    sources: [.reference(.macOS), .keyPage("apfiles/apfiledestinationpath")],
    confidence: .medium)

  /// The name of the item.
  public static let apFileName: InfoPlistKey = InfoPlistKey(
    "APFiles.APFileName", "APFiles[].APFileName",
    title: "Install file name",
    in: .packageInstaller,
    .string(.fileName),
    since: [.macOS("10.0")],
    misspellings: ["APFilename"],
    example: "<string>Notebook Help</string>",
    summary: "Name of the file or directory to install.",
    mistakes: ["A path instead of a name."],
    requirements: ["R-MAC-007"],
    sources: [.reference(.macOS), .keyPage("apfiles/apfilename")],
    confidence: .medium)

  /// Where the item comes from.
  public static let apFileSourcePath: InfoPlistKey = InfoPlistKey(
    "APFiles.APFileSourcePath", "APFiles[].APFileSourcePath",
    title: "Install file source path",
    in: .packageInstaller,
    .string(.relativePath),
    since: [.macOS("10.0")],
    related: ["APInstallerURL"],
    misspellings: ["APFileSource", "APFilesSourcePath"],
    example: "<string>Help</string>",
    summary: "Place of the item before installation, starting from the directory that APInstallerURL names.",
    mistakes: ["A path that leaves that directory."],
    requirements: ["R-MAC-002"],
    sources: [.reference(.macOS), .keyPage("apfiles/apfilesourcepath")],
    confidence: .medium)

  /// What happens to the item.
  public static let apInstallAction: InfoPlistKey = InfoPlistKey(
    "APFiles.APInstallAction", "APFiles[].APInstallAction",
    title: "File install action",
    in: .packageInstaller,
    .choice(.installerActions),
    since: [.macOS("10.0")],
    misspellings: ["APInstallerAction", "APFileInstallAction"],
    example: "<string>Copy</string>",
    summary: "What the installer does with the item: Copy puts it at its destination, Open opens it.",
    whenNeeded: "In every item.",
    ifMissing: "No source says what then happens to the item.",
    mistakes: ["A lower-case value."],
    requirements: ["R-MAC-008"],
    sources: [.reference(.macOS), .keyPage("apfiles/apinstallaction")],
    confidence: .medium)

  /// Where the items lie.
  public static let apInstallerURL: InfoPlistKey = InfoPlistKey(
    "APInstallerURL",
    title: "Installation directory base file URL",
    in: .packageInstaller,
    .string(.localFileURL),
    since: [.macOS("10.0")],
    expected: [.required(when: "APFiles is there")],
    related: ["APFiles"],
    misspellings: ["APIInstallerURL", "APInstallerUrl", "APInstallURL"],
    example: "<string>file://localhost/Volumes/Notebook/</string>",
    summary: "Directory, as a file URL on localhost, that holds everything to install.",
    details: "Source paths in APFiles start there, and all items have to lie within it.",
    whenNeeded: "Together with APFiles.",
    ifMissing: "Source paths have no starting point.",
    mistakes: ["A URL without localhost, or one of another scheme.", "The name with two capital I, an old misprint."],
    requirements: ["R-MAC-001...002"],
    sources: [.reference(.macOS), .keyPage("apinstallerurl"), Source("decision: this spelling of the name")])
}

extension StringFormat {
  /// A file URL on the local host.
  public static let localFileURL: StringFormat = StringFormat(
    "local-file-url", "URL of the form file://localhost/path/", pattern: "^file://localhost/.*$")
}
