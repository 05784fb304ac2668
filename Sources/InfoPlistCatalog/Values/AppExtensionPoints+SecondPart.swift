extension ValueTable {
  /// Second half of the NSExtension extension points.
  static let appExtensionPointsSecondPart: [ValueEntry] = [
    ValueEntry(
      "com.apple.usernotifications.service", title: "Notification service",
      "Changes a remote notification before it is shown, for example to decrypt it.",
      since: [.iOS("10.0"), .macCatalyst("13.1"), .macOS("10.14"), .visionOS("1.0"), .watchOS("6.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("usernotifications/unnotificationserviceextension"),
      ]),
    ValueEntry(
      "com.apple.ctk-tokens", title: "Cryptographic token",
      "Driver of a smart card or another cryptographic token.",
      since: [.iOS("10.0"), .macCatalyst("13.1"), .macOS("10.12"), .tvOS("11.0"), .visionOS("1.0"), .watchOS("4.0")],
      requiredKeys: ["NSExtension.NSExtensionAttributes.'com.apple.ctk.driver-class'"],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"), .applePage("cryptotokenkit/tktokendriver"),
      ]),
    ValueEntry(
      "com.apple.photo-editing", title: "Photo editing",
      "Edits photos or videos inside the Photos app.",
      since: [.iOS("8.0"), .macCatalyst("14.0"), .macOS("10.11", note: "not in the 2015 list"), .visionOS("1.0")],
      usualKeys: ["NSExtension.NSExtensionAttributes.PHSupportedMediaTypes"],
      requirements: ["R-EXT-007...008"],
      sources: [
        .reference(.appExtensions), .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("photosui/phcontenteditingcontroller"),
      ]),
    ValueEntry(
      "com.apple.photo-project", title: "Photo project",
      "Makes books, cards and other projects from inside Photos.",
      since: [.macOS("10.13")],
      sources: [.applePage("photosui/phprojectextensioncontroller")]),
    ValueEntry(
      "com.apple.quicklook.preview", title: "Quick Look preview",
      "Shows a preview of the app's own document types.",
      since: [.iOS(), .macOS("12.0")],
      requiredKeys: ["NSExtension.NSExtensionAttributes.QLSupportedContentTypes"],
      sources: [.repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts")]),
    ValueEntry(
      "com.apple.quicklook.thumbnail", title: "Quick Look thumbnail",
      "Draws thumbnails of the app's own document types.",
      since: [.iOS("11.0"), .macCatalyst("13.1"), .macOS("10.15"), .visionOS("1.0")],
      requiredKeys: ["NSExtension.NSExtensionAttributes.QLSupportedContentTypes"],
      usualKeys: ["NSExtension.NSExtensionAttributes.QLThumbnailMinimumDimension"],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("quicklookthumbnailing/qlthumbnailprovider"),
      ]),
    ValueEntry(
      "com.apple.Safari.extension", title: "Safari app extension",
      "Native Safari extension that injects scripts and styles into pages.",
      since: [.macOS("10.12")],
      requiredKeys: ["NSExtension.SFSafariWebsiteAccess"],
      sources: [.applePage("safariservices/sfsafariextensionhandler")]),
    ValueEntry(
      "com.apple.Safari.web-extension", title: "Safari web extension",
      "Safari extension written against the web extension interfaces.",
      since: [.iOS(), .macOS()],
      sources: [.repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts")],
      confidence: .medium),
    ValueEntry(
      "com.apple.Safari.sharedlinks-service", title: "Shared Links",
      "Puts items into the Shared Links list of Safari.",
      since: [.macOS()],
      sources: [.repository("dodorare/apple-bundle-rs", "src/info_plist/app_execution.rs")],
      confidence: .medium),
    ValueEntry(
      "com.apple.share-services", title: "Share",
      "Posts content of other apps to a service from the share sheet.",
      since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
      requiredKeys: ["NSExtension.NSExtensionAttributes.NSExtensionActivationRule"],
      requirements: ["R-EXT-007...008"],
      sources: [.reference(.appExtensions), .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts")]),
    ValueEntry(
      "com.apple.spotlight.index", title: "Spotlight index maintenance",
      "Keeps the search index of an app complete while the app is not running.",
      since: [.iOS("9.0"), .macCatalyst("13.1"), .macOS("10.11"), .visionOS("1.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("corespotlight/csindexextensionrequesthandler"),
      ]),
    ValueEntry(
      "com.apple.spotlight.import", title: "Spotlight import",
      "Reads searchable attributes out of files of the app's types.",
      since: [.iOS("15.0"), .macCatalyst("15.0"), .macOS("12.0"), .visionOS("1.0")],
      requiredKeys: ["NSExtension.NSExtensionAttributes.CSSupportedContentTypes"],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"), .applePage("corespotlight/csimportextension"),
      ],
      confidence: .medium),
    ValueEntry(
      "com.apple.message-payload-provider", title: "iMessage app or sticker pack",
      "App or stickers inside the Messages app.",
      since: [.iOS("10.0"), .macCatalyst("13.1")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("messages/msmessagesappviewcontroller"),
      ]),
    ValueEntry(
      "com.apple.tv-top-shelf", title: "Top Shelf",
      "Fills the shelf above the top row of apps on Apple TV.",
      since: [.tvOS("13.0")],
      sources: [.applePage("tvservices/tvtopshelfcontentprovider")]),
    ValueEntry(
      "com.apple.tv-services", title: "Top Shelf (older)",
      "Earlier form of the Top Shelf extension.",
      since: [.tvOS()],
      supersededBy: ["com.apple.tv-top-shelf"],
      sources: [.repository("dodorare/apple-bundle-rs", "src/info_plist/app_execution.rs")],
      confidence: .low),
    ValueEntry(
      "com.apple.widgetkit-extension", title: "Widget and Live Activity",
      "Widgets, controls and Live Activities drawn with SwiftUI.",
      since: [.iOS("14.0"), .macCatalyst("14.0"), .macOS("11.0"), .visionOS("1.0"), .watchOS("9.0")],
      sources: [.repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"), .applePage("swiftui/widgetbundle")]),
    ValueEntry(
      "com.apple.widget-extension", title: "Today widget (older)",
      "Widget of the Today view, the form before WidgetKit.",
      since: [.iOS("8.0", deprecated: "14.0"), .macCatalyst("10.0", deprecated: "14.0"), .macOS("10.10", deprecated: "11.0")],
      supersededBy: ["com.apple.widgetkit-extension"],
      requirements: ["R-EXT-007...008"],
      sources: [
        .reference(.appExtensions), .repository("dodorare/apple-bundle-rs", "src/info_plist/app_execution.rs"),
        .applePage("notificationcenter/ncwidgetproviding"),
      ],
      confidence: .medium),
    ValueEntry(
      "com.apple.watchkit", title: "WatchKit extension",
      "Code of a watch app in the older form that keeps app and code in two bundles.",
      since: [.iOS("8.0", note: "code that runs on the paired iPhone"), .watchOS()],
      requiredKeys: ["NSExtension.NSExtensionAttributes.WKAppBundleIdentifier"],
      requirements: ["R-EXT-007...008"],
      sources: [.reference(.appExtensions), .repository("dodorare/apple-bundle-rs", "src/info_plist/app_execution.rs")],
      confidence: .medium),
    ValueEntry(
      "com.apple.dt.Xcode.extension.source-editor", title: "Xcode source editor",
      "Adds commands for the source editor of Xcode.",
      since: [.macOS("10.12")],
      sources: [.applePage("xcodekit/xcsourceeditorextension")]),
    ValueEntry(
      "com.apple.email.extension", title: "Mail",
      "Extends Mail: composing, sorting, blocking content or signing messages.",
      since: [.macOS("12.0")],
      requiredKeys: ["NSExtension.NSExtensionAttributes.MEExtensionCapabilities"],
      sources: [.repository("blacktop/ipsw-diffs"), .applePage("mailkit/meextension")],
      confidence: .medium),
    ValueEntry(
      "com.apple.calendar.virtualconference", title: "Virtual conference",
      "Offers video calls as the location of an event in Calendar.",
      since: [.iOS("15.0"), .macCatalyst("15.0"), .macOS("12.0"), .visionOS("1.0"), .watchOS("8.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("eventkit/ekvirtualconferenceprovider"),
      ],
      confidence: .medium),
    ValueEntry(
      "com.apple.location.push.service", title: "Location push service",
      "Is woken by a push notification to send the location of the device.",
      since: [.iOS("15.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("corelocation/cllocationpushserviceextension"),
      ],
      confidence: .medium),
    ValueEntry(
      "com.apple.printing.discovery", title: "Print service discovery",
      "Finds printers that the system does not find by itself.",
      since: [.iOS()],
      sources: [.repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts")],
      confidence: .medium),
    ValueEntry(
      "com.apple.matter.support.extension.device-setup", title: "Matter device setup",
      "Takes part in adding a Matter accessory to an ecosystem.",
      since: [.iOS("16.1"), .macOS("14.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("mattersupport/matteradddeviceextensionrequesthandler"),
      ],
      confidence: .medium),
    ValueEntry(
      "com.apple.deviceactivity.monitor-extension", title: "Device activity monitor",
      "Is told when device use crosses the limits of a schedule.",
      since: [.iOS("15.0"), .macCatalyst("15.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("deviceactivity/deviceactivitymonitor"),
      ],
      confidence: .medium),
    ValueEntry(
      "com.apple.ManagedSettings.shield-action-service", title: "Shield action",
      "Reacts to the buttons of a screen that covers a restricted app.",
      since: [.iOS("15.0"), .macCatalyst("15.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("managedsettings/shieldactiondelegate"),
      ],
      confidence: .medium),
    ValueEntry(
      "com.apple.ManagedSettingsUI.shield-configuration-service", title: "Shield configuration",
      "Decides what the screen over a restricted app looks like.",
      since: [.iOS("15.0"), .macCatalyst("15.0")],
      sources: [
        .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
        .applePage("managedsettingsui/shieldconfigurationdatasource"),
      ],
      confidence: .medium),
    ValueEntry(
      "com.apple.PassKit.issuer-provisioning", title: "Wallet issuer provisioning",
      "Lets the Wallet app add the payment cards of a bank.",
      since: [.iOS("14.0"), .macCatalyst("14.0"), .visionOS("1.0")],
      sources: [.repository("blacktop/ipsw-diffs"), .applePage("passkit/pkissuerprovisioningextensionhandler")],
      confidence: .medium),
    ValueEntry(
      "com.apple.PassKit.issuer-provisioning.authorization", title: "Wallet issuer provisioning sign-in",
      "Signs a person in before the Wallet app adds a payment card.",
      since: [.iOS("14.0"), .macCatalyst("14.0"), .visionOS("1.0")],
      sources: [.repository("blacktop/ipsw-diffs"), .applePage("passkit/pkissuerprovisioningextensionauthorizationproviding")],
      confidence: .medium),
  ]
}
