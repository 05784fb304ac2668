extension KeyFamily {
  /// Quick actions of the Home Screen.
  public static let shortcuts: KeyFamily = KeyFamily(
    "shortcuts", "Home Screen quick actions", category: .interface,
    summary: "Actions that the Home Screen offers beside an app icon, fixed at build time.")
}

extension InfoPlistKey {
  /// The quick actions.
  public static let uiApplicationShortcutItems: InfoPlistKey = InfoPlistKey(
    "UIApplicationShortcutItems",
    title: nil,
    in: .shortcuts,
    .dictionaries,
    since: [.iOS("9.0")],
    related: ["UIApplicationShortcutWidget"],
    example: """
      <array>
        <dict>
          <key>UIApplicationShortcutItemType</key>
          <string>com.example.Notebook.new-note</string>
          <key>UIApplicationShortcutItemTitle</key>
          <string>New Note</string>
          <key>UIApplicationShortcutItemIconSymbolName</key>
          <string>square.and.pencil</string>
        </dict>
      </array>
      """,
    summary: "Lists the static quick actions of the app icon on the Home Screen.",
    details: "They are there from the moment of installation. Actions made in code come in addition to these.",
    whenNeeded: "When the app has one to four tasks worth starting straight from the Home Screen.",
    ifMissing: "Only quick actions made in code are offered.",
    mistakes: ["More actions than are ever shown.", "An entry without type or title."],
    sources: [.keyPage("uiapplicationshortcutitems")])

  /// The identifier of a quick action.
  public static let uiApplicationShortcutItemType: InfoPlistKey = InfoPlistKey(
    "UIApplicationShortcutItems[].UIApplicationShortcutItemType",
    title: nil,
    in: .shortcuts,
    .string(),
    since: [.iOS("9.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>com.example.Notebook.new-note</string>",
    summary: "Identifier by which code tells the quick actions apart.",
    details: "Any text will do; a reverse-DNS name keeps it unique.",
    whenNeeded: "In every quick action.",
    ifMissing: "Code cannot tell which action was chosen.",
    mistakes: ["Two actions with one type."],
    sources: [.keyPage("uiapplicationshortcutitems/uiapplicationshortcutitemtype")],
    confidence: .medium)

  /// The title of a quick action.
  public static let uiApplicationShortcutItemTitle: InfoPlistKey = InfoPlistKey(
    "UIApplicationShortcutItems[].UIApplicationShortcutItemTitle",
    title: nil,
    in: .shortcuts,
    .string(.userText),
    since: [.iOS("9.0")],
    expected: [.required(when: "in every entry of the array")],
    related: ["UIApplicationShortcutItems[].UIApplicationShortcutItemSubtitle"],
    example: "<string>New Note</string>",
    summary: "Title that people read on the quick action.",
    whenNeeded: "In every quick action.",
    ifMissing: "The action has nothing that people could read.",
    mistakes: ["An empty title."],
    sources: [.keyPage("uiapplicationshortcutitems/uiapplicationshortcutitemtitle")],
    confidence: .medium)

  /// The second line of a quick action.
  public static let uiApplicationShortcutItemSubtitle: InfoPlistKey = InfoPlistKey(
    "UIApplicationShortcutItems[].UIApplicationShortcutItemSubtitle",
    title: nil,
    in: .shortcuts,
    .string(.userText),
    since: [.iOS("9.0")],
    example: "<string>In the last folder</string>",
    summary: "Second line below the title of the quick action.",
    whenNeeded: "When the title alone leaves open what the action does.",
    ifMissing: "The action has one line.",
    mistakes: ["Repeating the title."],
    sources: [.keyPage("uiapplicationshortcutitems/uiapplicationshortcutitemsubtitle")],
    confidence: .medium)

  /// A system icon.
  public static let uiApplicationShortcutItemIconType: InfoPlistKey = InfoPlistKey(
    "UIApplicationShortcutItems[].UIApplicationShortcutItemIconType",
    title: nil,
    in: .shortcuts,
    .choice(.shortcutIconTypes),
    since: [.iOS("9.0")],
    related: [
      "UIApplicationShortcutItems[].UIApplicationShortcutItemIconFile",
      "UIApplicationShortcutItems[].UIApplicationShortcutItemIconSymbolName",
    ],
    example: "<string>UIApplicationShortcutIconTypeCompose</string>",
    summary: "Chooses one of the system's own icons for the quick action.",
    whenNeeded: "When one of the ready-made icons fits the action.",
    ifMissing: "An icon file or symbol is shown, or a plain sign.",
    mistakes: ["The Swift name of the icon, such as compose, instead of the whole constant."],
    sources: [.keyPage("uiapplicationshortcutitems/uiapplicationshortcutitemicontype"), .publicFiles],
    confidence: .medium)

  /// An icon of the app.
  public static let uiApplicationShortcutItemIconFile: InfoPlistKey = InfoPlistKey(
    "UIApplicationShortcutItems[].UIApplicationShortcutItemIconFile",
    title: nil,
    in: .shortcuts,
    .string(.imageName),
    since: [.iOS("9.0")],
    related: [
      "UIApplicationShortcutItems[].UIApplicationShortcutItemIconType",
      "UIApplicationShortcutItems[].UIApplicationShortcutItemIconSymbolName",
    ],
    files: ["{value}.png", "Assets.car"],
    example: "<string>NewNote</string>",
    summary: "Names an image of the app as the icon of the quick action.",
    whenNeeded: "When neither a system icon nor a symbol fits the action.",
    ifMissing: "A system icon or symbol is shown, or a plain sign.",
    mistakes: ["A path or an image that is not in the app bundle."],
    sources: [.keyPage("uiapplicationshortcutitems/uiapplicationshortcutitemiconfile"), .publicFiles],
    confidence: .medium)

  /// A symbol.
  public static let uiApplicationShortcutItemIconSymbolName: InfoPlistKey = InfoPlistKey(
    "UIApplicationShortcutItems[].UIApplicationShortcutItemIconSymbolName",
    title: nil,
    in: .shortcuts,
    .string(.symbolName),
    since: [.iOS("9.0")],
    related: [
      "UIApplicationShortcutItems[].UIApplicationShortcutItemIconType",
      "UIApplicationShortcutItems[].UIApplicationShortcutItemIconFile",
    ],
    example: "<string>square.and.pencil</string>",
    summary: "Names a system symbol as the icon of the quick action.",
    whenNeeded: "When a system symbol fits the action.",
    ifMissing: "A system icon or icon file is shown, or a plain sign.",
    mistakes: ["A symbol that the oldest supported system does not have."],
    sources: [.keyPage("uiapplicationshortcutitems/uiapplicationshortcutitemiconsymbolname")],
    confidence: .medium)

  /// Values for the app.
  public static let uiApplicationShortcutItemUserInfo: InfoPlistKey = InfoPlistKey(
    "UIApplicationShortcutItems[].UIApplicationShortcutItemUserInfo",
    title: nil,
    in: .shortcuts,
    .dictionary(.chosen(.text, .any)),
    since: [.iOS("9.0")],
    example: """
      <dict>
        <key>template</key>
        <string>blank</string>
      </dict>
      """,
    summary: "Values of your own that the app receives with the quick action.",
    whenNeeded: "When the type alone does not say all that code has to know.",
    ifMissing: "Code receives the type only.",
    mistakes: ["Values that belong to one person: the file is the same for all."],
    sources: [.keyPage("uiapplicationshortcutitems/uiapplicationshortcutitemuserinfo")],
    confidence: .medium)

  /// The widget among the quick actions.
  public static let uiApplicationShortcutWidget: InfoPlistKey = InfoPlistKey(
    "UIApplicationShortcutWidget",
    title: "Home Screen Widget",
    in: .shortcuts,
    .string(.bundleIdentifier),
    since: [.iOS("10.0"), .tvOS("9.0"), .watchOS("2.0")],
    related: ["UIApplicationShortcutItems", "NSExtension.NSExtensionPointIdentifier"],
    example: "<string>com.example.Notebook.Today</string>",
    summary: "Bundle identifier of the Today widget shown above the quick actions, for apps with several.",
    whenNeeded: "When an app holds more than one Today widget.",
    ifMissing: "The widget of an app with just one is shown; with several, none is preferred.",
    mistakes: ["The identifier of an extension that is not a Today widget: the store refuses the upload."],
    sources: [.keyPage("uiapplicationshortcutwidget")])
}
