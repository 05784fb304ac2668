/// Keys whose translations the systems never look at, because they read them out of the Info.plist alone.
public enum UnlocalizedKeys {
  private static let names: Set<String> = [
    "CFBundleIdentifier", "CFBundleVersion", "CFBundleNumericVersion", "CFBundlePackageType", "CFBundleSignature", "CFBundleExecutable",
    "NSExecutable", "CFBundleDevelopmentRegion", "CFBundleLocalizations", "CFBundleInfoDictionaryVersion", "CFPlugInFactories",
    "CFPlugInTypes", "CFPlugInDynamicRegistration", "CFPlugInDynamicRegisterFunction", "CFPlugInUnloadFunction",
    "CFBundleAllowMixedLocalizations", "CFBundleFollowParentLocalization", "NSExtension",
  ]

  /// Whether a key is one of them.
  public static func contains(_ key: String) -> Bool { names.contains(key) }
}
