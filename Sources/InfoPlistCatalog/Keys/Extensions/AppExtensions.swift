extension KeyFamily {
  /// The dictionary that makes a bundle an app extension.
  public static let appExtensions: KeyFamily = KeyFamily(
    "app-extensions", "App extensions", category: .extensions,
    summary: "The dictionary that makes a bundle an app extension, and what every extension point reads from it.")
}

extension InfoPlistKey {
  /// What makes a bundle an app extension.
  public static let nsExtension: InfoPlistKey = InfoPlistKey(
    "NSExtension",
    title: nil,
    in: .appExtensions,
    .dictionary(),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    expected: [.required(for: .appExtension, .watchKitExtension, by: ["R-EXT-001", "R-EXT-006"])],
    localized: [.never],
    excludes: ["EXAppExtensionAttributes"],
    related: ["NSExtension.NSExtensionPointIdentifier", "NSExtension.NSExtensionAttributes", "EXAppExtensionAttributes"],
    misspellings: ["NSExtention", "NSExtensions"],
    example: """
      <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
        <key>NSExtensionPrincipalClass</key>
        <string>$(PRODUCT_MODULE_NAME).ShareViewController</string>
      </dict>
      """,
    summary: "Describes an app extension: the place it plugs into, the class it starts with and its settings.",
    details: """
      The reference permits five direct members: the identifier of the extension point, the principal class, the main storyboard, \
      the attributes and the full-screen switch of Action extensions. File providers, Safari and the pro video apps have since put \
      keys of their own beside them. Keys that only one extension point knows otherwise stand inside NSExtensionAttributes.
      """,
    whenNeeded: """
      In the Info.plist of every app extension, in the older form that all systems know. Extensions built on ExtensionKit have \
      EXAppExtensionAttributes instead.
      """,
    ifMissing: "The system does not take the bundle for an extension and never loads it.",
    mistakes: [
      "Putting the dictionary into the app's own Info.plist instead of the extension's.",
      "Attributes of an extension point as direct members, where they are not looked for.",
    ],
    requirements: ["R-EXT-001...003", "R-EXT-052...053"],
    sources: [.reference(.appExtensions), .keyPage("nsextension"), Source("decision: five direct members")])

  /// The settings of the extension point.
  public static let nsExtensionAttributes: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes",
    title: nil,
    in: .appExtensions,
    .dictionary(.open),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    related: ["NSExtension.NSExtensionPointIdentifier"],
    misspellings: ["NSExtensionAttribute"],
    example: """
      <dict>
        <key>NSExtensionActivationRule</key>
        <dict>
          <key>NSExtensionActivationSupportsText</key>
          <true/>
        </dict>
      </dict>
      """,
    summary: "Holds the settings that depend on the extension point.",
    details: """
      Each extension point reads its own keys here and passes over all others. Which ones it needs is told under the identifier of \
      the extension point.
      """,
    whenNeeded: "Where the extension point has settings; most have.",
    ifMissing: "The extension point works with its defaults or turns the extension down.",
    mistakes: ["A place outside NSExtension: the dictionary is read as its direct member only."],
    requirements: ["R-EXT-002...004", "R-EXT-053"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes")])

  /// The place the extension plugs into.
  public static let nsExtensionPointIdentifier: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionPointIdentifier",
    title: nil,
    in: .appExtensions,
    .choice(.appExtensionPoints),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    expected: [.required(by: ["R-EXT-006"])],
    localized: [.never],
    related: ["EXAppExtensionAttributes.EXExtensionPointIdentifier", "NSExtension.NSExtensionPrincipalClass"],
    misspellings: ["NSExtensionPointIdentifer", "NSExtensionIdentifier"],
    example: "<string>com.apple.share-services</string>",
    summary: "Reverse-DNS name of the extension point; it decides what kind of extension the bundle is.",
    details: """
      Targets made from a template of Xcode have the right name from the start. The table also says on which platforms each point \
      exists and which further keys it asks for.
      """,
    whenNeeded: "In every app extension.",
    ifMissing: "The extension belongs to no extension point and is never loaded; the store rejects it.",
    mistakes: [
      "An extension point of another platform.",
      "An ExtensionKit point: that name belongs under EXAppExtensionAttributes.",
    ],
    requirements: ["R-EXT-002...003", "R-EXT-006...008", "R-EXT-053...054"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionpointidentifier")])

  /// The class the extension starts with.
  public static let nsExtensionPrincipalClass: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionPrincipalClass",
    title: nil,
    in: .appExtensions,
    .string(.className),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    localized: [.never],
    excludes: ["NSExtension.NSExtensionMainStoryboard"],
    related: ["NSExtension.NSExtensionPointIdentifier", "NSPrincipalClass"],
    misspellings: ["NSExtensionPrincipleClass"],
    example: "<string>$(PRODUCT_MODULE_NAME).ShareViewController</string>",
    summary: "Class that provides the main view or the main function of the extension.",
    details: """
      The system makes an instance of it as soon as the extension is needed. Without an interface it is the request handler, with \
      one it is a view controller.
      """,
    whenNeeded: "When the extension has no storyboard. A few points, such as WidgetKit, need neither of the two.",
    ifMissing: "Unless there is a storyboard, the extension has nothing to start and fails when it is used.",
    mistakes: [
      "A Swift class without its module name: the class is not found at run time.",
      "Both this key and a storyboard: only one of them can provide the first view.",
    ],
    requirements: ["R-EXT-002...003", "R-EXT-009", "R-EXT-053"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionprincipalclass")])

  /// The storyboard of the extension.
  public static let nsExtensionMainStoryboard: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionMainStoryboard",
    title: nil,
    in: .appExtensions,
    .string(.fileNameWithoutExtension),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    excludes: ["NSExtension.NSExtensionPrincipalClass"],
    related: ["UIMainStoryboardFile", "NSMainStoryboardFile"],
    files: ["{value}.storyboardc"],
    misspellings: ["NSExtensionMainStoryBoard"],
    example: "<string>MainInterface</string>",
    summary: "Name of the storyboard with the interface of the extension, without filename extension.",
    whenNeeded: "When the first view of the extension comes from a storyboard.",
    ifMissing: "The principal class has to provide the interface.",
    mistakes: [
      "The filename extension .storyboard in the value.",
      "Both this key and a principal class.",
    ],
    requirements: ["R-EXT-002...003", "R-EXT-005"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionmainstoryboard")])

  /// Whether the extension keeps its own appearance.
  public static let nsExtensionOverridesHostUIAppearance: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionOverridesHostUIAppearance",
    title: nil,
    in: .appExtensions,
    .boolean,
    since: [.iOS("10.0"), .visionOS("1.0")],
    example: "<true/>",
    summary: "Makes the extension ignore the appearance changes of the app that shows it.",
    details: """
      The app that shows the extension may have changed how controls look. With YES those changes stop at the border of the \
      extension.
      """,
    whenNeeded: "When the extension has a look of its own that must not depend on its surroundings.",
    ifMissing: "Appearance changes of the surrounding app reach the extension.",
    sources: [.keyPage("nsextension/nsextensionoverrideshostuiappearance")])

  /// An old name of the extension point.
  public static let nsExtensionPointName: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionPointName",
    title: nil,
    in: .appExtensions,
    .string(.reverseDNS),
    since: [.iOS()],
    related: ["NSExtension.NSExtensionPointIdentifier", "NSExtension.NSExtensionAttributes.NSExtensionPointVersion"],
    example: "<string>com.apple.share-services</string>",
    summary: "Repeats the identifier of the extension point among the attributes.",
    details: """
      Templates of early releases wrote it together with a version. No document describes it, and store validation is reported to \
      reject it. The identifier that counts stands one level up.
      """,
    whenNeeded: "Not for new extensions.",
    ifMissing: "Nothing is known to change.",
    mistakes: ["Writing it instead of NSExtensionPointIdentifier."],
    sources: [.publicFiles],
    confidence: .low)

  /// An old version of the extension point.
  public static let nsExtensionPointVersion: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionPointVersion",
    title: nil,
    in: .appExtensions,
    .string(.releaseVersion),
    since: [.iOS()],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionPointName"],
    example: "<string>1.0</string>",
    summary: "Version of the extension point that a template once wrote.",
    details: """
      Seen with the values 1.0 and 2.0 in old extensions. No document describes it, and store validation is reported to reject it.
      """,
    whenNeeded: "Not for new extensions.",
    ifMissing: "Nothing is known to change.",
    sources: [.publicFiles],
    confidence: .low)

  /// The description of a Today widget.
  public static let widgetDescription: InfoPlistKey = InfoPlistKey(
    "NSExtension.'com.apple.notificationcenter.widget.description'",
    title: nil,
    in: .appExtensions,
    .string(.userText),
    since: [.macOS()],
    related: ["CFBundleDisplayName"],
    example: "<string>Shows the next three appointments.</string>",
    summary: "Text about a Today widget, shown where widgets are chosen.",
    details: "Seen in old Mac widgets only; Today widgets have given way to WidgetKit.",
    whenNeeded: "Not for new widgets.",
    ifMissing: "The list of widgets shows the name alone.",
    sources: [.publicFiles],
    confidence: .low)

  /// A class that the extension point usually chooses.
  public static let nsExtensionContextClass: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionContextClass",
    title: nil,
    in: .appExtensions,
    .string(.className),
    since: [.iOS("8.0"), .macOS("10.10")],
    localized: [.never],
    related: ["NSExtension.NSExtensionPrincipalClass"],
    example: "<string>ExampleContext</string>",
    summary: "Class of the context that the extension talks to its host through.",
    details: "Extension points of the system name it themselves; devices refuse an extension in which it is no text, or an empty one.",
    whenNeeded: "In extensions of Apple's own points only.",
    ifMissing: "The extension point chooses the class.",
    mistakes: ["Writing it at all in an extension of a documented point."],
    sources: [Source("AMDevice errors 0xe80000a3 to 0xe80000a5, as reported at Marxon13/iOS-Asset-Extractor#14")],
    confidence: .medium)

  /// A class that the extension point usually chooses.
  public static let nsExtensionContextHostClass: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionContextHostClass",
    title: nil,
    in: .appExtensions,
    .string(.className),
    since: [.iOS("8.0"), .macOS("10.10")],
    localized: [.never],
    related: ["NSExtension.NSExtensionPrincipalClass"],
    example: "<string>ExampleContext</string>",
    summary: "Class of the context on the side of the host app.",
    details: "Extension points of the system name it themselves; devices refuse an extension in which it is no text, or an empty one.",
    whenNeeded: "In extensions of Apple's own points only.",
    ifMissing: "The extension point chooses the class.",
    mistakes: ["Writing it at all in an extension of a documented point."],
    sources: [Source("AMDevice errors 0xe80000a3 to 0xe80000a5, as reported at Marxon13/iOS-Asset-Extractor#14")],
    confidence: .medium)

  /// A class that the extension point usually chooses.
  public static let nsExtensionViewControllerHostClass: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionViewControllerHostClass",
    title: nil,
    in: .appExtensions,
    .string(.className),
    since: [.iOS("8.0"), .macOS("10.10")],
    localized: [.never],
    related: ["NSExtension.NSExtensionPrincipalClass"],
    example: "<string>ExampleContext</string>",
    summary: "Class of the view controller on the side of the host app.",
    details: "Extension points of the system name it themselves; devices refuse an extension in which it is no text, or an empty one.",
    whenNeeded: "In extensions of Apple's own points only.",
    ifMissing: "The extension point chooses the class.",
    mistakes: ["Writing it at all in an extension of a documented point."],
    sources: [Source("AMDevice errors 0xe80000a3 to 0xe80000a5, as reported at Marxon13/iOS-Asset-Extractor#14")],
    confidence: .medium)
}
