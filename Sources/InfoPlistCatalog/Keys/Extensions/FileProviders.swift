extension KeyFamily {
  /// Keys of file provider extensions.
  public static let fileProviders: KeyFamily = KeyFamily(
    "file-providers", "File providers", category: .extensions,
    summary: "What a file provider extension can do, how its items are decorated and which commands it adds.")
}

extension InfoPlistKey {
  /// Whether the provider can list its files.
  public static let nsExtensionFileProviderSupportsEnumeration: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionFileProviderSupportsEnumeration",
    title: "File Provider supports Enumeration",
    in: .fileProviders,
    .boolean,
    since: [.iOS("11.0"), .visionOS("1.0")],
    expected: [.required(when: "the extension point is com.apple.fileprovider-nonui")],
    related: ["NSExtension.NSExtensionFileProviderDocumentGroup"],
    misspellings: ["NSExtensionFileProviderSupportEnumeration"],
    example: "<true/>",
    summary: "Says that a file provider can list its content for other apps.",
    whenNeeded: "In file providers whose content other apps shall be able to browse.",
    ifMissing: "The content of the provider cannot be browsed.",
    sources: [.keyPage("nsextension/nsextensionfileprovidersupportsenumeration")])

  /// The number of downloads at a time.
  public static let nsExtensionFileProviderDownloadPipelineDepth: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionFileProviderDownloadPipelineDepth",
    title: nil,
    in: .fileProviders,
    .integer(1...Int.max),
    since: [.macOS("11.0")],
    related: ["NSExtension.NSExtensionFileProviderUploadPipelineDepth"],
    example: "<integer>4</integer>",
    summary: "Largest number of downloads that run at the same time for one domain.",
    whenNeeded: "When the server stands more or fewer transfers than the system starts by itself.",
    ifMissing: "The system chooses the number.",
    sources: [.keyPage("nsextension/nsextensionfileproviderdownloadpipelinedepth")])

  /// The number of uploads at a time.
  public static let nsExtensionFileProviderUploadPipelineDepth: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionFileProviderUploadPipelineDepth",
    title: nil,
    in: .fileProviders,
    .integer(1...Int.max),
    since: [.macOS("12.0")],
    related: ["NSExtension.NSExtensionFileProviderDownloadPipelineDepth"],
    example: "<integer>2</integer>",
    summary: "Largest number of uploads that run at the same time for one domain.",
    whenNeeded: "When the server stands more or fewer transfers than the system starts by itself.",
    ifMissing: "The system chooses the number.",
    sources: [.keyPage("nsextension/nsextensionfileprovideruploadpipelinedepth")])

  /// The commands of a file provider.
  public static let nsExtensionFileProviderActions: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionFileProviderActions",
    title: nil,
    in: .fileProviders,
    .dictionaries,
    since: [.iOS("11.0"), .visionOS("1.0")],
    expected: [.required(when: "the extension point is com.apple.fileprovider-actionsui")],
    example: """
      <array>
        <dict>
          <key>NSExtensionFileProviderActionIdentifier</key>
          <string>com.example.storage.share</string>
          <key>NSExtensionFileProviderActionName</key>
          <string>Share Link</string>
          <key>NSExtensionFileProviderActionActivationRule</key>
          <string>fileproviderItems.@count == 1</string>
        </dict>
      </array>
      """,
    summary: "Commands that a file provider adds to the context menu of its items.",
    whenNeeded: "In file provider interface extensions with commands of their own.",
    ifMissing: "The menu holds the commands of the system.",
    sources: [.keyPage("nsextension/nsextensionfileprovideractions")])

  /// When the command is offered.
  public static let nsExtensionFileProviderActionActivationRule: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionFileProviderActions[].NSExtensionFileProviderActionActivationRule",
    title: nil,
    in: .fileProviders,
    .string(.predicate),
    since: [.iOS("11.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>fileproviderItems.@count == 1</string>",
    summary: "Predicate over the chosen items that decides whether the command is offered.",
    details: """
      The items are the collection fileproviderItems, a vocabulary of its own that has little in common with the activation rules \
      of Share extensions.
      """,
    whenNeeded: "In every entry.",
    ifMissing: "The command is offered for no item that can be named.",
    mistakes: ["A predicate over extensionItems, which belongs to Share and Action extensions."],
    sources: [.keyPage("nsextension/nsextensionfileprovideractions/nsextensionfileprovideractionactivationrule")])

  /// The name of the command in code.
  public static let nsExtensionFileProviderActionIdentifier: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionFileProviderActions[].NSExtensionFileProviderActionIdentifier",
    title: nil,
    in: .fileProviders,
    .string(.reverseDNS),
    since: [.iOS("11.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>com.example.storage.share</string>",
    summary: "Identifier by which the extension tells the command from its others.",
    whenNeeded: "In every entry.",
    ifMissing: "The extension cannot tell which command was chosen.",
    mistakes: ["The same identifier for two commands."],
    sources: [.keyPage("nsextension/nsextensionfileprovideractions/nsextensionfileprovideractionidentifier")])

  /// The title of the command.
  public static let nsExtensionFileProviderActionName: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionFileProviderActions[].NSExtensionFileProviderActionName",
    title: nil,
    in: .fileProviders,
    .string(.userText),
    since: [.iOS("11.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>Share Link</string>",
    summary: "Title of the command in the context menu; it can be translated.",
    whenNeeded: "In every entry.",
    ifMissing: "The menu has no title for the command.",
    sources: [.keyPage("nsextension/nsextensionfileprovideractions/nsextensionfileprovideractionname")])

  /// The decorations of a file provider.
  public static let nsFileProviderDecorations: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSFileProviderDecorations",
    title: nil,
    in: .fileProviders,
    .dictionaries,
    since: [.iOS("16.0"), .macOS("11.0"), .visionOS("1.0")],
    example: """
      <array>
        <dict>
          <key>Identifier</key>
          <string>com.example.storage.provider.locked</string>
          <key>Label</key>
          <string>Locked</string>
          <key>Category</key>
          <string>Badge</string>
          <key>BadgeImageType</key>
          <string>com.example.locked-badge</string>
        </dict>
      </array>
      """,
    summary: "Badges and labels that a file provider can put on its items.",
    whenNeeded: "When items shall show a state of the service, such as locked or shared.",
    ifMissing: "Items carry the badges of the system only.",
    sources: [.applePage("fileprovider/nsfileprovideritemdecorating")])

  /// The name of the decoration in code.
  public static let fileProviderDecorationIdentifier: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSFileProviderDecorations[].Identifier",
    title: nil,
    in: .fileProviders,
    .string(.reverseDNS),
    since: [.iOS("16.0"), .macOS("11.0")],
    expected: [.required(when: "in every entry of the array")],
    related: ["CFBundleIdentifier"],
    example: "<string>com.example.storage.provider.locked</string>",
    summary: "Identifier of the decoration; it starts with the bundle identifier of the extension.",
    whenNeeded: "In every entry.",
    ifMissing: "Items cannot refer to the decoration.",
    mistakes: ["A prefix other than the extension's own bundle identifier."],
    sources: [.applePage("fileprovider/nsfileprovideritemdecorating")])

  /// The text of the decoration.
  public static let fileProviderDecorationLabel: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSFileProviderDecorations[].Label",
    title: nil,
    in: .fileProviders,
    .string(.userText),
    since: [.iOS("16.0"), .macOS("11.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>Locked</string>",
    summary: "Text of a decoration that a file provider puts on its items, as people see it.",
    whenNeeded: "In every entry.",
    ifMissing: "The decoration has no text.",
    sources: [.applePage("fileprovider/nsfileprovideritemdecorating")])

  /// Where the decoration is drawn.
  public static let fileProviderDecorationCategory: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSFileProviderDecorations[].Category",
    title: nil,
    in: .fileProviders,
    .choice(.fileProviderDecorationCategories),
    since: [.iOS("16.0"), .macOS("11.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>Badge</string>",
    summary: "Where the decoration is drawn: on the icon, on the icon of a folder, or as text about sharing.",
    whenNeeded: "In every entry.",
    ifMissing: "The system does not know where to draw the decoration.",
    sources: [.applePage("fileprovider/nsfileprovideritemdecorating")])

  /// The image of the badge.
  public static let fileProviderDecorationBadgeImageType: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSFileProviderDecorations[].BadgeImageType",
    title: nil,
    in: .fileProviders,
    .string(.typeIdentifier),
    since: [.iOS("16.0"), .macOS("11.0")],
    related: ["UTExportedTypeDeclarations"],
    example: "<string>com.example.locked-badge</string>",
    summary: "Type identifier whose icon serves as the badge.",
    details: "The image is found by way of the type: a type that the app declares brings its icon along.",
    whenNeeded: "When the decoration is a badge.",
    ifMissing: "A badge has no image.",
    mistakes: ["The name of an image file instead of a type identifier."],
    sources: [.applePage("fileprovider/nsfileprovideritemdecorating")])

  /// The alerts of a file provider.
  public static let nsFileProviderUserInteractions: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSFileProviderUserInteractions",
    title: nil,
    in: .fileProviders,
    .array(of: .dictionary(.open)),
    since: [.macOS("12.0")],
    example: """
      <array>
        <dict>
          <key>SuppressionIdentifier</key>
          <string>com.example.storage.provider.delete-shared</string>
        </dict>
      </array>
      """,
    summary: "Alerts that the system shows on behalf of a file provider when people act on its items.",
    details: """
      Each entry describes one alert. Only the member for switching an alert off is described here; the others are not checked.
      """,
    whenNeeded: "When an action such as moving a shared file needs a word of warning.",
    ifMissing: "Actions go ahead without an alert of the provider.",
    sources: [.applePage("fileprovider/nsfileprovideruserinteractionsuppressing")])

  /// The name under which an alert is switched off.
  public static let fileProviderSuppressionIdentifier: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSFileProviderUserInteractions[].SuppressionIdentifier",
    title: nil,
    in: .fileProviders,
    .string(.text),
    since: [.macOS("12.0")],
    example: "<string>com.example.storage.provider.delete-shared</string>",
    summary: "Identifier under which an alert can be switched off for good; several alerts may share one.",
    whenNeeded: "When people shall be able to turn the alert off.",
    ifMissing: "The alert comes up each time.",
    sources: [.applePage("fileprovider/nsfileprovideruserinteractionsuppressing")])
}
