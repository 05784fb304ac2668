extension ValueTable {
  /// Roles of a Mail extension.
  public static let mailExtensionCapabilities: ValueTable = ValueTable(
    "mail-extension-capabilities",
    title: "Capabilities of Mail extensions",
    closed: false,
    summary: "Roles that a Mail extension can take on.",
    sources: [.keyPage("nsextension/nsextensionattributes/meextensioncapabilities")],
    [
      ValueEntry(
        "MEComposeSessionHandler", title: "Compose session handler", "Takes part in writing a message and can check it before sending.",
        since: [.macOS("12.0")]),
      ValueEntry(
        "MEMessageActionHandler", title: "Message action handler", "Acts on arriving messages, for example by moving or flagging them.",
        since: [.macOS("12.0")]),
      ValueEntry("MEContentBlocker", title: "Content blocker", "Supplies rules for blocked content in messages.", since: [.macOS("12.0")]),
      ValueEntry(
        "MEMessageSecurityHandler", title: "Message security handler", "Encrypts, decrypts, signs and verifies messages.",
        since: [.macOS("12.0")]),
    ])
}
