extension KeyFamily {
  /// Registration of CFPlugIn bundles.
  public static let plugIns: KeyFamily = KeyFamily(
    "plug-ins", "Core Foundation plug-ins", category: .bundle,
    summary: "How a host finds the types and functions of a Core Foundation plug-in, such as an importer or a generator.")
}

extension InfoPlistKey {
  /// Static or dynamic registration.
  public static let cfPlugInDynamicRegistration: InfoPlistKey = InfoPlistKey(
    "CFPlugInDynamicRegistration",
    title: "Plug-in should be registered dynamically",
    in: .plugIns,
    .oneOf("YES", "NO"),
    since: [.macOS("10.0")],
    default: .string("NO"),
    related: ["CFPlugInDynamicRegisterFunction", "CFPlugInFactories", "CFPlugInTypes"],
    misspellings: ["CFPluginDynamicRegistration", "CFPlugInDynamicRegister"],
    example: "<string>NO</string>",
    summary: "Chooses whether the host calls a function of the plug-in to register it or reads its tables.",
    details: """
      With YES the host loads the code and runs its registration function. With NO it takes factories and types from this file and loads \
      nothing yet. The value is text; newer documentation calls it a Boolean, but the published code of Core Foundation takes only text \
      for YES, in any case.
      """,
    whenNeeded: "In every Core Foundation plug-in: Spotlight importers and Quick Look generators carry it.",
    ifMissing: "Registration is static.",
    mistakes: ["A Boolean element instead of the text: it counts as NO.", "NO without CFPlugInFactories and CFPlugInTypes."],
    requirements: ["R-PLUG-001...002"],
    sources: [
      .reference(.coreFoundation), .keyPage("cfplugindynamicregistration"), Source("decision: text YES or NO"),
      .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFPlugIn.c"), .publicFiles,
    ])

  /// The function for dynamic registration.
  public static let cfPlugInDynamicRegisterFunction: InfoPlistKey = InfoPlistKey(
    "CFPlugInDynamicRegisterFunction",
    title: "Plug-in dynamic registration function name",
    in: .plugIns,
    .string(.functionName),
    since: [.macOS("10.0")],
    default: .string("CFPlugInDynamicRegister"),
    related: ["CFPlugInDynamicRegistration", "CFPlugInUnloadFunction"],
    misspellings: ["CFPlugInDynamicRegistrationFunction", "CFPluginDynamicRegisterFunction"],
    example: "<string>NotebookRegisterPlugIn</string>",
    summary: "Function of the plug-in that the host calls for dynamic registration.",
    details: """
      It replaces the function named CFPlugInDynamicRegister that hosts look for otherwise. An empty string counts as absent. The function \
      is called once the code has been loaded.
      """,
    whenNeeded: "Only with dynamic registration, and only if your function has another name than the usual one.",
    ifMissing: "The host calls CFPlugInDynamicRegister.",
    mistakes: [
      "Naming a function that the binary does not export.", "Writing the old name of the key, which ends in RegistrationFunction.",
    ],
    requirements: ["R-PLUG-003...004"],
    sources: [.reference(.coreFoundation), .keyPage("cfplugindynamicregisterfunction"), Source("decision: this spelling of the name")])

  /// Factories of a statically registered plug-in.
  public static let cfPlugInFactories: InfoPlistKey = InfoPlistKey(
    "CFPlugInFactories",
    title: "Plug-in factory interfaces",
    in: .plugIns,
    .dictionary(.chosen(.uuid, .string(.functionName))),
    since: [.macOS("10.0")],
    expected: [.required(when: "the plug-in is registered statically", by: ["R-PLUG-002"])],
    needs: ["CFPlugInTypes"],
    related: ["CFPlugInDynamicRegistration"],
    misspellings: ["CFPluginFactories", "CFPlugInFactory"],
    example: """
      <dict>
        <key>3F1C0F9E-6C1B-4B0E-9B7A-2D5E9A40B6C1</key>
        <string>NotebookImporterFactory</string>
      </dict>
      """,
    summary: "Factory functions of the plug-in by UUID, for static registration.",
    details: """
      Each key is the UUID of an interface the plug-in can make, each value the function that makes it. A UUID that another plug-in has \
      registered already makes the whole registration fail. So does the zero UUID with MyFactoryFunction, which an old template left \
      behind.
      """,
    whenNeeded: "When CFPlugInDynamicRegistration is NO.",
    ifMissing: "A statically registered plug-in offers nothing.",
    mistakes: ["A factory UUID copied from a template, shared with another plug-in.", "A function that the binary does not export."],
    requirements: ["R-PLUG-002", "R-PLUG-005...006", "R-PLUG-008"],
    sources: [
      .reference(.coreFoundation), .keyPage("cfpluginfactories"),
      .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFPlugIn.c"),
    ])

  /// One factory.
  public static let cfPlugInFactoriesEntry: InfoPlistKey = InfoPlistKey(
    "CFPlugInFactories.*",
    title: nil,
    in: .plugIns,
    .string(.functionName),
    since: [.macOS("10.0")],
    related: ["CFPlugInTypes.*"],
    example: "<string>NotebookImporterFactory</string>",
    summary: "Name of the function that makes the interface whose UUID is the key.",
    mistakes: ["A key that is no UUID."],
    requirements: ["R-PLUG-005"],
    sources: [.reference(.coreFoundation)])

  /// Types of a statically registered plug-in.
  public static let cfPlugInTypes: InfoPlistKey = InfoPlistKey(
    "CFPlugInTypes",
    title: "Plug-in types",
    in: .plugIns,
    .dictionary(.chosen(.uuid, .anyOf([.strings(.uuid), .string(.uuid)]))),
    since: [.macOS("10.0")],
    expected: [.required(when: "the plug-in is registered statically", by: ["R-PLUG-002"])],
    needs: ["CFPlugInFactories"],
    related: ["CFPlugInDynamicRegistration"],
    misspellings: ["CFPluginTypes", "CFPlugInType"],
    example: """
      <dict>
        <key>8B08C4BF-415B-11D8-B3F9-0003936726FC</key>
        <array>
          <string>3F1C0F9E-6C1B-4B0E-9B7A-2D5E9A40B6C1</string>
        </array>
      </dict>
      """,
    summary: "Groups of interfaces by UUID, each with the UUIDs of its factories, for static registration.",
    details: """
      Hosts look up the UUID of the type they want and then ask the listed factories in turn. A lone string is read like an array of one; \
      factories that are not registered are passed over.
      """,
    whenNeeded: "When CFPlugInDynamicRegistration is NO.",
    ifMissing: "No host finds the plug-in by type.",
    mistakes: ["A listed UUID that CFPlugInFactories lacks."],
    requirements: ["R-PLUG-002", "R-PLUG-006...008"],
    sources: [
      .reference(.coreFoundation), .keyPage("cfplugintypes"), Source("decision: missing factories are errors when static"),
      .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFPlugIn.c"),
    ])

  /// One type.
  public static let cfPlugInTypesEntry: InfoPlistKey = InfoPlistKey(
    "CFPlugInTypes.*",
    title: nil,
    in: .plugIns,
    .anyOf([.strings(.uuid), .string(.uuid)]),
    since: [.macOS("10.0")],
    related: ["CFPlugInFactories.*"],
    example: """
      <array>
        <string>3F1C0F9E-6C1B-4B0E-9B7A-2D5E9A40B6C1</string>
      </array>
      """,
    summary: "UUIDs of the factories that serve the type whose UUID is the key.",
    mistakes: ["A UUID that CFPlugInFactories lacks."],
    requirements: ["R-PLUG-007...008"],
    sources: [.reference(.coreFoundation), .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFPlugIn.c")])

  /// The function called before unloading.
  public static let cfPlugInUnloadFunction: InfoPlistKey = InfoPlistKey(
    "CFPlugInUnloadFunction",
    title: "Plug-in unload function name",
    in: .plugIns,
    .string(.functionName),
    since: [.macOS("10.0")],
    default: .nothing,
    related: ["CFPlugInDynamicRegisterFunction"],
    misspellings: ["CFPluginUnloadFunction", "CFPlugInUnLoadFunction"],
    example: "<string>NotebookPlugInWillUnload</string>",
    summary: "Function of the plug-in that the host calls when it unloads the code.",
    details: """
      There the plug-in frees what it has allocated. Templates write an empty string, which counts as absent. The published code of Core \
      Foundation knows the name but never calls the function.
      """,
    whenNeeded: "When the plug-in keeps memory or resources that outlive its instances.",
    ifMissing: "The code is unloaded without notice.",
    mistakes: ["Naming a function that the binary does not export."],
    requirements: ["R-PLUG-009"],
    sources: [
      .reference(.coreFoundation), .keyPage("cfpluginunloadfunction"),
      .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFPlugIn.c"),
    ])
}
