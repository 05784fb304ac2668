extension KeyFamily {
  /// Keys of document pickers and photo extensions.
  public static let documentPickers: KeyFamily = KeyFamily(
    "document-pickers", "Document pickers and photo editing", category: .extensions,
    summary: "What a Document Picker, photo editing or photo project extension takes and does.")
}

extension InfoPlistKey {
  /// What the document picker can do.
  public static let uiDocumentPickerModes: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.UIDocumentPickerModes",
    title: nil,
    in: .documentPickers,
    .array(of: .choice(.documentPickerModes)),
    since: [.iOS("8.0")],
    expected: [.recommended(when: "the extension point is com.apple.fileprovider-ui")],
    related: ["NSExtension.NSExtensionAttributes.UIDocumentPickerSupportedFileTypes"],
    example: """
      <array>
        <string>UIDocumentPickerModeImport</string>
        <string>UIDocumentPickerModeOpen</string>
      </array>
      """,
    summary: "Operations of a Document Picker extension: import, open, export, move.",
    whenNeeded: "In Document Picker extensions.",
    ifMissing: "No source says which operations are then offered.",
    mistakes: ["Short names such as Import: the values carry the prefix UIDocumentPickerMode."],
    requirements: ["R-EXT-044", "R-EXT-046", "R-EXT-048"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/uidocumentpickermodes")])

  /// The types the document picker takes.
  public static let uiDocumentPickerSupportedFileTypes: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.UIDocumentPickerSupportedFileTypes",
    title: nil,
    in: .documentPickers,
    .strings(.typeIdentifier),
    since: [.iOS("8.0")],
    expected: [.recommended(when: "the extension point is com.apple.fileprovider-ui")],
    related: ["NSExtension.NSExtensionAttributes.UIDocumentPickerModes"],
    misspellings: ["UIDocumentPickerSupportedTypes"],
    example: "<array><string>public.content</string></array>",
    summary: "Type identifiers of the files a Document Picker extension works with.",
    details: """
      A document menu lists the extension when one of the types it asks for is equal to a type of the list or conforms to it. \
      Export and move work with files of these types only.
      """,
    whenNeeded: "In Document Picker extensions.",
    ifMissing: "No document menu finds a matching type.",
    mistakes: ["Filename extensions in place of type identifiers."],
    requirements: ["R-EXT-044", "R-EXT-047...048"],
    sources: [
      .reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/uidocumentpickersupportedfiletypes"),
      Source("decision: types match by equality or conformance"),
    ])

  /// The container of picker and file provider.
  public static let nsExtensionFileProviderDocumentGroup: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionFileProviderDocumentGroup",
    "NSExtension.NSExtensionAttributes.NSExtensionFileProviderDocumentGroup",
    title: "App group used for document storage",
    in: .documentPickers,
    .string(.appGroup),
    since: [.iOS("8.0"), .visionOS("1.0")],
    expected: [.required(when: "the extension point is com.apple.fileprovider-nonui")],
    localized: [.never],
    related: ["NSExtension.NSExtensionFileProviderSupportsEnumeration", "NSExtension.NSExtensionAttributes.UIDocumentPickerModes"],
    misspellings: ["NSExtensionFileProviderDocumentsGroup"],
    example: "<string>group.com.example.storage</string>",
    summary: "App group whose shared container holds the files of a document picker and its file provider.",
    details: """
      The 2015 reference puts the key among the attributes of the extension; the later page of the key and files in use have it as \
      a direct member of NSExtension.
      """,
    whenNeeded: "When a document picker and a file provider exchange files through a shared container.",
    ifMissing: "The two extensions have no common place for files.",
    mistakes: ["A group that is missing from the entitlements of one of the targets."],
    requirements: ["R-EXT-044...045"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionfileproviderdocumentgroup")])

  /// The media the photo editor takes.
  public static let phSupportedMediaTypes: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.PHSupportedMediaTypes",
    title: nil,
    in: .documentPickers,
    .array(of: .choice(.photoEditingMediaTypes)),
    since: [.iOS("8.0")],
    default: .rule("photos, as if the only element were Image"),
    expected: [.recommended(when: "the extension point is com.apple.photo-editing")],
    misspellings: ["PHSupportedMediaType"],
    example: """
      <array>
        <string>Image</string>
        <string>Video</string>
      </array>
      """,
    summary: "Kinds of assets that a photo editing extension can change: photos, videos or both.",
    details: "The documents list the key for iOS alone, while the extension point itself is also known on macOS.",
    whenNeeded: "When the extension edits videos.",
    ifMissing: "Photos offers the extension for photos.",
    mistakes: ["Plural values such as Images: only the two singular words are known."],
    requirements: ["R-EXT-049...050"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/phsupportedmediatypes")])

  /// Whether the extension has a list of project types.
  public static let phProjectExtensionDefinesProjectTypes: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.PHProjectExtensionDefinesProjectTypes",
    title: "Extension defines custom project types",
    in: .documentPickers,
    .boolean,
    since: [.macOS("10.14")],
    example: "<true/>",
    summary: "Makes Photos ask a project extension for its list of project types.",
    whenNeeded: "When a photo project extension offers several products, say books and calendars.",
    ifMissing: "Photos lists the extension as one project type.",
    sources: [.keyPage("nsextension/nsextensionattributes/phprojectextensiondefinesprojecttypes")])
}
