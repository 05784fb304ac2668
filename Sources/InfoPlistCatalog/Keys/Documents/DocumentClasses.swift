extension KeyFamily {
  /// Document classes and export.
  public static let documentClasses: KeyFamily = KeyFamily(
    "document-classes", "Document classes and export", category: .documents,
    summary: "Which class of the app holds a document, how it is stored and into which formats it is exported.")
}

extension InfoPlistKey {
  /// The NSDocument subclass.
  public static let nsDocumentClass: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].NSDocumentClass",
    title: "Cocoa NSDocument Class",
    in: .documentClasses,
    .string(.className),
    since: [.macOS("10.0")],
    expected: [.required(for: .macOSApp, when: "the app uses NSDocument for the type")],
    localized: [.never],
    related: ["CFBundleDocumentTypes[].UIDocumentClass"],
    misspellings: ["NSDocumentClassName", "NSDocumentsClass"],
    example: "<string>$(PRODUCT_MODULE_NAME).NotebookDocument</string>",
    summary: "Subclass of NSDocument that a Cocoa app creates for a document of the type.",
    whenNeeded: "In Mac apps built on NSDocument.",
    ifMissing: "The document controller does not know what to create for the type.",
    mistakes: ["A Swift class without the name of its module."],
    requirements: ["R-DOC-048"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundledocumenttypes/nsdocumentclass"), .swiftBuild])

  /// The UIDocument subclass.
  public static let uiDocumentClass: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].UIDocumentClass",
    title: nil,
    in: .documentClasses,
    .string(.className),
    since: [.iOS()],
    localized: [.never],
    related: ["CFBundleDocumentTypes[].NSDocumentClass", "UISupportsDocumentBrowser"],
    misspellings: ["UIDocumentClassName"],
    example: "<string>$(PRODUCT_MODULE_NAME).NotebookDocument</string>",
    summary: "Subclass of UIDocument that the app uses for a document of the type.",
    whenNeeded: "In iOS apps whose launch screen for documents creates them.",
    ifMissing: "The app has to create its documents in code.",
    mistakes: ["A Swift class without the name of its module."],
    sources: [.applePage("uikit/customizing-a-document-based-app-s-launch-experience")],
    confidence: .medium)

  /// Export by type name.
  public static let nsExportableAs: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].NSExportableAs",
    title: "Exportable As Document Type Names",
    in: .documentClasses,
    .strings(),
    since: [.macOS("10.0", deprecated: "10.5")],
    supersededBy: ["CFBundleDocumentTypes[].NSExportableTypes"],
    related: ["CFBundleDocumentTypes[].CFBundleTypeName"],
    misspellings: ["NSExportableAS", "NSExportAs"],
    example: """
      <array>
        <string>Plain text</string>
      </array>
      """,
    summary: "Names of other document types into which a Cocoa app can export documents of this one.",
    whenNeeded: "Only for systems that do not know NSExportableTypes.",
    ifMissing: "No export by name is offered.",
    mistakes: ["A name that no entry has as its CFBundleTypeName.", "A type identifier instead of a name."],
    requirements: ["R-DOC-050...051"],
    sources: [.reference(.coreFoundation)])

  /// Export by type identifier.
  public static let nsExportableTypes: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].NSExportableTypes",
    title: "Exportable Type UTIs",
    in: .documentClasses,
    .strings(.typeIdentifier),
    since: [.macOS("10.5")],
    expected: [.recommended(for: .macOSApp, when: "beside LSItemContentTypes", by: ["R-DOC-034"])],
    localized: [.never],
    supersedes: ["CFBundleDocumentTypes[].NSExportableAs"],
    related: ["CFBundleDocumentTypes[].LSItemContentTypes"],
    misspellings: ["NSExportableType", "NSExportTypes"],
    example: """
      <array>
        <string>public.plain-text</string>
        <string>com.adobe.pdf</string>
      </array>
      """,
    summary: "Type identifiers of the formats into which a Cocoa app can export documents of this type.",
    details: "Identifiers are written out; names of constants do not work.",
    whenNeeded: "In Cocoa apps that save documents in further formats.",
    ifMissing: "No export is offered.",
    mistakes: ["Listing the formats the app can only read."],
    requirements: ["R-DOC-034", "R-DOC-052...053"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundledocumenttypes/nsexportabletypes")])

  /// Files beside a chosen document.
  public static let nsIsRelatedItemType: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].NSIsRelatedItemType",
    title: nil,
    in: .documentClasses,
    .boolean,
    since: [.macOS()],
    related: ["CFBundleDocumentTypes[].CFBundleTypeExtensions"],
    misspellings: ["NSIsRelatedItem", "NSRelatedItemType"],
    example: "<true/>",
    summary: "Marks files that a sandboxed app may open next to a chosen document of the same name.",
    details: "Movie and subtitles are such a pair: same name, other extension.",
    whenNeeded: "When a document comes with companion files that a person does not choose one by one.",
    ifMissing: "The sandbox denies the companion files.",
    mistakes: ["Marking the type of the main document."],
    sources: [.applePage("security/accessing-files-from-the-macos-app-sandbox")])

  /// The store of Core Data documents.
  public static let nsPersistentStoreTypeKey: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].NSPersistentStoreTypeKey", "NSPersistentStoreTypeKey",
    title: "Core Data persistent store type",
    in: .documentClasses,
    .choice(.persistentStoreTypes),
    since: [.macOS()],
    localized: [.never],
    related: ["CFBundleDocumentTypes[].NSDocumentClass"],
    misspellings: ["NSPersistentStoreType", "NSPersistantStoreTypeKey"],
    example: "<string>XML</string>",
    summary: "Kind of Core Data store in which documents of the type are kept.",
    details: "It stands inside a document type; files with the key at the top level are met and read as well.",
    whenNeeded: "In Mac apps whose documents are Core Data stores.",
    ifMissing: "The document class has to name the store.",
    mistakes: ["A constant of the framework instead of its value.", "Two document types of one store without different extensions."],
    requirements: ["R-DOC-058"],
    sources: [.reference(.cocoa), Source("decision: accepted in both places"), .publicFiles])

  /// The activity of an open document.
  public static let nsUbiquitousDocumentUserActivityType: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].NSUbiquitousDocumentUserActivityType",
    title: nil,
    in: .documentClasses,
    .string(.reverseDNS),
    since: [.iOS(), .macOS()],
    localized: [.never],
    related: ["NSUserActivityTypes", "NSUbiquitousContainers"],
    misspellings: ["NSUbiquitousDocumentUserActivity", "NSUbiquitiousDocumentUserActivityType"],
    example: "<string>com.example.Notebook.editing</string>",
    summary: "Activity type under which an open iCloud document is continued on another device.",
    details: "It is the type of the NSUserActivity object that belongs to the document.",
    whenNeeded: "In apps with documents in iCloud that support Handoff.",
    ifMissing: "Open documents are not handed to other devices by themselves.",
    mistakes: ["A type that the app on the other device does not list."],
    requirements: ["R-DOC-049"],
    sources: [.reference(.coreFoundation), .applePage("swiftui/building-a-document-based-app-with-swiftui")])
}
