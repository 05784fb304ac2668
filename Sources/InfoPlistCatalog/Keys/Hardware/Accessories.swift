extension KeyFamily {
  /// Accessories that an app knows.
  public static let accessories: KeyFamily = KeyFamily(
    "accessories", "Accessories and printing", category: .hardware,
    summary: "Accessories that an app talks to or sets up, and whether it prints.")
}

extension InfoPlistKey {
  /// Protocols of accessories.
  public static let uiSupportedExternalAccessoryProtocols: InfoPlistKey = InfoPlistKey(
    "UISupportedExternalAccessoryProtocols",
    title: "Supported external accessory protocols",
    in: .accessories,
    .strings(.reverseDNS),
    since: [.iOS("3.0")],
    expected: [.required(when: "the app uses the External Accessory framework")],
    localized: [.never],
    related: ["UIBackgroundModes", "NSBluetoothAlwaysUsageDescription"],
    misspellings: ["UISupportedExternalAccessoryProtocol"],
    example: """
      <array>
        <string>com.example.thermometer</string>
      </array>
      """,
    summary: "Protocols by which an app talks to accessories that are plugged in or paired.",
    details: """
      The system only looks whether app and accessory have a protocol in common; code chooses the one to speak. Number and order are \
      free.
      """,
    whenNeeded: "When the app opens sessions with accessories of the External Accessory framework.",
    ifMissing: "The accessory is not shown to the app, and no session opens.",
    mistakes: [
      "A name that differs in case from that of the accessory.",
      "Listing Bluetooth Low Energy devices, which need no protocol.",
    ],
    requirements: ["R-IOS-081...083"],
    sources: [.reference(.iOS), .keyPage("uisupportedexternalaccessoryprotocols")])

  /// Ways to find accessories, first name.
  public static let nsAccessorySetupSupports: InfoPlistKey = InfoPlistKey(
    "NSAccessorySetupSupports",
    title: "AccessorySetupKit - Supports",
    in: .accessories,
    .array(of: .choice(.accessorySetupTechnologies)),
    since: [.iOS("18.0")],
    expected: [.required(when: "the app uses AccessorySetupKit")],
    localized: [.never],
    supersededBy: ["NSAccessorySetupKitSupports"],
    related: ["NSAccessorySetupBluetoothServices", "NSAccessorySetupBluetoothNames", "NSAccessorySetupBluetoothCompanyIdentifiers"],
    example: """
      <array>
        <string>Bluetooth</string>
      </array>
      """,
    summary: "Radio technologies by which the setup of accessories looks for them, under the name of the first pages.",
    details: "Pages of 2026 call the key NSAccessorySetupKitSupports. Xcode offers this one; carrying both is the safe way.",
    whenNeeded: "When the app sets up accessories with AccessorySetupKit.",
    ifMissing: "The picker for accessories does not start.",
    mistakes: ["A hyphen in WiFi."],
    sources: [.keyPage("nsaccessorysetupsupports")])

  /// Ways to find accessories.
  public static let nsAccessorySetupKitSupports: InfoPlistKey = InfoPlistKey(
    "NSAccessorySetupKitSupports",
    title: nil,
    in: .accessories,
    .array(of: .choice(.accessorySetupTechnologies)),
    since: [.iOS("18.0")],
    expected: [.required(when: "the app uses AccessorySetupKit")],
    localized: [.never],
    supersedes: ["NSAccessorySetupSupports"],
    related: ["NSAccessorySetupBluetoothServices"],
    example: """
      <array>
        <string>Bluetooth</string>
        <string>WiFi</string>
      </array>
      """,
    summary: "Radio technologies by which the setup of accessories looks for them.",
    details: "Older pages and Xcode have the name without Kit.",
    whenNeeded: "When the app sets up accessories with AccessorySetupKit.",
    ifMissing: "The picker for accessories does not start.",
    mistakes: ["Bluetooth without a list of services, names or companies to match."],
    sources: [.keyPage("nsaccessorysetupkitsupports"), .applePage("accessorysetupkit/discovering-and-configuring-accessories")])

  /// Bluetooth services of accessories.
  public static let nsAccessorySetupBluetoothServices: InfoPlistKey = InfoPlistKey(
    "NSAccessorySetupBluetoothServices",
    title: "AccessorySetupKit - Bluetooth Services",
    in: .accessories,
    .strings(.bluetoothService),
    since: [.iOS("18.0")],
    expected: [.required(when: "accessories are matched by service")],
    localized: [.never],
    related: ["NSAccessorySetupSupports"],
    example: """
      <array>
        <string>0000180D-0000-1000-8000-00805F9B34FB</string>
      </array>
      """,
    summary: "Bluetooth services that accessories to be set up offer.",
    whenNeeded: "When the app looks for accessories by a service.",
    ifMissing: "A search by service finds nothing.",
    mistakes: ["A service that code asks for and the list lacks."],
    sources: [.keyPage("nsaccessorysetupbluetoothservices")])

  /// Bluetooth names of accessories.
  public static let nsAccessorySetupBluetoothNames: InfoPlistKey = InfoPlistKey(
    "NSAccessorySetupBluetoothNames",
    title: "AccessorySetupKit - Bluetooth Names",
    in: .accessories,
    .strings(),
    since: [.iOS("18.0")],
    expected: [.required(when: "accessories are matched by name")],
    localized: [.never],
    related: ["NSAccessorySetupSupports"],
    example: """
      <array>
        <string>Example Lamp</string>
      </array>
      """,
    summary: "Names, or parts of names, that accessories to be set up advertise.",
    whenNeeded: "When the app looks for accessories by their name.",
    ifMissing: "A search by name finds nothing.",
    mistakes: ["Names that people can change."],
    sources: [.keyPage("nsaccessorysetupbluetoothnames")])

  /// Companies of accessories.
  public static let nsAccessorySetupBluetoothCompanyIdentifiers: InfoPlistKey = InfoPlistKey(
    "NSAccessorySetupBluetoothCompanyIdentifiers",
    title: "AccessorySetupKit - Bluetooth Company Identifiers",
    in: .accessories,
    .strings(),
    since: [.iOS("18.0")],
    expected: [.required(when: "accessories are matched by company")],
    localized: [.never],
    related: ["NSAccessorySetupSupports"],
    example: """
      <array>
        <string>004C</string>
      </array>
      """,
    summary: "Bluetooth company identifiers of accessories to be set up.",
    whenNeeded: "When the app looks for accessories by their maker.",
    ifMissing: "A search by company finds nothing.",
    mistakes: ["Numbers instead of strings."],
    sources: [.keyPage("nsaccessorysetupbluetoothcompanyidentifiers")])

  /// A switch of unknown meaning.
  public static let nsAccessorySetupKitEnabled: InfoPlistKey = InfoPlistKey(
    "NSAccessorySetupKitEnabled",
    title: nil,
    in: .accessories,
    .boolean,
    since: [],
    related: ["NSAccessorySetupKitSupports"],
    example: "<true/>",
    summary: "Named once in a list of documentation updates; its meaning is not confirmed.",
    details: "No page of its own has been found. Nothing should depend on it.",
    whenNeeded: "Not before a page describes it.",
    ifMissing: "Nothing is known to change.",
    mistakes: ["Taking it for the key that names the radio technologies."],
    sources: [.applePage("updates/bundleresources")],
    confidence: .low)

  /// A command for printing.
  public static let uiApplicationSupportsPrintCommand: InfoPlistKey = InfoPlistKey(
    "UIApplicationSupportsPrintCommand",
    title: "Supports Print Command",
    in: .accessories,
    .boolean,
    since: [.iOS("15.0"), .macCatalyst("15.0"), .visionOS("1.0")],
    example: "<true/>",
    summary: "Adds the command to print, with its keyboard shortcut.",
    details: "The command reaches the responder that prints; without one it stays dimmed.",
    whenNeeded: "When the app prints, above all on iPad and Mac.",
    ifMissing: "There is no command, and the shortcut does nothing.",
    mistakes: ["Setting it without code that prints."],
    sources: [.keyPage("uiapplicationsupportsprintcommand")])
}

extension StringFormat {
  /// A Bluetooth service.
  public static let bluetoothService: StringFormat = StringFormat(
    "bluetooth-service", "Bluetooth service UUID, of 4, 8 or 32 hexadecimal digits",
    pattern: "^([0-9A-Fa-f]{4}|[0-9A-Fa-f]{8}|[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})$")
}
