extension KeyFamily {
  /// Reasons for access to devices and surroundings.
  public static let privacyDevices: KeyFamily = KeyFamily(
    "privacy-devices", "Nearby devices and surroundings", category: .privacy,
    summary: "Reasons that people read before an app may reach devices around them or perceive a room.")
}

extension InfoPlistKey {
  /// Reason shown when an app asks to use Bluetooth.
  public static let nsBluetoothAlwaysUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSBluetoothAlwaysUsageDescription",
    title: "Privacy - Bluetooth Always Usage Description",
    in: .privacyDevices,
    .string(.userText),
    since: [.iOS("13.0"), .macOS("11.0"), .tvOS("13.0"), .watchOS("6.0"), .visionOS("1.0")],
    expected: [.required(when: "the app uses Core Bluetooth")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSBluetoothAlwaysUsageDescription"],
    supersedes: ["NSBluetoothPeripheralUsageDescription"],
    related: ["NSAccessorySetupSupports", "UIBackgroundModes"],
    misspellings: ["NSBluetoothAlwaysUsage", "NSBluetoothUsageDescription"],
    example: "<string>Readings of your thermometer arrive over Bluetooth.</string>",
    summary: "Reason shown when an app asks to use Bluetooth.",
    whenNeeded: "In every app that uses Core Bluetooth and is built for iOS 13 or later.",
    ifMissing: "The app is ended on its first use of Bluetooth, and the upload of the build is refused.",
    mistakes: [
      "Carrying only the older peripheral key, which iOS 13 and later do not read.",
      "Leaving it out because only a library links to Core Bluetooth.",
    ],
    sources: [.keyPage("nsbluetoothalwaysusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Older reason shown when an app asks to use Bluetooth.
  public static let nsBluetoothPeripheralUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSBluetoothPeripheralUsageDescription",
    title: "Privacy - Bluetooth Peripheral Usage Description",
    in: .privacyDevices,
    .string(.userText),
    since: [.iOS("6.0", deprecated: "13.0")],
    expected: [.required(when: "the deployment target lies before iOS 13", by: ["R-PRIV-005"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSBluetoothPeripheralUsageDescription"],
    supersededBy: ["NSBluetoothAlwaysUsageDescription"],
    example: "<string>Readings of your thermometer arrive over Bluetooth.</string>",
    summary: "Older reason shown when an app asks to use Bluetooth.",
    details: "Older Xcode versions showed the name \"Privacy - Bluetooth Peripheral\".",
    whenNeeded: "When the app runs on iOS 12 or older, beside the newer key.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches Bluetooth; uploads of such a build are refused as well.
      """,
    mistakes: ["Keeping only this key for iOS 13 and later."],
    requirements: ["R-PRIV-004...006"],
    sources: [
      .reference(.cocoa),
      .keyPage("nsbluetoothperipheralusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason for Bluetooth that web content of a browser uses while the browser is in use.
  public static let nsBluetoothWhileInUseUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSBluetoothWhileInUseUsageDescription",
    title: "Privacy - Bluetooth While In Use Usage Description",
    in: .privacyDevices,
    .string(.userText),
    since: [.iOS()],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSBluetoothWhileInUseUsageDescription"],
    related: ["NSBluetoothAlwaysUsageDescription"],
    example: "<string>Websites can reach Bluetooth devices while you look at them.</string>",
    summary: "Reason for Bluetooth that web content of a browser uses while the browser is in use.",
    details: "No page names a first version.",
    whenNeeded: "In a browser app that gives Bluetooth to web pages.",
    ifMissing: "Web content cannot be given Bluetooth.",
    mistakes: ["Adding it to an app that is no browser."],
    sources: [
      .swiftBuild,
      .applePage("xcode/preparing-your-app-to-be-the-default-browser"),
      Source("usage descriptions in public InfoPlist.strings files"),
    ],
    confidence: .medium)

  /// Reason shown when an app asks to find and reach devices in the local network.
  public static let nsLocalNetworkUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSLocalNetworkUsageDescription",
    title: "Privacy - Local Network Usage Description",
    in: .privacyDevices,
    .string(.userText),
    since: [.iOS("14.0"), .macOS("11.0"), .tvOS("14.0"), .visionOS("1.0")],
    expected: [.required(when: "the app uses the local network")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSLocalNetworkUsageDescription"],
    related: ["NSBonjourServices", "NSAppTransportSecurity.NSAllowsLocalNetworking"],
    misspellings: ["NSLocalNetworkUsage"],
    example: "<string>The player looks for loudspeakers in your network.</string>",
    summary: "Reason shown when an app asks to find and reach devices in the local network.",
    details: "The alert comes up with the first packet into the local network, not at a call of its own.",
    whenNeeded: "In every app that sends to local addresses, by Bonjour or otherwise, itself or through a library.",
    ifMissing: "The alert shows a general text of the system.",
    mistakes: ["Forgetting the service types: browsing also needs NSBonjourServices."],
    sources: [.keyPage("nslocalnetworkusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when an app asks for distance and direction of nearby devices.
  public static let nsNearbyInteractionUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSNearbyInteractionUsageDescription",
    title: "Privacy - Nearby Interaction Usage Description",
    in: .privacyDevices,
    .string(.userText),
    since: [.iOS("15.0"), .watchOS("8.0")],
    expected: [.required(when: "the app uses Nearby Interaction")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSNearbyInteractionUsageDescription"],
    supersedes: ["NSNearbyInteractionAllowOnceUsageDescription"],
    related: ["NSBluetoothAlwaysUsageDescription"],
    example: "<string>An arrow points to the friend you look for.</string>",
    summary: "Reason shown when an app asks for distance and direction of nearby devices.",
    whenNeeded: "When the app runs ultra-wideband sessions.",
    ifMissing: "A session cannot be started.",
    mistakes: ["Carrying only the allow-once key of iOS 14."],
    sources: [
      .keyPage("nsnearbyinteractionusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Older reason for distance and direction of nearby devices, granted for once.
  public static let nsNearbyInteractionAllowOnceUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSNearbyInteractionAllowOnceUsageDescription",
    title: "Privacy - Nearby Interaction Allow Once Usage Description",
    in: .privacyDevices,
    .string(.userText),
    since: [.iOS("14.0", deprecated: "15.0")],
    expected: [.required(when: "the app runs on iOS 14")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSNearbyInteractionAllowOnceUsageDescription"],
    supersededBy: ["NSNearbyInteractionUsageDescription"],
    example: "<string>An arrow points to the friend you look for.</string>",
    summary: "Older reason for distance and direction of nearby devices, granted for once.",
    whenNeeded: "When the app runs on iOS 14, beside the newer key.",
    ifMissing: "On iOS 14 a session cannot be started.",
    mistakes: ["Using it alone for iOS 15 and later."],
    sources: [
      .keyPage("nsnearbyinteractionallowonceusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown on the sheet on which an app reads NFC tags.
  public static let nfcReaderUsageDescription: InfoPlistKey = InfoPlistKey(
    "NFCReaderUsageDescription",
    title: "Privacy - NFC Scan Usage Description",
    in: .privacyDevices,
    .string(.userText),
    since: [.iOS("11.0")],
    expected: [.required(when: "the app uses Core NFC")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NFCReaderUsageDescription"],
    related: [
      "'com.apple.developer.nfc.readersession.iso7816.select-identifiers'",
      "'com.apple.developer.nfc.readersession.felica.systemcodes'",
    ],
    misspellings: ["NSNFCReaderUsageDescription", "NFCReaderUsage"],
    example: "<string>Hold the phone to a tag to register the tool.</string>",
    summary: "Reason shown on the sheet on which an app reads NFC tags.",
    whenNeeded: "When the app uses Core NFC.",
    ifMissing: "A reader session cannot be started and the upload is refused.",
    mistakes: ["The prefix NS before it: this key begins with NFC."],
    sources: [.keyPage("nfcreaderusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when an app asks for the homes and accessories of a person.
  public static let nsHomeKitUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSHomeKitUsageDescription",
    title: "Privacy - HomeKit Usage Description",
    in: .privacyDevices,
    .string(.userText),
    since: [.iOS("8.0"), .watchOS("2.0"), .visionOS("1.0")],
    expected: [.required(when: "the app uses HomeKit", by: ["R-PRIV-023"])],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSHomeKitUsageDescription"],
    misspellings: ["NSHomekitUsageDescription"],
    example: "<string>Lamps of your home follow the film.</string>",
    summary: "Reason shown when an app asks for the homes and accessories of a person.",
    whenNeeded: "When the app uses HomeKit.",
    ifMissing: """
      An app linked against iOS 10 or later is ended the moment it touches HomeKit data; uploads of such a build are refused as well.
      """,
    mistakes: ["Leaving out the HomeKit capability."],
    requirements: ["R-PRIV-022...024"],
    sources: [
      .reference(.cocoa),
      .keyPage("nshomekitusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])

  /// Reason shown when a visionOS app asks to follow the hands of a person.
  public static let nsHandsTrackingUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSHandsTrackingUsageDescription",
    title: "Privacy - Hands Tracking Usage Description",
    in: .privacyDevices,
    .string(.userText),
    since: [.visionOS("1.0")],
    expected: [.required(when: "the app uses hand tracking of ARKit")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSHandsTrackingUsageDescription"],
    related: ["NSWorldSensingUsageDescription"],
    misspellings: ["NSHandTrackingUsageDescription"],
    example: "<string>You shape the clay with your hands.</string>",
    summary: "Reason shown when a visionOS app asks to follow the hands of a person.",
    whenNeeded: "When the app reads hand anchors through ARKit.",
    ifMissing: "Hand tracking does not start.",
    mistakes: ["Asking for it where system gestures are enough, which need no permission."],
    sources: [.keyPage("nshandstrackingusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when a visionOS app asks to perceive the room around a person.
  public static let nsWorldSensingUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSWorldSensingUsageDescription",
    title: "Privacy - World Sensing Usage Description",
    in: .privacyDevices,
    .string(.userText),
    since: [.visionOS("1.0")],
    expected: [.required(when: "the app uses world-sensing data of ARKit")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSWorldSensingUsageDescription"],
    related: ["NSHandsTrackingUsageDescription"],
    example: "<string>Furniture is placed on your floor.</string>",
    summary: "Reason shown when a visionOS app asks to perceive the room around a person.",
    whenNeeded: "When the app uses planes, images or the shape of the surroundings through ARKit.",
    ifMissing: "World sensing does not start.",
    mistakes: ["Expecting the camera text to cover it."],
    sources: [.keyPage("nsworldsensingusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Reason shown when a visionOS app asks to follow spatial accessories.
  public static let nsAccessoryTrackingUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSAccessoryTrackingUsageDescription",
    title: "Privacy - Accessory Tracking Usage Description",
    in: .privacyDevices,
    .string(.userText),
    since: [.visionOS("26.0")],
    expected: [.required(when: "the app tracks accessories")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSAccessoryTrackingUsageDescription"],
    related: ["NSHandsTrackingUsageDescription"],
    example: "<string>The stylus becomes a brush in your room.</string>",
    summary: "Reason shown when a visionOS app asks to follow spatial accessories.",
    whenNeeded: "When the app tracks controllers or styluses in space.",
    ifMissing: "Accessories are not tracked.",
    mistakes: ["Declaring hand tracking for a stylus."],
    sources: [
      .keyPage("nsaccessorytrackingusagedescription"),
      .swiftBuild,
      Source("usage descriptions in public InfoPlist.strings files"),
    ])
}
