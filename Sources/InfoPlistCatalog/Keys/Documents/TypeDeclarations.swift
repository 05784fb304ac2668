extension KeyFamily {
  /// Declarations of uniform types.
  public static let typeDeclarations: KeyFamily = KeyFamily(
    "type-declarations", "Type declarations", category: .documents,
    summary: "Uniform types that an app defines or borrows: identifier, parents, file extensions and icon.")
}

extension [Availability] {
  /// The platforms on which type declarations are read.
  static let typeDeclarations: [Availability] = [.iOS("3.2"), .macOS("10.5"), .visionOS("1.0")]
  /// The platforms that draw icons of types from parts.
  static let typeIcons: [Availability] = [.iOS("14.0"), .macOS("11.0"), .visionOS("1.0")]
}

extension InfoPlistKey {
  /// Types the app owns.
  public static let utExportedTypeDeclarations: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations",
    title: "Exported Type UTIs",
    in: .typeDeclarations,
    .dictionaries,
    since: .typeDeclarations,
    related: ["UTImportedTypeDeclarations", "CFBundleDocumentTypes"],
    misspellings: ["UTExportedTypeDeclaration", "UTExportedTypesDeclarations", "UTExportTypeDeclarations"],
    example: """
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>com.example.notebook</string>
          <key>UTTypeDescription</key>
          <string>Notebook</string>
          <key>UTTypeConformsTo</key>
          <array>
            <string>public.data</string>
          </array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>notebook</string>
            </array>
          </dict>
        </dict>
      </array>
      """,
    summary: "Uniform types that the app owns: its own formats, defined for the whole system.",
    details: """
      This is the preferred way to make a file type of one's own known. Members are the same as in imported declarations. macOS before \
      10.5 ignores the key; summaries of the reference and newer pages start it at iOS 5.0 and macOS 10.7.
      """,
    whenNeeded: "When the app has a file format of its own.",
    ifMissing: "The system does not know the format; documents of it open only by extension, if at all.",
    mistakes: [
      "The same identifier among exported and imported types.",
      "Exporting a type that another developer owns: it belongs into the imported declarations.",
      "Declaring a type and forgetting to list it in CFBundleDocumentTypes.",
    ],
    requirements: ["R-UTI-001", "R-UTI-003...006"],
    sources: [.reference(.cocoa), .keyPage("utexportedtypedeclarations")])

  /// Types of others.
  public static let utImportedTypeDeclarations: InfoPlistKey = InfoPlistKey(
    "UTImportedTypeDeclarations",
    title: "Imported Type UTIs",
    in: .typeDeclarations,
    .dictionaries,
    since: .typeDeclarations,
    related: ["UTExportedTypeDeclarations", "CFBundleDocumentTypes"],
    misspellings: ["UTImportedTypeDeclaration", "UTImportedTypesDeclarations", "UTImportTypeDeclarations"],
    example: """
      <array>
        <dict>
          <key>UTTypeIdentifier</key>
          <string>org.example.sketch</string>
          <key>UTTypeDescription</key>
          <string>Sketch</string>
          <key>UTTypeConformsTo</key>
          <array>
            <string>public.data</string>
          </array>
          <key>UTTypeTagSpecification</key>
          <dict>
            <key>public.filename-extension</key>
            <array>
              <string>sketch</string>
            </array>
          </dict>
        </dict>
      </array>
      """,
    summary: "Uniform types that the app works with although others own them.",
    details: """
      The declaration makes the system know a type even where the app of its owner is not installed. Members are the same as in exported \
      declarations.
      """,
    whenNeeded: "When the app opens a format that some other developer defines and the system lacks.",
    ifMissing: "Files of the type are unknown on systems without the owner's app.",
    mistakes: ["Importing a type of the system, such as public.png.", "An identifier made up for a format that has an official one."],
    requirements: ["R-UTI-002...003", "R-UTI-006...007"],
    sources: [.reference(.cocoa), .keyPage("utimportedtypedeclarations")])

  /// The identifier of the type.
  public static let utTypeIdentifier: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeIdentifier", "UTImportedTypeDeclarations[].UTTypeIdentifier",
    title: "Identifier",
    in: .typeDeclarations,
    .string(.typeIdentifier),
    since: .typeDeclarations,
    expected: [.required(when: "in every declaration", by: ["R-UTI-012"])],
    localized: [.never],
    related: ["CFBundleDocumentTypes[].LSItemContentTypes"],
    misspellings: ["UTTypeIdentifer", "UTTypeID", "UTIdentifier"],
    example: "<string>com.example.notebook</string>",
    summary: "Identifier of the type in reverse-DNS form, the general part first.",
    details: "A type of your own begins with a domain you have, as in com.example.notebook.page.",
    ifMissing: "The declaration is ignored.",
    mistakes: ["An identifier that begins with public or com.apple.", "Capital letters in one place and small ones in another."],
    requirements: ["R-UTI-012"],
    sources: [.reference(.cocoa), .keyPage("utexportedtypedeclarations/uttypeidentifier")])

  /// The parents of the type.
  public static let utTypeConformsTo: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeConformsTo", "UTImportedTypeDeclarations[].UTTypeConformsTo",
    title: "Conforms to UTIs",
    in: .typeDeclarations,
    .anyOf([.strings(.typeIdentifier), .string(.typeIdentifier)]),
    since: .typeDeclarations,
    expected: [.required(when: "in every declaration", by: ["R-UTI-008"])],
    localized: [.never],
    related: ["CFBundleDocumentTypes[].LSItemContentTypes"],
    misspellings: ["UTTypeConformTo", "UTTypeConforms", "UTTypeConformsToType"],
    example: """
      <array>
        <string>public.data</string>
        <string>public.content</string>
      </array>
      """,
    summary: "Identifiers of the more general types that this one belongs to.",
    details: """
      JPEG, for example, conforms to public.image and public.data. Parents of parents count too, so listing the nearest ones is enough; \
      a circle among types is an error. A single string is met in files and read.
      """,
    ifMissing: "No app that handles a general type is offered for the file.",
    mistakes: ["Leaving out public.data or com.apple.package, so that the type has no physical form.", "A type as its own ancestor."],
    requirements: ["R-UTI-008"],
    sources: [.reference(.cocoa), .keyPage("utexportedtypedeclarations/uttypeconformsto"), .publicFiles])

  /// The description of the type.
  public static let utTypeDescription: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeDescription", "UTImportedTypeDeclarations[].UTTypeDescription",
    title: "Description",
    in: .typeDeclarations,
    .string(.userText),
    since: .typeDeclarations,
    localized: [.byValue],
    related: ["CFBundleDocumentTypes[].CFBundleTypeName"],
    misspellings: ["UTTypeDescripton", "UTTypeName"],
    example: "<string>Notebook</string>",
    summary: "What people read as the kind of the file, for example in the Finder.",
    details: "InfoPlist.strings can translate it, under the value itself.",
    ifMissing: "A general description is shown.",
    mistakes: ["Adding the word document where the system adds it as well."],
    requirements: ["R-UTI-009"],
    sources: [.reference(.cocoa), .keyPage("utexportedtypedeclarations/uttypedescription")])

  /// The icon on macOS.
  public static let utTypeIconFile: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeIconFile", "UTImportedTypeDeclarations[].UTTypeIconFile",
    title: "Icon file name",
    in: .typeDeclarations,
    .string(.fileNameOptionalExtension),
    since: .typeDeclarations,
    localized: [.never],
    related: ["UTExportedTypeDeclarations[].UTTypeIconFiles", "UTExportedTypeDeclarations[].UTTypeIcons"],
    files: ["Contents/Resources/{value}", "Contents/Resources/{value}.icns"],
    misspellings: ["UTTypeIcon", "UTTypeIconfile"],
    example: "<string>Notebook.icns</string>",
    summary: "Icon file of the type, on macOS an .icns file with several sizes.",
    details: "Meant for types the app exports. iOS takes one image for each size instead. Icon Composer can make .icns files.",
    ifMissing: "Files of the type get the icon of their document type or a plain one.",
    mistakes: ["An icon for an imported type, whose look is its owner's business.", "An array of names: that is UTTypeIconFiles."],
    requirements: ["R-DOC-059", "R-UTI-010...011", "R-UTI-018"],
    sources: [.reference(.cocoa), .keyPage("utexportedtypedeclarations/uttypeiconfile")])

  /// Several icon files.
  public static let utTypeIconFiles: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeIconFiles", "UTImportedTypeDeclarations[].UTTypeIconFiles",
    title: "Icon file names",
    in: .typeDeclarations,
    .strings(.fileNameOptionalExtension),
    since: .typeDeclarations,
    localized: [.never],
    related: ["UTExportedTypeDeclarations[].UTTypeIconFile", "UTExportedTypeDeclarations[].UTTypeIcons"],
    files: ["{value}"],
    misspellings: ["UTTypeIconsFiles"],
    example: """
      <array>
        <string>Notebook64.png</string>
        <string>Notebook320.png</string>
      </array>
      """,
    summary: "Icon files of the type, one image for each size.",
    details: "iOS asks for a file, usually PNG, for each size. The keys for 64 and 320 pixels are an older way to say the same.",
    ifMissing: "Files of the type get the icon of their document type or a plain one.",
    mistakes: ["A single string: that is UTTypeIconFile."],
    sources: [.keyPage("utexportedtypedeclarations/uttypeiconfiles")])

  /// Parts of the icon.
  public static let utTypeIcons: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeIcons", "UTImportedTypeDeclarations[].UTTypeIcons",
    title: nil,
    in: .typeDeclarations,
    .dictionary(),
    since: .typeIcons,
    related: ["UTExportedTypeDeclarations[].UTTypeIconFile", "CFBundleDocumentTypes[].CFBundleTypeIconSystemGenerated"],
    misspellings: ["UTTypeIconParts"],
    example: """
      <dict>
        <key>UTTypeIconText</key>
        <string>NOTE</string>
      </dict>
      """,
    summary: "Parts from which the system draws document icons of the type: background, badge, symbol and text.",
    details: "Templates leave an empty dictionary, which says nothing.",
    ifMissing: "The icon files decide.",
    mistakes: ["Names of images that the asset catalog lacks."],
    sources: [.keyPage("utexportedtypedeclarations/uttypeicons"), .publicFiles])

  /// The image behind the icon.
  public static let utTypeIconBackgroundName: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeIcons.UTTypeIconBackgroundName",
    "UTImportedTypeDeclarations[].UTTypeIcons.UTTypeIconBackgroundName",
    title: nil,
    in: .typeDeclarations,
    .string(.imageName),
    since: .typeIcons,
    misspellings: ["UTTypeIconBackground"],
    example: "<string>NotebookBackground</string>",
    summary: "Image behind the document icon.",
    mistakes: ["An empty string, which editors leave behind."],
    sources: [.keyPage("utexportedtypedeclarations/uttypeicons/uttypeiconbackgroundname")])

  /// The badge of the icon.
  public static let utTypeIconBadgeName: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeIcons.UTTypeIconBadgeName", "UTImportedTypeDeclarations[].UTTypeIcons.UTTypeIconBadgeName",
    title: nil,
    in: .typeDeclarations,
    .string(.imageName),
    since: .typeIcons,
    misspellings: ["UTTypeIconBadge"],
    example: "<string>NotebookBadge</string>",
    summary: "Image that is laid over the document icon as its badge.",
    mistakes: ["The name of the app icon, which the system uses anyway."],
    sources: [.keyPage("utexportedtypedeclarations/uttypeicons/uttypeiconbadgename")])

  /// The text on the icon.
  public static let utTypeIconText: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeIcons.UTTypeIconText", "UTImportedTypeDeclarations[].UTTypeIcons.UTTypeIconText",
    title: nil,
    in: .typeDeclarations,
    .string(.userText),
    since: .typeIcons,
    misspellings: ["UTTypeIconsText"],
    example: "<string>NOTE</string>",
    summary: "Text on the document icon, mostly the extension in capitals.",
    mistakes: ["A long text: icons have room for a few letters."],
    sources: [.keyPage("utexportedtypedeclarations/uttypeicons/uttypeicontext")])

  /// The symbol on the icon.
  public static let utTypeSymbolName: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeIcons.UTTypeSymbolName", "UTImportedTypeDeclarations[].UTTypeIcons.UTTypeSymbolName",
    title: nil,
    in: .typeDeclarations,
    .string(.symbolName),
    since: .typeIcons,
    misspellings: ["UTTypeIconSymbolName"],
    example: "<string>book</string>",
    summary: "Symbol on the document icon.",
    mistakes: ["A symbol that the oldest supported system lacks."],
    sources: [.keyPage("utexportedtypedeclarations/uttypeicons/uttypesymbolname")])

  /// A document on the type.
  public static let utTypeReferenceURL: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeReferenceURL", "UTImportedTypeDeclarations[].UTTypeReferenceURL",
    title: "Reference URL",
    in: .typeDeclarations,
    .string(.url),
    since: .typeDeclarations,
    localized: [.never],
    misspellings: ["UTTypeReferenceUrl", "UTTypeURL"],
    example: "<string>https://example.com/notebook-format</string>",
    summary: "Web address of a document that explains the type.",
    details: "The reference lists it for macOS, newer pages for all platforms.",
    ifMissing: "Nothing changes.",
    mistakes: ["A host name without https."],
    requirements: ["R-UTI-013"],
    sources: [.reference(.cocoa), .keyPage("utexportedtypedeclarations/uttypereferenceurl")])

  /// The icon with 64 pixels.
  public static let utTypeSize64IconFile: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeSize64IconFile", "UTImportedTypeDeclarations[].UTTypeSize64IconFile",
    title: nil,
    in: .typeDeclarations,
    .string(.fileName),
    since: [.iOS("3.2")],
    localized: [.never],
    related: ["UTExportedTypeDeclarations[].UTTypeIconFiles", "UTExportedTypeDeclarations[].UTTypeSize320IconFile"],
    files: ["{value}"],
    misspellings: ["UTTypeSize64IconFiles", "UTTypeIconSize64File"],
    example: "<string>Notebook64.png</string>",
    summary: "Icon of the type on iOS in 64 by 64 pixels.",
    details: "Meant for types the app exports. UTTypeIconFiles lists several sizes in one place.",
    ifMissing: "Another size is scaled, or a plain icon is shown.",
    mistakes: ["An image of another size."],
    requirements: ["R-UTI-011", "R-UTI-014", "R-UTI-018"],
    sources: [.reference(.cocoa)])

  /// The icon with 320 pixels.
  public static let utTypeSize320IconFile: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeSize320IconFile", "UTImportedTypeDeclarations[].UTTypeSize320IconFile",
    title: nil,
    in: .typeDeclarations,
    .string(.fileName),
    since: [.iOS("3.2")],
    localized: [.never],
    related: ["UTExportedTypeDeclarations[].UTTypeIconFiles", "UTExportedTypeDeclarations[].UTTypeSize64IconFile"],
    files: ["{value}"],
    misspellings: ["UTTypeSize320IconFiles", "UTTypeIconSize320File"],
    example: "<string>Notebook320.png</string>",
    summary: "Icon of the type on iOS in 320 by 320 pixels.",
    details: "Meant for types the app exports. UTTypeIconFiles lists several sizes in one place.",
    ifMissing: "Another size is scaled, or a plain icon is shown.",
    mistakes: ["An image of another size."],
    requirements: ["R-UTI-011", "R-UTI-015", "R-UTI-018"],
    sources: [.reference(.cocoa)])

  /// Other names of the type.
  public static let utTypeTagSpecification: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeTagSpecification", "UTImportedTypeDeclarations[].UTTypeTagSpecification",
    title: "Equivalent Types",
    in: .typeDeclarations,
    .dictionary(.chosen(.typeTag, .anyOf([.strings(), .string()]))),
    since: .typeDeclarations,
    expected: [.required(when: "in every declaration", by: ["R-UTI-016"])],
    localized: [.never],
    related: ["CFBundleDocumentTypes[].LSItemContentTypes"],
    misspellings: ["UTITagTypeSpecification", "UTTypeTagSpecifications", "UTTypeTagsSpecification", "UTTagSpecification"],
    example: """
      <dict>
        <key>public.filename-extension</key>
        <array>
          <string>notebook</string>
        </array>
        <key>public.mime-type</key>
        <string>application/vnd.example.notebook</string>
      </dict>
      """,
    summary: "What else means the type: filename extensions, MIME types, type codes and pasteboard types.",
    details: "The keys are classes of tags, the values one tag or several.",
    ifMissing: "No file is ever recognized as being of the type.",
    mistakes: ["Tags directly in the declaration instead of inside this dictionary.", "Extensions with a leading period."],
    requirements: ["R-UTI-016...017"],
    sources: [.reference(.cocoa), .keyPage("utexportedtypedeclarations/uttypetagspecification"), .publicFiles])

  /// Filename extensions.
  public static let publicFilenameExtension: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeTagSpecification.'public.filename-extension'",
    "UTImportedTypeDeclarations[].UTTypeTagSpecification.'public.filename-extension'",
    title: nil,
    in: .typeDeclarations,
    .anyOf([.strings(.fileExtension), .string(.fileExtension)]),
    since: .typeDeclarations,
    localized: [.never],
    misspellings: ["public.filename-extensions", "public.file-extension"],
    example: """
      <array>
        <string>notebook</string>
      </array>
      """,
    summary: "Filename extensions of the type, without the leading period.",
    details: "The reference asks for an array; a single string is common and read.",
    mistakes: ["A leading period or a star."],
    requirements: ["R-UTI-016...017"],
    sources: [.reference(.cocoa), .publicFiles])

  /// MIME types.
  public static let publicMIMEType: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeTagSpecification.'public.mime-type'",
    "UTImportedTypeDeclarations[].UTTypeTagSpecification.'public.mime-type'",
    title: nil,
    in: .typeDeclarations,
    .anyOf([.strings(.mimeType), .string(.mimeType)]),
    since: .typeDeclarations,
    localized: [.never],
    misspellings: ["public.mimetype", "public.mime-types"],
    example: "<string>application/vnd.example.notebook</string>",
    summary: "MIME types of the type: one, or a list.",
    mistakes: ["A filename extension instead of type and subtype."],
    requirements: ["R-UTI-016"],
    sources: [.reference(.cocoa), .publicFiles])

  /// Type codes.
  public static let comAppleOSType: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeTagSpecification.'com.apple.ostype'",
    "UTImportedTypeDeclarations[].UTTypeTagSpecification.'com.apple.ostype'",
    title: nil,
    in: .typeDeclarations,
    .anyOf([.strings(.fourCharacterCode), .string(.fourCharacterCode)]),
    since: .typeDeclarations,
    localized: [.never],
    misspellings: ["com.apple.os-type", "public.ostype"],
    example: "<string>NtBk</string>",
    summary: "Four-letter type codes, as Mac OS 9 had them: one, or a list.",
    mistakes: ["A code of more or fewer than four characters."],
    requirements: ["R-UTI-016"],
    sources: [.reference(.cocoa), .publicFiles])

  /// Pasteboard types.
  public static let comAppleNSPboardType: InfoPlistKey = InfoPlistKey(
    "UTExportedTypeDeclarations[].UTTypeTagSpecification.'com.apple.nspboard-type'",
    "UTImportedTypeDeclarations[].UTTypeTagSpecification.'com.apple.nspboard-type'",
    title: nil,
    in: .typeDeclarations,
    .anyOf([.strings(), .string()]),
    since: .typeDeclarations,
    localized: [.never],
    misspellings: ["com.apple.pboard-type", "com.apple.nspboardtype"],
    example: "<string>NotebookPboardType</string>",
    summary: "Old names of pasteboard types that mean the type: one, or a list.",
    mistakes: ["A type identifier, which needs no tag."],
    requirements: ["R-UTI-016"],
    sources: [.reference(.cocoa), .publicFiles])
}

extension StringFormat {
  /// A class of tags.
  public static let typeTag: StringFormat = StringFormat(
    "type-tag", "class of tags such as public.filename-extension", pattern: "^[A-Za-z0-9.-]+$")
}
