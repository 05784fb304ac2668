extension KeyFamily {
  /// Libraries of kernel drivers.
  public static let driverLibraries: KeyFamily = KeyFamily(
    "driver-libraries", "Versions and libraries of drivers", category: .drivers,
    summary: "Which kernel libraries a driver needs and how far back it is compatible.")
}

extension InfoPlistKey {
  /// Libraries of a driver.
  public static let osBundleLibraries: InfoPlistKey = InfoPlistKey(
    "OSBundleLibraries",
    title: nil,
    in: .driverLibraries,
    .dictionary(.chosen(.bundleIdentifier, .string(.bundleVersion))),
    since: [.macOS("10.0")],
    expected: [.required(for: .kernelExtension)],
    localized: [.never],
    related: ["OSBundleCompatibleVersion", "IOKitPersonalities"],
    example: """
      <dict>
        <key>com.apple.kpi.iokit</key>
        <string>8.0.0</string>
        <key>com.apple.kpi.libkern</key>
        <string>8.0.0</string>
      </dict>
      """,
    summary: "Kernel libraries that a driver links to, each with the lowest version that will do.",
    details: "The interfaces of the kernel itself are libraries, too, with identifiers that begin with com.apple.kpi.",
    whenNeeded: "In every kernel extension.",
    ifMissing: "Symbols are not found and the driver does not load.",
    mistakes: [
      "A version above that of the system the driver shall run on.",
      "Mixing com.apple.kpi with older com.apple.kernel identifiers.",
    ],
    sources: [.keyPage("osbundlelibraries")])

  /// Lowest version of one library, whose bundle identifier is the key.
  public static let osBundleLibrariesEntry: InfoPlistKey = InfoPlistKey(
    "OSBundleLibraries.*",
    title: nil,
    in: .driverLibraries,
    .string(.bundleVersion),
    since: [.macOS("10.0")],
    example: "<string>8.0.0</string>",
    summary: "Lowest version of one library, whose bundle identifier is the key.",
    whenNeeded: "For each library.",
    ifMissing: "The library is not linked.",
    sources: [.keyPage("osbundlelibraries")])

  /// Compatibility of a library driver.
  public static let osBundleCompatibleVersion: InfoPlistKey = InfoPlistKey(
    "OSBundleCompatibleVersion",
    title: nil,
    in: .driverLibraries,
    .string(.bundleVersion),
    since: [.macOS("10.0")],
    localized: [.never],
    related: ["OSBundleLibraries", "CFBundleVersion"],
    example: "<string>1.0.0</string>",
    summary: "Oldest version of a library driver whose clients still link with this one.",
    details: "A client names a version in OSBundleLibraries; it has to lie between this one and the version of the bundle.",
    whenNeeded: "In kernel extensions that others link to.",
    ifMissing: "No other extension can link to this one.",
    mistakes: ["Raising it with every version, which breaks all clients."],
    sources: [.keyPage("osbundlecompatibleversion")])
}
