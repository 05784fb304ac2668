extension ValueTable {
  /// Names of pasteboard types that services exchange.
  public static let pasteboardTypes: ValueTable = ValueTable(
    "pasteboard-types",
    title: "Pasteboard types of services",
    closed: false,
    summary: "Pasteboard types met in services. Uniform type identifiers and names of an app's own may stand beside them.",
    requirements: ["R-SVC-009", "R-SVC-013"],
    sources: [.reference(.cocoa), .publicFiles],
    [
      ValueEntry("NSStringPboardType", title: "Text, old name", "Plain text, under its first name.", since: [.macOS()]),
      ValueEntry(
        "NSPasteboardTypeString", title: "Text", "Plain text, under the name of its constant.", since: [.macOS()], confidence: .medium),
      ValueEntry(
        "NSFilenamesPboardType", title: "File names", "Paths of files, under their first name.", since: [.macOS()], confidence: .medium),
      ValueEntry("NSURLPboardType", title: "URL", "A URL, under its first name.", since: [.macOS()], confidence: .medium),
      ValueEntry("public.plain-text", title: "Plain text", "Plain text, as a type identifier.", since: [.macOS()], confidence: .medium),
      ValueEntry(
        "public.utf8-plain-text", title: "UTF-8 text", "Text in UTF-8, as a type identifier.", since: [.macOS()], confidence: .medium),
      ValueEntry("public.file-url", title: "File URL", "A file URL, as a type identifier.", since: [.macOS()], confidence: .medium),
    ])

  /// Data that a service finds in the selected text.
  public static let serviceTextContexts: ValueTable = ValueTable(
    "service-text-contexts",
    title: "Text contexts of services",
    summary: "Kinds of data, one of which the selected text has to contain before a service is shown.",
    requirements: ["R-SVC-025...026"],
    sources: [.reference(.cocoa)],
    [
      ValueEntry("URL", title: "URL", "A link, such as a web address."),
      ValueEntry("Date", title: "Date", "A date or time."),
      ValueEntry("Address", title: "Address", "A postal address."),
      ValueEntry("Email", title: "Email", "A mail address."),
      ValueEntry("FilePath", title: "File path", "The path of a file."),
    ])
}
