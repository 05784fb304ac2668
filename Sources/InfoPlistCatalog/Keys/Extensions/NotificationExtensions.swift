extension KeyFamily {
  /// Keys of notification content extensions.
  public static let notificationExtensions: KeyFamily = KeyFamily(
    "notification-extensions", "Notification content", category: .extensions,
    summary: "For which notifications an extension draws the content and how the view behaves.")
}

extension InfoPlistKey {
  /// The categories the extension draws.
  public static let unNotificationExtensionCategory: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.UNNotificationExtensionCategory",
    title: nil,
    in: .notificationExtensions,
    .anyOf([.string(.text), .strings(.text)]),
    since: [.iOS("10.0")],
    expected: [.required(when: "the extension point is com.apple.usernotifications.content-extension")],
    misspellings: ["UNNotificationExtensionCategories"],
    example: "<string>appointment</string>",
    summary: "Notification category, or several, whose content the extension draws.",
    details: "One category may stand alone as a string; several stand in an array. Both forms are in use.",
    whenNeeded: "In every notification content extension.",
    ifMissing: "The extension is used for no notification.",
    mistakes: ["A category that the app never registers or that no notification carries."],
    sources: [.keyPage("nsextension/nsextensionattributes/unnotificationextensioncategory"), .publicFiles])

  /// The shape of the view before it has loaded.
  public static let unNotificationExtensionInitialContentSizeRatio: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.UNNotificationExtensionInitialContentSizeRatio",
    title: nil,
    in: .notificationExtensions,
    .number,
    since: [.iOS("10.0")],
    expected: [.required(when: "the extension point is com.apple.usernotifications.content-extension")],
    misspellings: ["UNNotificationExtensionInitialContentSizeratio"],
    example: "<real>0.5</real>",
    summary: "Height of the custom view divided by its width, used until the view has loaded.",
    details: "A good guess spares people a jump of the view.",
    whenNeeded: "In notification content extensions.",
    ifMissing: "The view starts with a shape of the system's choice.",
    sources: [.keyPage("nsextension/nsextensionattributes/unnotificationextensioninitialcontentsizeratio")])

  /// Whether the standard text is hidden.
  public static let unNotificationExtensionDefaultContentHidden: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.UNNotificationExtensionDefaultContentHidden",
    title: nil,
    in: .notificationExtensions,
    .boolean,
    since: [.iOS("10.0")],
    example: "<true/>",
    summary: "Hides the standard title and text below the custom view.",
    whenNeeded: "When the custom view repeats what the standard text says.",
    ifMissing: "Title and text are shown below the custom view.",
    sources: [.keyPage("nsextension/nsextensionattributes/unnotificationextensiondefaultcontenthidden")])

  /// Whether the view has its own title.
  public static let unNotificationExtensionOverridesDefaultTitle: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.UNNotificationExtensionOverridesDefaultTitle",
    title: nil,
    in: .notificationExtensions,
    .boolean,
    since: [.iOS("10.0")],
    example: "<true/>",
    summary: "Shows the title of the view controller as the title of the notification.",
    whenNeeded: "When the title depends on the content.",
    ifMissing: "The name of the app is the title.",
    sources: [.keyPage("nsextension/nsextensionattributes/unnotificationextensionoverridesdefaulttitle")])

  /// Whether the view reacts to touches.
  public static let unNotificationExtensionUserInteractionEnabled: InfoPlistKey = InfoPlistKey(
    "NSExtension.NSExtensionAttributes.UNNotificationExtensionUserInteractionEnabled",
    title: nil,
    in: .notificationExtensions,
    .boolean,
    since: [.iOS("12.0")],
    example: "<true/>",
    summary: "Lets people use controls in the custom view of a notification.",
    whenNeeded: "When the view has buttons or gestures.",
    ifMissing: "Touches do not reach the view.",
    sources: [.keyPage("nsextension/nsextensionattributes/unnotificationextensionuserinteractionenabled")])
}
