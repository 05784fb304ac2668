extension KeyFamily {
  /// Keys of Safari extensions.
  public static let safariExtensions: KeyFamily = KeyFamily(
    "safari-extensions", "Safari extensions", category: .extensions,
    summary: "Scripts, styles, buttons and website access of Safari app extensions, and links between extensions of two platforms.")
}

extension InfoPlistKey {
  /// The websites the extension may read.
  public static let sfSafariWebsiteAccess: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariWebsiteAccess",
    title: nil,
    in: .safariExtensions,
    .dictionary(),
    since: [.macOS("10.11.5")],
    expected: [.required(when: "the extension point is com.apple.Safari.extension")],
    related: ["NSExtension.SFSafariContentScript", "NSExtension.SFSafariStyleSheet"],
    misspellings: ["SFSafariWebsiteAcces"],
    example: """
      <dict>
        <key>Level</key>
        <string>Some</string>
        <key>Allowed Domains</key>
        <array>
          <string>example.com</string>
        </array>
      </dict>
      """,
    summary: "Tells which websites a Safari app extension may read and change.",
    whenNeeded: "In every Safari app extension.",
    ifMissing: "The extension has no stated access to websites.",
    mistakes: ["Asking for all websites when a few domains are enough."],
    sources: [.keyPage("nsextension/sfsafariwebsiteaccess")])

  /// How many websites.
  public static let safariWebsiteAccessLevel: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariWebsiteAccess.Level",
    title: nil,
    in: .safariExtensions,
    .choice(.safariAccessLevels),
    since: [.macOS("10.11.5")],
    expected: [.required(when: "in every website access dictionary")],
    related: ["NSExtension.SFSafariWebsiteAccess.Allowed Domains"],
    example: "<string>Some</string>",
    summary: "How many websites the extension may read: none, those listed, or all.",
    whenNeeded: "In every website access dictionary.",
    ifMissing: "No source says which level is assumed.",
    mistakes: ["Lower case: the values begin with a capital letter."],
    sources: [.keyPage("nsextension/sfsafariwebsiteaccess/level")])

  /// The websites allowed.
  public static let safariWebsiteAccessAllowedDomains: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariWebsiteAccess.Allowed Domains",
    title: nil,
    in: .safariExtensions,
    .strings(.text),
    since: [.macOS("10.11.5")],
    expected: [.required(when: "the level is Some")],
    related: ["NSExtension.SFSafariWebsiteAccess.Level"],
    misspellings: ["AllowedDomains"],
    example: """
      <array>
        <string>example.com</string>
        <string>example.org</string>
      </array>
      """,
    summary: "Domains that the extension may read when its access is limited.",
    whenNeeded: "When the level is Some.",
    ifMissing: "With the level Some no website is named.",
    mistakes: ["Full addresses in place of domains."],
    sources: [.keyPage("nsextension/sfsafariwebsiteaccess/allowed-domains")])

  /// The scripts put into pages.
  public static let sfSafariContentScript: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariContentScript",
    title: nil,
    in: .safariExtensions,
    .dictionaries,
    since: [.macOS("10.11.5")],
    related: ["NSExtension.SFSafariWebsiteAccess", "NSExtension.SFSafariStyleSheet"],
    example: """
      <array>
        <dict>
          <key>Script</key>
          <string>highlight.js</string>
        </dict>
      </array>
      """,
    summary: "JavaScript files that Safari puts into web pages for the extension.",
    whenNeeded: "When a Safari app extension works on the content of pages.",
    ifMissing: "The extension runs no code in pages.",
    mistakes: ["One dictionary in place of an array of dictionaries."],
    sources: [.keyPage("nsextension/sfsafaricontentscript")])

  /// The script file.
  public static let safariContentScriptFile: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariContentScript[].Script",
    title: nil,
    in: .safariExtensions,
    .string(.relativePath),
    since: [.macOS("10.11.5")],
    expected: [.required(when: "in every entry of the array")],
    files: ["Contents/Resources/{value}"],
    example: "<string>highlight.js</string>",
    summary: "Script file, as a path below the Resources directory of the extension.",
    whenNeeded: "In every entry.",
    ifMissing: "The entry puts nothing into pages.",
    mistakes: ["A file that is not copied into the extension."],
    sources: [.keyPage("nsextension/sfsafaricontentscript/script")])

  /// The pages included.
  public static let safariAllowedURLPatterns: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariContentScript[].Allowed URL Patterns",
    "NSExtension.SFSafariStyleSheet[].Allowed URL Patterns",
    title: nil,
    in: .safariExtensions,
    .strings(.urlPattern),
    since: [.macOS("10.11.5")],
    related: ["NSExtension.SFSafariWebsiteAccess"],
    misspellings: ["Allowed Url Patterns"],
    example: "<array><string>*://*.example.com/*</string></array>",
    summary: "Patterns of the addresses whose pages get the script or style sheet.",
    details: "Pages outside the website access of the extension stay out whatever the patterns say.",
    whenNeeded: "When a script or style sheet is for certain pages only.",
    ifMissing: "Every page the extension may change gets the script or style sheet.",
    sources: [
      .keyPage("nsextension/sfsafaricontentscript/allowed-url-patterns"), .keyPage("nsextension/sfsafaristylesheet/allowed-url-patterns"),
    ])

  /// The pages left out.
  public static let safariExcludedURLPatterns: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariContentScript[].Excluded URL Patterns",
    "NSExtension.SFSafariStyleSheet[].Excluded URL Patterns",
    title: nil,
    in: .safariExtensions,
    .strings(.urlPattern),
    since: [.macOS("10.11.5")],
    misspellings: ["Excluded Url Patterns"],
    example: "<array><string>*://accounts.example.com/*</string></array>",
    summary: "Patterns of the addresses whose pages never get the script or style sheet.",
    whenNeeded: "When some pages must stay as they are.",
    ifMissing: "No page is left out.",
    sources: [
      .keyPage("nsextension/sfsafaricontentscript/excluded-url-patterns"), .keyPage("nsextension/sfsafaristylesheet/excluded-url-patterns"),
    ])

  /// The style sheets put into pages.
  public static let sfSafariStyleSheet: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariStyleSheet",
    title: nil,
    in: .safariExtensions,
    .dictionaries,
    since: [.macOS("10.11.5")],
    related: ["NSExtension.SFSafariContentScript", "NSExtension.SFSafariWebsiteAccess"],
    misspellings: ["SFSafariStylesheet"],
    example: """
      <array>
        <dict>
          <key>Style Sheet</key>
          <string>dark.css</string>
        </dict>
      </array>
      """,
    summary: "Style sheets that Safari puts into web pages for the extension.",
    whenNeeded: "When a Safari app extension changes the look of pages.",
    ifMissing: "Pages keep their own styles.",
    mistakes: ["One dictionary in place of an array of dictionaries."],
    sources: [.keyPage("nsextension/sfsafaristylesheet")])

  /// The style sheet file.
  public static let safariStyleSheetFile: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariStyleSheet[].Style Sheet",
    title: nil,
    in: .safariExtensions,
    .string(.relativePath),
    since: [.macOS("10.11.5")],
    expected: [.required(when: "in every entry of the array")],
    files: ["Contents/Resources/{value}"],
    misspellings: ["StyleSheet"],
    example: "<string>dark.css</string>",
    summary: "Style sheet file, as a path below the Resources directory of the extension.",
    whenNeeded: "In every entry.",
    ifMissing: "The entry puts nothing into pages.",
    sources: [.keyPage("nsextension/sfsafaristylesheet/style-sheet")])

  /// The entries of context menus.
  public static let sfSafariContextMenu: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariContextMenu",
    title: nil,
    in: .safariExtensions,
    .dictionaries,
    since: [.macOS("10.11.5")],
    example: """
      <array>
        <dict>
          <key>Command</key>
          <string>SaveLink</string>
          <key>Text</key>
          <string>Save Link</string>
        </dict>
      </array>
      """,
    summary: "Entries that the extension adds to the context menus of web pages.",
    whenNeeded: "When a Safari app extension offers commands for links, images or selected text.",
    ifMissing: "Context menus stay as they are.",
    sources: [.keyPage("nsextension/sfsafaricontextmenu")])

  /// The name of the command in code.
  public static let safariContextMenuCommand: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariContextMenu[].Command",
    title: nil,
    in: .safariExtensions,
    .string(.text),
    since: [.macOS("10.11.5")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>SaveLink</string>",
    summary: "Command that the extension receives when the menu entry is chosen.",
    whenNeeded: "In every entry.",
    ifMissing: "The extension cannot tell which entry was chosen.",
    sources: [.keyPage("nsextension/sfsafaricontextmenu/command")])

  /// The title of the entry.
  public static let safariContextMenuText: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariContextMenu[].Text",
    title: nil,
    in: .safariExtensions,
    .string(.userText),
    since: [.macOS("10.11.5")],
    expected: [.required(when: "in every entry of the array")],
    example: "<string>Save Link</string>",
    summary: "Title of an entry that a Safari app extension adds to the context menu of web pages.",
    whenNeeded: "In every entry.",
    ifMissing: "The menu entry has no title.",
    sources: [.keyPage("nsextension/sfsafaricontextmenu/text")])

  /// The toolbar button.
  public static let sfSafariToolbarItem: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariToolbarItem",
    title: nil,
    in: .safariExtensions,
    .dictionary(),
    since: [.macOS("10.11.5")],
    example: """
      <dict>
        <key>Action</key>
        <string>Command</string>
        <key>Identifier</key>
        <string>Button</string>
        <key>Image</key>
        <string>ToolbarIcon.pdf</string>
        <key>Label</key>
        <string>Save Page</string>
      </dict>
      """,
    summary: "Describes the button that the extension adds to the toolbar of Safari.",
    whenNeeded: "When people shall reach the extension by a button.",
    ifMissing: "The extension has no button.",
    sources: [.keyPage("nsextension/sfsafaritoolbaritem")])

  /// What the button does.
  public static let safariToolbarItemAction: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariToolbarItem.Action",
    title: nil,
    in: .safariExtensions,
    .choice(.safariToolbarActions),
    since: [.macOS("10.11.5")],
    expected: [.required(when: "in every toolbar item dictionary")],
    example: "<string>Command</string>",
    summary: "What Safari does when people click the toolbar button of the extension.",
    whenNeeded: "In every toolbar item.",
    ifMissing: "A click has no stated effect.",
    sources: [.keyPage("nsextension/sfsafaritoolbaritem/action")])

  /// The name of the button in code.
  public static let safariToolbarItemIdentifier: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariToolbarItem.Identifier",
    title: nil,
    in: .safariExtensions,
    .string(.text),
    since: [.macOS("10.11.5")],
    expected: [.required(when: "in every toolbar item dictionary")],
    example: "<string>Button</string>",
    summary: "Name by which the code of a Safari app extension knows its toolbar button.",
    whenNeeded: "In every toolbar item.",
    ifMissing: "The extension cannot refer to the button.",
    sources: [.keyPage("nsextension/sfsafaritoolbaritem/identifier")])

  /// The image of the button.
  public static let safariToolbarItemImage: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariToolbarItem.Image",
    title: nil,
    in: .safariExtensions,
    .string(.fileName),
    since: [.macOS("10.11.5")],
    expected: [.required(when: "in every toolbar item dictionary")],
    files: ["Contents/Resources/{value}"],
    example: "<string>ToolbarIcon.pdf</string>",
    summary: "Image file that the toolbar button of a Safari app extension shows.",
    whenNeeded: "In every toolbar item.",
    ifMissing: "The button has no image.",
    sources: [.keyPage("nsextension/sfsafaritoolbaritem/image")])

  /// The label of the button.
  public static let safariToolbarItemLabel: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariToolbarItem.Label",
    title: nil,
    in: .safariExtensions,
    .string(.userText),
    since: [.macOS("10.11.5")],
    expected: [.required(when: "in every toolbar item dictionary")],
    example: "<string>Save Page</string>",
    summary: "Label of the button, as the customization dialog shows it.",
    whenNeeded: "In every toolbar item.",
    ifMissing: "The button has no label.",
    sources: [.keyPage("nsextension/sfsafaritoolbaritem/label")])

  /// The content blockers the extension hears about.
  public static let sfSafariAssociatedContentBlockers: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariAssociatedContentBlockers",
    title: nil,
    in: .safariExtensions,
    .strings(.bundleIdentifier),
    since: [.macOS("10.15")],
    example: "<array><string>com.example.Reader.Blocker</string></array>",
    summary: "Bundle identifiers of content blockers whose blocked resources are reported to the extension.",
    whenNeeded: "When a Safari app extension shows what its content blockers have kept out.",
    ifMissing: "The extension is not told of blocked resources.",
    sources: [.applePage("safariservices/sfsafariextensionhandling")])

  /// The app extensions that this web extension replaces.
  public static let sfSafariAppExtensionBundleIdentifiersToReplace: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariAppExtensionBundleIdentifiersToReplace",
    title: nil,
    in: .safariExtensions,
    .strings(.bundleIdentifier),
    since: [.macOS()],
    related: ["NSExtension.SFSafariExtensionBundleIdentifiersToUninstall"],
    example: "<array><string>com.example.Reader.SafariExtension</string></array>",
    summary: "Bundle identifiers of Safari app extensions that a Safari web extension replaces.",
    whenNeeded: "When a Safari app extension has been converted to a web extension.",
    ifMissing: "Both extensions stay in the list of Safari, the old one as before.",
    sources: [.applePage("safariservices/converting-a-safari-app-extension-to-a-safari-web-extension")])

  /// The legacy extensions that are removed.
  public static let sfSafariExtensionBundleIdentifiersToUninstall: InfoPlistKey = InfoPlistKey(
    "NSExtension.SFSafariExtensionBundleIdentifiersToUninstall",
    title: nil,
    in: .safariExtensions,
    .strings(.bundleIdentifier),
    since: [.macOS()],
    related: ["NSExtension.SFSafariAppExtensionBundleIdentifiersToReplace"],
    example: "<array><string>com.example.Reader.LegacyExtension</string></array>",
    summary: "Identifiers of legacy Safari extensions that are removed once this app extension loads.",
    whenNeeded: "When a legacy Safari extension has been converted to an app extension.",
    ifMissing: "The legacy extension stays installed beside the new one.",
    sources: [.applePage("safariservices/converting-a-legacy-safari-extension-to-a-safari-app-extension")])

  /// The matching app on iOS.
  public static let sfSafariCorrespondingIOSAppBundleIdentifier: InfoPlistKey = InfoPlistKey(
    "SFSafariCorrespondingIOSAppBundleIdentifier",
    title: "Safari - Associated iOS App Bundle Identifier",
    in: .safariExtensions,
    .string(.bundleIdentifier),
    since: [.macOS("13.0")],
    expected: [.required(when: "a Safari extension has different identifiers on macOS and iOS")],
    localized: [.never],
    related: ["SFSafariCorrespondingIOSExtensionBundleIdentifier", "SFSafariCorrespondingMacOSAppBundleIdentifier"],
    example: "<string>com.example.Reader.ios</string>",
    summary: "Bundle identifier of the iOS app that brings the same Safari extension as this Mac app.",
    whenNeeded: "When app or extension have different bundle identifiers on the two platforms.",
    ifMissing: "Safari takes the extensions of the two platforms for different ones unless their identifiers agree.",
    sources: [.keyPage("sfsafaricorrespondingiosappbundleidentifier")],
    confidence: .medium)

  /// The matching extension on iOS.
  public static let sfSafariCorrespondingIOSExtensionBundleIdentifier: InfoPlistKey = InfoPlistKey(
    "SFSafariCorrespondingIOSExtensionBundleIdentifier",
    title: "Safari - Associated iOS Extension Bundle Identifier",
    in: .safariExtensions,
    .string(.bundleIdentifier),
    since: [.macOS("13.0")],
    expected: [.required(when: "a Safari extension has different identifiers on macOS and iOS")],
    localized: [.never],
    related: ["SFSafariCorrespondingIOSAppBundleIdentifier", "SFSafariCorrespondingMacOSExtensionBundleIdentifier"],
    example: "<string>com.example.Reader.ios.Extension</string>",
    summary: "Bundle identifier of the same Safari extension on iOS.",
    whenNeeded: "When the extension has different bundle identifiers on the two platforms.",
    ifMissing: "Safari takes the extensions of the two platforms for different ones unless their identifiers agree.",
    mistakes: ["The identifier of the app: that one has a key of its own."],
    sources: [.keyPage("sfsafaricorrespondingiosextensionbundleidentifier")])

  /// The matching app on macOS.
  public static let sfSafariCorrespondingMacOSAppBundleIdentifier: InfoPlistKey = InfoPlistKey(
    "SFSafariCorrespondingMacOSAppBundleIdentifier",
    title: "Safari - Associated macOS App Bundle Identifier",
    in: .safariExtensions,
    .string(.bundleIdentifier),
    since: [.iOS("16.0"), .visionOS("1.0")],
    expected: [.required(when: "a Safari extension has different identifiers on macOS and iOS")],
    localized: [.never],
    related: ["SFSafariCorrespondingMacOSExtensionBundleIdentifier", "SFSafariCorrespondingIOSAppBundleIdentifier"],
    example: "<string>com.example.Reader</string>",
    summary: "Bundle identifier of the Mac app that brings the same Safari extension as this iOS app.",
    whenNeeded: "When app or extension have different bundle identifiers on the two platforms.",
    ifMissing: "Safari takes the extensions of the two platforms for different ones unless their identifiers agree.",
    sources: [.keyPage("sfsafaricorrespondingmacosappbundleidentifier")],
    confidence: .medium)

  /// The matching extension on macOS.
  public static let sfSafariCorrespondingMacOSExtensionBundleIdentifier: InfoPlistKey = InfoPlistKey(
    "SFSafariCorrespondingMacOSExtensionBundleIdentifier",
    title: "Safari - Associated macOS Extension Bundle Identifier",
    in: .safariExtensions,
    .string(.bundleIdentifier),
    since: [.iOS("16.0"), .visionOS("1.0")],
    expected: [.required(when: "a Safari extension has different identifiers on macOS and iOS")],
    localized: [.never],
    related: ["SFSafariCorrespondingMacOSAppBundleIdentifier", "SFSafariCorrespondingIOSExtensionBundleIdentifier"],
    example: "<string>com.example.Reader.Extension</string>",
    summary: "Bundle identifier of the same Safari extension on macOS.",
    whenNeeded: "When the extension has different bundle identifiers on the two platforms.",
    ifMissing: "Safari takes the extensions of the two platforms for different ones unless their identifiers agree.",
    mistakes: ["The identifier of the app: that one has a key of its own."],
    sources: [.keyPage("sfsafaricorrespondingmacosextensionbundleidentifier")],
    confidence: .medium)
}

extension StringFormat {
  /// A pattern of web addresses.
  public static let urlPattern: StringFormat = StringFormat("url-pattern", "pattern of web addresses with asterisks as wildcards")
}
