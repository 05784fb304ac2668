extension KeyFamily {
  /// Document types of an app.
  public static let documentTypes: KeyFamily = KeyFamily(
    "document-types", "Document types", category: .documents,
    summary: "Which documents an app opens, in which role and rank, and what their icons look like.")
}

extension [Availability] {
  /// The platforms on which document types are read.
  static let documentTypes: [Availability] = [.iOS("3.2"), .macOS("10.0"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")]
}

extension InfoPlistKey {
  /// The document types.
  public static let cfBundleDocumentTypes: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes",
    title: "Document types",
    in: .documentTypes,
    .dictionaries,
    since: .documentTypes,
    related: ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations", "CFBundleURLTypes", "LSSupportsOpeningDocumentsInPlace"],
    misspellings: ["CFBundleDocumentType", "CFBundleDocumentsTypes", "CFDocumentTypes"],
    example: """
      <array>
        <dict>
          <key>CFBundleTypeName</key>
          <string>Notebook</string>
          <key>CFBundleTypeRole</key>
          <string>Editor</string>
          <key>LSHandlerRank</key>
          <string>Owner</string>
          <key>LSItemContentTypes</key>
          <array>
            <string>com.example.notebook</string>
          </array>
        </dict>
      </array>
      """,
    summary: "Types of documents that the app opens or saves, one dictionary each.",
    details: """
      An entry binds its name to formats through LSItemContentTypes or, in old files, extensions, MIME types and type codes; without any \
      of them it binds nothing. Several may stand together. App Clips ignore the key, and the build warns.
      """,
    whenNeeded: "When people should be able to open files with the app.",
    ifMissing: "The app is never offered for a file.",
    mistakes: [
      "An entry without any format or without a name.",
      "Naming a type of one's own here without declaring it in UTExportedTypeDeclarations.",
    ],
    requirements: ["R-DOC-001...002", "R-DOC-054...057", "R-GEN-015"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundledocumenttypes"), .swiftBuild])

  /// Filename extensions of a type.
  public static let cfBundleTypeExtensions: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].CFBundleTypeExtensions",
    title: "Document Extensions",
    in: .documentTypes,
    .strings(.fileExtension),
    since: [.macOS("10.0", deprecated: "10.5", note: "since 10.4 ignored beside LSItemContentTypes")],
    expected: [.common(when: "in entries without LSItemContentTypes, one of the four format keys", by: ["R-DOC-055"])],
    localized: [.never],
    supersededBy: ["CFBundleDocumentTypes[].LSItemContentTypes"],
    related: ["CFBundleDocumentTypes[].CFBundleTypeMIMETypes", "CFBundleDocumentTypes[].CFBundleTypeOSTypes"],
    misspellings: ["CFBundleTypeExtension", "CFBundleTypesExtensions"],
    example: """
      <array>
        <string>notebook</string>
      </array>
      """,
    summary: "Filename extensions of the type, without the leading period.",
    details: "A single star takes any extension and loses to every specific claim of the same rank. LSItemContentTypes overrides the list.",
    whenNeeded: "Only for systems that do not know LSItemContentTypes.",
    ifMissing: "No extension is bound by this key.",
    mistakes: ["A leading period.", "Expecting it to work beside LSItemContentTypes."],
    requirements: ["R-DOC-003...006", "R-DOC-035...037", "R-DOC-055...057"],
    sources: [.reference(.coreFoundation), Source("decision: wildcards lose to specific claims")])

  /// The icon on macOS.
  public static let cfBundleTypeIconFile: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].CFBundleTypeIconFile",
    title: "Icon File Name",
    in: .documentTypes,
    .string(.fileNameOptionalExtension),
    since: [.macOS("10.0")],
    expected: [.recommended(when: "in every entry, on macOS", by: ["R-DOC-054"])],
    localized: [.never],
    related: ["CFBundleDocumentTypes[].CFBundleTypeIconFiles", "CFBundleDocumentTypes[].CFBundleTypeIconSystemGenerated"],
    files: ["Contents/Resources/{value}", "Contents/Resources/{value}.icns"],
    misspellings: ["CFBundleTypeIcon", "CFBundleTypeIconfile"],
    example: "<string>NotebookDocument.icns</string>",
    summary: "Icon file for documents of the type on macOS.",
    details:
      "One .icns file holds the image in several sizes. Without an extension in the value, .icns is added. Icon Composer makes such files.",
    whenNeeded: "In every document type of a Mac app.",
    ifMissing: "Documents get a plain icon, unless their type declaration has one.",
    mistakes: ["A PNG file, which holds one size only.", "Pointing to the icon of the app."],
    requirements: ["R-DOC-007...009", "R-DOC-014", "R-DOC-054", "R-DOC-059"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundledocumenttypes/cfbundletypeiconfile")])

  /// The icons on iOS.
  public static let cfBundleTypeIconFiles: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].CFBundleTypeIconFiles",
    title: nil,
    in: .documentTypes,
    .strings(.fileNameOptionalExtension),
    since: [.iOS("3.2")],
    expected: [.recommended(when: "in every entry, on iOS")],
    localized: [.never],
    related: ["CFBundleDocumentTypes[].CFBundleTypeIconFile"],
    files: ["{value}"],
    misspellings: ["CFBundleTypeIconsFiles", "CFBundleTypeIcons"],
    example: """
      <array>
        <string>Notebook64.png</string>
        <string>Notebook320.png</string>
      </array>
      """,
    summary: "Image files with the document icon on iOS, one for each size.",
    details: """
      iPad: 64 x 64 and 320 x 320 pixels. iPhone: 22 x 29 pixels, 44 x 58 at high resolution, of which part is covered. Names are free \
      but have to match the files letter by letter.
      """,
    whenNeeded: "In document types of an iOS app that draws its own icons.",
    ifMissing: "The system makes an icon from that of the app.",
    mistakes: ["Different capitals in name and file.", "One image for all sizes."],
    requirements: ["R-DOC-010...014", "R-DOC-060"],
    sources: [.reference(.coreFoundation)])

  /// Whether the system draws the icon.
  public static let cfBundleTypeIconSystemGenerated: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].CFBundleTypeIconSystemGenerated",
    title: nil,
    in: .documentTypes,
    .anyOf([.integer(0...1), .boolean]),
    since: [.macOS()],
    related: ["CFBundleDocumentTypes[].CFBundleTypeIconFile"],
    misspellings: ["CFBundleTypeIconSystemGenerate", "CFBundleTypeSystemGeneratedIcon"],
    example: "<integer>1</integer>",
    summary: "Asks macOS to draw the document icon from the icon of the app.",
    details: "Known from public files only, always as the number 0 or 1; no Apple page describes it.",
    whenNeeded: "In document types without artwork of their own.",
    ifMissing: "The icon file decides.",
    mistakes: ["Setting it beside CFBundleTypeIconFile and wondering which one wins."],
    sources: [.publicFiles],
    confidence: .low)

  /// MIME types of a type.
  public static let cfBundleTypeMIMETypes: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].CFBundleTypeMIMETypes",
    title: "Document MIME types",
    in: .documentTypes,
    .strings(.mimeType),
    since: [.macOS("10.0", deprecated: "10.5", note: "since 10.4 ignored beside LSItemContentTypes")],
    localized: [.never],
    supersededBy: ["CFBundleDocumentTypes[].LSItemContentTypes"],
    related: ["CFBundleDocumentTypes[].CFBundleTypeExtensions"],
    misspellings: ["CFBundleTypeMimeTypes", "CFBundleTypeMIMEType"],
    example: """
      <array>
        <string>application/vnd.example.notebook</string>
      </array>
      """,
    summary: "MIME types that belong to the document type.",
    details: "LSItemContentTypes overrides the list; the type's tag specification says the same for new systems.",
    whenNeeded: "Only for systems that do not know LSItemContentTypes.",
    ifMissing: "No MIME type is bound by this key.",
    mistakes: ["A file extension instead of type and subtype.", "Expecting it to work beside LSItemContentTypes."],
    requirements: ["R-DOC-015...017", "R-DOC-035...037", "R-DOC-055...057"],
    sources: [.reference(.coreFoundation)])

  /// The name of a type.
  public static let cfBundleTypeName: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].CFBundleTypeName",
    title: "Document Type Name",
    in: .documentTypes,
    .string(.userText),
    since: .documentTypes,
    expected: [.required(when: "in every entry of the array", by: ["R-DOC-018"]), .recommended(by: ["R-DOC-054"])],
    localized: [.byValue],
    related: ["CFBundleDocumentTypes[].NSExportableAs", "CFBundleDocumentTypes[].LSItemContentTypes"],
    misspellings: ["CFBundleTypename", "CFBundleDocumentTypeName"],
    example: "<string>Notebook</string>",
    summary: "Name by which the app and the system refer to the document type.",
    details: """
      InfoPlist.strings may translate it. Where names could collide, a type identifier makes a good value; \
      for data common on the pasteboard, one of its standard names does.
      """,
    whenNeeded: "In every document type.",
    ifMissing: "The entry cannot be referred to, and the store refuses the upload (ITMS-90243).",
    mistakes: ["Two entries of one name.", "A translation under the name of the key: the value itself is looked up."],
    requirements: ["R-DOC-018...021", "R-DOC-054"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundledocumenttypes/cfbundletypename"), .publicFiles])

  /// Type codes of a type.
  public static let cfBundleTypeOSTypes: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].CFBundleTypeOSTypes",
    title: "Document OS Types",
    in: .documentTypes,
    .strings(.fourCharacterCode),
    since: [.macOS("10.0", deprecated: "10.5", note: "since 10.4 ignored beside LSItemContentTypes")],
    localized: [.never],
    supersededBy: ["CFBundleDocumentTypes[].LSItemContentTypes"],
    related: ["CFBundleDocumentTypes[].CFBundleTypeExtensions", "CFBundleSignature"],
    misspellings: ["CFBundleTypeOSType", "CFBundleTypeOsTypes"],
    example: """
      <array>
        <string>NtBk</string>
      </array>
      """,
    summary: "Four-letter type codes, as Mac OS 9 had them, that belong to the document type.",
    details: "Four stars take files of any type and lose to every specific claim of the same rank. LSItemContentTypes overrides the list.",
    whenNeeded: "Only for systems that do not know LSItemContentTypes.",
    ifMissing: "No type code is bound by this key.",
    mistakes: ["A code of more or fewer than four characters.", "Expecting it to work beside LSItemContentTypes."],
    requirements: ["R-CF-030", "R-DOC-022...025", "R-DOC-035...037", "R-DOC-055...057"],
    sources: [.reference(.coreFoundation), Source("decision: wildcards lose to specific claims")])

  /// The role for a type.
  public static let documentTypesCFBundleTypeRole: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].CFBundleTypeRole",
    title: "Role",
    in: .documentTypes,
    .choice(.documentRoles),
    since: .documentTypes,
    default: .string("None"),
    expected: [.required(when: "in every entry of the array, on macOS", by: ["R-DOC-027"]), .recommended(by: ["R-DOC-054"])],
    localized: [.never],
    related: ["CFBundleDocumentTypes[].LSHandlerRank"],
    misspellings: ["CFBundleDocumentTypeRole", "CFBundleDocumentRole"],
    example: "<string>Editor</string>",
    summary: "What the app does with documents of the type: edit, view, run or only declare them.",
    details: "The role holds for all formats of the entry, whether they are named by identifier, extension, MIME type or code.",
    whenNeeded: "In every document type.",
    ifMissing: "The role counts as None; on macOS the entry is incomplete.",
    mistakes: ["Editor for documents that the app cannot save.", "A lower-case value."],
    requirements: ["R-DOC-026...032", "R-DOC-054"],
    sources: [.reference(.coreFoundation), .keyPage("cfbundledocumenttypes/cfbundletyperole"), Source("decision: required on macOS")])

  /// The rank among handlers.
  public static let lsHandlerRank: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].LSHandlerRank",
    title: "Handler rank",
    in: .documentTypes,
    .choice(.handlerRanks),
    since: [.iOS("3.2"), .macOS("10.5"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    default: .string("Default"),
    expected: [.recommended(when: "in every entry of an app that goes to a store")],
    localized: [.never],
    related: ["CFBundleDocumentTypes[].CFBundleTypeRole", "CFBundleDocumentTypes[].LSItemContentTypes"],
    misspellings: ["LSHandlerRanks", "CFBundleHandlerRank", "LSHandleRank"],
    example: "<string>Owner</string>",
    summary: "How the app ranks among those that open documents of the type.",
    details: """
      When a file is opened, Launch Services, the part of the system that picks the app, looks among the apps that declare its type: an Owner \
      comes before a Default and that before an Alternate; an app with None is never picked. What a person chose with Open With comes first.
      """,
    whenNeeded: "As Owner for the app's own types, as Alternate for types that other apps should keep.",
    ifMissing: "The app ranks as Default; the store warns of it (ITMS-90788).",
    mistakes: ["Owner for common types such as public.image.", "None for a type the app is meant to open."],
    requirements: ["R-DOC-038...045"],
    sources: [
      Source("Launch Services Programming Guide, Launch Services Concepts"),
      .reference(.coreFoundation), .keyPage("cfbundledocumenttypes/lshandlerrank"), Source("decision: order of the handler ranks"),
    ])

  /// Whether Apple's own app is the default.
  public static let lsIsAppleDefaultForType: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].LSIsAppleDefaultForType",
    title: nil,
    in: .documentTypes,
    .boolean,
    since: [.macOS()],
    by: .system,
    related: ["CFBundleDocumentTypes[].LSHandlerRank"],
    misspellings: ["LSIsDefaultForType", "LSIsAppleDefaultForTypes"],
    example: "<true/>",
    summary: "Marks the system's own app as the usual choice for a type.",
    details: "Known from public files only, where it was copied from apps of the system; nothing says that it works in others.",
    whenNeeded: "Not in apps of other developers: LSHandlerRank states a claim.",
    ifMissing: "The rank decides.",
    mistakes: ["Setting it to become the default app for a common type."],
    sources: [.publicFiles],
    confidence: .low)

  /// Type identifiers of a type.
  public static let lsItemContentTypes: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].LSItemContentTypes",
    title: "Document Content Type UTIs",
    in: .documentTypes,
    .strings(.typeIdentifier),
    since: [.iOS("3.2"), .macOS("10.4"), .tvOS("9.0"), .watchOS("2.0"), .visionOS("1.0")],
    expected: [.recommended(when: "in every entry; it or one of the older format keys is required", by: ["R-DOC-055"])],
    localized: [.never],
    supersedes: [
      "CFBundleDocumentTypes[].CFBundleTypeExtensions", "CFBundleDocumentTypes[].CFBundleTypeMIMETypes",
      "CFBundleDocumentTypes[].CFBundleTypeOSTypes",
    ],
    related: ["CFBundleDocumentTypes[].NSExportableTypes", "UTExportedTypeDeclarations", "UTImportedTypeDeclarations"],
    misspellings: ["LSItemContentType", "LSItemContentTypes - 2", "LSItemsContentTypes", "UTItemContentTypes"],
    example: """
      <array>
        <string>com.example.notebook</string>
        <string>public.plain-text</string>
      </array>
      """,
    summary: "Uniform type identifiers of the documents that the entry stands for.",
    details: """
      Identifiers are written out, such as public.png; names of constants do not work. When the key is there, extensions, MIME types, \
      type codes and LSTypeIsPackage of the entry are ignored from macOS 10.4 on; they may stay for older systems.
      """,
    whenNeeded: "In every document type.",
    ifMissing: "The older keys bind the formats; without them the entry binds nothing.",
    mistakes: [
      "The name of a constant, such as kUTTypePNG.", "Leaving out NSExportableTypes in a Cocoa app.",
      "A dynamic identifier, one that begins with dyn.", "An identifier that neither the system nor the app declares.",
    ],
    requirements: ["R-DOC-005", "R-DOC-016", "R-DOC-024", "R-DOC-033...037", "R-DOC-047", "R-DOC-055...056"],
    sources: [
      .reference(.coreFoundation), .keyPage("cfbundledocumenttypes/lsitemcontenttypes"), Source("decision: overrides from macOS 10.4 on"),
    ])

  /// Documents that are directories.
  public static let lsTypeIsPackage: InfoPlistKey = InfoPlistKey(
    "CFBundleDocumentTypes[].LSTypeIsPackage",
    title: "Document is a package or bundle",
    in: .documentTypes,
    .boolean,
    since: .documentTypes,
    related: ["CFBundleDocumentTypes[].LSItemContentTypes"],
    misspellings: ["LSTypesPackage", "LSTypeIsPackageLSTypeIsPackage", "LSTypeIsBundle", "LSTypesIsPackage"],
    example: "<true/>",
    summary: "Says that a document of the type is a directory which people see as one file.",
    details: "Beside LSItemContentTypes it has no effect: what the declaration of the type says decides then.",
    whenNeeded: "For directory documents in entries without LSItemContentTypes.",
    ifMissing: "Documents are ordinary files.",
    mistakes: ["Expecting it to work beside LSItemContentTypes."],
    requirements: ["R-DOC-046...047"],
    sources: [
      .reference(.coreFoundation), .keyPage("cfbundledocumenttypes/lstypeispackage"), Source("decision: this spelling of the name"),
    ])
}
