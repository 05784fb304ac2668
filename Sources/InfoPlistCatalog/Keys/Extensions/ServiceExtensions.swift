extension KeyFamily {
  /// Keys of audio, broadcast, network, camera and editor extensions.
  public static let serviceExtensions: KeyFamily = KeyFamily(
    "service-extensions", "Audio, broadcast, network and camera extensions", category: .extensions,
    summary: "Audio units, broadcasts, camera and network system extensions, uploads in the background and source editor commands.")
}

extension InfoPlistKey {
  /// The audio units of an extension.
  public static let nsExtensionAudioComponents: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.AudioComponents",
    title: nil,
    in: .serviceExtensions,
    .dictionaries,
    since: [.iOS(), .macOS()],
    expected: [.required(when: "the extension point is com.apple.AudioUnit or com.apple.AudioUnit-UI")],
    related: ["AudioComponents", "NSExtension.NSExtensionAttributes.AudioComponentBundle"],
    misspellings: ["AudioComponent"],
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
        </dict>
      </array>
      """,
    summary: "Audio units that the extension provides.",
    details: """
      The entries have the members of the top-level key of the same name: type, subtype and manufacturer as four-character codes, \
      name, version and so on.
      """,
    whenNeeded: "In every audio unit extension.",
    ifMissing: "Hosts find no audio unit in the extension.",
    mistakes: ["The top-level key of the same name, which serves bundles that are no extensions."],
    sources: [.applePage("audiotoolbox/auaudiounit")])

  /// The framework with the audio unit.
  public static let audioComponentBundle: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.AudioComponentBundle",
    title: nil,
    in: .serviceExtensions,
    .string(.bundleIdentifier),
    since: [.iOS(), .macOS()],
    related: ["NSExtension.NSExtensionAttributes.AudioComponents", "CFBundleIdentifier"],
    example: "<string>com.example.Echo.Framework</string>",
    summary: "Bundle identifier of the framework that holds an audio unit for loading into the host.",
    details: "With the code in a framework, a host can load the audio unit into its own process.",
    whenNeeded: "When a host shall be able to load the audio unit in process.",
    ifMissing: "The audio unit runs in a process of its own.",
    sources: [.applePage("avfaudio/creating-custom-audio-effects")])

  /// The form in which a broadcast arrives.
  public static let rpBroadcastProcessMode: InfoPlistKey = InfoPlistKey(
    "NSExtension.RPBroadcastProcessMode",
    title: nil,
    in: .serviceExtensions,
    .choice(.broadcastProcessModes),
    since: [.iOS()],
    expected: [.required(when: "the extension point is com.apple.broadcast-services-upload")],
    misspellings: ["RPBroadcastProcessmode"],
    example: "<string>RPBroadcastProcessModeSampleBuffer</string>",
    summary: "In which form a broadcast upload extension receives picture and sound.",
    details: "Templates for broadcast extensions write it; only one value is known.",
    whenNeeded: "In broadcast upload extensions.",
    ifMissing: "No source says what the system then does.",
    sources: [.repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts")],
    confidence: .medium)

  /// The address for uploads from Photos.
  public static let backgroundUploadURLBase: InfoPlistKey = InfoPlistKey(
    "BackgroundUploadURLBase",
    title: nil,
    in: .serviceExtensions,
    .string(.httpsURL),
    since: [.iOS("26.1")],
    expected: [.required(when: "the bundle is a PhotoKit background upload extension")],
    related: ["EXAppExtensionAttributes.EXExtensionPointIdentifier"],
    misspellings: ["BackgroundUploadURLbase", "BackgroundUploadBaseURL"],
    example: "<string>https://upload.example.com/photos/</string>",
    summary: "Base address to which a PhotoKit background upload extension sends photos and videos.",
    whenNeeded: "In extensions for the extension point com.apple.photos.background-upload.",
    ifMissing: "The extension has no address it may upload to.",
    mistakes: ["Writing it below EXAppExtensionAttributes: it stands at the top level of the extension's Info.plist."],
    sources: [.applePage("photokit/uploading-asset-resources-in-the-background")],
    confidence: .medium)

  /// The settings of a camera extension.
  public static let cmioExtension: InfoPlistKey = InfoPlistKey(
    "CMIOExtension",
    title: nil,
    in: .serviceExtensions,
    .dictionary(),
    since: [.macOS("12.3"), .macCatalyst("15.4")],
    expected: [.required(when: "the bundle is a Core Media I/O camera extension")],
    related: ["NetworkExtension"],
    example: """
      <dict>
        <key>CMIOExtensionMachServiceName</key>
        <string>$(TeamIdentifierPrefix)com.example.camera</string>
      </dict>
      """,
    summary: "Describes a system extension that provides a camera.",
    whenNeeded: "In camera extensions, which are system extensions.",
    ifMissing: "The system does not take the system extension for a camera.",
    sources: [.applePage("coremediaio/creating-a-camera-extension-with-core-media-i-o")],
    confidence: .medium)

  /// The service name of a camera extension.
  public static let cmioExtensionMachServiceName: InfoPlistKey = InfoPlistKey(
    "CMIOExtension.CMIOExtensionMachServiceName",
    title: nil,
    in: .serviceExtensions,
    .string(.text),
    since: [.macOS("12.3"), .macCatalyst("15.4")],
    expected: [.required(when: "in every CMIOExtension dictionary")],
    misspellings: ["CMIOExtensionMachServicename"],
    example: "<string>$(TeamIdentifierPrefix)com.example.camera</string>",
    summary: "Name of the Mach service by which the system reaches a camera extension.",
    details: "It has to start with an app group identifier of the extension.",
    whenNeeded: "In every camera extension.",
    ifMissing: "The system cannot reach the camera extension.",
    mistakes: ["A name outside the app groups of the extension: the service cannot be registered."],
    sources: [.applePage("coremediaio/creating-a-camera-extension-with-core-media-i-o")])

  /// The settings of a network system extension.
  public static let networkExtension: InfoPlistKey = InfoPlistKey(
    "NetworkExtension",
    title: nil,
    in: .serviceExtensions,
    .dictionary(),
    since: [.macOS("10.15")],
    expected: [.required(when: "network providers are packaged as a system extension")],
    related: ["CMIOExtension", "NSExtension.NSExtensionPointIdentifier"],
    example: """
      <dict>
        <key>NEMachServiceName</key>
        <string>$(TeamIdentifierPrefix)com.example.filter</string>
        <key>NEProviderClasses</key>
        <dict>
          <key>com.apple.networkextension.filter-data</key>
          <string>$(PRODUCT_MODULE_NAME).FilterDataProvider</string>
        </dict>
      </dict>
      """,
    summary: "Describes a system extension with network providers.",
    details: "App extensions with network providers have NSExtension instead.",
    whenNeeded: "In filters, proxies and tunnels that are packaged as a system extension.",
    ifMissing: "The system finds no provider in the system extension.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The service name of a network system extension.
  public static let neMachServiceName: InfoPlistKey = InfoPlistKey(
    "NetworkExtension.NEMachServiceName",
    title: nil,
    in: .serviceExtensions,
    .string(.text),
    since: [.macOS("10.15")],
    expected: [.required(when: "in every NetworkExtension dictionary")],
    example: "<string>$(TeamIdentifierPrefix)com.example.filter</string>",
    summary: "Name of the Mach service by which the app reaches a network system extension.",
    details: "It has to start with an app group identifier of the extension.",
    whenNeeded: "In every network system extension.",
    ifMissing: "The app cannot reach the extension.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The provider classes.
  public static let neProviderClasses: InfoPlistKey = InfoPlistKey(
    "NetworkExtension.NEProviderClasses",
    title: nil,
    in: .serviceExtensions,
    .dictionary(.chosen(.reverseDNS, .string(.className))),
    since: [.macOS("10.15")],
    expected: [.required(when: "in every NetworkExtension dictionary")],
    related: ["NSExtension.NSExtensionPointIdentifier", "NSExtension.NSExtensionPrincipalClass"],
    misspellings: ["NEProviderClass"],
    example: """
      <dict>
        <key>com.apple.networkextension.filter-data</key>
        <string>$(PRODUCT_MODULE_NAME).FilterDataProvider</string>
      </dict>
      """,
    summary: "Classes of the providers, each under the identifier of its extension point.",
    whenNeeded: "In every network system extension.",
    ifMissing: "The system finds no provider in the extension.",
    mistakes: ["A Swift class without its module name."],
    sources: [.publicFiles],
    confidence: .medium)

  /// The window of a workflow extension.
  public static let proExtensionAttributes: InfoPlistKey = InfoPlistKey(
    "NSExtension.ProExtensionAttributes",
    title: nil,
    in: .serviceExtensions,
    .dictionary(),
    since: [],
    related: ["NSExtension.ProExtensionPrincipalClass"],
    example: """
      <dict>
        <key>ContentViewMinimumWidth</key>
        <integer>480</integer>
        <key>ContentViewMinimumHeight</key>
        <integer>320</integer>
      </dict>
      """,
    summary: "Smallest window of a workflow extension of Final Cut Pro.",
    details: "Documented for version 1.0 of the workflow extensions, without a version of macOS.",
    whenNeeded: "When the window of a workflow extension must not get too small.",
    ifMissing: "The window gets as small as Final Cut Pro permits.",
    sources: [.keyPage("nsextension/proextensionattributes")])

  /// The smallest height.
  public static let contentViewMinimumHeight: InfoPlistKey = InfoPlistKey(
    "NSExtension.ProExtensionAttributes.ContentViewMinimumHeight",
    title: nil,
    in: .serviceExtensions,
    .integer(0...Int.max),
    since: [],
    related: ["NSExtension.ProExtensionAttributes.ContentViewMinimumWidth"],
    example: "<integer>320</integer>",
    summary: "Smallest height of the window of a workflow extension.",
    whenNeeded: "When the window must not get too low.",
    ifMissing: "No source says how low the window may get.",
    sources: [.keyPage("nsextension/proextensionattributes/contentviewminimumheight")])

  /// The smallest width.
  public static let contentViewMinimumWidth: InfoPlistKey = InfoPlistKey(
    "NSExtension.ProExtensionAttributes.ContentViewMinimumWidth",
    title: nil,
    in: .serviceExtensions,
    .integer(0...Int.max),
    since: [],
    related: ["NSExtension.ProExtensionAttributes.ContentViewMinimumHeight"],
    example: "<integer>480</integer>",
    summary: "Smallest width of the window of a workflow extension.",
    whenNeeded: "When the window must not get too narrow.",
    ifMissing: "No source says how narrow the window may get.",
    sources: [.keyPage("nsextension/proextensionattributes/contentviewminimumwidth")])

  /// The class of a pro video extension.
  public static let proExtensionPrincipalClass: InfoPlistKey = InfoPlistKey(
    "NSExtension.ProExtensionPrincipalClass",
    title: nil,
    in: .serviceExtensions,
    .string(.className),
    since: [],
    related: ["NSExtension.NSExtensionPrincipalClass", "NSExtension.ProExtensionPrincipalViewControllerClass"],
    example: "<string>$(PRODUCT_MODULE_NAME).EncoderExtension</string>",
    summary: "Main class of an extension of Compressor or Final Cut Pro.",
    whenNeeded: "In encoder and workflow extensions.",
    ifMissing: "The app that loads the extension finds no class to start.",
    sources: [.keyPage("nsextension/proextensionprincipalclass")])

  /// The view controller of a pro video extension.
  public static let proExtensionPrincipalViewControllerClass: InfoPlistKey = InfoPlistKey(
    "NSExtension.ProExtensionPrincipalViewControllerClass",
    title: nil,
    in: .serviceExtensions,
    .string(.className),
    since: [],
    related: ["NSExtension.ProExtensionPrincipalClass"],
    example: "<string>$(PRODUCT_MODULE_NAME).WorkflowViewController</string>",
    summary: "Main view controller class of an extension of Compressor or Final Cut Pro.",
    whenNeeded: "When an encoder or workflow extension has an interface.",
    ifMissing: "The extension shows no interface.",
    sources: [.keyPage("nsextension/proextensionprincipalviewcontrollerclass")])

  /// The identity of an encoder extension.
  public static let proExtensionUUID: InfoPlistKey = InfoPlistKey(
    "NSExtension.ProExtensionUUID",
    title: nil,
    in: .serviceExtensions,
    .string(.uuid),
    since: [],
    related: ["NSExtension.ProExtensionPrincipalClass"],
    example: "<string>6F1E3C52-8A4B-4D0E-9C1A-2B7D5E8F9A10</string>",
    summary: "UUID by which Compressor tells the extension from others.",
    whenNeeded: "In encoder extensions.",
    ifMissing: "Compressor cannot tell extensions apart.",
    mistakes: ["The UUID of another extension, copied along with its Info.plist."],
    sources: [.keyPage("nsextension/proextensionuuid")])

  /// The class of a source editor extension.
  public static let xcSourceEditorExtensionPrincipalClass: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.XCSourceEditorExtensionPrincipalClass",
    title: nil,
    in: .serviceExtensions,
    .string(.className),
    since: [.macOS("10.12")],
    expected: [.common(when: "the extension point is com.apple.dt.Xcode.extension.source-editor")],
    related: ["NSExtension.NSExtensionAttributes.XCSourceEditorCommandDefinitions"],
    example: "<string>$(PRODUCT_MODULE_NAME).SourceEditorExtension</string>",
    summary: "Main class of an extension for the source editor of Xcode.",
    details: "Known from public files; the version is that of the extension point.",
    whenNeeded: "In source editor extensions.",
    ifMissing: "No document says what Xcode then does.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The commands of a source editor extension.
  public static let xcSourceEditorCommandDefinitions: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.XCSourceEditorCommandDefinitions",
    title: nil,
    in: .serviceExtensions,
    .dictionaries,
    since: [.macOS("10.12")],
    related: ["NSExtension.NSExtensionAttributes.XCSourceEditorExtensionPrincipalClass"],
    example: """
      <array>
        <dict>
          <key>XCSourceEditorCommandClassName</key>
          <string>$(PRODUCT_MODULE_NAME).SortLinesCommand</string>
          <key>XCSourceEditorCommandIdentifier</key>
          <string>$(PRODUCT_BUNDLE_IDENTIFIER).SortLines</string>
          <key>XCSourceEditorCommandName</key>
          <string>Sort Lines</string>
        </dict>
      </array>
      """,
    summary: "Commands that the extension adds to the Editor menu of Xcode.",
    details: "Known from public files; the version is that of the extension point.",
    whenNeeded: "In source editor extensions that list their commands in the file.",
    ifMissing: "The extension has to name its commands in code.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The class of the command.
  public static let xcSourceEditorCommandClassName: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.XCSourceEditorCommandDefinitions[].XCSourceEditorCommandClassName",
    title: nil,
    in: .serviceExtensions,
    .string(.className),
    since: [.macOS("10.12")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>$(PRODUCT_MODULE_NAME).SortLinesCommand</string>",
    summary: "Class of a source editor extension that carries out one command of Xcode's Editor menu.",
    whenNeeded: "In every entry.",
    ifMissing: "The command has no code to run.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The name of the command in code.
  public static let xcSourceEditorCommandIdentifier: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.XCSourceEditorCommandDefinitions[].XCSourceEditorCommandIdentifier",
    title: nil,
    in: .serviceExtensions,
    .string(.reverseDNS),
    since: [.macOS("10.12")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>$(PRODUCT_BUNDLE_IDENTIFIER).SortLines</string>",
    summary: "Identifier by which the extension tells the command from its others.",
    whenNeeded: "In every entry.",
    ifMissing: "The extension cannot tell which command was chosen.",
    sources: [.publicFiles],
    confidence: .medium)

  /// The title of the command.
  public static let xcSourceEditorCommandName: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.XCSourceEditorCommandDefinitions[].XCSourceEditorCommandName",
    title: nil,
    in: .serviceExtensions,
    .string(.userText),
    since: [.macOS("10.12")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>Sort Lines</string>",
    summary: "Title of the command in the Editor menu.",
    whenNeeded: "In every entry.",
    ifMissing: "The menu has no title for the command.",
    sources: [.publicFiles],
    confidence: .medium)
}
