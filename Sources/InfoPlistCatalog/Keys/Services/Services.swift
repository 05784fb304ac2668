extension KeyFamily {
  /// The Services menu.
  public static let services: KeyFamily = KeyFamily(
    "services", "Services menu", category: .services,
    summary: "Commands that a Mac app puts into the Services menu of other apps, and the data they exchange.")
}

extension InfoPlistKey {
  /// The services.
  public static let nsServices: InfoPlistKey = InfoPlistKey(
    "NSServices",
    title: "Services",
    in: .services,
    .dictionaries,
    since: [.macOS("10.0")],
    related: ["CFBundleDocumentTypes", "NSAppleScriptEnabled"],
    misspellings: ["NSService", "NSServicesMenu"],
    example: """
      <array>
        <dict>
          <key>NSMenuItem</key>
          <dict>
            <key>default</key>
            <string>Add to Notebook</string>
          </dict>
          <key>NSMessage</key>
          <string>addToNotebook</string>
          <key>NSPortName</key>
          <string>Notebook</string>
          <key>NSSendTypes</key>
          <array>
            <string>NSStringPboardType</string>
          </array>
        </dict>
      </array>
      """,
    summary: "Services that the app offers to other apps, one dictionary each.",
    details: """
      A service takes data, gives data or both: NSSendTypes, NSReturnTypes or, from macOS 10.6 on, NSSendFileTypes has to be there. Builds \
      for other platforms than macOS remove the key.
      """,
    whenNeeded: "When other apps should reach commands of this one through the Services menu.",
    ifMissing: "The app has no entry in the Services menu.",
    mistakes: ["An empty dictionary left by a template.", "An entry without a menu item or without any type."],
    requirements: ["R-SVC-001", "R-SVC-008"],
    sources: [.reference(.cocoa), .keyPage("nsservices"), .swiftBuild, Source("decision: NSSendFileTypes alone is enough from 10.6 on")])

  /// The shortcut.
  public static let nsKeyEquivalent: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSKeyEquivalent",
    title: "Menu key equivalent",
    in: .services,
    .dictionary(),
    since: [.macOS("10.0")],
    default: .nothing,
    related: ["NSServices[].NSMenuItem"],
    misspellings: ["NSKeyEquivalents", "NSKeyEquivilent"],
    example: """
      <dict>
        <key>default</key>
        <string>N</string>
      </dict>
      """,
    summary: "Keyboard shortcut of the service; its dictionary has the single key default.",
    mistakes: ["The character itself in place of the dictionary."],
    requirements: ["R-SVC-037...039"],
    sources: [.reference(.cocoa), .keyPage("nsservices/nskeyequivalent")])

  /// The character of the shortcut.
  public static let nsKeyEquivalentDefault: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSKeyEquivalent.default",
    title: nil,
    in: .services,
    .string(.singleCharacter),
    since: [.macOS("10.0")],
    expected: [.required(when: "in every shortcut dictionary", by: ["R-SVC-037"])],
    localized: [.never],
    example: "<string>N</string>",
    summary: "Character that calls the service together with Command; a capital asks for Shift too.",
    details: "Capital and small letter are two different shortcuts.",
    mistakes: ["A capital letter without meaning to ask for Shift.", "More than one character."],
    requirements: ["R-SVC-037...039"],
    sources: [.reference(.cocoa), .keyPage("nsservices/nskeyequivalent")])

  /// The menu item.
  public static let nsMenuItem: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSMenuItem",
    title: "Menu",
    in: .services,
    .dictionary(),
    since: [.macOS("10.0")],
    expected: [.required(when: "in every service", by: ["R-SVC-031"])],
    related: ["NSServices[].NSKeyEquivalent", "NSServices[].NSServiceDescription"],
    misspellings: ["NSMenuItems", "NSMenuitem"],
    example: """
      <dict>
        <key>default</key>
        <string>Add to Notebook</string>
      </dict>
      """,
    summary: "Text of the service in the Services menu; its dictionary has the single key default.",
    details: """
      Up to macOS 10.5 texts had to be unique, and App/Command made a submenu App. From 10.6 on only what follows the last slash is shown, \
      and services of one name get the name of their app in parentheses.
      """,
    ifMissing: "The service has no place in the menu.",
    mistakes: ["A text in place of the dictionary.", "An empty dictionary."],
    requirements: ["R-SVC-031...036"],
    sources: [.reference(.cocoa), .keyPage("nsservices/nsmenuitem"), Source("decision: last slash, clashing items")])

  /// The text of the menu item.
  public static let nsMenuItemDefault: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSMenuItem.default",
    title: nil,
    in: .services,
    .string(.userText),
    since: [.macOS("10.0")],
    expected: [.required(when: "in every menu item dictionary", by: ["R-SVC-031"])],
    localized: [.servicesMenu],
    example: "<string>Add to Notebook</string>",
    summary: "Text that people read in the Services menu.",
    details: """
      ServicesMenu.strings in each language directory holds the translation. The text itself is what is looked up there; the reference can be \
      read as if it were the word default, but Apple's page on services and files in use agree on the text.
      """,
    mistakes: ["A slash: what stands before it is dropped.", "A translation in InfoPlist.strings, where nobody looks for it."],
    requirements: ["R-SVC-031...036"],
    sources: [.reference(.cocoa), .keyPage("nsservices/nsmenuitem"), Source("Services Implementation Guide, Services Properties")])

  /// The method of the service.
  public static let nsMessage: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSMessage",
    title: "Instance method name",
    in: .services,
    .string(.selectorName),
    since: [.macOS("10.0")],
    expected: [.required(when: "in every service")],
    localized: [.never],
    related: ["NSServices[].NSPortName", "NSServices[].NSUserData"],
    misspellings: ["NSMessages", "NSServiceMessage"],
    example: "<string>addToNotebook</string>",
    summary: "First part of the name of the method that does the work.",
    details: """
      In Objective-C the whole method is name:userData:error: and only name stands here; a Java method takes a pasteboard and a string.
      """,
    ifMissing: "The system has nothing to call.",
    mistakes: ["The whole selector with its colons.", "A method of another object than the services provider."],
    requirements: ["R-SVC-003"],
    sources: [.reference(.cocoa), .keyPage("nsservices/nsmessage")])

  /// The port of the service.
  public static let nsPortName: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSPortName",
    title: "Incoming service port name",
    in: .services,
    .string(),
    since: [.macOS("10.0")],
    expected: [.required(when: "in every service")],
    localized: [.never],
    related: ["CFBundleName"],
    misspellings: ["NSPortname", "NSServicePortName"],
    example: "<string>Notebook</string>",
    summary: "Port where the app waits for requests, mostly the name of the app.",
    details: "The right value follows from how the provider was registered in code.",
    ifMissing: "Requests do not reach the app.",
    mistakes: ["A name that differs from the registered one after the app was renamed."],
    requirements: ["R-SVC-002"],
    sources: [.reference(.cocoa), .keyPage("nsservices/nsportname")])

  /// Whether sandboxed apps are shut out.
  public static let nsRestricted: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSRestricted",
    title: nil,
    in: .services,
    .boolean,
    since: [.macOS("10.7")],
    default: .boolean(false),
    expected: [.recommended(when: "the service does something that a sandboxed app must not", by: ["R-SVC-029"])],
    misspellings: ["NSRestrict", "NSServiceRestricted"],
    example: "<true/>",
    summary: "Keeps sandboxed apps from calling the service.",
    details: "Running text as a script, reading or writing files at any path and loading any URL are work of that kind.",
    ifMissing: "Every app may call the service.",
    mistakes: ["Leaving it out of a service that runs scripts: it becomes a way out of the sandbox."],
    requirements: ["R-SVC-028...030"],
    sources: [.reference(.cocoa)])

  /// What the service gives back.
  public static let nsReturnTypes: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSReturnTypes",
    title: "Return Types",
    in: .services,
    .array(of: .choice(.pasteboardTypes)),
    since: [.macOS("10.0")],
    expected: [.required(when: "the service takes no data", by: ["R-SVC-008"])],
    localized: [.never],
    related: ["NSServices[].NSSendTypes"],
    misspellings: ["NSReturnType"],
    example: """
      <array>
        <string>NSStringPboardType</string>
      </array>
      """,
    summary: "Pasteboard types that the service gives back.",
    details: "With this key the selection of the calling app is replaced by the result.",
    ifMissing: "The service returns nothing.",
    mistakes: ["Listing types that the method does not write."],
    requirements: ["R-SVC-008", "R-SVC-013"],
    sources: [.reference(.cocoa), .keyPage("nsservices/nsreturntypes")])

  /// Files the service takes.
  public static let nsSendFileTypes: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSSendFileTypes",
    title: nil,
    in: .services,
    .strings(.typeIdentifier),
    since: [.macOS("10.6")],
    expected: [.recommended(when: "the service works on files", by: ["R-SVC-011"])],
    localized: [.never],
    related: ["NSServices[].NSSendTypes"],
    misspellings: ["NSSendFileType", "NSSendFilesTypes"],
    example: """
      <array>
        <string>public.image</string>
      </array>
      """,
    summary: "Type identifiers of the files on which the service can work; conforming types count.",
    details: "The pasteboard that the service gets holds file URLs. Names of pasteboard types belong into NSSendTypes.",
    ifMissing: "The service is not offered for files by type.",
    mistakes: ["NSFilenamesPboardType or another pasteboard type."],
    requirements: ["R-SVC-004...007", "R-SVC-011...012"],
    sources: [.reference(.cocoa), Source("decision: enough on its own from 10.6 on")])

  /// What the service takes.
  public static let nsSendTypes: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSSendTypes",
    title: "Send Types",
    in: .services,
    .array(of: .choice(.pasteboardTypes)),
    since: [.macOS("10.0")],
    expected: [.required(when: "the service gives nothing back and names no file types", by: ["R-SVC-008", "R-SVC-010"])],
    localized: [.never],
    related: ["NSServices[].NSReturnTypes", "NSServices[].NSSendFileTypes"],
    misspellings: ["NSSendType"],
    example: """
      <array>
        <string>NSStringPboardType</string>
      </array>
      """,
    summary: "Pasteboard types that the service can read.",
    details: "macOS 10.5 and earlier ask for it in every service; since 10.6 files are better named in NSSendFileTypes.",
    ifMissing: "The service takes no data from the pasteboard.",
    mistakes: ["Filename extensions instead of types."],
    requirements: ["R-SVC-008...012"],
    sources: [.reference(.cocoa), .keyPage("nsservices/nssendtypes")])

  /// What the service does.
  public static let nsServiceDescription: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSServiceDescription",
    title: nil,
    in: .services,
    .string(.userText),
    since: [.macOS("10.6")],
    localized: [.servicesMenuByKey],
    related: ["NSServices[].NSMenuItem"],
    misspellings: ["NSServicesDescription", "NSServiceDescripton"],
    example: "<string>Stores the selected text as a note in the notebook that is open.</string>",
    summary: "Description of the service for people; it may be long.",
    details: "By the reference its translation stands in ServicesMenu.strings under the name of this key, so that all services share one.",
    ifMissing: "People see the menu text only.",
    mistakes: ["Repeating the menu text."],
    requirements: ["R-SVC-014...015"],
    sources: [.reference(.cocoa)])

  /// How long the system waits.
  public static let nsTimeout: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSTimeout",
    title: "Timeout value (in milliseconds)",
    in: .services,
    .anyOf([.string(.integerText), .integer(0...Int.max)]),
    since: [.macOS("10.0")],
    localized: [.never],
    misspellings: ["NSTimeOut", "NSServiceTimeout"],
    example: "<string>30000</string>",
    summary: "Milliseconds that the system waits for an answer, as digits in a string.",
    details: "A number element is met in files as well. It matters only where the service gives something back.",
    mistakes: ["Seconds instead of milliseconds."],
    requirements: ["R-SVC-041"],
    sources: [.reference(.cocoa), .keyPage("nsservices/nstimeout"), .publicFiles])

  /// A value for the method.
  public static let nsUserData: InfoPlistKey = InfoPlistKey(
    "NSServices[].NSUserData",
    title: "User Data",
    in: .services,
    .anyOf([.string(), .number, .array(of: .any), .dictionary(.open)]),
    since: [.macOS("10.0")],
    related: ["NSServices[].NSMessage"],
    misspellings: ["NSUserDefaults", "NSUserdata"],
    example: "<string>as-note</string>",
    summary: "Value of your choice that reaches the method with each call.",
    details: "One method can serve several menu items that way. The reference asks for a string, newer pages allow other types.",
    mistakes: ["Calling it NSUserDefaults, an old misprint."],
    requirements: ["R-SVC-040"],
    sources: [.reference(.cocoa), .keyPage("nsservices/nsuserdata"), Source("decision: this spelling of the name")])
}

extension StringFormat {
  /// Exactly one character.
  public static let singleCharacter: StringFormat = StringFormat("single-character", "exactly one character", pattern: "^.$")
}
