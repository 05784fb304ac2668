import Linting

/// The members that every dictionary at a place must have: what the catalogue expects "in every" dictionary without further conditions.
enum RequiredMembers {
  /// By the place of the dictionary. Members with rules of their own are left out.
  static let table: [InfoPlistKeyPath: [String]] = [
    "SKAdNetworkItems[]": ["SKAdNetworkIdentifier"],
    "EXAppExtensionAttributes": ["EXExtensionPointIdentifier"],
    "EXAppExtensionAttributes.CodecInfo[]": ["CodecName", "CodecType"],
    "NSExtension.NSExtensionFileProviderActions[]": [
      "NSExtensionFileProviderActionActivationRule", "NSExtensionFileProviderActionIdentifier", "NSExtensionFileProviderActionName",
    ],
    "NSExtension.NSFileProviderDecorations[]": ["Identifier", "Label", "Category"],
    "CMIOExtension": ["CMIOExtensionMachServiceName"],
    "NSExtension.NSExtensionAttributes.XCSourceEditorCommandDefinitions[]": [
      "XCSourceEditorCommandClassName", "XCSourceEditorCommandIdentifier", "XCSourceEditorCommandName",
    ],
    "NSExtension.SFSafariContentScript[]": ["Script"],
    "NSExtension.SFSafariStyleSheet[]": ["Style Sheet"],
    "NSExtension.SFSafariContextMenu[]": ["Command", "Text"],
    "NSExtension.SFSafariToolbarItem": ["Action", "Identifier", "Image", "Label"],
    "INAlternativeAppNames[]": ["INAlternativeAppName"],
    "NSServices[]": ["NSMenuItem", "NSMessage"],
    "NSServices[].NSMenuItem": ["default"],
    "NSServices[].NSKeyEquivalent": ["default"],
    "UIApplicationShortcutItems[]": ["UIApplicationShortcutItemType", "UIApplicationShortcutItemTitle"],
    "UILaunchImages[]": ["UILaunchImageName", "UILaunchImageMinimumOSVersion"],
    "UILaunchScreens.UILaunchScreenDefinitions[]": ["UILaunchScreenIdentifier"],
    "IOKitPersonalities.*": ["IOClass", "IOProviderClass"],
    "AudioComponents[]": ["type", "subtype", "manufacturer"],
    "NSExtension.NSExtensionAttributes.AudioComponents[]": ["type", "subtype", "manufacturer"],
    "GCSupportedGameControllers[]": ["ProfileName"],
  ]
}
