extension KeyFamily {
  /// The dictionary that describes an ExtensionKit extension.
  public static let extensionKit: KeyFamily = KeyFamily(
    "extension-kit", "ExtensionKit and media extensions", category: .extensions,
    summary: "The dictionary that describes an ExtensionKit extension, and what extensions for media formats add to it.")
}

extension InfoPlistKey {
  /// What makes a bundle an ExtensionKit extension.
  public static let exAppExtensionAttributes: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes",
    title: nil,
    in: .extensionKit,
    .dictionary(.open),
    since: [.iOS("16.0"), .macCatalyst("16.0"), .macOS("13.0"), .tvOS("16.0"), .watchOS("9.0"), .visionOS("1.1")],
    expected: [.required(for: .extensionKitExtension)],
    localized: [.never],
    excludes: ["NSExtension"],
    related: ["EXAppExtensionAttributes.EXExtensionPointIdentifier", "NSExtension"],
    misspellings: ["EXAppExtensionAttribute", "EXExtensionAttributes"],
    example: """
      <dict>
        <key>EXExtensionPointIdentifier</key>
        <string>com.apple.appintents-extension</string>
      </dict>
      """,
    summary: "Describes an extension built on ExtensionKit: its extension point and the settings of that point.",
    details: """
      Takes the place of NSExtension. Settings of the extension point stand beside the identifier, not in a dictionary of their \
      own. Apps may define extension points and settings, so other members are no error. The versions are those of the protocol \
      for app extensions.
      """,
    whenNeeded: "In the Info.plist of every ExtensionKit extension.",
    ifMissing: "The system does not take the bundle for an extension.",
    mistakes: [
      "Both this dictionary and NSExtension in one bundle.",
      "An ExtensionKit extension in the PlugIns directory: it belongs into Extensions.",
    ],
    sources: [
      .applePage("browserenginekit/creating-browser-extensions-in-xcode"),
      .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
    ])

  /// The place the extension plugs into.
  public static let exExtensionPointIdentifier: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.EXExtensionPointIdentifier",
    title: nil,
    in: .extensionKit,
    .choice(.extensionKitPoints),
    since: [.iOS("16.0"), .macCatalyst("16.0"), .macOS("13.0"), .tvOS("16.0"), .watchOS("9.0"), .visionOS("1.1")],
    expected: [.required(when: "in every EXAppExtensionAttributes dictionary")],
    localized: [.never],
    related: ["NSExtension.NSExtensionPointIdentifier", "EXAppExtensionAttributes.EXPrincipalClass"],
    misspellings: ["EXExtensionPointIdentifer", "EXExtensionPoint"],
    example: "<string>com.apple.appintents-extension</string>",
    summary: "Name of the extension point that an ExtensionKit extension plugs into.",
    details: "The system's own points are listed in a table; an app that defines an extension point gives it a name of its own.",
    whenNeeded: "In every ExtensionKit extension.",
    ifMissing: "The extension belongs to no extension point and is never started.",
    mistakes: ["A point of the older kind: that name belongs under NSExtension."],
    sources: [.applePage("browserenginekit/creating-browser-extensions-in-xcode"), .applePage("contactprovider/contactproviderextension")])

  /// The class of a media extension.
  public static let exPrincipalClass: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.EXPrincipalClass",
    title: nil,
    in: .extensionKit,
    .string(.className),
    since: [.macOS("14.0")],
    expected: [.required(when: "the extension is a media extension")],
    related: ["EXAppExtensionAttributes.ClassImplementationID", "NSExtension.NSExtensionPrincipalClass"],
    misspellings: ["EXPrincipleClass"],
    example: "<string>$(PRODUCT_MODULE_NAME).FormatReaderFactory</string>",
    summary: "Class that makes the objects of a media extension.",
    whenNeeded: "In format readers, video decoders and RAW processors.",
    ifMissing: "The media system has no class to start.",
    sources: [
      .applePage("mediaextension/format-reader-property-list-dictionaries"),
      .applePage("mediaextension/video-decoder-property-list-dictionary"),
    ])

  /// The identity of a media extension.
  public static let classImplementationID: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.ClassImplementationID",
    title: nil,
    in: .extensionKit,
    .string(.text),
    since: [.macOS("15.0"), .macCatalyst("18.0")],
    expected: [.required(when: "the extension is a media extension")],
    related: ["EXAppExtensionAttributes.ObjectName", "EXAppExtensionAttributes.EXPrincipalClass"],
    example: "<string>com.example.player.reader</string>",
    summary: "Unique identifier of a format reader, video decoder or RAW processor.",
    details: "The extension points themselves date from macOS 14.",
    whenNeeded: "In every media extension.",
    ifMissing: "The media system cannot tell the extension from others.",
    sources: [
      .applePage("mediaextension/format-reader-property-list-dictionaries"),
      .applePage("mediaextension/video-decoder-property-list-dictionary"),
    ])

  /// The name of a media extension.
  public static let objectName: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.ObjectName",
    title: nil,
    in: .extensionKit,
    .string(.userText),
    since: [.macOS("15.0"), .macCatalyst("18.0")],
    expected: [.required(when: "the extension is a media extension")],
    related: ["EXAppExtensionAttributes.ClassImplementationID"],
    example: "<string>Example Format Reader</string>",
    summary: "Name of a media extension, a format reader or video decoder, as people read it.",
    whenNeeded: "In every media extension.",
    ifMissing: "The extension has no name to show.",
    sources: [
      .applePage("mediaextension/format-reader-property-list-dictionaries"),
      .applePage("mediaextension/video-decoder-property-list-dictionary"),
    ])

  /// The codecs handled.
  public static let codecInfo: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.CodecInfo",
    title: nil,
    in: .extensionKit,
    .dictionaries,
    since: [.macOS("15.0"), .macCatalyst("18.0")],
    expected: [.required(when: "the extension is a video decoder or a RAW processor")],
    example: """
      <array>
        <dict>
          <key>CodecName</key>
          <string>Example Video</string>
          <key>CodecType</key>
          <string>exv1</string>
        </dict>
      </array>
      """,
    summary: "Codecs that a video decoder or RAW processor handles.",
    whenNeeded: "In video decoders and RAW processors.",
    ifMissing: "The extension is used for no codec.",
    sources: [.applePage("mediaextension/video-decoder-property-list-dictionary")])

  /// The name of the codec.
  public static let codecName: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.CodecInfo[].CodecName",
    title: nil,
    in: .extensionKit,
    .string(.userText),
    since: [.macOS("15.0"), .macCatalyst("18.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>Example Video</string>",
    summary: "Name of a codec that a video decoder extension handles, as people read it.",
    whenNeeded: "In every entry.",
    ifMissing: "The codec has no name to show.",
    sources: [.applePage("mediaextension/video-decoder-property-list-dictionary")])

  /// The code of the codec.
  public static let codecType: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.CodecInfo[].CodecType",
    title: nil,
    in: .extensionKit,
    .string(.fourCharacterCode),
    since: [.macOS("15.0"), .macCatalyst("18.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>exv1</string>",
    summary: "Four-character code of the codec.",
    whenNeeded: "In every entry.",
    ifMissing: "The codec cannot be matched to a video.",
    mistakes: ["A code of more or fewer than four characters."],
    sources: [.applePage("mediaextension/video-decoder-property-list-dictionary")])

  /// The types of a format reader.
  public static let mtUTTypeArray: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.MTUTTypeArray",
    title: nil,
    in: .extensionKit,
    .strings(.typeIdentifier),
    since: [.macOS("15.0"), .macCatalyst("18.0")],
    expected: [.required(when: "the extension is a format reader")],
    related: ["EXAppExtensionAttributes.MTFileNameExtensionArray"],
    example: "<array><string>com.example.movie</string></array>",
    summary: "Type identifiers of the files that a format reader opens.",
    whenNeeded: "In every format reader.",
    ifMissing: "The format reader is offered no file by type.",
    sources: [.applePage("mediaextension/format-reader-property-list-dictionaries")])

  /// The filename extensions of a format reader.
  public static let mtFileNameExtensionArray: InfoPlistKey = InfoPlistKey(
    "EXAppExtensionAttributes.MTFileNameExtensionArray",
    title: nil,
    in: .extensionKit,
    .strings(.fileExtension),
    since: [.macOS("15.0"), .macCatalyst("18.0")],
    expected: [.required(when: "the extension is a format reader")],
    related: ["EXAppExtensionAttributes.MTUTTypeArray"],
    example: "<array><string>exmov</string></array>",
    summary: "Filename extensions of the files that a format reader opens.",
    whenNeeded: "In every format reader.",
    ifMissing: "The format reader is offered no file by its name.",
    mistakes: ["A period before the filename extension."],
    sources: [.applePage("mediaextension/format-reader-property-list-dictionaries")])
}
