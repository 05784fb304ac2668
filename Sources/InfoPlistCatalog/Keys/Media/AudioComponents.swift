extension KeyFamily {
  /// Audio components of a bundle.
  public static let audioComponents: KeyFamily = KeyFamily(
    "audio-components", "Audio components", category: .media,
    summary: "Audio units and codecs that a bundle provides to other apps.")
}

extension InfoPlistKey {
  /// Audio components of a bundle.
  public static let audioComponents: InfoPlistKey = InfoPlistKey(
    "AudioComponents",
    title: nil,
    in: .audioComponents,
    .dictionaries,
    since: [.iOS(), .macOS("10.6")],
    expected: [.required(when: "the bundle provides audio components")],
    example: """
      <array>
        <dict>
          <key>type</key>
          <string>aufx</string>
          <key>subtype</key>
          <string>echo</string>
          <key>manufacturer</key>
          <string>Exmp</string>
          <key>name</key>
          <string>Example: Echo</string>
          <key>version</key>
          <integer>65536</integer>
          <key>factoryFunction</key>
          <string>EchoFactory</string>
          <key>sandboxSafe</key>
          <true/>
        </dict>
      </array>
      """,
    summary: "Audio units, codecs and other audio components that a bundle provides.",
    details: "In an audio unit extension the array stands among the attributes of the extension instead.",
    whenNeeded: "In bundles with the extension component, and in apps that offer sound to others.",
    ifMissing: "Hosts do not find the component.",
    mistakes: [
      "Codes of other than four characters.",
      "Raising the version of the bundle but not that of the component.",
    ],
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Type of the component, by which hosts sort it.
  public static let audioComponentsType: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].type", "NSExtension.NSExtensionAttributes.AudioComponents[].type",
    title: nil,
    in: .audioComponents,
    .anyOf([.choice(.audioComponentTypes), .string(.fourCharacterCode)]),
    since: [.iOS(), .macOS()],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>aufx</string>",
    summary: "Type of the component, by which hosts sort it.",
    whenNeeded: "In every entry.",
    ifMissing: "The component cannot be registered.",
    mistakes: ["The type of an effect for one that takes MIDI, which is aumf."],
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Code that tells the component from others of its type and maker.
  public static let audioComponentsSubtype: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].subtype", "NSExtension.NSExtensionAttributes.AudioComponents[].subtype",
    title: nil,
    in: .audioComponents,
    .string(.fourCharacterCode),
    since: [.iOS(), .macOS()],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>echo</string>",
    summary: "Code that tells the component from others of its type and maker.",
    whenNeeded: "In every entry.",
    ifMissing: "The component cannot be registered.",
    mistakes: ["The same code for two components of a type."],
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Code of the maker.
  public static let audioComponentsManufacturer: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].manufacturer", "NSExtension.NSExtensionAttributes.AudioComponents[].manufacturer",
    title: nil,
    in: .audioComponents,
    .string(.fourCharacterCode),
    since: [.iOS(), .macOS()],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>Exmp</string>",
    summary: "Code of the maker.",
    whenNeeded: "In every entry.",
    ifMissing: "The component cannot be registered.",
    mistakes: ["Small letters only, which are kept for the system."],
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Name of the component, by custom the maker, a colon and the name proper.
  public static let audioComponentsName: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].name", "NSExtension.NSExtensionAttributes.AudioComponents[].name",
    title: nil,
    in: .audioComponents,
    .string(.userText),
    since: [.iOS(), .macOS()],
    example: "<string>Example: Echo</string>",
    summary: "Name of the component, by custom the maker, a colon and the name proper.",
    whenNeeded: "In every entry.",
    ifMissing: "Hosts have no name to show.",
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Version of the component as a number.
  public static let audioComponentsVersion: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].version", "NSExtension.NSExtensionAttributes.AudioComponents[].version",
    title: nil,
    in: .audioComponents,
    .integer(0...Int.max),
    since: [.iOS(), .macOS()],
    example: "<integer>65536</integer>",
    summary: "Version of the component as a number.",
    details: "Makers customarily pack three parts into it, so that 65536 stands for 1.0.0.",
    whenNeeded: "In every entry.",
    ifMissing: "Hosts cannot tell a new version from an old one.",
    mistakes: ["A string."],
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Function that creates an instance of the component.
  public static let audioComponentsFactoryFunction: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].factoryFunction", "NSExtension.NSExtensionAttributes.AudioComponents[].factoryFunction",
    title: nil,
    in: .audioComponents,
    .string(.functionName),
    since: [.iOS(), .macOS()],
    expected: [.required(when: "the bundle is loaded by hosts")],
    example: "<string>EchoFactory</string>",
    summary: "Function that creates an instance of the component.",
    whenNeeded: "In bundles that hosts load.",
    ifMissing: "Hosts cannot create an instance.",
    mistakes: ["A function that the binary does not export."],
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Says that the component works inside a sandboxed host.
  public static let audioComponentsSandboxSafe: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].sandboxSafe", "NSExtension.NSExtensionAttributes.AudioComponents[].sandboxSafe",
    title: nil,
    in: .audioComponents,
    .boolean,
    since: [.iOS(), .macOS()],
    related: ["AudioComponents[].resourceUsage"],
    example: "<true/>",
    summary: "Says that the component works inside a sandboxed host.",
    whenNeeded: "With YES when the component needs nothing outside the sandbox.",
    ifMissing: "Sandboxed hosts may refuse the component or ask people.",
    mistakes: ["YES although the component reads files anywhere."],
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Words that describe the component, for searching.
  public static let audioComponentsTags: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].tags", "NSExtension.NSExtensionAttributes.AudioComponents[].tags",
    title: nil,
    in: .audioComponents,
    .strings(),
    since: [.iOS(), .macOS()],
    example: """
      <array>
        <string>Effects</string>
        <string>Delay</string>
      </array>
      """,
    summary: "Words that describe the component, for searching.",
    whenNeeded: "When hosts shall sort the component.",
    ifMissing: "The component has no tags.",
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Resources outside the sandbox that the component needs.
  public static let audioComponentsResourceUsage: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].resourceUsage", "NSExtension.NSExtensionAttributes.AudioComponents[].resourceUsage",
    title: nil,
    in: .audioComponents,
    .dictionary(),
    since: [.iOS(), .macOS()],
    related: ["AudioComponents[].sandboxSafe"],
    example: """
      <dict>
        <key>network.client</key>
        <true/>
      </dict>
      """,
    summary: "Resources outside the sandbox that the component needs.",
    details: "Hosts can grant just these instead of refusing the component.",
    whenNeeded: "When the component is not safe in a sandbox by itself.",
    ifMissing: "Nothing beyond the sandbox is asked for.",
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Classes of kernel services that the component opens.
  public static let audioComponentsIOKitUserClient: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].resourceUsage.'iokit.user-client'",
    "NSExtension.NSExtensionAttributes.AudioComponents[].resourceUsage.'iokit.user-client'",
    title: nil,
    in: .audioComponents,
    .strings(.className),
    since: [.macOS()],
    example: """
      <array>
        <string>ExampleDongleUserClient</string>
      </array>
      """,
    summary: "Classes of kernel services that the component opens.",
    whenNeeded: "When the component talks to a device, such as a copy protection key.",
    ifMissing: "No such service is opened.",
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Names of services of other processes that the component looks up.
  public static let audioComponentsMachLookupGlobalName: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].resourceUsage.'mach-lookup.global-name'",
    "NSExtension.NSExtensionAttributes.AudioComponents[].resourceUsage.'mach-lookup.global-name'",
    title: nil,
    in: .audioComponents,
    .strings(.reverseDNS),
    since: [.macOS()],
    example: """
      <array>
        <string>com.example.licensing</string>
      </array>
      """,
    summary: "Names of services of other processes that the component looks up.",
    whenNeeded: "When the component talks to a helper of its maker.",
    ifMissing: "No such service is looked up.",
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Says that the component opens network connections.
  public static let audioComponentsNetworkClient: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].resourceUsage.'network.client'",
    "NSExtension.NSExtensionAttributes.AudioComponents[].resourceUsage.'network.client'",
    title: nil,
    in: .audioComponents,
    .boolean,
    since: [.macOS()],
    example: "<true/>",
    summary: "Says that the component opens network connections.",
    whenNeeded: "When the component checks a license or loads sounds.",
    ifMissing: "Connections are not asked for.",
    sources: [.applePage("audiotoolbox/audio-components")])

  /// Says that the component reads and writes files anywhere.
  public static let audioComponentsFilesAllReadWrite: InfoPlistKey = InfoPlistKey(
    "AudioComponents[].resourceUsage.'temporary-exception.files.all.read-write'",
    "NSExtension.NSExtensionAttributes.AudioComponents[].resourceUsage.'temporary-exception.files.all.read-write'",
    title: nil,
    in: .audioComponents,
    .boolean,
    since: [.macOS()],
    example: "<true/>",
    summary: "Says that the component reads and writes files anywhere.",
    whenNeeded: "When presets and samples lie where people put them.",
    ifMissing: "Files outside the sandbox are not asked for.",
    mistakes: ["YES where a folder of the host would do."],
    sources: [.applePage("audiotoolbox/audio-components")])
}
