extension KeyFamily {
  /// Signing in.
  public static let authentication: KeyFamily = KeyFamily(
    "authentication", "Signing in", category: .privacy,
    summary: "How an app takes part in signing in: in other apps, by one-time codes, and with safer accounts.")
}

extension InfoPlistKey {
  /// Sign-in sessions in a browser.
  public static let asWebAuthenticationSessionWebBrowserSupportCapabilities: InfoPlistKey = InfoPlistKey(
    "ASWebAuthenticationSessionWebBrowserSupportCapabilities",
    title: nil,
    in: .authentication,
    .dictionary(),
    since: [.macOS("10.15")],
    expected: [.required(when: "the browser handles authentication sessions")],
    localized: [.never],
    related: ["CFBundleURLTypes"],
    example: """
      <dict>
        <key>IsSupported</key>
        <true/>
        <key>EphemeralBrowserSessionIsSupported</key>
        <true/>
      </dict>
      """,
    summary: "Says how a browser handles sessions in which other apps sign people in.",
    whenNeeded: "In Mac browsers that open the sign-in pages of other apps.",
    ifMissing: "Other apps open their sign-in pages in Safari.",
    mistakes: ["Claiming a capability that the browser lacks: sign-in then fails in other apps."],
    sources: [.keyPage("aswebauthenticationsessionwebbrowsersupportcapabilities")])

  /// Says that the browser handles such sessions at all.
  public static let asWebAuthenticationSessionIsSupported: InfoPlistKey = InfoPlistKey(
    "ASWebAuthenticationSessionWebBrowserSupportCapabilities.IsSupported",
    title: nil,
    in: .authentication,
    .boolean,
    since: [.macOS("10.15")],
    expected: [.required(when: "the browser handles authentication sessions")],
    example: "<true/>",
    summary: "Says that the browser handles such sessions at all.",
    whenNeeded: "In every browser that takes part.",
    ifMissing: "The browser gets no sessions.",
    mistakes: ["NO or nothing beside other capabilities."],
    sources: [.keyPage("aswebauthenticationsessionwebbrowsersupportcapabilities/issupported")],
    confidence: .medium)

  /// Says that the browser honors the wish for a session without shared cookies.
  public static let asWebAuthenticationSessionEphemeralBrowserSessionIsSupported: InfoPlistKey = InfoPlistKey(
    "ASWebAuthenticationSessionWebBrowserSupportCapabilities.EphemeralBrowserSessionIsSupported",
    title: nil,
    in: .authentication,
    .boolean,
    since: [.macOS("10.15")],
    example: "<true/>",
    summary: "Says that the browser honors the wish for a session without shared cookies.",
    whenNeeded: "When the browser can open a session that leaves nothing behind.",
    ifMissing: "Apps that ask for a private session are not sent to the browser.",
    mistakes: ["YES while cookies of earlier visits are visible in the session."],
    sources: [.keyPage("aswebauthenticationsessionwebbrowsersupportcapabilities/ephemeralbrowsersessionissupported")])

  /// Says that the browser sends the header fields that an app asks for.
  public static let asWebAuthenticationSessionAdditionalHeaderFieldsAreSupported: InfoPlistKey = InfoPlistKey(
    "ASWebAuthenticationSessionWebBrowserSupportCapabilities.AdditionalHeaderFieldsAreSupported",
    title: nil,
    in: .authentication,
    .boolean,
    since: [.macOS("10.15")],
    example: "<true/>",
    summary: "Says that the browser sends the header fields that an app asks for.",
    whenNeeded: "When the browser adds the fields to its first request.",
    ifMissing: "Apps cannot count on their header fields.",
    sources: [.keyPage("aswebauthenticationsessionwebbrowsersupportcapabilities/additionalheaderfieldsaresupported")])

  /// Says that the browser compares redirects with what an app waits for.
  public static let asWebAuthenticationSessionCallbackURLMatchingIsSupported: InfoPlistKey = InfoPlistKey(
    "ASWebAuthenticationSessionWebBrowserSupportCapabilities.CallbackURLMatchingIsSupported",
    title: nil,
    in: .authentication,
    .boolean,
    since: [.macOS("10.15")],
    example: "<true/>",
    summary: "Says that the browser compares redirects with what an app waits for.",
    whenNeeded: "When the browser also knows callbacks to web addresses, not only to a scheme.",
    ifMissing: "Only callbacks to a scheme can be used.",
    sources: [.keyPage("aswebauthenticationsessionwebbrowsersupportcapabilities/callbackurlmatchingissupported")])

  /// Recommendations at sign-in.
  public static let asAccountAuthenticationModificationOptOutOfSecurityPromptsOnSignIn: InfoPlistKey = InfoPlistKey(
    "ASAccountAuthenticationModificationOptOutOfSecurityPromptsOnSignIn",
    title: nil,
    in: .authentication,
    .boolean,
    since: [.iOS("14.0")],
    example: "<true/>",
    summary: "Stops the system from recommending a safer account while a person signs in.",
    details: "The app keeps offering the change of accounts through its extension; only the prompt after signing in goes away.",
    whenNeeded: "When the app itself brings up the change to Sign in with Apple or to a strong password.",
    ifMissing: "The system may recommend the change after a sign-in.",
    mistakes: ["Setting it in an app without the extension for changing accounts."],
    sources: [.keyPage("asaccountauthenticationmodificationoptoutofsecuritypromptsonsignin")])

  /// One-time codes on the Mac.
  public static let nsAutoFillRequiresTextContentTypeForOneTimeCodeOnMac: InfoPlistKey = InfoPlistKey(
    "NSAutoFillRequiresTextContentTypeForOneTimeCodeOnMac",
    title: nil,
    in: .authentication,
    .boolean,
    since: [.macOS("26.0")],
    default: .boolean(false),
    example: "<true/>",
    summary: "Offers one-time codes only in fields that are declared as fields for such codes.",
    whenNeeded: "When the system offers codes in fields of a Mac app that are meant for something else.",
    ifMissing: "The system guesses which fields take a code.",
    mistakes: ["Setting it without declaring the content type of the right fields: codes are then offered nowhere."],
    sources: [.keyPage("nsautofillrequirestextcontenttypeforonetimecodeonmac")])
}
