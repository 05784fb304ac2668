extension KeyFamily {
  /// Keys of credential, account and token extensions.
  public static let accountExtensions: KeyFamily = KeyFamily(
    "account-extensions", "Accounts, credentials and tokens", category: .extensions,
    summary: "What password managers, account modification extensions and token drivers declare.")
}

extension InfoPlistKey {
  /// What a credential provider offers.
  public static let asCredentialProviderExtensionCapabilities: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities",
    title: nil,
    in: .accountExtensions,
    .dictionary(),
    since: [.iOS("17.0"), .macCatalyst("17.0"), .macOS("14.0")],
    expected: [.recommended(when: "the extension point is com.apple.authentication-services-credential-provider-ui")],
    misspellings: ["ASCredentialProviderExtensionCapability"],
    example: """
      <dict>
        <key>ProvidesPasswords</key>
        <true/>
        <key>ProvidesPasskeys</key>
        <true/>
      </dict>
      """,
    summary: "Tells which kinds of credentials a password manager offers to the system.",
    whenNeeded: "In credential provider extensions that offer more than the system assumes.",
    ifMissing: "No source says which kinds of credentials are assumed then.",
    sources: [.keyPage("nsextension/nsextensionattributes/ascredentialproviderextensioncapabilities")])

  /// Whether there are passkeys.
  public static let providesPasskeys: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ProvidesPasskeys",
    title: nil,
    in: .accountExtensions,
    .boolean,
    since: [.iOS("17.0"), .macOS("14.0")],
    default: .boolean(false),
    related: ["NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ProvidesPasswords"],
    misspellings: ["ProvidesPassKeys"],
    example: "<true/>",
    summary: "Says that the credential provider offers passkeys.",
    whenNeeded: "When the provider stores passkeys and signs in with them.",
    ifMissing: "The provider is not asked for passkeys.",
    sources: [.keyPage("nsextension/nsextensionattributes/ascredentialproviderextensioncapabilities/providespasskeys")])

  /// Whether there are passwords.
  public static let providesPasswords: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ProvidesPasswords",
    title: nil,
    in: .accountExtensions,
    .boolean,
    since: [.iOS("17.0"), .macOS("14.0")],
    default: .boolean(false),
    related: ["NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ProvidesPasskeys"],
    misspellings: ["ProvidesPassword"],
    example: "<true/>",
    summary: "Says that the credential provider offers passwords.",
    whenNeeded: "When the dictionary of capabilities exists and the provider stores passwords.",
    ifMissing: "A provider with a dictionary of capabilities is not asked for passwords.",
    mistakes: ["Adding the dictionary for passkeys and forgetting that passwords have to be stated too."],
    sources: [.keyPage("nsextension/nsextensionattributes/ascredentialproviderextensioncapabilities/providespasswords")])

  /// Whether there is a screen for the first setup.
  public static let showsConfigurationUI: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ShowsConfigurationUI",
    title: nil,
    in: .accountExtensions,
    .boolean,
    since: [.iOS("17.0"), .macOS("14.0")],
    default: .boolean(false),
    related: ["NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionShowsConfigurationUI"],
    example: "<true/>",
    summary: "Says that the provider shows a screen of its own when a person turns it on in Settings.",
    whenNeeded: "When the provider has to be set up before it is of use.",
    ifMissing: "Turning the provider on shows no screen of the provider.",
    sources: [.keyPage("nsextension/nsextensionattributes/ascredentialproviderextensioncapabilities/showsconfigurationui")])

  /// Whether credentials can be moved to other managers.
  public static let supportsCredentialExchange: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.SupportsCredentialExchange",
    title: nil,
    in: .accountExtensions,
    .boolean,
    since: [.iOS("18.2"), .macOS("15.2"), .visionOS("2.2")],
    misspellings: ["SupportsCredentialsExchange"],
    example: "<true/>",
    summary: "Says that the provider takes part in moving credentials between password managers.",
    details: "The versions are those of the class for exporting credentials.",
    whenNeeded: "When the provider can import or export credentials.",
    ifMissing: "The provider does not appear among the partners of an exchange.",
    sources: [.applePage("authenticationservices/ascredentialexportmanager")])

  /// The flag for the setup screen at another place.
  public static let asCredentialProviderExtensionShowsConfigurationUI: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionShowsConfigurationUI",
    title: nil,
    in: .accountExtensions,
    .boolean,
    since: [.iOS()],
    related: ["NSExtension.NSExtensionAttributes.ASCredentialProviderExtensionCapabilities.ShowsConfigurationUI"],
    example: "<true/>",
    summary: "Setup screen flag as some password managers write it, outside the dictionary of capabilities.",
    details: """
      The documents at hand describe ShowsConfigurationUI inside the dictionary of capabilities. This spelling is known from \
      public files.
      """,
    whenNeeded: "Prefer the member of the dictionary of capabilities.",
    ifMissing: "Nothing is known to change.",
    sources: [.publicFiles],
    confidence: .low)

  /// The view controller of a credential provider.
  public static let asCredentialProviderViewControllerClass: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASCredentialProviderViewControllerClass",
    title: nil,
    in: .accountExtensions,
    .string(.className),
    since: [.iOS()],
    related: ["NSExtension.NSExtensionPrincipalClass"],
    example: "<string>$(PRODUCT_MODULE_NAME).CredentialProviderViewController</string>",
    summary: "View controller class of a credential provider, repeated among the attributes.",
    details: "Known from public files only; the class that the system starts is the principal class.",
    whenNeeded: "Not needed as far as is known.",
    ifMissing: "Nothing is known to change.",
    sources: [.publicFiles],
    confidence: .low)

  /// Whether weak passwords can be replaced.
  public static let asAccountAuthenticationModificationSupportsStrongPasswordChange: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASAccountAuthenticationModificationSupportsStrongPasswordChange",
    "NSExtension.ASAccountAuthenticationModificationSupportsStrongPasswordChange",
    title: nil,
    in: .accountExtensions,
    .boolean,
    since: [.iOS("14.0"), .visionOS("1.0")],
    related: [
      "NSExtension.NSExtensionAttributes.ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple",
      "NSExtension.NSExtensionAttributes.ASAccountAuthenticationModificationPasswordGenerationRequirements",
    ],
    example: "<true/>",
    summary: "Says that the extension can replace a weak password with a strong one.",
    details: "The key pages show it directly under NSExtension, templates put it among the attributes. Both places are known here.",
    whenNeeded: "In account modification extensions that change passwords.",
    ifMissing: "The system does not offer to change the password.",
    sources: [.keyPage("nsextension/nsextensionattributes/asaccountauthenticationmodificationsupportsstrongpasswordchange")])

  /// Whether accounts can move to Sign in with Apple.
  public static let asAccountAuthenticationModificationSupportsUpgradeToSignInWithApple: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple",
    "NSExtension.ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple",
    title: nil,
    in: .accountExtensions,
    .boolean,
    since: [.iOS("14.0"), .visionOS("1.0")],
    related: ["NSExtension.NSExtensionAttributes.ASAccountAuthenticationModificationSupportsStrongPasswordChange"],
    example: "<true/>",
    summary: "Says that the extension can move an account from a password to Sign in with Apple.",
    details: "The key pages show it directly under NSExtension, templates put it among the attributes. Both places are known here.",
    whenNeeded: "In account modification extensions that upgrade accounts.",
    ifMissing: "The system does not offer the upgrade.",
    sources: [.keyPage("nsextension/nsextensionattributes/asaccountauthenticationmodificationsupportsupgradetosigninwithapple")])

  /// The rules for new passwords.
  public static let asAccountAuthenticationModificationPasswordGenerationRequirements: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.ASAccountAuthenticationModificationPasswordGenerationRequirements",
    "NSExtension.ASAccountAuthenticationModificationPasswordGenerationRequirements",
    title: nil,
    in: .accountExtensions,
    .string(.text),
    since: [.iOS("14.0"), .visionOS("1.0")],
    related: ["NSExtension.NSExtensionAttributes.ASAccountAuthenticationModificationSupportsStrongPasswordChange"],
    example: "<string>minlength: 12; required: lower; required: upper; required: digit;</string>",
    summary: "Password rules for the strong password that the system generates.",
    details: "The key pages show it directly under NSExtension, templates put it among the attributes. Both places are known here.",
    whenNeeded: "When the service does not accept every password that the system generates.",
    ifMissing: "The system uses its own form of strong password.",
    sources: [.keyPage("nsextension/nsextensionattributes/asaccountauthenticationmodificationpasswordgenerationrequirements")])

  /// The class of a token driver.
  public static let ctkDriverClass: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.'com.apple.ctk.driver-class'",
    title: nil,
    in: .accountExtensions,
    .string(.className),
    since: [.iOS("10.0"), .macOS("10.12")],
    expected: [.required(when: "the extension point is com.apple.ctk-tokens")],
    related: ["NSExtension.NSExtensionAttributes.'com.apple.ctk.aid'"],
    example: "<string>$(PRODUCT_MODULE_NAME).TokenDriver</string>",
    summary: "Class of the driver in an extension for smart cards and other tokens.",
    details: "The name of the key contains periods.",
    whenNeeded: "In every token extension.",
    ifMissing: "The system has no driver to start.",
    sources: [.applePage("cryptotokenkit/authenticating-users-with-a-cryptographic-token")])

  /// The applications on the smart card.
  public static let ctkApplicationIdentifiers: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.'com.apple.ctk.aid'",
    title: nil,
    in: .accountExtensions,
    .anyOf([.string(.hexadecimal), .strings(.hexadecimal)]),
    since: [.iOS(), .macOS("10.12")],
    related: ["NSExtension.NSExtensionAttributes.'com.apple.ctk.driver-class'"],
    example: "<string>A000000308000010000100</string>",
    summary: "Application identifiers (ISO 7816) that are selected on the smart card, one or several.",
    details: "The name of the key contains periods.",
    whenNeeded: "In token extensions for smart cards with an application to select.",
    ifMissing: "Nothing is selected on the card before the driver gets it.",
    sources: [.applePage("cryptotokenkit/tksmartcardtoken/aid")])
}
