extension ValueTable {
  /// First half of the NSExtension extension points.
  static let appExtensionPointsFirstPart: [ValueEntry] = [
    ValueEntry(
      "com.apple.authentication-services-account-authentication-modification-ui", title: "Account Authentication Modification",
      "Changes a weak password or moves an account to Sign in with Apple; it declares at least one of the two.",
      since: [.iOS("14.0"), .macCatalyst("14.0"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("authenticationservices/asaccountauthenticationmodificationviewcontroller"),
      ]),
    ValueEntry(
      "com.apple.ui-services", title: "Action (with interface)",
      "Action extension that shows an interface of its own over the content of another app.",
      since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
      requiredKeys: ["NSExtension.NSExtensionAttributes.NSExtensionActivationRule"],
      requirements: ["R-EXT-007...008"],
      sources: [.reference(.appExtensions)]),
    ValueEntry(
      "com.apple.services", title: "Action (without interface)",
      "Action extension that works on the content of another app without an interface.",
      since: [.iOS("8.0"), .macOS("10.10", note: "not in the 2015 list"), .visionOS("1.0")],
      requiredKeys: ["NSExtension.NSExtensionAttributes.NSExtensionActivationRule"],
      requirements: ["R-EXT-007...008"],
      sources: [.reference(.appExtensions), .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts")]),
    ValueEntry(
      "com.apple.AudioUnit-UI", title: "Audio Unit with interface",
      "Audio unit that brings its own view.",
      since: [.iOS("9.0"), .macCatalyst("13.1"), .macOS("10.11"), .visionOS("1.0")],
      requiredKeys: ["NSExtension.NSExtensionAttributes.AudioComponents"],
      sources: [.applePage("coreaudiokit/auviewcontroller")]),
    ValueEntry(
      "com.apple.AudioUnit", title: "Audio Unit without interface",
      "Audio unit without a view.",
      since: [.iOS(), .macOS()],
      requiredKeys: ["NSExtension.NSExtensionAttributes.AudioComponents"],
      sources: [.repository("blacktop/ipsw-diffs")],
      confidence: .medium),
    ValueEntry(
      "com.apple.AppSSO.idp-extension", title: "Single sign-on",
      "Signs people in to an identity provider once for many apps and websites.",
      since: [.iOS("13.0"), .macCatalyst("14.0"), .macOS("10.15"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("authenticationservices/asauthorizationproviderextensionauthorizationrequesthandler"),
      ]),
    ValueEntry(
      "com.apple.authentication-services-credential-provider-ui", title: "AutoFill credential provider",
      "Password manager that fills in credentials for other apps and for websites.",
      since: [.iOS("12.0"), .macCatalyst("14.0"), .macOS("11.0"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("authenticationservices/ascredentialproviderviewcontroller"),
      ]),
    ValueEntry(
      "com.apple.broadcast-services-setupui", title: "Broadcast setup",
      "Lets a person sign in to a live broadcast service and start a broadcast.",
      since: [.iOS("10.0"), .macCatalyst("13.1"), .macOS("11.0"), .tvOS("10.0"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"), .applePage("replaykit/rpbroadcasthandler"),
      ]),
    ValueEntry(
      "com.apple.broadcast-services-upload", title: "Broadcast upload",
      "Receives the recorded screen and sound of a broadcast and sends them on.",
      since: [.iOS("10.0"), .macCatalyst("13.1"), .macOS("11.0"), .tvOS("10.0"), .visionOS("1.0")],
      usualKeys: ["NSExtension.RPBroadcastProcessMode"],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("replaykit/rpbroadcastsamplehandler"),
      ]),
    ValueEntry(
      "com.apple.callkit.call-directory", title: "Call Directory",
      "Supplies lists of telephone numbers to block or to label.",
      since: [.iOS("10.0"), .macCatalyst("10.0"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"), .applePage("callkit/cxcalldirectoryprovider"),
      ]),
    ValueEntry(
      "com.apple.classkit.context-provider", title: "ClassKit context provider",
      "Builds the list of assignable activities while the app itself is not running.",
      since: [.iOS("12.2"), .macCatalyst("12.2"), .macOS("11.0"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"), .applePage("classkit/clscontextprovider"),
      ]),
    ValueEntry(
      "com.apple.Safari.content-blocker", title: "Content blocker",
      "Hands Safari a list of rules for content that is not to be loaded.",
      since: [.iOS("9.0"), .macOS("10.12")],
      sources: [.repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts")]),
    ValueEntry(
      "com.apple.keyboard-service", title: "Custom keyboard",
      "Keyboard that takes the place of the system keyboard in all apps.",
      since: [.iOS("8.0"), .macCatalyst("13.1"), .visionOS("1.0")],
      usualKeys: [
        "NSExtension.NSExtensionAttributes.IsASCIICapable", "NSExtension.NSExtensionAttributes.PrefersRightToLeft",
        "NSExtension.NSExtensionAttributes.PrimaryLanguage", "NSExtension.NSExtensionAttributes.RequestsOpenAccess",
      ],
      requirements: ["R-EXT-007...008"],
      sources: [
        .reference(.appExtensions), .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("uikit/uiinputviewcontroller"),
      ]),
    ValueEntry(
      "com.apple.fileprovider-nonui", title: "File Provider",
      "Makes files of a storage service available to other apps.",
      since: [.iOS("8.0", note: "replicated form from 16.0 on"), .macOS("11.0", note: "replicated form only"), .visionOS("1.0")],
      requiredKeys: ["NSExtension.NSExtensionFileProviderDocumentGroup"],
      usualKeys: ["NSExtension.NSExtensionFileProviderSupportsEnumeration"],
      requirements: ["R-EXT-007...008"],
      sources: [
        .reference(.appExtensions), .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("fileprovider/nsfileproviderextension"),
      ]),
    ValueEntry(
      "com.apple.fileprovider-actionsui", title: "File Provider interface",
      "Interface for actions and sign-in of a file provider.",
      since: [.iOS("11.0"), .macCatalyst("11.0"), .macOS("10.15"), .visionOS("1.0")],
      usualKeys: ["NSExtension.NSExtensionFileProviderActions"],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("fileproviderui/fpuiactionextensionviewcontroller"),
      ]),
    ValueEntry(
      "com.apple.fileprovider-ui", title: "Document picker (older)",
      "Older document picker that shows the files of a storage service.",
      since: [.iOS("8.0")],
      usualKeys: [
        "NSExtension.NSExtensionAttributes.UIDocumentPickerModes", "NSExtension.NSExtensionAttributes.UIDocumentPickerSupportedFileTypes",
      ],
      requirements: ["R-EXT-007...008"],
      sources: [.reference(.appExtensions), .repository("blacktop/ipsw-diffs")],
      confidence: .medium),
    ValueEntry(
      "com.apple.FinderSync", title: "Finder Sync",
      "Adds badges, menu items and a toolbar button to folders in the Finder.",
      since: [.macOS("10.10")],
      requirements: ["R-EXT-007...008"],
      sources: [.reference(.appExtensions), .applePage("findersync/fifindersync-swift.class")]),
    ValueEntry(
      "com.apple.intents-service", title: "Intents",
      "Handles intents, for Siri and elsewhere, in the background.",
      since: [.iOS("10.0"), .macCatalyst("13.1"), .macOS("11.0"), .tvOS("14.0"), .visionOS("1.0"), .watchOS("3.2")],
      requiredKeys: ["NSExtension.NSExtensionAttributes.IntentsSupported"],
      sources: [.repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"), .applePage("intents/inextension")]),
    ValueEntry(
      "com.apple.intents-ui-service", title: "Intents interface",
      "Draws the result of an intent inside the system interface.",
      since: [.iOS("10.0"), .macCatalyst("13.1"), .visionOS("1.0")],
      requiredKeys: ["NSExtension.NSExtensionAttributes.IntentsSupported"],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("intentsui/inuihostedviewcontrolling"),
      ]),
    ValueEntry(
      "com.apple.identitylookup.message-filter", title: "Message filter",
      "Sorts text messages of unknown senders.",
      since: [.iOS("11.0"), .macCatalyst("13.0"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("identitylookup/ilmessagefilterextension"),
      ]),
    ValueEntry(
      "com.apple.identitylookup.classification-ui", title: "Unwanted communication report",
      "Collects details when a person reports an unwanted message or call; a report destination has to be declared.",
      since: [.iOS("12.0"), .macCatalyst("13.0"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .repository("dodorare/apple-bundle-rs", "src/info_plist/app_execution.rs"),
        .applePage("identitylookupui/ilclassificationuiextensionviewcontroller"),
      ]),
    ValueEntry(
      "com.apple.networkextension.app-proxy", title: "App proxy provider",
      """
      Carries the connections of chosen apps through a proxy. As a system extension on macOS the identifier is a key \
      of NEProviderClasses instead.
      """,
      since: [.iOS("9.0"), .macCatalyst("13.1"), .macOS("10.11"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("networkextension/neappproxyprovider"),
      ]),
    ValueEntry(
      "com.apple.networkextension.packet-tunnel", title: "Packet tunnel provider",
      """
      Virtual private network that carries packets. As a system extension on macOS the identifier is a key of \
      NEProviderClasses instead.
      """,
      since: [.iOS("9.0"), .macCatalyst("13.1"), .macOS("10.11"), .tvOS("17.0"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("networkextension/nepackettunnelprovider"),
      ],
      confidence: .medium),
    ValueEntry(
      "com.apple.networkextension.filter-data", title: "Content filter data provider",
      """
      Decides for each network connection whether it may pass. As a system extension on macOS the identifier is a \
      key of NEProviderClasses instead.
      """,
      since: [.iOS("9.0"), .macCatalyst("13.1"), .macOS("10.15"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("networkextension/nefilterdataprovider"),
      ],
      confidence: .medium),
    ValueEntry(
      "com.apple.networkextension.filter-control", title: "Content filter control provider",
      "Supplies the data filter with new rules.",
      since: [.iOS("9.0"), .macCatalyst("13.1"), .visionOS("1.0")],
      sources: [.repository("blacktop/ipsw-diffs"), .applePage("networkextension/nefiltercontrolprovider")],
      confidence: .medium),
    ValueEntry(
      "com.apple.networkextension.dns-proxy", title: "DNS proxy provider",
      "Answers or forwards name lookups. As a system extension on macOS the identifier is a key of NEProviderClasses instead.",
      since: [.iOS("11.0"), .macCatalyst("13.1"), .macOS("10.15"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("networkextension/nednsproxyprovider"),
      ],
      confidence: .medium),
    ValueEntry(
      "com.apple.networkextension.app-push", title: "Local push provider",
      "Keeps a connection to a push server inside a local network.",
      since: [.iOS("14.0"), .macCatalyst("14.0"), .visionOS("1.0")],
      sources: [.repository("blacktop/ipsw-diffs")],
      confidence: .medium),
    ValueEntry(
      "com.apple.networkextension.filter-packet", title: "Packet filter provider",
      """
      Decides for each network packet whether it may pass. As a system extension on macOS the identifier is a key of \
      NEProviderClasses instead.
      """,
      since: [.macOS("10.15")],
      sources: [.repository("blacktop/ipsw-diffs"), .applePage("networkextension/nefilterpacketprovider")],
      confidence: .medium),
    ValueEntry(
      "com.apple.usernotifications.content-extension", title: "Notification content",
      "Draws the body of a notification in the expanded view.",
      since: [.iOS("10.0"), .macCatalyst("10.0"), .macOS("11.0"), .visionOS("1.0")],
      requiredKeys: [
        "NSExtension.NSExtensionAttributes.UNNotificationExtensionCategory",
        "NSExtension.NSExtensionAttributes.UNNotificationExtensionInitialContentSizeRatio",
      ],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("usernotificationsui/unnotificationcontentextension"),
      ]),
  ]
}
