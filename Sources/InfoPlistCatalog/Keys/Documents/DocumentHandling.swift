extension KeyFamily {
  /// How an app deals with documents as a whole.
  public static let documentHandling: KeyFamily = KeyFamily(
    "document-handling", "Document-based apps", category: .documents,
    summary: "Whether an app opens documents in place, shares its Documents directory and uses the document browser.")
}

extension InfoPlistKey {
  /// Opening in place.
  public static let lsSupportsOpeningDocumentsInPlace: InfoPlistKey = InfoPlistKey(
    "LSSupportsOpeningDocumentsInPlace",
    title: "Supports opening documents in place",
    in: .documentHandling,
    .boolean,
    since: [.iOS("2.0"), .visionOS("1.0"), .macOS(note: "only checked by builds: NO beside document types is an error")],
    expected: [.recommended(for: .iOSApp, when: "the app has document types and no document browser")],
    buildSettings: ["INFOPLIST_KEY_LSSupportsOpeningDocumentsInPlace"],
    related: ["UIFileSharingEnabled", "UISupportsDocumentBrowser", "CFBundleDocumentTypes"],
    misspellings: ["LSSupportsOpeningDocumentsInplace", "LSSupportOpeningDocumentsInPlace", "UISupportsOpeningDocumentsInPlace"],
    example: "<true/>",
    summary: "Says that the app works on the original of a document rather than on a copy.",
    details: """
      With UIFileSharingEnabled also on, other apps reach the Documents directory of this one. Builds warn where document types stand \
      alone, without this key or UISupportsDocumentBrowser, and stop at NO in a Mac app with document types.
      """,
    whenNeeded: "In every iOS app with document types: YES or NO, so that the choice is plain.",
    ifMissing: "Documents are handed over as copies; the store warns of the open question (ITMS-90737).",
    mistakes: ["YES without coordinated reading and writing: the file may belong to another app."],
    sources: [.keyPage("lssupportsopeningdocumentsinplace"), .swiftBuild])

  /// Sharing of the Documents directory.
  public static let uiFileSharingEnabled: InfoPlistKey = InfoPlistKey(
    "UIFileSharingEnabled",
    title: "Application supports iTunes file sharing",
    in: .documentHandling,
    .boolean,
    since: [.iOS("3.2"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    default: .boolean(false),
    related: ["LSSupportsOpeningDocumentsInPlace", "UISupportsDocumentBrowser"],
    misspellings: ["UIFileSharingEnable", "UIFilesSharingEnabled", "UISupportsFileSharing"],
    example: "<true/>",
    summary: "Opens the app's Documents directory to the person who owns the device.",
    details: "Its files can be added and removed from a computer, in iTunes or what has followed it.",
    whenNeeded: "When people should exchange files with the app by cable or through the Files app.",
    ifMissing: "The Documents directory is private to the app.",
    mistakes: ["Keeping databases and caches in Documents: they become visible."],
    requirements: ["R-IOS-025...027"],
    sources: [.reference(.iOS), .keyPage("uifilesharingenabled")])

  /// The document browser.
  public static let uiSupportsDocumentBrowser: InfoPlistKey = InfoPlistKey(
    "UISupportsDocumentBrowser",
    title: "Supports Document Browser",
    in: .documentHandling,
    .boolean,
    since: [.iOS("11.0"), .visionOS("1.0")],
    buildSettings: ["INFOPLIST_KEY_UISupportsDocumentBrowser"],
    related: ["LSSupportsOpeningDocumentsInPlace", "UIFileSharingEnabled", "UIDocumentBrowserRecentDocumentContentTypes"],
    misspellings: ["UISupportDocumentBrowser", "UISupportsDocumentsBrowser"],
    example: "<true/>",
    summary: "Marks an app as one built around documents and shows its Documents directory in Files.",
    whenNeeded: "In apps that start with the document browser.",
    ifMissing: "Files does not treat the app as document-based.",
    mistakes: ["Setting it without any document type."],
    sources: [.keyPage("uisupportsdocumentbrowser"), .swiftBuild])

  /// Recent documents.
  public static let uiDocumentBrowserRecentDocumentContentTypes: InfoPlistKey = InfoPlistKey(
    "UIDocumentBrowserRecentDocumentContentTypes",
    title: nil,
    in: .documentHandling,
    .strings(.typeIdentifier),
    since: [.iOS("14.0"), .macCatalyst("14.0"), .visionOS("1.0")],
    localized: [.never],
    related: ["UISupportsDocumentBrowser", "CFBundleDocumentTypes"],
    misspellings: ["UIDocumentBrowserRecentDocumentsContentTypes"],
    example: """
      <array>
        <string>com.example.notebook</string>
      </array>
      """,
    summary: "Types whose documents the document browser lists among recent ones.",
    details: "The versions are those of the property with the same purpose.",
    whenNeeded: "When recent documents should cover other types than those the browser opens.",
    ifMissing: "The browser goes by the document types of the app.",
    mistakes: ["Filename extensions instead of type identifiers."],
    sources: [.applePage("uikit/uidocumentbrowserviewcontroller/contenttypesforrecentdocuments")],
    confidence: .medium)

  /// Download before handing over.
  public static let nsDownloadsUbiquitousContents: InfoPlistKey = InfoPlistKey(
    "NSDownloadsUbiquitousContents",
    title: nil,
    in: .documentHandling,
    .boolean,
    since: [.macOS("11.0")],
    default: .boolean(false),
    related: ["NSUbiquitousContainers", "CFBundleDocumentTypes"],
    misspellings: ["NSDownloadsUbiquitiousContents", "NSDownloadUbiquitousContents"],
    example: "<true/>",
    summary: "Has cloud documents downloaded before macOS hands them to the app.",
    whenNeeded: "In apps that read a document at once and cannot wait for its download.",
    ifMissing: "The app may be given a document whose contents are still in the cloud.",
    mistakes: ["Relying on it for files that the app finds on its own."],
    sources: [.keyPage("nsdownloadsubiquitouscontents")])
}
