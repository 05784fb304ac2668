extension KeyFamily {
  /// Keys of Action extensions, some shared with Share extensions.
  public static let actionExtensions: KeyFamily = KeyFamily(
    "action-extensions", "Action and Share extensions", category: .extensions,
    summary: "How an Action extension is offered and what it is given. Share extensions know some of the keys too.")
}

extension InfoPlistKey {
  /// Whether an Action extension covers the screen.
  public static let nsExtensionActionWantsFullScreenPresentation: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionActionWantsFullScreenPresentation",
    title: nil,
    in: .actionExtensions,
    .boolean,
    since: [.iOS("8.0"), .visionOS("1.0")],
    related: ["NSExtension.NSExtensionMainStoryboard"],
    misspellings: ["NSExtensionActionWantsFullscreenPresentation"],
    example: "<true/>",
    summary: "Shows the view of an Action extension on the full screen instead of a form sheet.",
    details: """
      YES stands for the modal style full screen, anything else for the form sheet. The key is a direct member of NSExtension, \
      unlike most settings of Action extensions.
      """,
    whenNeeded: "For Action extensions whose view needs the whole screen.",
    ifMissing: "The view appears as a form sheet.",
    mistakes: ["Writing it inside NSExtensionAttributes, where it has no effect."],
    requirements: ["R-EXT-011...013"],
    sources: [
      .reference(.appExtensions), .keyPage("nsextension/nsextensionactionwantsfullscreenpresentation"),
      Source("decision: the fifth direct member of NSExtension"),
    ])

  /// A script that runs in the web page.
  public static let nsExtensionJavaScriptPreprocessingFile: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionJavaScriptPreprocessingFile",
    title: nil,
    in: .actionExtensions,
    .string(.fileNameOptionalExtension),
    since: [.iOS("8.0"), .macOS("10.10"), .visionOS("1.0")],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsWebPageWithMaxCount"],
    files: ["{value}.js", "{value}", "Contents/Resources/{value}.js"],
    misspellings: ["NSExtensionJavascriptPreprocessingFile", "NSExtensionJavaScriptPreProcessingFile"],
    example: "<string>Action</string>",
    summary: "JavaScript file that Safari runs in the page before and after a Share or Action extension.",
    details: """
      One function of the script runs as the extension starts and can collect data from the page, another runs as it ends and can \
      change the page. The name is usually written without extension and stands for a file with the extension js.
      """,
    whenNeeded: "When the extension needs more of a web page than its address, or changes the page.",
    ifMissing: "The extension receives the address of the page and no content.",
    mistakes: [
      "A script without an activation rule for web pages: nothing is passed on.",
      "A file that is not copied into the extension.",
    ],
    requirements: ["R-EXT-010", "R-EXT-027...029", "R-EXT-051", "R-EXT-053"],
    sources: [
      .reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/nsextensionjavascriptpreprocessingfile"),
      Source("decision: the name without extension is accepted"),
    ])

  /// What an Action extension does with content.
  public static let nsExtensionServiceRoleType: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionServiceRoleType",
    title: nil,
    in: .actionExtensions,
    .choice(.actionExtensionRoles),
    since: [.macOS("10.10")],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionActivationRule"],
    example: "<string>NSExtensionServiceRoleTypeEditor</string>",
    summary: "Tells whether a macOS Action extension edits the content or only shows it.",
    whenNeeded: "For Action extensions on macOS, so that apps know whether something comes back.",
    ifMissing: "No source says which role is assumed.",
    mistakes: ["Promising an editor and returning nothing."],
    requirements: ["R-EXT-010", "R-EXT-031...032"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/nsextensionserviceroletype")])

  /// Whether an Action extension can be a toolbar button.
  public static let nsExtensionServiceAllowsToolbarItem: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsToolbarItem",
    title: nil,
    in: .actionExtensions,
    .boolean,
    since: [.macOS("10.10")],
    related: [
      "NSExtension.NSExtensionAttributes.NSExtensionServiceToolbarIconFile",
      "NSExtension.NSExtensionAttributes.NSExtensionServiceToolbarPaletteLabel",
    ],
    example: "<true/>",
    summary: "Lets people put an Action extension into window toolbars.",
    details: """
      Where a toolbar takes buttons of extensions, the extension turns up in the customization dialog as soon as it is enabled.
      """,
    whenNeeded: "For Action extensions that are used often enough for a button.",
    ifMissing: "The extension is offered in menus only.",
    requirements: ["R-EXT-010", "R-EXT-030"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/nsextensionserviceallowstoolbaritem")])

  /// The icon of the toolbar button.
  public static let nsExtensionServiceToolbarIconFile: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionServiceToolbarIconFile",
    title: nil,
    in: .actionExtensions,
    .string(.imageName),
    since: [.macOS("10.10")],
    default: .rule("the icon named by CFBundleIconFile"),
    related: ["CFBundleIconFile", "NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsToolbarItem"],
    files: ["Contents/Resources/{value}"],
    example: "<string>ToolbarIcon.pdf</string>",
    summary: "Icon of the toolbar button of a macOS Action extension.",
    whenNeeded: "When the icon of the extension is no good as a toolbar button.",
    ifMissing: "The button shows the icon of the extension itself.",
    requirements: ["R-EXT-010", "R-EXT-033", "R-EXT-035"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/nsextensionservicetoolbariconfile")])

  /// The title in the customization dialog.
  public static let nsExtensionServiceToolbarPaletteLabel: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionServiceToolbarPaletteLabel",
    title: nil,
    in: .actionExtensions,
    .string(.userText),
    since: [.macOS("10.10")],
    default: .rule("the value of CFBundleDisplayName"),
    related: ["CFBundleDisplayName", "NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsToolbarItem"],
    example: "<string>Mark Up</string>",
    summary: "Title under the toolbar button of an Action extension in the customization dialog.",
    whenNeeded: "When the display name does not say what the button does.",
    ifMissing: "The dialog shows the display name of the extension.",
    requirements: ["R-EXT-010", "R-EXT-034...035"],
    sources: [.reference(.appExtensions), .keyPage("nsextension/nsextensionattributes/nsextensionservicetoolbarpalettelabel")])

  /// Whether the extension is a Quick Action in the Finder.
  public static let nsExtensionServiceAllowsFinderPreviewItem: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsFinderPreviewItem",
    title: nil,
    in: .actionExtensions,
    .boolean,
    since: [.macOS("10.14")],
    related: [
      "NSExtension.NSExtensionAttributes.NSExtensionServiceFinderPreviewLabel",
      "NSExtension.NSExtensionAttributes.NSExtensionServiceFinderPreviewIconName",
    ],
    example: "<true/>",
    summary: "Offers an Action extension as a Quick Action in the Finder's preview pane and menu.",
    whenNeeded: "For Action extensions that work on files chosen in the Finder.",
    ifMissing: "The Finder does not offer the extension.",
    sources: [.keyPage("nsextension/nsextensionattributes/nsextensionserviceallowsfinderpreviewitem")])

  /// The icon of the Quick Action in the Finder.
  public static let nsExtensionServiceFinderPreviewIconName: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionServiceFinderPreviewIconName",
    title: nil,
    in: .actionExtensions,
    .string(.imageName),
    since: [.macOS("10.14")],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsFinderPreviewItem"],
    example: "<string>NSActionTemplate</string>",
    summary: "Name of the image for the Quick Action in the Finder.",
    details: "The image comes from the extension or is one of the system's template images.",
    whenNeeded: "With NSExtensionServiceAllowsFinderPreviewItem, for an icon of its own.",
    ifMissing: "The Finder chooses an icon by itself.",
    sources: [.keyPage("nsextension/nsextensionattributes/nsextensionservicefinderpreviewiconname")])

  /// The name of the Quick Action in the Finder.
  public static let nsExtensionServiceFinderPreviewLabel: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionServiceFinderPreviewLabel",
    title: nil,
    in: .actionExtensions,
    .string(.userText),
    since: [.macOS("10.14")],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsFinderPreviewItem"],
    example: "<string>Reduce File Size</string>",
    summary: "Name of the Quick Action in the Finder.",
    whenNeeded: "When the display name of the extension is too long or too vague for the Finder.",
    ifMissing: "The Finder shows the name of the extension.",
    sources: [.keyPage("nsextension/nsextensionattributes/nsextensionservicefinderpreviewlabel")])

  /// Whether the extension is a Quick Action in the Touch Bar.
  public static let nsExtensionServiceAllowsTouchBarItem: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsTouchBarItem",
    title: nil,
    in: .actionExtensions,
    .boolean,
    since: [.macOS("10.14")],
    related: [
      "NSExtension.NSExtensionAttributes.NSExtensionServiceTouchBarLabel",
      "NSExtension.NSExtensionAttributes.NSExtensionServiceTouchBarIconName",
      "NSExtension.NSExtensionAttributes.NSExtensionServiceTouchBarBezelColorName",
    ],
    example: "<true/>",
    summary: "Offers an Action extension as a Quick Action in the Touch Bar.",
    whenNeeded: "For Action extensions on Macs that have a Touch Bar.",
    ifMissing: "The Touch Bar does not offer the extension.",
    sources: [.keyPage("nsextension/nsextensionattributes/nsextensionserviceallowstouchbaritem")])

  /// The color of the Touch Bar button.
  public static let nsExtensionServiceTouchBarBezelColorName: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionServiceTouchBarBezelColorName",
    title: nil,
    in: .actionExtensions,
    .string(.colorName),
    since: [.macOS("10.14")],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsTouchBarItem"],
    example: "<string>TouchBarBezel</string>",
    summary: "Name of the color behind the button of the Quick Action in the Touch Bar.",
    whenNeeded: "When the button shall stand out from its neighbors.",
    ifMissing: "The button has the usual color.",
    sources: [.keyPage("nsextension/nsextensionattributes/nsextensionservicetouchbarbezelcolorname")])

  /// The icon of the Touch Bar button.
  public static let nsExtensionServiceTouchBarIconName: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionServiceTouchBarIconName",
    title: nil,
    in: .actionExtensions,
    .string(.imageName),
    since: [.macOS("10.14")],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsTouchBarItem"],
    example: "<string>NSActionTemplate</string>",
    summary: "Name of the image for the Quick Action in the Touch Bar.",
    whenNeeded: "With NSExtensionServiceAllowsTouchBarItem, for an icon of its own.",
    ifMissing: "The system chooses an icon by itself.",
    sources: [.keyPage("nsextension/nsextensionattributes/nsextensionservicetouchbariconname")])

  /// The name of the Touch Bar button.
  public static let nsExtensionServiceTouchBarLabel: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.NSExtensionServiceTouchBarLabel",
    title: nil,
    in: .actionExtensions,
    .string(.userText),
    since: [.macOS("10.14")],
    related: ["NSExtension.NSExtensionAttributes.NSExtensionServiceAllowsTouchBarItem"],
    example: "<string>Shrink</string>",
    summary: "Name of the Quick Action in the Touch Bar.",
    whenNeeded: "When the display name of the extension is too long for a button.",
    ifMissing: "The button shows the name of the extension.",
    sources: [.keyPage("nsextension/nsextensionattributes/nsextensionservicetouchbarlabel")])
}
