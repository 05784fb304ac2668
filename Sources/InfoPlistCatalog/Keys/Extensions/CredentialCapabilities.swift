extension KeyFamily {
  /// Newer abilities of credential providers.
  public static let credentialCapabilities: KeyFamily = KeyFamily(
    "credential-capabilities", "Newer abilities of credential providers", category: .extensions,
    summary: "What a credential provider extension offers besides passwords: one-time codes, text and passkey upgrades.")
}

extension InfoPlistKey {
  /// One-time codes.
  public static let providesOneTimeCodes: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ProvidesOneTimeCodes",
    title: nil,
    in: .credentialCapabilities,
    .boolean,
    since: [.iOS("18.0"), .macOS("15.0"), .macCatalyst("18.0"), .visionOS("2.0")],
    default: .boolean(false),
    related: ["NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities"],
    example: "<true/>",
    summary: "Lets the credential provider fill in one-time codes.",
    whenNeeded: "When the provider keeps the secrets that one-time codes are made from.",
    ifMissing: "The provider is not asked for one-time codes.",
    mistakes: ["Setting it without code that answers requests for one-time codes."],
    sources: [.keyPage("providesonetimecodes")])

  /// Text of any kind.
  public static let providesTextToInsert: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ProvidesTextToInsert",
    title: nil,
    in: .credentialCapabilities,
    .boolean,
    since: [.iOS("18.0")],
    default: .boolean(false),
    related: ["NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities"],
    example: "<true/>",
    summary: "Lets the credential provider insert text into any text field from the AutoFill menu.",
    whenNeeded: "When the provider stores more than credentials, say card numbers or notes.",
    ifMissing: "The provider does not appear in the AutoFill menu of ordinary text fields.",
    mistakes: ["Expecting it on macOS, where no source lists it."],
    sources: [.keyPage("providestexttoinsert")])

  /// Passkey upgrades.
  public static let supportsConditionalPasskeyRegistration: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.SupportsConditionalPasskeyRegistration",
    title: nil,
    in: .credentialCapabilities,
    .boolean,
    since: [.iOS("18.0"), .macOS("15.0"), .macCatalyst("18.0"), .visionOS("2.0")],
    default: .boolean(false),
    related: ["NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities"],
    example: "<true/>",
    summary: "Lets the credential provider upgrade accounts to passkeys without being asked each time.",
    whenNeeded: "When the provider stores passkeys and can register them in passing.",
    ifMissing: "Accounts keep their passwords until a person adds a passkey.",
    mistakes: ["Setting it without ProvidesPasskeys."],
    sources: [.keyPage("supportsconditionalpasskeyregistration")])
}
