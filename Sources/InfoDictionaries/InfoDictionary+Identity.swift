import PropertyLists

extension InfoDictionary {
  /// `CFBundleIdentifier`.
  public var bundleIdentifier: String? { get throws(InfoValueError) { try value("CFBundleIdentifier") } }
  /// `CFBundleName`.
  public var bundleName: String? { get throws(InfoValueError) { try value("CFBundleName") } }
  /// `CFBundleDisplayName`.
  public var displayName: String? { get throws(InfoValueError) { try value("CFBundleDisplayName") } }
  /// `CFBundleExecutable`.
  public var executable: String? { get throws(InfoValueError) { try value("CFBundleExecutable") } }
  /// `CFBundlePackageType`, a code such as `APPL`.
  public var packageType: String? { get throws(InfoValueError) { try value("CFBundlePackageType") } }
  /// `CFBundleVersion`, the version of the build.
  public var bundleVersion: String? { get throws(InfoValueError) { try value("CFBundleVersion") } }
  /// `CFBundleShortVersionString`, the version of the release.
  public var shortVersion: String? { get throws(InfoValueError) { try value("CFBundleShortVersionString") } }
  /// `CFBundleInfoDictionaryVersion`.
  public var infoDictionaryVersion: String? { get throws(InfoValueError) { try value("CFBundleInfoDictionaryVersion") } }
  /// `CFBundleDevelopmentRegion`.
  public var developmentRegion: String? { get throws(InfoValueError) { try value("CFBundleDevelopmentRegion") } }
  /// `CFBundleLocalizations`.
  public var localizations: [String] { get throws(InfoValueError) { try strings("CFBundleLocalizations") } }
  /// `NSHumanReadableCopyright`.
  public var copyright: String? { get throws(InfoValueError) { try value("NSHumanReadableCopyright") } }
  /// `NSPrincipalClass`.
  public var principalClass: String? { get throws(InfoValueError) { try value("NSPrincipalClass") } }
  /// `LSMinimumSystemVersion`, the first version of macOS that runs the bundle.
  public var minimumSystemVersion: String? { get throws(InfoValueError) { try value("LSMinimumSystemVersion") } }
  /// `MinimumOSVersion`, the first version of any other system that runs the bundle.
  public var minimumOSVersion: String? { get throws(InfoValueError) { try value("MinimumOSVersion") } }
  /// `CFBundleSupportedPlatforms`.
  public var supportedPlatforms: [String] { get throws(InfoValueError) { try strings("CFBundleSupportedPlatforms") } }
  /// `UIDeviceFamily`: 1 iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 6 Mac, 7 Apple Vision.
  public var deviceFamilies: [Int] { get throws(InfoValueError) { try list("UIDeviceFamily") } }
  /// `LSApplicationCategoryType`.
  public var applicationCategory: String? { get throws(InfoValueError) { try value("LSApplicationCategoryType") } }
  /// `UIBackgroundModes`.
  public var backgroundModes: [String] { get throws(InfoValueError) { try list("UIBackgroundModes") } }
  /// `UISupportedInterfaceOrientations`.
  public var supportedInterfaceOrientations: [String] { get throws(InfoValueError) { try list("UISupportedInterfaceOrientations") } }
  /// `LSUIElement`, also where it is spelled as text, which the system accepts for this key.
  public var isAgent: Bool? { get throws(InfoValueError) { try flag("LSUIElement") } }
  /// `LSBackgroundOnly`, also where it is spelled as text, which the system accepts for this key.
  public var isBackgroundOnly: Bool? { get throws(InfoValueError) { try flag("LSBackgroundOnly") } }

  /// `UIRequiredDeviceCapabilities`: names with true for a capability that is needed and false for one that must be missing.
  public var requiredDeviceCapabilities: [(key: String, value: Bool)] {
    get throws(InfoValueError) {
      if case .dictionary? = entries["UIRequiredDeviceCapabilities"] { return try table("UIRequiredDeviceCapabilities") }
      return try strings("UIRequiredDeviceCapabilities").map { ($0, true) }
    }
  }

  /// The text of a usage description such as `NSCameraUsageDescription`.
  public func usageDescription(_ key: String) throws(InfoValueError) -> String? { try value(key) }

  /// A Boolean of a key that may also be spelled as text.
  func flag(_ key: String) throws(InfoValueError) -> Bool? {
    guard case .string(let text)? = entries[key] else { return try value(key) }
    switch text.lowercased() {
    case "1", "yes", "true": return true
    case "0", "no", "false": return false
    default: throw InfoValueError(path.appending(key: key), expected: "YES or NO", value: .string(text))
    }
  }
}
