extension KeyFamily {
  /// Endpoints and protocols for streaming.
  public static let streaming: KeyFamily = KeyFamily(
    "streaming", "Streaming of media", category: .media,
    summary: "Endpoints and protocols over which an app streams media.")
}

extension InfoPlistKey {
  /// Endpoints for streaming.
  public static let approvedStreamingEndpoints: InfoPlistKey = InfoPlistKey(
    "ApprovedStreamingEndpoints",
    title: nil,
    in: .streaming,
    .dictionary(.chosen(.text, .string(.text))),
    since: [.visionOS("26.4")],
    localized: [.never],
    example: """
      <dict>
        <key>Studio</key>
        <string>stream.example.com</string>
      </dict>
      """,
    summary: "Endpoints, by name, that a visionOS app may stream content from.",
    whenNeeded: "When a visionOS app streams content from a computer or service that has to be approved.",
    ifMissing: "No endpoint is approved.",
    mistakes: ["An array of addresses instead of names with addresses."],
    sources: [.keyPage("approvedstreamingendpoints")])

  /// Address of one endpoint, under a name of the developer.
  public static let approvedStreamingEndpointsEntry: InfoPlistKey = InfoPlistKey(
    "ApprovedStreamingEndpoints.*",
    title: nil,
    in: .streaming,
    .string(.text),
    since: [.visionOS("26.4")],
    example: "<string>stream.example.com</string>",
    summary: "Address of one endpoint, under a name of the developer.",
    details: "No page shows an example; whether a port may follow is unknown.",
    whenNeeded: "For each endpoint.",
    ifMissing: "The endpoint is not approved.",
    sources: [.keyPage("approvedstreamingendpoints")],
    confidence: .medium)

  /// Protocols for streaming.
  public static let mdeSupportedProtocols: InfoPlistKey = InfoPlistKey(
    "MDESupportedProtocols",
    title: nil,
    in: .streaming,
    .dictionary(.chosen(.typeIdentifier, .string(.text))),
    since: [.iOS("27.0")],
    localized: [.never],
    related: ["MDESupportsUniversalURLPlayback"],
    example: """
      <dict>
        <key>com.example.stream-protocol</key>
        <string>Example Stream</string>
      </dict>
      """,
    summary: "Protocols for streaming of media that an app supports, by uniform type identifier.",
    details: "Taken from pages of a beta; details may still change.",
    whenNeeded: "When the app extends the playback of media to a protocol.",
    ifMissing: "The app supports no such protocol.",
    mistakes: ["An array of identifiers instead of a dictionary."],
    sources: [.keyPage("mdesupportedprotocols")])

  /// Value for one protocol, whose identifier is the key.
  public static let mdeSupportedProtocolsEntry: InfoPlistKey = InfoPlistKey(
    "MDESupportedProtocols.*",
    title: nil,
    in: .streaming,
    .string(.text),
    since: [.iOS("27.0")],
    example: "<string>Example Stream</string>",
    summary: "Value for one protocol, whose identifier is the key.",
    details: "Taken from pages of a beta; the meaning of the value is not described there.",
    whenNeeded: "For each protocol.",
    ifMissing: "The protocol is not supported.",
    sources: [.keyPage("mdesupportedprotocols")],
    confidence: .medium)

  /// Playback from universal URLs.
  public static let mdeSupportsUniversalURLPlayback: InfoPlistKey = InfoPlistKey(
    "MDESupportsUniversalURLPlayback",
    title: nil,
    in: .streaming,
    .boolean,
    since: [.iOS("27.0")],
    related: ["MDESupportedProtocols"],
    example: "<true/>",
    summary: "Says that an app can play media from universal URLs.",
    details: "Taken from pages of a beta; details may still change.",
    whenNeeded: "When the app plays media that such an address leads to.",
    ifMissing: "Such addresses are not handed to the app.",
    mistakes: ["Setting it without a protocol that the app supports."],
    sources: [.keyPage("mdesupportsuniversalurlplayback")])
}
