extension ValueTable {
  /// Operations of a Document Picker extension.
  public static let documentPickerModes: ValueTable = ValueTable(
    "document-picker-modes",
    title: "Document picker modes",
    summary: "What a Document Picker extension can do with files.",
    requirements: ["R-EXT-046"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/uidocumentpickermodes")],
    [
      ValueEntry(
        "UIDocumentPickerModeImport", title: "Import", "Gives the app a copy of a file.", since: [.iOS("8.0")],
        requirements: ["R-EXT-046"]),
      ValueEntry(
        "UIDocumentPickerModeOpen", title: "Open", "Lets the app work on a file where it is stored.", since: [.iOS("8.0")],
        requirements: ["R-EXT-046"]),
      ValueEntry(
        "UIDocumentPickerModeExportToService", title: "Export", "Takes a copy of a file of the app; only for declared types.",
        since: [.iOS("8.0")], requirements: ["R-EXT-046", "R-EXT-048"]),
      ValueEntry(
        "UIDocumentPickerModeMoveToService", title: "Move", "Takes a file over from the app; only for declared types.",
        since: [.iOS("8.0")], requirements: ["R-EXT-046", "R-EXT-048"]),
    ])
}
