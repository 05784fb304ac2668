extension KeyFamily {
  /// Keys of system extensions.
  public static let systemExtensions: KeyFamily = KeyFamily(
    "system-extensions", "System extensions", category: .drivers,
    summary: "What an extension of the system says of itself before people let it in.")
}

extension InfoPlistKey {
  /// Text that tells people why a system extension is to be loaded.
  public static let nsSystemExtensionUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSSystemExtensionUsageDescription",
    title: "Privacy - System Extension Usage Description",
    in: .systemExtensions,
    .string(.userText),
    since: [.iOS("18.4"), .macOS("10.15")],
    expected: [.required(for: .systemExtension, when: "the extension is not a driver")],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_NSSystemExtensionUsageDescription"],
    related: ["OSBundleUsageDescription"],
    misspellings: ["NSSystemExtensionUsage"],
    example: "<string>Connections are filtered by your rules.</string>",
    summary: "Text that tells people why a system extension is to be loaded.",
    whenNeeded: "In network and security extensions of the system. Drivers have OSBundleUsageDescription instead.",
    ifMissing: "The request for approval has no reason of the developer.",
    mistakes: ["Putting it into the app instead of the extension."],
    sources: [.keyPage("nssystemextensionusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Text that tells people why a driver is to be loaded.
  public static let osBundleUsageDescription: InfoPlistKey = InfoPlistKey(
    "OSBundleUsageDescription",
    title: "Privacy - Driver Extension Usage Description",
    in: .systemExtensions,
    .string(.userText),
    since: [.iOS("18.4"), .macOS("10.15")],
    expected: [.required(for: .driverExtension)],
    localized: [.byKey],
    buildSettings: ["INFOPLIST_KEY_OSBundleUsageDescription"],
    related: ["NSSystemExtensionUsageDescription"],
    example: "<string>The driver connects the scanner to your Mac.</string>",
    summary: "Text that tells people why a driver is to be loaded.",
    whenNeeded: "In every driver extension.",
    ifMissing: "The request for approval has no reason of the developer.",
    mistakes: ["Leaving the empty string of the template."],
    sources: [.keyPage("osbundleusagedescription"), .swiftBuild, Source("usage descriptions in public InfoPlist.strings files")])

  /// Programs wait for the extension.
  public static let nsEndpointSecurityEarlyBoot: InfoPlistKey = InfoPlistKey(
    "NSEndpointSecurityEarlyBoot",
    title: nil,
    in: .systemExtensions,
    .boolean,
    since: [.macOS("10.15")],
    expected: [.common(for: .systemExtension, when: "it uses Endpoint Security")],
    related: ["NSEndpointSecurityRebootRequired"],
    example: "<true/>",
    summary: "Holds back programs at start until a security extension is ready.",
    details: "Programs of others start only when the extension has subscribed to its events.",
    whenNeeded: "In an extension of Endpoint Security that must not miss a program.",
    ifMissing: "Programs may start before the extension.",
    mistakes: ["A slow start of the extension: the whole start of the Mac then waits."],
    sources: [.keyPage("nsendpointsecurityearlyboot")])

  /// A restart for the extension.
  public static let nsEndpointSecurityRebootRequired: InfoPlistKey = InfoPlistKey(
    "NSEndpointSecurityRebootRequired",
    title: nil,
    in: .systemExtensions,
    .boolean,
    since: [.macOS("10.15")],
    expected: [.common(for: .systemExtension, when: "it uses Endpoint Security")],
    related: ["NSEndpointSecurityEarlyBoot"],
    example: "<true/>",
    summary: "Says that a security extension becomes active only after a restart.",
    whenNeeded: "When the extension must have seen all programs from the beginning.",
    ifMissing: "The extension works at once after approval.",
    mistakes: ["Setting it where a start at any time would do."],
    sources: [.keyPage("nsendpointsecurityrebootrequired")])
}
