/// The keys that the reference asks of a kind of product: the ground for templates and for recommended-key checks.
public struct KeyExpectations: Sendable, Hashable {
  /// One key of the list.
  public struct Item: Sendable, Hashable {
    /// Name of the key.
    public let key: String
    /// How strongly it is asked for.
    public let level: Expectation.Level
    /// Requirement ids that say so.
    public let requirements: [String]

    init(_ key: String, _ level: Expectation.Level, _ requirements: String...) {
      self.key = key
      self.level = level
      self.requirements = requirements
    }
  }

  /// The kind of product.
  public let kind: ProductKind
  /// Its keys.
  public let items: [Item]

  /// Keys whose values are translated in every localized app (R-LOC-008).
  public static let commonlyLocalized: [String] = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleShortVersionString", "NSHumanReadableCopyright",
  ]

  /// The list for a kind. Kinds without one of their own get the keys that the summary tables recommend for every bundle.
  public static func of(_ kind: ProductKind) -> KeyExpectations {
    switch kind {
    case .iOSApp, .appClip: KeyExpectations(kind: kind, items: iOSApp)
    case .macOSApp: KeyExpectations(kind: kind, items: macOSApp)
    default: KeyExpectations(kind: kind, items: everyBundle)
    }
  }

  private static let iOSApp: [Item] = [
    Item("CFBundleDevelopmentRegion", .recommended, "R-REC-002"),
    Item("CFBundleDisplayName", .required, "R-REC-003", "R-NAME-003"),
    Item("CFBundleExecutable", .required, "R-REC-004", "R-CF-015"),
    Item("CFBundleIconFiles", .recommended, "R-REC-005"),
    Item("CFBundleIdentifier", .recommended, "R-REC-006"),
    Item("CFBundleInfoDictionaryVersion", .recommended, "R-REC-007"),
    Item("CFBundlePackageType", .recommended, "R-REC-008"),
    Item("CFBundleVersion", .recommended, "R-REC-009"),
    Item("LSRequiresIPhoneOS", .recommended, "R-REC-010"),
    Item("UIMainStoryboardFile", .recommended, "R-REC-011"),
    Item("UIRequiredDeviceCapabilities", .required, "R-REC-012"),
    Item("UIStatusBarStyle", .common, "R-REC-013"),
    Item("UIInterfaceOrientation", .common, "R-REC-014"),
    Item("UIRequiresPersistentWiFi", .common, "R-REC-015"),
  ]

  private static let macOSApp: [Item] = [
    Item("CFBundleDevelopmentRegion", .recommended, "R-REC-016"),
    Item("CFBundleDisplayName", .required, "R-REC-017", "R-NAME-003"),
    Item("CFBundleExecutable", .required, "R-REC-018", "R-CF-015"),
    Item("CFBundleIconFile", .recommended, "R-REC-019"),
    Item("CFBundleIdentifier", .recommended, "R-REC-020"),
    Item("CFBundleInfoDictionaryVersion", .recommended, "R-REC-021"),
    Item("CFBundleName", .recommended, "R-REC-022"),
    Item("CFBundlePackageType", .recommended, "R-REC-023"),
    Item("CFBundleShortVersionString", .recommended, "R-REC-024"),
    // Listed by the reference, but ruled to be known and never asked for.
    Item("CFBundleSignature", .common, "R-REC-025"),
    Item("CFBundleVersion", .recommended, "R-REC-026"),
    Item("NSHumanReadableCopyright", .recommended, "R-REC-027"),
    Item("NSMainNibFile", .recommended, "R-REC-028"),
    Item("NSPrincipalClass", .recommended, "R-REC-029"),
  ]

  private static let everyBundle: [Item] = [
    Item("CFBundleDevelopmentRegion", .recommended, "R-CF-007"),
    Item("CFBundleDisplayName", .required, "R-NAME-003"),
    Item("CFBundleExecutable", .recommended, "R-CF-028"),
    Item("CFBundleIdentifier", .recommended, "R-ID-009"),
    Item("CFBundleInfoDictionaryVersion", .recommended, "R-CF-029"),
    Item("CFBundleName", .recommended, "R-NAME-015"),
    Item("CFBundlePackageType", .recommended, "R-PKG-006"),
    Item("CFBundleVersion", .recommended, "R-VER-021"),
  ]
}
