extension KeyFamily {
  /// Keys of message and mail extensions.
  public static let messageExtensions: KeyFamily = KeyFamily(
    "message-extensions", "Messages, mail and reports", category: .extensions,
    summary: "Filters for messages, reports of unwanted communication, iMessage apps and extensions of Mail.")
}

extension InfoPlistKey {
  /// The server a message filter asks.
  public static let ilMessageFilterExtensionNetworkURL: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ILMessageFilterExtensionNetworkURL",
    title: nil,
    in: .messageExtensions,
    .string(.httpsURL),
    since: [.iOS("11.0")],
    related: ["NSExtension.NSExtensionAttributes.IDMessageFilterExtensionNetworkURL"],
    example: "<string>https://filter.example.com/query</string>",
    summary: "Address of the server that a message filter may ask about a message.",
    details: """
      The key page has the name IDMessageFilterExtensionNetworkURL. The guide for message filters and other pages spell it as \
      here.
      """,
    whenNeeded: "When a message filter cannot decide by itself.",
    ifMissing: "The filter cannot put questions to a server.",
    mistakes: ["A plain http address."],
    sources: [.applePage("identitylookup/creating-a-message-filter-app-extension")])

  /// Another spelling for the server of a message filter.
  public static let idMessageFilterExtensionNetworkURL: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.IDMessageFilterExtensionNetworkURL",
    title: nil,
    in: .messageExtensions,
    .string(.httpsURL),
    since: [.iOS("11.0")],
    related: ["NSExtension.NSExtensionAttributes.ILMessageFilterExtensionNetworkURL"],
    example: "<string>https://filter.example.com/query</string>",
    summary: "Name by which the key page knows the server address of a message filter.",
    details: "Other pages spell the key with IL at the beginning, as all names of the framework. The two are probably meant to be one.",
    whenNeeded: "Prefer ILMessageFilterExtensionNetworkURL.",
    ifMissing: "Nothing changes when the other spelling is there.",
    sources: [.keyPage("nsextension/nsextensionattributes/idmessagefilterextensionnetworkurl")],
    confidence: .medium)

  /// The number that receives reports.
  public static let ilClassificationExtensionSMSReportDestination: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ILClassificationExtensionSMSReportDestination",
    title: nil,
    in: .messageExtensions,
    .string(.text),
    since: [.iOS("12.0")],
    related: ["NSExtension.NSExtensionAttributes.ILClassificationExtensionNetworkReportDestination"],
    example: "<string>7726</string>",
    summary: "Phone number to which reports of unwanted messages and calls are sent as text messages.",
    whenNeeded: "In reporting extensions whose reports go out as text messages.",
    ifMissing: "Reports cannot go out as text messages.",
    sources: [.keyPage("nsextension/nsextensionattributes/ilclassificationextensionsmsreportdestination")])

  /// The server that receives reports.
  public static let ilClassificationExtensionNetworkReportDestination: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ILClassificationExtensionNetworkReportDestination",
    title: nil,
    in: .messageExtensions,
    .string(.httpsURL),
    since: [.iOS("12.0")],
    expected: [.required(when: "an unwanted communication extension reports over the network")],
    related: ["NSExtension.NSExtensionAttributes.ILClassificationExtensionSMSReportDestination"],
    example: "<string>https://reports.example.com/spam</string>",
    summary: "Server that receives reports of unwanted messages and calls.",
    whenNeeded: "In reporting extensions whose reports go out over the network.",
    ifMissing: "Reports cannot go out over the network.",
    sources: [.applePage("identitylookup/sms-and-call-spam-reporting")])

  /// Where an iMessage app appears.
  public static let msSupportedPresentationContexts: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.MSSupportedPresentationContexts",
    title: nil,
    in: .messageExtensions,
    .array(of: .choice(.messagesPresentationContexts)),
    since: [.iOS("12.0")],
    related: ["NSExtension.NSExtensionAttributes.MSMessagesAppPresentationContextMessages"],
    misspellings: ["MSSupportedPresentationContext"],
    example: """
      <array>
        <string>MSMessagesAppPresentationContextMessages</string>
        <string>MSMessagesAppPresentationContextMedia</string>
      </array>
      """,
    summary: "Places where an iMessage app or a sticker pack may appear.",
    whenNeeded: "When an iMessage app shall be offered outside conversations too, or only there.",
    ifMissing: "No source says where the app appears then.",
    sources: [.applePage("messages/msmessagesappviewcontroller/presentationcontext")])

  /// A mistaken name for the presentation contexts.
  public static let msMessagesAppPresentationContextMessages: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.MSMessagesAppPresentationContextMessages",
    title: nil,
    in: .messageExtensions,
    .array(of: .choice(.messagesPresentationContexts)),
    since: [.iOS("12.0")],
    related: ["NSExtension.NSExtensionAttributes.MSSupportedPresentationContexts"],
    example: "<array><string>MSMessagesAppPresentationContextMessages</string></array>",
    summary: "Title of a key page that probably means MSSupportedPresentationContexts.",
    details: """
      The name is that of one of the values, so the title of the page is likely a slip. It is uncertain whether the system reads \
      such a key.
      """,
    whenNeeded: "Prefer MSSupportedPresentationContexts.",
    ifMissing: "Nothing is known to change.",
    sources: [.keyPage("nsextension/nsextensionattributes/msmessagesapppresentationcontextmessages")],
    confidence: .low)

  /// The roles of a Mail extension.
  public static let meExtensionCapabilities: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.MEExtensionCapabilities",
    title: nil,
    in: .messageExtensions,
    .array(of: .choice(.mailExtensionCapabilities)),
    since: [.macOS("12.0")],
    expected: [.required(when: "the extension point is com.apple.email.extension")],
    related: ["NSExtension.NSExtensionAttributes.MEComposeSession"],
    example: """
      <array>
        <string>MEComposeSessionHandler</string>
        <string>MEMessageActionHandler</string>
      </array>
      """,
    summary: "Roles that an extension takes on in Mail.",
    whenNeeded: "In every Mail extension.",
    ifMissing: "Mail gives the extension nothing to do.",
    sources: [.keyPage("nsextension/nsextensionattributes/meextensioncapabilities")])

  /// The button in the compose window.
  public static let meComposeSession: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.MEComposeSession",
    title: nil,
    in: .messageExtensions,
    .dictionary(),
    since: [.macOS("12.0")],
    related: ["NSExtension.NSExtensionAttributes.MEExtensionCapabilities"],
    example: """
      <dict>
        <key>MEComposeIcon</key>
        <string>ComposeIcon</string>
        <key>MEComposeIconToolTip</key>
        <string>Check recipients</string>
      </dict>
      """,
    summary: "Settings for Mail extensions that take part in writing messages.",
    whenNeeded: "In Mail extensions with the role of a compose session handler.",
    ifMissing: "The compose window has no button for the extension with an icon of its own.",
    sources: [.keyPage("nsextension/nsextensionattributes/mecomposesession")])

  /// The icon of the button.
  public static let meComposeIcon: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.MEComposeSession.MEComposeIcon",
    title: nil,
    in: .messageExtensions,
    .string(.imageName),
    since: [.macOS("12.0")],
    example: "<string>ComposeIcon</string>",
    summary: "Image of the extension's button in the compose window of Mail.",
    whenNeeded: "In Mail extensions with a button in the compose window.",
    ifMissing: "The button has no icon of its own.",
    sources: [.keyPage("nsextension/nsextensionattributes/mecomposesession/mecomposeicon")])

  /// The help tag of the button.
  public static let meComposeIconToolTip: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.MEComposeSession.MEComposeIconToolTip",
    title: nil,
    in: .messageExtensions,
    .string(.userText),
    since: [.macOS("12.0")],
    example: "<string>Check recipients</string>",
    summary: "Help tag of the extension's button in the compose window of Mail.",
    whenNeeded: "In Mail extensions with a button in the compose window.",
    ifMissing: "The button has no help tag.",
    sources: [.keyPage("nsextension/nsextensionattributes/mecomposesession/mecomposeicontooltip")])
}
