extension KeyFamily {
  /// Matching of drivers.
  public static let driverPersonalities: KeyFamily = KeyFamily(
    "driver-personalities", "Matching of drivers", category: .drivers,
    summary: "How drivers of the kernel and of user space are brought together with devices.")
}

extension InfoPlistKey {
  /// Match rules of a driver.
  public static let ioKitPersonalities: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities",
    title: nil,
    in: .driverPersonalities,
    .dictionary(.chosen(.text, .dictionary(.open))),
    since: [.macOS("10.0")],
    expected: [.required(for: .kernelExtension, when: "it matches devices"), .required(for: .driverExtension)],
    localized: [.never],
    related: ["OSBundleLibraries", "OSBundleUsageDescription"],
    misspellings: ["IOKitPersonality"],
    example: """
      <dict>
        <key>Scanner</key>
        <dict>
          <key>CFBundleIdentifier</key>
          <string>com.example.driver.scanner</string>
          <key>IOClass</key>
          <string>IOUserService</string>
          <key>IOProviderClass</key>
          <string>IOUSBHostDevice</string>
          <key>IOUserClass</key>
          <string>ScannerDriver</string>
          <key>IOUserServerName</key>
          <string>com.example.driver.scanner</string>
          <key>idVendor</key>
          <integer>4660</integer>
          <key>idProduct</key>
          <integer>22136</integer>
        </dict>
      </dict>
      """,
    summary: "Sets of match rules that bring a driver together with its devices.",
    details: """
      Each set, a personality, is tried by itself: its rules have to fit all together, and among several fitting drivers the higher \
      score wins.
      """,
    whenNeeded: "In every driver, with a personality for each kind of device.",
    ifMissing: "The driver is never matched to a device.",
    mistakes: [
      "A personality without provider class.",
      "Rules so loose that the driver takes devices of others.",
    ],
    sources: [.keyPage("iokitpersonalities"), .publicFiles])

  /// One set of match rules, under a name of the developer.
  public static let ioKitPersonalitiesEntry: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*",
    title: nil,
    in: .driverPersonalities,
    .dictionary(.open),
    since: [.macOS("10.0")],
    example: """
      <dict>
        <key>IOClass</key>
        <string>IOUserService</string>
        <key>IOProviderClass</key>
        <string>IOUserResources</string>
      </dict>
      """,
    summary: "One set of match rules, under a name of the developer.",
    details: "All members are copied to the driver, so that it may have properties of its own here.",
    whenNeeded: "For each kind of device.",
    ifMissing: "The kind of device is not matched.",
    sources: [.keyPage("iokitpersonalities"), .publicFiles])

  /// Bundle that holds the class of the driver.
  public static let ioKitPersonalitiesCFBundleIdentifier: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.CFBundleIdentifier",
    title: nil,
    in: .driverPersonalities,
    .string(.bundleIdentifier),
    since: [.macOS()],
    example: "<string>com.example.driver.scanner</string>",
    summary: "Bundle that holds the class of the driver.",
    whenNeeded: "In every personality.",
    ifMissing: "The class cannot be found.",
    mistakes: ["The identifier of the app that carries the driver."],
    sources: [.applePage("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices"), .publicFiles])

  /// Kernel bundle behind a driver in user space, usually com.apple.kpi.iokit.
  public static let cfBundleIdentifierKernel: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.CFBundleIdentifierKernel",
    title: nil,
    in: .driverPersonalities,
    .string(.bundleIdentifier),
    since: [.macOS()],
    example: "<string>com.apple.kpi.iokit</string>",
    summary: "Kernel bundle behind a driver in user space, usually com.apple.kpi.iokit.",
    whenNeeded: "In personalities of driver extensions.",
    ifMissing: "The kernel does not know which bundle stands behind the driver.",
    sources: [
      .applePage("pcidriverkit/creating-custom-pcie-drivers-for-thunderbolt-devices"),
      .applePage("coremediaio/overriding-the-default-usb-video-class-extension"),
      .publicFiles,
    ])

  /// Kernel class that is created for the driver.
  public static let ioKitPersonalitiesIOClass: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOClass",
    title: nil,
    in: .driverPersonalities,
    .string(.className),
    since: [.macOS("10.0")],
    expected: [.required(when: "in every personality")],
    related: ["IOKitPersonalities.*.IOUserClass"],
    example: "<string>IOUserService</string>",
    summary: "Kernel class that is created for the driver.",
    details: "In a driver extension this is a class of the system, such as IOUserService; the own class stands in IOUserClass.",
    whenNeeded: "In every personality.",
    ifMissing: "The personality is not used.",
    mistakes: ["The class of a driver extension, which the kernel does not have."],
    sources: [.keyPage("ioclass")])

  /// Class of the provider that the driver attaches to.
  public static let ioProviderClass: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOProviderClass",
    title: nil,
    in: .driverPersonalities,
    .string(.className),
    since: [.macOS("10.0")],
    expected: [.required(when: "in every personality")],
    example: "<string>IOUSBHostDevice</string>",
    summary: "Class of the provider that the driver attaches to.",
    details: "IOResources and IOUserResources stand for drivers without a device.",
    whenNeeded: "In every personality.",
    ifMissing: "The personality is not used.",
    mistakes: ["The class of the device instead of the object that publishes it."],
    sources: [.keyPage("ioproviderclass")])

  /// Main class of a driver extension.
  public static let ioUserClass: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOUserClass",
    title: nil,
    in: .driverPersonalities,
    .string(.className),
    since: [.macOS("10.14")],
    expected: [.required(when: "in every personality of a driver extension")],
    related: ["IOKitPersonalities.*.IOUserServerName"],
    example: "<string>ScannerDriver</string>",
    summary: "Main class of a driver extension.",
    whenNeeded: "In personalities of driver extensions.",
    ifMissing: "The process of the driver does not know what to create.",
    sources: [.keyPage("iouserclass")])

  /// Name under which the process of a driver extension registers.
  public static let ioUserServerName: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOUserServerName",
    title: nil,
    in: .driverPersonalities,
    .string(.reverseDNS),
    since: [.macOS("10.14")],
    expected: [.required(when: "in every personality of a driver extension")],
    related: ["IOKitPersonalities.*.IOUserClass", "IOKitPersonalities.*.IOUserServerOneProcess"],
    example: "<string>com.example.driver.scanner</string>",
    summary: "Name under which the process of a driver extension registers.",
    details: "By custom it is the bundle identifier of the driver.",
    whenNeeded: "In personalities of driver extensions.",
    ifMissing: "The process cannot be started for the driver.",
    sources: [.keyPage("iouserservername")])

  /// Runs several instances of the driver in one process.
  public static let ioUserServerOneProcess: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOUserServerOneProcess",
    title: nil,
    in: .driverPersonalities,
    .boolean,
    since: [.macOS()],
    related: ["IOKitPersonalities.*.IOUserServerName"],
    example: "<true/>",
    summary: "Runs several instances of the driver in one process.",
    whenNeeded: "When the instances share state.",
    ifMissing: "Each instance has a process of its own.",
    sources: [.keyPage("iokitpersonalities")],
    confidence: .medium)

  /// Class that is created for connections from user space.
  public static let ioUserClientClass: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOUserClientClass",
    title: nil,
    in: .driverPersonalities,
    .string(.className),
    since: [.macOS("10.0")],
    example: "<string>ExampleUserClient</string>",
    summary: "Class that is created for connections from user space.",
    whenNeeded: "When programs open the driver.",
    ifMissing: "Connections from programs are refused unless code creates them.",
    sources: [.keyPage("iouserclientclass")])

  /// Group of drivers of which only one attaches to a provider.
  public static let ioMatchCategory: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOMatchCategory",
    title: nil,
    in: .driverPersonalities,
    .string(.text),
    since: [.macOS("10.0")],
    example: "<string>com.example.driver.scanner</string>",
    summary: "Group of drivers of which only one attaches to a provider.",
    whenNeeded: "When several drivers may share one provider.",
    ifMissing: "The driver competes with all others that name no group.",
    sources: [.keyPage("iomatchcategory"), .publicFiles])

  /// Puts off matching until programs can run.
  public static let ioMatchDefer: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOMatchDefer",
    title: nil,
    in: .driverPersonalities,
    .boolean,
    since: [.macOS()],
    example: "<true/>",
    summary: "Puts off matching until programs can run.",
    whenNeeded: "When the driver is not needed during the start of the system.",
    ifMissing: "Matching begins as soon as the kernel is up.",
    sources: [.keyPage("iokitpersonalities")],
    confidence: .medium)

  /// Score with which the driver goes into the contest with others.
  public static let ioProbeScore: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOProbeScore",
    title: nil,
    in: .driverPersonalities,
    .integer(),
    since: [.macOS()],
    example: "<integer>5000</integer>",
    summary: "Score with which the driver goes into the contest with others.",
    details: "The probe of the driver may change the score.",
    whenNeeded: "When another driver fits the same device.",
    ifMissing: "The contest starts from zero.",
    mistakes: ["A high score in a generic driver."],
    sources: [.applePage("coremediaio/overriding-the-default-usb-video-class-extension")])

  /// Name, or names, that the provider has in the registry.
  public static let ioNameMatch: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IONameMatch",
    title: nil,
    in: .driverPersonalities,
    .anyOf([.string(), .strings()]),
    since: [.macOS("10.0")],
    example: "<string>uart-1,example</string>",
    summary: "Name, or names, that the provider has in the registry.",
    whenNeeded: "When devices are told by name, as on device trees.",
    ifMissing: "Names play no part.",
    sources: [.keyPage("ionamematch")])

  /// Path in the registry at which the provider must stand.
  public static let ioPathMatch: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOPathMatch",
    title: nil,
    in: .driverPersonalities,
    .string(.text),
    since: [.macOS("10.0")],
    example: "<string>IOService:/AppleARMPE/arm-io</string>",
    summary: "Path in the registry at which the provider must stand.",
    whenNeeded: "When one particular place is meant.",
    ifMissing: "The place plays no part.",
    sources: [.keyPage("iopathmatch")])

  /// Properties that a parent of the provider must have.
  public static let ioParentMatch: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOParentMatch",
    title: nil,
    in: .driverPersonalities,
    .dictionary(.open),
    since: [.macOS("10.0")],
    example: """
      <dict>
        <key>IOProviderClass</key>
        <string>IOPCIDevice</string>
      </dict>
      """,
    summary: "Properties that a parent of the provider must have.",
    whenNeeded: "When the provider alone does not tell enough.",
    ifMissing: "Parents play no part.",
    sources: [.keyPage("ioparentmatch")])

  /// Properties that the provider must have, with equal values.
  public static let ioPropertyMatch: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOPropertyMatch",
    title: nil,
    in: .driverPersonalities,
    .dictionary(.open),
    since: [.macOS("10.0")],
    example: """
      <dict>
        <key>Transport</key>
        <string>USB</string>
      </dict>
      """,
    summary: "Properties that the provider must have, with equal values.",
    whenNeeded: "When devices are told by a property.",
    ifMissing: "Properties play no part.",
    sources: [.keyPage("iopropertymatch")])

  /// Resources of the system that must be there first.
  public static let ioResourceMatch: InfoPlistKey = InfoPlistKey(
    "IOKitPersonalities.*.IOResourceMatch",
    title: nil,
    in: .driverPersonalities,
    .anyOf([.string(), .strings()]),
    since: [.macOS("10.0")],
    example: "<string>IOKit</string>",
    summary: "Resources of the system that must be there first.",
    whenNeeded: "When the driver depends on a service, such as IOKit or IOBSD.",
    ifMissing: "The driver waits for nothing.",
    sources: [.keyPage("ioresourcematch"), .publicFiles])
}
