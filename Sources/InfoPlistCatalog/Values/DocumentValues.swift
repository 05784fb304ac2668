extension ValueTable {
  /// Roles of an app for a document type.
  public static let documentRoles: ValueTable = ValueTable(
    "document-roles",
    title: "Document roles",
    summary: "What an app or plug-in can do with documents of a type. One role holds for all formats of the entry.",
    requirements: ["R-DOC-026", "R-DOC-032"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundledocumenttypes/cfbundletyperole")],
    [
      ValueEntry("Editor", title: "Editor", "Reads, changes and saves such documents.", requirements: ["R-DOC-028"]),
      ValueEntry("Viewer", title: "Viewer", "Reads and shows such documents.", requirements: ["R-DOC-029"]),
      ValueEntry(
        "Shell", title: "Shell",
        "Runs other processes: each opened document becomes a process of its own, and the document bears that process's name.",
        requirements: ["R-DOC-030"]),
      ValueEntry(
        "None", title: "None", "Does not understand the data and only says something of the type, for instance its icon.",
        requirements: ["R-DOC-031"]),
      ValueEntry(
        "QLGenerator", title: "Quick Look generator", "A generator plug-in makes previews of such documents.",
        sources: [.keyPage("cfbundledocumenttypes/cfbundletyperole")]),
      ValueEntry(
        "MDImporter", title: "Spotlight importer", "An importer plug-in reads metadata of such documents.", since: [.macOS()],
        sources: [.publicFiles], confidence: .medium),
    ])

  /// Roles of an app for a URL scheme.
  public static let urlRoles: ValueTable = ValueTable(
    "url-roles",
    title: "URL roles",
    summary: "What an app can do with what a URL of its schemes stands for.",
    requirements: ["R-URL-003"],
    sources: [.reference(.coreFoundation)],
    [
      ValueEntry("Editor", title: "Editor", "Opens and may change what the URL names; the usual choice for a scheme of one's own."),
      ValueEntry("Viewer", title: "Viewer", "Opens and shows what the URL names."),
      ValueEntry("Shell", title: "Shell", "Runs other processes for the URL."),
      ValueEntry("None", title: "None", "Only says something of the URL type."),
    ])

  /// Ranks among the handlers of a type.
  public static let handlerRanks: ValueTable = ValueTable(
    "handler-ranks",
    title: "Handler ranks",
    summary: "How strongly an app claims a document type against other apps: Owner before Default before Alternate before None.",
    requirements: ["R-DOC-038", "R-DOC-044"],
    sources: [
      .reference(.coreFoundation), .keyPage("cfbundledocumenttypes/lshandlerrank"), Source("decision: order of the handler ranks"),
    ],
    [
      ValueEntry("Owner", title: "Owner", "The app creates files of the type.", requirements: ["R-DOC-040", "R-DOC-044"]),
      ValueEntry(
        "Default", title: "Default", "The value when none is given; drops of such files are not accepted.",
        requirements: ["R-DOC-039", "R-DOC-043"]),
      ValueEntry("Alternate", title: "Alternate", "The app is a second choice for viewing.", requirements: ["R-DOC-041", "R-DOC-044"]),
      ValueEntry(
        "None", title: "None", "Never chosen to open such files, yet they may be dropped on it.", requirements: ["R-DOC-042", "R-DOC-044"]),
    ])

  /// Kinds of Core Data stores.
  public static let persistentStoreTypes: ValueTable = ValueTable(
    "persistent-store-types",
    title: "Core Data store types",
    closed: false,
    summary: "Names of stores that Core Data keeps documents in; an app may register others.",
    requirements: ["R-DOC-058"],
    sources: [.publicFiles],
    [
      ValueEntry("XML", title: "XML", "One XML file, read as a whole.", confidence: .medium),
      ValueEntry("Binary", title: "Binary", "One binary file, read as a whole.", confidence: .medium),
    ])

  /// What is done with an item of an installer package.
  public static let installerActions: ValueTable = ValueTable(
    "installer-actions",
    title: "Actions for installed files",
    summary: "What an installer does with a file or directory.",
    requirements: ["R-MAC-008"],
    sources: [.reference(.macOS)],
    [
      ValueEntry("Copy", title: "Copy", "The item is copied to its destination."),
      ValueEntry("Open", title: "Open", "The item is opened."),
    ])

  /// Depth of folders in iCloud Drive.
  public static let folderLevels: ValueTable = ValueTable(
    "folder-levels",
    title: "Folder levels in iCloud Drive",
    summary: "How deep folders may nest in the Documents directory of a container.",
    requirements: ["R-UBI-005"],
    sources: [.reference(.cocoa), .applePage("uikit/synchronizing-documents-in-the-icloud-environment")],
    [
      ValueEntry(
        "None", title: "None", "Documents alone: the app makes no directories there, and the Finder prevents them.",
        misspellings: ["NONE", "none"], requirements: ["R-UBI-006"]),
      ValueEntry(
        "One", title: "One", "One layer below Documents; the Finder prevents deeper ones.", misspellings: ["ONE", "one"],
        requirements: ["R-UBI-007"]),
      ValueEntry(
        "Any", title: "Any", "Any number of layers, made by the app or in the Finder.", misspellings: ["ANY", "any"],
        requirements: ["R-UBI-008"]),
    ])
}
