extension KeyFamily {
  /// Encryption and distribution.
  public static let distribution: KeyFamily = KeyFamily(
    "distribution", "Export compliance and distribution", category: .store,
    summary: "Statements that a store asks for: encryption, sales outside the store, App Clips.")
}

extension InfoPlistKey {
  /// Whether encryption needs papers.
  public static let itsAppUsesNonExemptEncryption: InfoPlistKey = InfoPlistKey(
    "ITSAppUsesNonExemptEncryption",
    title: "App Uses Non-Exempt Encryption",
    in: .distribution,
    .boolean,
    since: [.iOS(), .macOS("10.0"), .tvOS(), .watchOS(), .visionOS()],
    expected: [.common(for: .iOSApp), .common(for: .macOSApp)],
    buildSettings: ["INFOPLIST_KEY_ITSAppUsesNonExemptEncryption"],
    related: ["ITSEncryptionExportComplianceCode"],
    misspellings: ["ITSAppUsesNonExemptEncyption", "ITSAppUsesEncryption"],
    example: "<false/>",
    summary: "States whether the app contains encryption that export rules apply to.",
    details: """
      NO covers apps without encryption and those whose encryption is exempt. The page of the key names macOS only, but App Store \
      Connect reads it in uploads for every platform.
      """,
    whenNeeded: "In every app for the store: it saves the question with each upload.",
    ifMissing: "App Store Connect asks about encryption for each build before it can be tested or sold.",
    mistakes: [
      "YES without ITSEncryptionExportComplianceCode.",
      "A string instead of a Boolean.",
    ],
    sources: [.keyPage("itsappusesnonexemptencryption"), .swiftBuild, .publicFiles])

  /// The code of the papers.
  public static let itsEncryptionExportComplianceCode: InfoPlistKey = InfoPlistKey(
    "ITSEncryptionExportComplianceCode",
    title: "App Encryption Export Compliance Code",
    in: .distribution,
    .string(),
    since: [.iOS(), .macOS("10.0"), .tvOS(), .watchOS(), .visionOS()],
    expected: [.required(when: "ITSAppUsesNonExemptEncryption is YES")],
    buildSettings: ["INFOPLIST_KEY_ITSEncryptionExportComplianceCode"],
    needs: ["ITSAppUsesNonExemptEncryption"],
    related: ["ITSAppUsesNonExemptEncryption"],
    example: "<string>a1b2c3d4-0000-4000-8000-0123456789ab</string>",
    summary: "Code that App Store Connect gave out for approved export papers.",
    details: "The example only shows the shape of such a code; no source at hand lays it down.",
    whenNeeded: "When the app contains encryption that export rules apply to.",
    ifMissing: "With YES in ITSAppUsesNonExemptEncryption, the upload is refused or papers are asked for.",
    mistakes: ["A code that was given for another app."],
    sources: [.keyPage("itsencryptionexportcompliancecode"), .swiftBuild])

  /// Selling digital goods outside the store.
  public static let mkSellsDigitalGoods: InfoPlistKey = InfoPlistKey(
    "MKSellsDigitalGoods",
    title: nil,
    in: .distribution,
    .boolean,
    since: [.iOS("26.2")],
    default: .boolean(false),
    related: ["SKExternalPurchase"],
    example: "<true/>",
    summary: "States whether an app in alternative distribution sells digital goods or services.",
    whenNeeded: "For apps in alternative distribution, where Apple asks for the statement.",
    ifMissing: "The app counts as one that sells none.",
    mistakes: ["Taking it for a MapKit key because of its prefix."],
    sources: [.keyPage("mksellsdigitalgoods")])

  /// App Clips.
  public static let nsAppClip: InfoPlistKey = InfoPlistKey(
    "NSAppClip",
    title: "App Clip",
    in: .distribution,
    .dictionary(),
    since: [.iOS("14.0")],
    expected: [.common(for: .appClip)],
    related: ["NSAppClip.NSAppClipRequestEphemeralUserNotification", "NSAppClip.NSAppClipRequestLocationConfirmation"],
    example: """
      <dict>
        <key>NSAppClipRequestEphemeralUserNotification</key>
        <false/>
        <key>NSAppClipRequestLocationConfirmation</key>
        <true/>
      </dict>
      """,
    summary: "Asks for abilities that an App Clip does not have by itself.",
    whenNeeded: "In App Clips that send notifications or have to know that people are at the right place.",
    ifMissing: "The App Clip has neither ability.",
    mistakes: ["Writing it into the full app instead of the App Clip."],
    sources: [.keyPage("nsappclip")])

  /// Notifications of an App Clip.
  public static let nsAppClipRequestEphemeralUserNotification: InfoPlistKey = InfoPlistKey(
    "NSAppClip.NSAppClipRequestEphemeralUserNotification",
    title: "Requests ephemeral user notifications",
    in: .distribution,
    .boolean,
    since: [.iOS("14.0")],
    example: "<true/>",
    summary: "Lets an App Clip schedule and receive notifications for up to eight hours after each launch.",
    whenNeeded: "When the App Clip has news for people shortly after they used it.",
    ifMissing: "The App Clip has to ask for permission like any app, or do without.",
    mistakes: ["Expecting notifications the next day."],
    sources: [.keyPage("nsappclip/nsappcliprequestephemeralusernotification")])

  /// The place of an App Clip.
  public static let nsAppClipRequestLocationConfirmation: InfoPlistKey = InfoPlistKey(
    "NSAppClip.NSAppClipRequestLocationConfirmation",
    title: "Requests location confirmation",
    in: .distribution,
    .boolean,
    since: [.iOS("14.0")],
    example: "<true/>",
    summary: "Lets an App Clip have it confirmed that people are at an expected place.",
    whenNeeded: "When the App Clip must know that people stand where its code was scanned.",
    ifMissing: "The App Clip cannot have a place confirmed.",
    mistakes: ["Expecting coordinates: the answer is only yes or no."],
    sources: [.keyPage("nsappclip/nsappcliprequestlocationconfirmation")])
}
