extension ValueTable {
  /// Extension points of ExtensionKit extensions.
  public static let extensionKitPoints: ValueTable = ValueTable(
    "extensionkit-points",
    title: "Extension points of ExtensionKit",
    closed: false,
    summary: "Places that an ExtensionKit extension can plug into. Apps may define extension points of their own as well.",
    sources: [
      .applePage("browserenginekit/creating-browser-extensions-in-xcode"),
      .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
    ],
    [
      ValueEntry(
        "com.apple.networkextension.url-filter-control", title: "URL filter control provider",
        "Controls a filter of web addresses; only the name is known.",
        since: [.iOS("26.0"), .macOS("26.0")],
        sources: [.repository("blacktop/ipsw-diffs")],
        confidence: .low),
      ValueEntry(
        "com.apple.networkextension.hotspot-evaluation", title: "Hotspot evaluation",
        "Judges Wi-Fi hotspots; only the name is known.",
        sources: [.repository("blacktop/ipsw-diffs")],
        confidence: .low),
      ValueEntry(
        "com.apple.networkextension.hotspot-authentication", title: "Hotspot authentication",
        "Signs in to Wi-Fi hotspots; only the name is known.",
        sources: [.repository("blacktop/ipsw-diffs")],
        confidence: .low),
      ValueEntry(
        "com.apple.deviceactivityui.report-extension", title: "Device activity report",
        "Draws reports of device use.",
        since: [.iOS("16.0"), .macCatalyst("16.0")],
        sources: [.repository("blacktop/ipsw-diffs"), .applePage("deviceactivity/deviceactivityreportextension")],
        confidence: .medium),
      ValueEntry(
        "com.apple.appintents-extension", title: "App Intents",
        "Runs App Intents outside the process of the app.",
        since: [.iOS("16.0"), .macCatalyst("16.0"), .macOS("13.0"), .tvOS("16.0"), .visionOS("1.0"), .watchOS("9.0")],
        sources: [
          .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"), .applePage("appintents/appintentsextension"),
        ],
        confidence: .medium),
      ValueEntry(
        "com.apple.background-asset-downloader-extension", title: "Background Assets downloader",
        "Downloads large assets before the app is first opened and after updates.",
        since: [.iOS("16.1"), .macCatalyst("16.1"), .macOS("13.0"), .tvOS("18.4"), .visionOS("2.4")],
        sources: [
          .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
          .applePage("backgroundassets/badownloaderextension-qwaw"),
        ],
        confidence: .medium),
      ValueEntry(
        "com.apple.contact.provider.extension", title: "Contact provider",
        "Supplies contacts of an app to the system.",
        since: [.iOS("18.0")],
        sources: [.applePage("contactprovider/contactproviderextension")]),
      ValueEntry(
        "com.apple.marketplace.extension", title: "App marketplace",
        "Serves the installation requests of an alternative app marketplace.",
        since: [.iOS("17.4")],
        sources: [.applePage("marketplacekit/marketplaceextension")]),
      ValueEntry(
        "com.apple.web-browser-engine.rendering", title: "Browser engine rendering",
        "Draws pages for an alternative browser engine.",
        since: [.iOS("17.4"), .macOS("14.3")],
        sources: [.applePage("browserenginekit/creating-browser-extensions-in-xcode"), .applePage("browserenginekit/renderingextension")]),
      ValueEntry(
        "com.apple.web-browser-engine.networking", title: "Browser engine networking",
        "Loads resources for an alternative browser engine.",
        since: [.iOS("17.4"), .macOS("14.3")],
        sources: [.applePage("browserenginekit/creating-browser-extensions-in-xcode"), .applePage("browserenginekit/networkingextension")]),
      ValueEntry(
        "com.apple.web-browser-engine.content", title: "Browser engine content",
        "Parses pages and runs scripts for an alternative browser engine.",
        since: [.iOS("17.4"), .macOS("14.3")],
        sources: [.applePage("browserenginekit/creating-browser-extensions-in-xcode"), .applePage("browserenginekit/webcontentextension")]),
      ValueEntry(
        "com.apple.securecapture", title: "Locked camera capture",
        "Takes photos and videos from the Lock Screen.",
        since: [.iOS("18.0")],
        sources: [.repository("blacktop/ipsw-diffs"), .applePage("lockedcameracapture/lockedcameracaptureextension")],
        confidence: .medium),
      ValueEntry(
        "com.apple.live-lookup", title: "Live Caller ID Lookup",
        "Looks up the identity of a caller on a server while the phone rings.",
        since: [.iOS("18.0")],
        sources: [.repository("blacktop/ipsw-diffs")],
        confidence: .medium),
      ValueEntry(
        "com.apple.discovery-extension", title: "Media device discovery",
        "Finds devices to which media can be sent.",
        since: [.iOS("16.0")],
        sources: [.repository("blacktop/ipsw-diffs"), .applePage("devicediscoveryextension/dddiscoveryextension")],
        confidence: .medium),
      ValueEntry(
        "com.apple.public.translation-ui-provider", title: "Translation interface provider",
        "Shows translations in place of the system's translation view.",
        since: [.iOS("18.4")],
        sources: [.repository("blacktop/ipsw-diffs"), .applePage("translationuiprovider/translationuiproviderextension")],
        confidence: .medium),
      ValueEntry(
        "com.apple.financekit.background-delivery", title: "FinanceKit background delivery",
        "Is woken when financial data changes; only the name is known.",
        sources: [.repository("blacktop/ipsw-diffs")],
        confidence: .low),
      ValueEntry(
        "com.apple.photos.background-upload", title: "PhotoKit background upload",
        "Uploads photos and videos while the app is not running.",
        since: [.iOS("26.1")],
        requiredKeys: ["BackgroundUploadURLBase"],
        sources: [.applePage("photos/phphotolibrary/setuploadjobextensionenabled(_:)")]),
      ValueEntry(
        "com.apple.identity-document-services.document-provider-ui", title: "Identity document provider",
        "Presents identity documents of an app; only the name and the first versions are known.",
        since: [.iOS("26.0")],
        sources: [.repository("blacktop/ipsw-diffs")],
        confidence: .low),
      ValueEntry(
        "com.apple.accessory-setup-extension", title: "Accessory setup",
        "Takes part in setting up an accessory; only the name is known.",
        sources: [.repository("blacktop/ipsw-diffs")],
        confidence: .low),
      ValueEntry(
        "com.apple.accessory-transport-extension", title: "Accessory transport",
        "Carries data to and from an accessory; only the name is known.",
        sources: [.repository("blacktop/ipsw-diffs")],
        confidence: .low),
      ValueEntry(
        "com.apple.app-migration", title: "App migration",
        "Takes part in moving app data; only the name is known.",
        sources: [.repository("blacktop/ipsw-diffs")],
        confidence: .low),
      ValueEntry(
        "com.apple.crash-reporter.extension", title: "Crash reporter",
        "Takes part in reporting crashes; only the name is known.",
        sources: [.repository("blacktop/ipsw-diffs")],
        confidence: .low),
      ValueEntry(
        "com.apple.fskit.fsmodule", title: "File system (FSKit)",
        "File system that runs outside the kernel.",
        since: [.macOS("15.4")],
        requiredKeys: ["EXAppExtensionAttributes.FSShortName", "EXAppExtensionAttributes.FSPersonalities"],
        sources: [.publicFiles, .applePage("fskit/fsunaryfilesystem")],
        confidence: .medium),
      ValueEntry(
        "com.apple.mediaextension.formatreader", title: "Media format reader",
        "Reads media files in a format that the system does not know.",
        since: [.macOS("14.0")],
        requiredKeys: [
          "EXAppExtensionAttributes.EXPrincipalClass", "EXAppExtensionAttributes.ClassImplementationID",
          "EXAppExtensionAttributes.ObjectName", "EXAppExtensionAttributes.MTUTTypeArray",
          "EXAppExtensionAttributes.MTFileNameExtensionArray",
        ],
        sources: [Source("MEExtensionPlugin.h of the macOS SDK")]),
      ValueEntry(
        "com.apple.mediaextension.videodecoder", title: "Media video decoder",
        "Decodes video in a codec that the system does not know.",
        since: [.macOS("14.0")],
        requiredKeys: [
          "EXAppExtensionAttributes.EXPrincipalClass", "EXAppExtensionAttributes.ClassImplementationID",
          "EXAppExtensionAttributes.ObjectName", "EXAppExtensionAttributes.CodecInfo",
        ],
        sources: [Source("MEExtensionPlugin.h of the macOS SDK")]),
      ValueEntry(
        "com.apple.mediaextension.rawprocessor", title: "Media RAW processor",
        "Develops RAW video frames.",
        since: [.macOS("15.0")],
        requiredKeys: [
          "EXAppExtensionAttributes.EXPrincipalClass", "EXAppExtensionAttributes.ClassImplementationID",
          "EXAppExtensionAttributes.ObjectName", "EXAppExtensionAttributes.CodecInfo",
        ],
        sources: [Source("MEExtensionPlugin.h of the macOS SDK")]),
    ])
}
