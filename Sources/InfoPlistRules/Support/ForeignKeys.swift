import Linting

/// Keys of other property lists that get into an Info.plist.
enum ForeignKeys {
  /// Whether a key is an entitlement.
  static func isEntitlement(_ key: String) -> Bool {
    switch key {
    case "aps-environment", "get-task-allow", "application-identifier", "keychain-access-groups", "beta-reports-active",
      "com.apple.application-identifier":
      true
    default: key.hasPrefix("com.apple.developer.") || key.hasPrefix("com.apple.security.")
    }
  }

  /// Whether a key is one that Apple's templates and products have, and no documentation names.
  ///
  /// Sources: the WatchKit extension templates of Xcode 6 to 10; apple-oss-distributions/Security.
  static func isUndocumentedAppleKey(_ key: String) -> Bool {
    ["RemoteInterfacePrincipalClass", "CanInheritApplicationStateFromOtherProcesses"].contains(key)
  }

  /// Whether a key is one that GNUstep reads from the dictionary of an application.
  ///
  /// Source: gnustep/libs-gui, NSApplication.m and GSInfoPanel.m.
  static func isGNUstepKey(_ key: String) -> Bool {
    [
      "ApplicationDescription", "ApplicationIcon", "ApplicationName", "ApplicationRelease", "Authors", "Copyright", "CopyrightDescription",
      "FullVersionID", "URL",
    ].contains(key)
  }

  /// Whether a key belongs to a privacy manifest.
  static func isPrivacyManifestKey(_ key: String) -> Bool {
    KeyCatalog.topLevelKey(named: key)?.family.document == .privacyManifest
  }
}
