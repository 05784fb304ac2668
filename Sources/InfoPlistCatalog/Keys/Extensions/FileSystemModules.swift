extension KeyFamily {
  /// Keys of file system modules built on FSKit.
  public static let fileSystemModules: KeyFamily = KeyFamily(
    "file-system-modules", "File system modules", category: .extensions,
    summary: "What a file system module built on FSKit handles: media, addresses, variants and command line options.")
}

extension InfoPlistKey {
  /// The short name of the file system.
  public static let fsShortName: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSShortName",
    title: nil,
    in: .fileSystemModules,
    .string(.text),
    since: [.macOS("15.4")],
    expected: [.required(when: "the extension point is com.apple.fskit.fsmodule")],
    related: ["EXAppExtensionAttributes.FSPersonalities", "EXAppExtensionAttributes.FSName"],
    example: "<string>examplefs</string>",
    summary: "Short type name of the file system, as mount and file system statistics show it.",
    whenNeeded: "In every file system module.",
    ifMissing: "The file system has no type name and cannot be mounted by name.",
    sources: [.applePage("fskit/fsstatfsresult/filesystemtypename")])

  /// The variants of the file system.
  public static let fsPersonalities: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSPersonalities",
    title: nil,
    in: .fileSystemModules,
    .dictionary(.chosen(.text, .dictionary(.open))),
    since: [.macOS("15.4")],
    expected: [.required(when: "the extension point is com.apple.fskit.fsmodule")],
    related: ["EXAppExtensionAttributes.FSShortName", "EXAppExtensionAttributes.FSMediaTypes"],
    misspellings: ["FSPersonality"],
    example: """
      <dict>
        <key>Example</key>
        <dict>
          <key>FSName</key>
          <string>Example File System</string>
          <key>FSSubType</key>
          <integer>0</integer>
        </dict>
      </dict>
      """,
    summary: "Variants of the file system, by name.",
    details: "Disk Arbitration reads them together with the media types.",
    whenNeeded: "In every file system module, with at least one variant.",
    ifMissing: "The system knows no variant to mount or format.",
    sources: [.applePage("fskit/fsstatfsresult/filesystemsubtype")])

  /// One variant.
  public static let fsPersonalitiesEntry: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSPersonalities.*",
    title: nil,
    in: .fileSystemModules,
    .dictionary(.open),
    since: [.macOS("15.4")],
    example: """
      <dict>
        <key>FSName</key>
        <string>Example File System</string>
        <key>FSSubType</key>
        <integer>0</integer>
      </dict>
      """,
    summary: "One variant of the file system; the key is its name.",
    details: "Further members are known from the property lists of older file system bundles and are not checked.",
    whenNeeded: "At least once in every file system module.",
    ifMissing: "The module has no variant.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The name of the variant.
  public static let fsPersonalityName: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSPersonalities.*.FSName",
    title: nil,
    in: .fileSystemModules,
    .string(.userText),
    since: [.macOS("15.4")],
    related: ["EXAppExtensionAttributes.FSName"],
    example: "<string>Example File System</string>",
    summary: "Name of the variant that people see.",
    whenNeeded: "In every variant.",
    ifMissing: "The variant has no name to show.",
    sources: [.publicFiles, Source("fsproperties.h of Apple's open source")],
    confidence: .medium)

  /// The number of the variant.
  public static let fsSubType: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSPersonalities.*.FSSubType",
    title: nil,
    in: .fileSystemModules,
    .integer(0...Int.max),
    since: [.macOS("15.4")],
    example: "<integer>0</integer>",
    summary: "Number that tells the variants of a file system apart.",
    whenNeeded: "When the file system has several variants.",
    ifMissing: "The variants cannot be told apart by number.",
    sources: [.applePage("fskit/fsstatfsresult/filesystemsubtype")])

  /// The content hint of a formatted disk.
  public static let fsFormatContentMask: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSPersonalities.*.FSFormatContentMask",
    title: nil,
    in: .fileSystemModules,
    .string(.text),
    since: [.macOS("15.4")],
    example: "<string>Windows_NTFS</string>",
    summary: "Partition content hint that is written when a disk is formatted with the variant.",
    whenNeeded: "In variants that can format disks.",
    ifMissing: "The partition gets no hint about its content from the variant.",
    sources: [.publicFiles, Source("fsproperties.h of Apple's open source")],
    confidence: .medium)

  /// The smallest volume.
  public static let fsFormatMinimumSize: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSPersonalities.*.FSFormatMinimumSize",
    title: nil,
    in: .fileSystemModules,
    .integer(0...Int.max),
    since: [.macOS("15.4")],
    related: ["EXAppExtensionAttributes.FSPersonalities.*.FSFormatMaximumSize"],
    example: "<integer>1048576</integer>",
    summary: "Smallest size in bytes that can be formatted with the variant.",
    whenNeeded: "In variants that can format disks.",
    ifMissing: "No lower limit is stated.",
    sources: [.publicFiles, Source("fsproperties.h of Apple's open source")],
    confidence: .medium)

  /// The largest volume.
  public static let fsFormatMaximumSize: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSPersonalities.*.FSFormatMaximumSize",
    title: nil,
    in: .fileSystemModules,
    .integer(0...Int.max),
    since: [.macOS("15.4")],
    related: ["EXAppExtensionAttributes.FSPersonalities.*.FSFormatMinimumSize"],
    example: "<integer>1099511627776</integer>",
    summary: "Largest size in bytes that can be formatted with the variant.",
    whenNeeded: "In variants that can format disks.",
    ifMissing: "No upper limit is stated.",
    sources: [.publicFiles, Source("fsproperties.h of Apple's open source")],
    confidence: .medium)

  /// Whether letter case counts.
  public static let fsFileObjectsAreCaseSensitive: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSPersonalities.*.FSfileObjectsAreCaseSensitive",
    title: nil,
    in: .fileSystemModules,
    .boolean,
    since: [.macOS("15.4")],
    misspellings: ["FSFileObjectsAreCaseSensitive"],
    example: "<true/>",
    summary: "Says that upper and lower case differ in the file names of the variant.",
    details: "Known from single public modules.",
    whenNeeded: "In variants that tell upper from lower case.",
    ifMissing: "No source says what is assumed.",
    sources: [.publicFiles],
    confidence: .low)

  /// The media that are probed.
  public static let fsMediaTypes: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSMediaTypes",
    title: nil,
    in: .fileSystemModules,
    .dictionary(.chosen(.text, .dictionary(.open))),
    since: [.macOS("15.4")],
    related: ["EXAppExtensionAttributes.FSSupportsBlockResources", "EXAppExtensionAttributes.FSPersonalities"],
    misspellings: ["FSMediaType"],
    example: """
      <dict>
        <key>Whole</key>
        <dict>
          <key>FSMediaProperties</key>
          <dict>
            <key>Whole</key>
            <true/>
          </dict>
          <key>FSProbeOrder</key>
          <integer>2000</integer>
        </dict>
      </dict>
      """,
    summary: "Kinds of media that the system offers to the module for a look.",
    whenNeeded: "In modules for file systems on disks.",
    ifMissing: "Disks are not offered to the module when they appear.",
    sources: [.publicFiles, Source("DiskArbitration sources of Apple")],
    confidence: .medium)

  /// One kind of media.
  public static let fsMediaTypesEntry: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSMediaTypes.*",
    title: nil,
    in: .fileSystemModules,
    .dictionary(.open),
    since: [.macOS("15.4")],
    example: """
      <dict>
        <key>FSMediaProperties</key>
        <dict>
          <key>Leaf</key>
          <true/>
        </dict>
        <key>FSProbeOrder</key>
        <integer>2000</integer>
      </dict>
      """,
    summary: "One kind of media; the key is a free name, often that of a partition type.",
    whenNeeded: "Once for each kind of media.",
    ifMissing: "That kind of media is not offered to the module.",
    sources: [.publicFiles, Source("fsproperties.h of Apple's open source")],
    confidence: .medium)

  /// The properties a medium must have.
  public static let fsMediaProperties: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSMediaTypes.*.FSMediaProperties",
    title: nil,
    in: .fileSystemModules,
    .dictionary(.open),
    since: [.macOS("15.4")],
    example: """
      <dict>
        <key>Content Hint</key>
        <string>Windows_NTFS</string>
        <key>Leaf</key>
        <true/>
      </dict>
      """,
    summary: "Properties that a medium must have to be offered, such as Content Hint, Leaf or Whole.",
    whenNeeded: "In every kind of media.",
    ifMissing: "The entry does not say which media it is about.",
    sources: [.publicFiles, Source("fsproperties.h of Apple's open source")],
    confidence: .medium)

  /// The turn of the module.
  public static let fsProbeOrder: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSMediaTypes.*.FSProbeOrder",
    title: nil,
    in: .fileSystemModules,
    .integer(),
    since: [.macOS("15.4")],
    example: "<integer>2000</integer>",
    summary: "Place of the module in the order of probing; lower numbers come first.",
    whenNeeded: "When several modules may claim the same media.",
    ifMissing: "No source says which place the module gets.",
    sources: [.publicFiles, Source("fsproperties.h of Apple's open source")],
    confidence: .medium)

  /// The name of the module.
  public static let fsModuleName: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSName",
    title: nil,
    in: .fileSystemModules,
    .string(.userText),
    since: [.macOS("15.4")],
    related: ["EXAppExtensionAttributes.FSShortName", "EXAppExtensionAttributes.FSPersonalities.*.FSName"],
    example: "<string>Example File System</string>",
    summary: "Name of the file system module that people see.",
    details: "Known from single public modules.",
    whenNeeded: "When the short name is no name for people.",
    ifMissing: "People see other names of the file system.",
    sources: [.publicFiles],
    confidence: .low)

  /// The options for mounting.
  public static let fsActivateOptionSyntax: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSActivateOptionSyntax",
    title: nil,
    in: .fileSystemModules,
    .dictionary(.open),
    since: [.macOS("15.4")],
    related: ["EXAppExtensionAttributes.FSCheckOptionSyntax", "EXAppExtensionAttributes.FSFormatOptionSyntax"],
    example: """
      <dict>
        <key>shortOptions</key>
        <string>o:r</string>
      </dict>
      """,
    summary: "Command line options that the module takes for mounting.",
    whenNeeded: "When the module takes options of its own for mounting.",
    ifMissing: "The module takes no options of its own there.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The options for checking a file system.
  public static let fsCheckOptionSyntax: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSCheckOptionSyntax",
    title: nil,
    in: .fileSystemModules,
    .dictionary(.open),
    since: [.macOS("15.4")],
    related: ["EXAppExtensionAttributes.FSActivateOptionSyntax", "EXAppExtensionAttributes.FSFormatOptionSyntax"],
    example: """
      <dict>
        <key>shortOptions</key>
        <string>o:r</string>
      </dict>
      """,
    summary: "Command line options that the module takes for checking a file system.",
    whenNeeded: "When the module takes options of its own for checking a file system.",
    ifMissing: "The module takes no options of its own there.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The options for formatting.
  public static let fsFormatOptionSyntax: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSFormatOptionSyntax",
    title: nil,
    in: .fileSystemModules,
    .dictionary(.open),
    since: [.macOS("15.4")],
    related: ["EXAppExtensionAttributes.FSActivateOptionSyntax", "EXAppExtensionAttributes.FSCheckOptionSyntax"],
    example: """
      <dict>
        <key>shortOptions</key>
        <string>o:r</string>
      </dict>
      """,
    summary: "Command line options that the module takes for formatting.",
    whenNeeded: "When the module takes options of its own for formatting.",
    ifMissing: "The module takes no options of its own there.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The letters of the options.
  public static let fsShortOptions: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSActivateOptionSyntax.shortOptions",
    "EXAppExtensionAttributes.FSCheckOptionSyntax.shortOptions",
    "EXAppExtensionAttributes.FSFormatOptionSyntax.shortOptions",
    title: nil,
    in: .fileSystemModules,
    .string(.optionLetters),
    since: [.macOS("15.4")],
    example: "<string>o:r</string>",
    summary: "Letters of the options, in the form of getopt: a colon after a letter asks for an argument.",
    whenNeeded: "When the module takes options of its own.",
    ifMissing: "No option is known for that task.",
    mistakes: ["Hyphens before the letters."],
    sources: [.publicFiles],
    confidence: .medium)

  /// Whether block devices are handled.
  public static let fsSupportsBlockResources: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSSupportsBlockResources",
    title: nil,
    in: .fileSystemModules,
    .boolean,
    since: [.macOS("15.4")],
    related: ["EXAppExtensionAttributes.FSSupportsGenericURLResources", "EXAppExtensionAttributes.FSSupportsPathURLs"],
    example: "<true/>",
    summary: "Says that the module works on block devices.",
    whenNeeded: "In modules for file systems on disks.",
    ifMissing: "Block devices are not handed to the module.",
    sources: [.publicFiles, Source("DiskArbitration sources of Apple")])

  /// Whether any addresses are handled.
  public static let fsSupportsGenericURLResources: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSSupportsGenericURLResources",
    title: nil,
    in: .fileSystemModules,
    .boolean,
    since: [.macOS("26.0")],
    related: ["EXAppExtensionAttributes.FSSupportedSchemes"],
    example: "<true/>",
    summary: "Says that the module works on resources given by an abstract address.",
    whenNeeded: "In modules that mount from addresses of schemes of their own.",
    ifMissing: "Addresses are not handed to the module.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The schemes handled.
  public static let fsSupportedSchemes: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSSupportedSchemes",
    title: nil,
    in: .fileSystemModules,
    .strings(.urlScheme),
    since: [.macOS("26.0")],
    related: ["EXAppExtensionAttributes.FSSupportsGenericURLResources", "EXAppExtensionAttributes.FSSupportsServerURLs"],
    example: "<array><string>examplefs</string></array>",
    summary: "URL schemes that the module handles; letter case does not matter.",
    whenNeeded: "In modules that mount from addresses.",
    ifMissing: "No address is matched to the module.",
    mistakes: ["A colon after the scheme."],
    sources: [.applePage("fskit/fsgenericurlresource")])

  /// Whether file paths are handled.
  public static let fsSupportsPathURLs: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSSupportsPathURLs",
    title: nil,
    in: .fileSystemModules,
    .boolean,
    since: [.macOS("26.0")],
    related: ["EXAppExtensionAttributes.FSRequiresSecurityScopedPathURLResources"],
    misspellings: ["FSSupportsPathURL"],
    example: "<true/>",
    summary: "Says that the module works on file paths.",
    whenNeeded: "In modules that mount from file paths.",
    ifMissing: "File paths are not handed to the module.",
    sources: [.publicFiles],
    confidence: .medium)

  /// Whether paths must carry access rights.
  public static let fsRequiresSecurityScopedPathURLResources: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSRequiresSecurityScopedPathURLResources",
    title: nil,
    in: .fileSystemModules,
    .boolean,
    since: [.macOS("26.0")],
    related: ["EXAppExtensionAttributes.FSSupportsPathURLs"],
    example: "<true/>",
    summary: "Says that paths must arrive as security-scoped URLs.",
    details: "Known from single public modules.",
    whenNeeded: "When the module opens the paths from its sandbox.",
    ifMissing: "No source says what is assumed.",
    sources: [.publicFiles],
    confidence: .low)

  /// Whether servers are handled.
  public static let fsSupportsServerURLs: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSSupportsServerURLs",
    title: nil,
    in: .fileSystemModules,
    .boolean,
    since: [.macOS()],
    related: ["EXAppExtensionAttributes.FSSupportedSchemes"],
    example: "<true/>",
    summary: "Says that the module works on addresses of servers.",
    details: "Known from single public modules, without a version.",
    whenNeeded: "In modules that mount from servers.",
    ifMissing: "No source says what is assumed.",
    sources: [.publicFiles],
    confidence: .low)

  /// Whether the kernel reads and writes.
  public static let fsSupportsKernelOffloadedIO: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.FSSupportsKernelOffloadedIO",
    title: nil,
    in: .fileSystemModules,
    .boolean,
    since: [.macOS("15.4")],
    example: "<true/>",
    summary: "Says that the module leaves the reading and writing of file data to the kernel.",
    details: "Known from single public modules.",
    whenNeeded: "When the module can tell the kernel where the data of a file lies.",
    ifMissing: "The module reads and writes file data itself.",
    sources: [.publicFiles],
    confidence: .low)
}

extension StringFormat {
  /// Letters of command line options.
  public static let optionLetters: StringFormat = StringFormat(
    "option-letters", "option letters as getopt reads them", pattern: "^[+-]?:?([A-Za-z0-9?]:{0,2})*$")
}
