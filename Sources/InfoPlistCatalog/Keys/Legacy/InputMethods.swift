extension KeyFamily {
  /// Keys of macOS input methods.
  public static let inputMethods: KeyFamily = KeyFamily(
    "input-methods", "Input methods", category: .legacy,
    summary: "What input methods of macOS declare. Hardly any document describes these keys; most facts come from files in use.")
}

extension InfoPlistKey {
  /// Caps Lock as a switch between scripts.
  public static let tiCapsLockLanguageSwitchCapable: InfoPlistKey = InfoPlistKey(
    "TICapsLockLanguageSwitchCapable",
    title: nil,
    in: .inputMethods,
    .boolean,
    since: [.macOS("10.15")],
    related: ["ComponentInputModeDict"],
    misspellings: ["TICapsLockLanguageSwitchCapability", "TISCapsLockLanguageSwitchCapable", "TICapslockLanguageSwitchCapable"],
    example: "<true/>",
    summary: "Lets the Caps Lock key toggle between Latin and non-Latin input while this input method is on.",
    whenNeeded: "In input methods for other scripts than Latin whose users may want the switch on Caps Lock.",
    ifMissing: "Caps Lock does not switch to or from this input method.",
    mistakes: ["Setting it in an app that is no input method."],
    sources: [.keyPage("ticapslocklanguageswitchcapable")])

  /// The name of the connection.
  public static let inputMethodConnectionName: InfoPlistKey = InfoPlistKey(
    "InputMethodConnectionName",
    title: nil,
    in: .inputMethods,
    .string(.text),
    since: [.macOS()],
    expected: [.common(for: .inputMethod)],
    localized: [.never],
    related: ["InputMethodServerControllerClass"],
    example: "<string>Example_1_Connection</string>",
    summary: "Name of the connection by which apps reach an input method.",
    details: "The part before Connection is usually the name of the input method.",
    whenNeeded: "In every input method for macOS.",
    ifMissing: "Apps cannot reach the input method.",
    mistakes: ["The name of another input method, copied along with its Info.plist."],
    sources: [.publicFiles],
    confidence: .medium)

  /// The controller class.
  public static let inputMethodServerControllerClass: InfoPlistKey = InfoPlistKey(
    "InputMethodServerControllerClass",
    title: nil,
    in: .inputMethods,
    .string(.className),
    since: [.macOS()],
    expected: [.common(for: .inputMethod)],
    localized: [.never],
    related: ["InputMethodServerDelegateClass", "InputMethodConnectionName"],
    example: "<string>Example.InputController</string>",
    summary: "Class that handles the keystrokes of one text session.",
    whenNeeded: "In every input method for macOS.",
    ifMissing: "The input method has nothing that handles keystrokes.",
    mistakes: ["A Swift class without its module name."],
    sources: [.publicFiles],
    confidence: .medium)

  /// The delegate class.
  public static let inputMethodServerDelegateClass: InfoPlistKey = InfoPlistKey(
    "InputMethodServerDelegateClass",
    title: nil,
    in: .inputMethods,
    .string(.className),
    since: [.macOS()],
    expected: [.common(for: .inputMethod)],
    localized: [.never],
    related: ["InputMethodServerControllerClass"],
    example: "<string>Example.InputController</string>",
    summary: "Class of the delegate of an input method, often the same as the controller class.",
    whenNeeded: "In input methods whose controller leaves part of the work to a delegate.",
    ifMissing: "The controller works alone.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The class of the settings window.
  public static let inputMethodServerPreferencesWindowControllerClass: InfoPlistKey = InfoPlistKey(
    "InputMethodServerPreferencesWindowControllerClass",
    title: nil,
    in: .inputMethods,
    .string(.className),
    since: [.macOS()],
    localized: [.never],
    related: ["InputMethodServerControllerClass"],
    example: "<string>Example.PreferencesWindowController</string>",
    summary: "Class that shows the settings window of an input method.",
    whenNeeded: "When an input method has a settings window of its own.",
    ifMissing: "The input method offers no settings window in this way.",
    sources: [.publicFiles],
    confidence: .low)

  /// The input modes.
  public static let componentInputModeDict: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict",
    title: nil,
    in: .inputMethods,
    .dictionary(.open),
    since: [.macOS()],
    expected: [.common(for: .inputMethod)],
    related: ["TISInputSourceID"],
    example: """
      <dict>
        <key>tsInputModeListKey</key>
        <dict>
          <key>com.example.inputmethod.Example.Basic</key>
          <dict>
            <key>TISIntendedLanguage</key>
            <string>zh-Hant</string>
          </dict>
        </dict>
        <key>tsVisibleInputModeOrderedArrayKey</key>
        <array>
          <string>com.example.inputmethod.Example.Basic</string>
        </array>
      </dict>
      """,
    summary: "Input modes of an input method: a dictionary that describes them and an array with their order.",
    whenNeeded: "When an input method has several modes, say for two scripts.",
    ifMissing: "The input method counts as one mode.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The descriptions of the modes.
  public static let tsInputModeListKey: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey",
    title: nil,
    in: .inputMethods,
    .dictionary(.chosen(.reverseDNS, .dictionary(.open))),
    since: [.macOS()],
    expected: [.required(when: "in every ComponentInputModeDict dictionary")],
    related: ["ComponentInputModeDict.tsVisibleInputModeOrderedArrayKey"],
    example: """
      <dict>
        <key>com.example.inputmethod.Example.Basic</key>
        <dict>
          <key>TISIntendedLanguage</key>
          <string>zh-Hant</string>
        </dict>
      </dict>
      """,
    summary: "Input modes by their identifiers.",
    details: "The identifiers begin with the bundle identifier of the input method.",
    whenNeeded: "Whenever there are input modes.",
    ifMissing: "The input method has no modes.",
    sources: [.publicFiles],
    confidence: .medium)

  /// One mode.
  public static let tsInputModeListEntry: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey.*",
    title: nil,
    in: .inputMethods,
    .dictionary(.open),
    since: [.macOS()],
    example: """
      <dict>
        <key>TISIntendedLanguage</key>
        <string>zh-Hant</string>
        <key>tsInputModeIsVisibleKey</key>
        <true/>
      </dict>
      """,
    summary: "One input mode; the key is its identifier.",
    whenNeeded: "Once for each mode.",
    ifMissing: "The mode does not exist.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The order of the modes.
  public static let tsVisibleInputModeOrderedArrayKey: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsVisibleInputModeOrderedArrayKey",
    title: nil,
    in: .inputMethods,
    .strings(.reverseDNS),
    since: [.macOS()],
    related: ["ComponentInputModeDict.tsInputModeListKey"],
    example: "<array><string>com.example.inputmethod.Example.Basic</string></array>",
    summary: "Identifiers of the modes that people can choose, in the order of the menu.",
    whenNeeded: "Whenever people can choose modes.",
    ifMissing: "The order of the modes is not stated.",
    mistakes: ["A mode that the list of modes does not describe."],
    sources: [.publicFiles],
    confidence: .medium)

  /// What two spaces become.
  public static let tisDoubleSpaceSubstitution: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey.*.TISDoubleSpaceSubstitution",
    title: nil,
    in: .inputMethods,
    .string(.text),
    since: [.macOS()],
    example: "<string>.</string>",
    summary: "Text that takes the place of two spaces in a row.",
    whenNeeded: "When two spaces shall become a full stop or another mark.",
    ifMissing: "The system uses its own rule.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The icon in the menu.
  public static let tsInputModeMenuIconFileKey: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey.*.tsInputModeMenuIconFileKey",
    title: nil,
    in: .inputMethods,
    .string(.fileName),
    since: [.macOS()],
    related: ["ComponentInputModeDict.tsInputModeListKey.*.tsInputModeAlternateMenuIconFileKey"],
    files: ["Contents/Resources/{value}"],
    example: "<string>Basic.tiff</string>",
    summary: "Icon file of the mode for the input menu.",
    whenNeeded: "In every mode.",
    ifMissing: "The menu shows no icon of the mode.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The other icon in the menu.
  public static let tsInputModeAlternateMenuIconFileKey: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey.*.tsInputModeAlternateMenuIconFileKey",
    title: nil,
    in: .inputMethods,
    .string(.fileName),
    since: [.macOS()],
    files: ["Contents/Resources/{value}"],
    example: "<string>Basic.tiff</string>",
    summary: "Icon file of the mode for the chosen entry of the input menu.",
    whenNeeded: "When the chosen entry needs another picture.",
    ifMissing: "The ordinary icon is used, as far as is known.",
    sources: [.publicFiles],
    confidence: .low)

  /// The icon in the palette.
  public static let tsInputModePaletteIconFileKey: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey.*.tsInputModePaletteIconFileKey",
    title: nil,
    in: .inputMethods,
    .string(.fileName),
    since: [.macOS()],
    files: ["Contents/Resources/{value}"],
    example: "<string>Basic.tiff</string>",
    summary: "Icon file of the mode for the palette of input modes.",
    whenNeeded: "In modes that appear in the palette.",
    ifMissing: "The palette shows no icon of the mode.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The scripts of the mode.
  public static let tsInputModeCharacterRepertoireKey: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey.*.tsInputModeCharacterRepertoireKey",
    title: nil,
    in: .inputMethods,
    .strings(.text),
    since: [.macOS()],
    related: ["tsInputMethodCharacterRepertoireKey"],
    example: """
      <array>
        <string>Hant</string>
        <string>Han</string>
      </array>
      """,
    summary: "Codes of the scripts that the mode can write, the main one first.",
    whenNeeded: "In every mode.",
    ifMissing: "The system cannot tell which scripts the mode writes.",
    sources: [.publicFiles],
    confidence: .medium)

  /// Whether the mode is on at first.
  public static let tsInputModeDefaultStateKey: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey.*.tsInputModeDefaultStateKey",
    title: nil,
    in: .inputMethods,
    .boolean,
    since: [.macOS()],
    example: "<true/>",
    summary: "Turns the mode on as soon as the input method is added.",
    whenNeeded: "In modes that most people want.",
    ifMissing: "People turn the mode on themselves.",
    sources: [.publicFiles],
    confidence: .medium)

  /// Whether the mode can be chosen.
  public static let tsInputModeIsVisibleKey: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey.*.tsInputModeIsVisibleKey",
    title: nil,
    in: .inputMethods,
    .boolean,
    since: [.macOS()],
    example: "<true/>",
    summary: "Shows the mode among those that people can choose.",
    whenNeeded: "In modes that people choose.",
    ifMissing: "No source says what is assumed.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The modifier keys of the shortcut.
  public static let tsInputModeKeyEquivalentModifiersKey: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey.*.tsInputModeKeyEquivalentModifiersKey",
    title: nil,
    in: .inputMethods,
    .integer(0...Int.max),
    since: [.macOS()],
    example: "<integer>4608</integer>",
    summary: "Modifier keys of the keyboard shortcut for the mode, as a sum of bits.",
    whenNeeded: "When a mode has a keyboard shortcut.",
    ifMissing: "The shortcut has no modifier keys.",
    sources: [.publicFiles],
    confidence: .medium)

  /// Whether the mode stands for its script.
  public static let tsInputModePrimaryInScriptKey: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey.*.tsInputModePrimaryInScriptKey",
    title: nil,
    in: .inputMethods,
    .boolean,
    since: [.macOS()],
    example: "<true/>",
    summary: "Makes the mode the first choice for its script.",
    whenNeeded: "In the mode that most people of a script want.",
    ifMissing: "No source says what is assumed.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The script of the mode.
  public static let tsInputModeScriptKey: InfoPlistKey = InfoPlistKey(
    "ComponentInputModeDict.tsInputModeListKey.*.tsInputModeScriptKey",
    title: nil,
    in: .inputMethods,
    .string(.text),
    since: [.macOS()],
    example: "<string>smUnicodeScript</string>",
    summary: "Script of the mode by an old name such as smTradChinese or smUnicodeScript.",
    whenNeeded: "In every mode.",
    ifMissing: "The system cannot sort the mode by script.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The identifier of the input source.
  public static let tisInputSourceID: InfoPlistKey = InfoPlistKey(
    "TISInputSourceID",
    "ComponentInputModeDict.tsInputModeListKey.*.TISInputSourceID",
    title: nil,
    in: .inputMethods,
    .string(.reverseDNS),
    since: [.macOS()],
    localized: [.never],
    related: ["TISIntendedLanguage", "CFBundleIdentifier"],
    example: "<string>com.example.inputmethod.Example</string>",
    summary: "Identifier of an input source, of the input method as a whole or of one mode.",
    details: "At the top level it agrees with the bundle identifier of the input method, in a mode with the identifier of the mode.",
    whenNeeded: "In input methods and keyboard layouts.",
    ifMissing: "The bundle identifier serves as the identifier, as far as files in use show.",
    mistakes: ["Changing it after a release: people have to add the input method again."],
    sources: [.publicFiles],
    confidence: .medium)

  /// The language of the input source.
  public static let tisIntendedLanguage: InfoPlistKey = InfoPlistKey(
    "TISIntendedLanguage",
    "ComponentInputModeDict.tsInputModeListKey.*.TISIntendedLanguage",
    title: nil,
    in: .inputMethods,
    .string(.languageTag),
    since: [.macOS()],
    localized: [.never],
    related: ["TISInputSourceID"],
    example: "<string>zh-Hant</string>",
    summary: "Language that an input method or one of its modes is for.",
    whenNeeded: "In input methods that are for one language.",
    ifMissing: "The system cannot list the input source under its language.",
    sources: [.publicFiles],
    confidence: .medium)

  /// Whether the Touch Bar is used.
  public static let tisParticipatesInTouchBar: InfoPlistKey = InfoPlistKey(
    "TISParticipatesInTouchBar",
    title: nil,
    in: .inputMethods,
    .boolean,
    since: [.macOS()],
    related: ["TISInputSourceID"],
    example: "<false/>",
    summary: "Says whether the input method shows its candidates in the Touch Bar.",
    whenNeeded: "In input methods on Macs that have a Touch Bar.",
    ifMissing: "No source says what the system then does.",
    sources: [.publicFiles],
    confidence: .low)

  /// The scripts of the input method.
  public static let tsInputMethodCharacterRepertoireKey: InfoPlistKey = InfoPlistKey(
    "tsInputMethodCharacterRepertoireKey",
    title: nil,
    in: .inputMethods,
    .strings(.text),
    since: [.macOS()],
    related: ["ComponentInputModeDict.tsInputModeListKey.*.tsInputModeCharacterRepertoireKey"],
    example: """
      <array>
        <string>Hant</string>
        <string>Hans</string>
      </array>
      """,
    summary: "Codes of the scripts that the input method can write, the main one first.",
    whenNeeded: "In input methods for scripts other than Latin.",
    ifMissing: "The system cannot tell which scripts the input method writes.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The icon of the input method.
  public static let tsInputMethodIconFileKey: InfoPlistKey = InfoPlistKey(
    "tsInputMethodIconFileKey",
    title: nil,
    in: .inputMethods,
    .string(.fileName),
    since: [.macOS()],
    related: ["CFBundleIconFile"],
    files: ["Contents/Resources/{value}"],
    example: "<string>Example.tiff</string>",
    summary: "Icon file of the input method.",
    whenNeeded: "In every input method for macOS.",
    ifMissing: "The menu shows no icon of the input method.",
    sources: [.publicFiles],
    confidence: .medium)
}
