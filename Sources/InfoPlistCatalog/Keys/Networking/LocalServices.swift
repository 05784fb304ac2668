extension KeyFamily {
  /// Services that an app offers or looks for nearby.
  public static let localServices: KeyFamily = KeyFamily(
    "local-services", "Services nearby", category: .networking,
    summary: "Services that an app offers to, or looks for on, devices nearby.")
}

extension InfoPlistKey {
  /// Bonjour services that an app looks for.
  public static let nsBonjourServices: InfoPlistKey = InfoPlistKey(
    "NSBonjourServices",
    title: "Bonjour services",
    in: .localServices,
    .strings(.serviceType),
    since: [.iOS("14.0"), .macOS("11.0"), .tvOS("14.0"), .visionOS("1.0")],
    expected: [.required(when: "the app browses Bonjour services on iOS 14 or later")],
    localized: [.never],
    related: ["NSLocalNetworkUsageDescription", "WiFiAwareServices"],
    misspellings: ["NSBonjourService", "NSBonjourServiceTypes"],
    example: """
      <array>
        <string>_ipp._tcp</string>
        <string>_notebook-sync._tcp</string>
      </array>
      """,
    summary: "Types of Bonjour services that an app browses for.",
    details: """
      A type consists of a name of at most fifteen characters and a transport, each behind an underscore. A subtype may stand in front: apps \
      that cast to televisions list _googlecast._tcp and the same type behind the identifier of their receiver. Offering a service does not \
      need an entry.
      """,
    whenNeeded: "When the app, or a library in it, browses for services.",
    ifMissing: "Browsing fails with -72008 or -65555, and the app finds nothing.",
    mistakes: [
      "A type without underscores or transport, such as http.",
      "A domain behind the type: local. does not belong here.",
      "Leaving out NSLocalNetworkUsageDescription, which the alert shows.",
    ],
    sources: [.keyPage("nsbonjourservices")])

  /// Services between devices.
  public static let nsApplicationServices: InfoPlistKey = InfoPlistKey(
    "NSApplicationServices",
    title: nil,
    in: .localServices,
    .dictionary(),
    since: [.iOS("16.0"), .tvOS("16.0"), .watchOS("9.0")],
    expected: [.required(when: "the app uses device discovery")],
    related: ["NSLocalNetworkUsageDescription"],
    example: """
      <dict>
        <key>Browses</key>
        <array>
          <dict>
            <key>NSApplicationServiceIdentifier</key>
            <string>Notebook-Remote</string>
            <key>NSApplicationServicePlatformSupport</key>
            <array>
              <string>iOS</string>
            </array>
            <key>NSApplicationServiceUsageDescription</key>
            <string>Turn pages with your phone.</string>
          </dict>
        </array>
      </dict>
      """,
    summary: "Services by which copies of an app find each other on Apple TV and other devices.",
    details: "Advertises stands in the app of the phone, tablet or watch, Browses in the tvOS app.",
    whenNeeded: "When an app on Apple TV connects to the same app on a device nearby.",
    ifMissing: "The device picker finds no devices.",
    mistakes: ["Different identifiers in the two apps."],
    sources: [.keyPage("nsapplicationservices")])

  /// Services that an app on phone, tablet or watch offers to Apple TV.
  public static let nsApplicationServicesAdvertises: InfoPlistKey = InfoPlistKey(
    "NSApplicationServices.Advertises",
    title: nil,
    in: .localServices,
    .dictionaries,
    since: [.iOS("16.0"), .watchOS("9.0"), .visionOS("1.0")],
    related: ["NSApplicationServices.Browses"],
    example: """
      <array>
        <dict>
          <key>NSApplicationServiceIdentifier</key>
          <string>Notebook-Remote</string>
        </dict>
      </array>
      """,
    summary: "Services that an app on phone, tablet or watch offers to Apple TV.",
    whenNeeded: "In the app that is found.",
    ifMissing: "Apple TV does not find the app.",
    sources: [.keyPage("nsapplicationservices/advertises")])

  /// Services that a tvOS app looks for.
  public static let nsApplicationServicesBrowses: InfoPlistKey = InfoPlistKey(
    "NSApplicationServices.Browses",
    title: nil,
    in: .localServices,
    .dictionaries,
    since: [.tvOS("16.0")],
    related: ["NSApplicationServices.Advertises"],
    example: """
      <array>
        <dict>
          <key>NSApplicationServiceIdentifier</key>
          <string>Notebook-Remote</string>
        </dict>
      </array>
      """,
    summary: "Services that a tvOS app looks for.",
    whenNeeded: "In the app on Apple TV.",
    ifMissing: "The device picker has nothing to look for.",
    sources: [.keyPage("nsapplicationservices/browses")],
    confidence: .medium)

  /// Identifier of a service; the offering and the looking app have the same.
  public static let nsApplicationServiceIdentifier: InfoPlistKey = InfoPlistKey(
    "NSApplicationServices.Advertises[].NSApplicationServiceIdentifier",
    "NSApplicationServices.Browses[].NSApplicationServiceIdentifier",
    title: nil,
    in: .localServices,
    .string(.text),
    since: [.iOS("16.0"), .tvOS("16.0"), .watchOS("9.0"), .visionOS("1.0")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>Notebook-Remote</string>",
    summary: "Identifier of a service; the offering and the looking app have the same.",
    whenNeeded: "In every service.",
    ifMissing: "The entry describes no service.",
    mistakes: ["A slip in one of the two apps: they then do not meet."],
    sources: [.keyPage("nsapplicationservices/advertises/nsapplicationserviceidentifier"), .keyPage("nsapplicationservices/browses")])

  /// Platforms on whose devices the service may run.
  public static let nsApplicationServicePlatformSupport: InfoPlistKey = InfoPlistKey(
    "NSApplicationServices.Browses[].NSApplicationServicePlatformSupport",
    title: nil,
    in: .localServices,
    .strings(),
    since: [.tvOS("16.0")],
    example: """
      <array>
        <string>iOS</string>
        <string>iPadOS</string>
      </array>
      """,
    summary: "Platforms on whose devices the service may run.",
    details: "Names of platforms, such as iOS; no source lists all of them.",
    whenNeeded: "To narrow down the devices that the picker shows.",
    ifMissing: "No source says what holds.",
    sources: [.keyPage("nsapplicationservices/browses/nsapplicationserviceplatformsupport")],
    confidence: .medium)

  /// Text that tells people what the service is wanted for.
  public static let nsApplicationServiceUsageDescription: InfoPlistKey = InfoPlistKey(
    "NSApplicationServices.Browses[].NSApplicationServiceUsageDescription",
    title: nil,
    in: .localServices,
    .string(.userText),
    since: [.tvOS("16.0")],
    example: "<string>Turn pages with your phone.</string>",
    summary: "Text that tells people what the service is wanted for.",
    whenNeeded: "In every entry of Browses.",
    ifMissing: "The picker cannot say what the connection is for.",
    sources: [.keyPage("nsapplicationservices/browses/nsapplicationserviceusagedescription")],
    confidence: .medium)

  /// Wi-Fi Aware services.
  public static let wiFiAwareServices: InfoPlistKey = InfoPlistKey(
    "WiFiAwareServices",
    title: nil,
    in: .localServices,
    .dictionary(.chosen(.serviceType, .dictionary())),
    since: [.iOS("26.0")],
    expected: [.required(when: "the app uses Wi-Fi Aware")],
    localized: [.never],
    related: ["NSBonjourServices", "NSAccessorySetupSupports"],
    example: """
      <dict>
        <key>_notebook-sync._tcp</key>
        <dict>
          <key>Publishable</key>
          <dict/>
          <key>Subscribable</key>
          <dict/>
        </dict>
      </dict>
      """,
    summary: "Services that an app offers or looks for by Wi-Fi Aware.",
    details: """
      The key of each member is the whole name of a service: _tcp for TCP, _udp for any other protocol. The entitlement for Wi-Fi \
      Aware has to fit.
      """,
    whenNeeded: "In every app that uses Wi-Fi Aware.",
    ifMissing: "The app has no services and can neither offer nor find any.",
    mistakes: [
      "A name that breaks the rules for service names: the app then crashes.",
      "A name that is not registered and meets that of another app.",
    ],
    sources: [.keyPage("wifiawareservices"), .applePage("wifiaware/adopting-wi-fi-aware")])

  /// One service, under its whole name.
  public static let wiFiAwareServicesEntry: InfoPlistKey = InfoPlistKey(
    "WiFiAwareServices.*",
    title: nil,
    in: .localServices,
    .dictionary(),
    since: [.iOS("26.0")],
    example: """
      <dict>
        <key>Publishable</key>
        <dict/>
      </dict>
      """,
    summary: "One service, under its whole name.",
    whenNeeded: "For each service.",
    ifMissing: "The service is unknown to the system.",
    mistakes: ["An entry with neither Publishable nor Subscribable."],
    sources: [.applePage("wifiaware/adopting-wi-fi-aware")])

  /// Says that the app offers the service; the dictionary is empty.
  public static let wiFiAwareServicesPublishable: InfoPlistKey = InfoPlistKey(
    "WiFiAwareServices.*.Publishable",
    title: nil,
    in: .localServices,
    .dictionary(.open),
    since: [.iOS("26.0")],
    expected: [.required(when: "the entry has no Subscribable")],
    related: ["WiFiAwareServices.*.Subscribable"],
    example: "<dict/>",
    summary: "Says that the app offers the service; the dictionary is empty.",
    whenNeeded: "In services that others connect to.",
    ifMissing: "The app does not offer the service.",
    mistakes: ["A Boolean instead of an empty dictionary."],
    sources: [.applePage("wifiaware/adopting-wi-fi-aware")])

  /// Says that the app looks for the service; the dictionary is empty.
  public static let wiFiAwareServicesSubscribable: InfoPlistKey = InfoPlistKey(
    "WiFiAwareServices.*.Subscribable",
    title: nil,
    in: .localServices,
    .dictionary(.open),
    since: [.iOS("26.0")],
    expected: [.required(when: "the entry has no Publishable")],
    related: ["WiFiAwareServices.*.Publishable"],
    example: "<dict/>",
    summary: "Says that the app looks for the service; the dictionary is empty.",
    whenNeeded: "In services that the app connects to.",
    ifMissing: "The app does not find the service.",
    mistakes: ["A Boolean instead of an empty dictionary."],
    sources: [.applePage("wifiaware/adopting-wi-fi-aware")])
}
