extension KeyFamily {
  /// Background Assets.
  public static let backgroundAssets: KeyFamily = KeyFamily(
    "background-assets", "Background Assets", category: .data,
    summary: "Assets that the system fetches for an app before its first start and between starts.")
}

extension InfoPlistKey {
  /// Where assets are described.
  public static let baManifestURL: InfoPlistKey = InfoPlistKey(
    "BAManifestURL",
    title: nil,
    in: .backgroundAssets,
    .string(.url),
    since: [.iOS("16.1"), .macOS("13.0"), .macCatalyst("16.1"), .visionOS("1.0")],
    expected: [.required(when: "the app hosts its assets itself")],
    related: ["BAInitialDownloadRestrictions", "BAMaxInstallSize", "BAHasManagedAssetPacks"],
    example: "<string>https://assets.example.com/manifest.json</string>",
    summary: "Address of the manifest with the names and sizes of the assets.",
    whenNeeded: "In apps whose assets lie on their own servers.",
    ifMissing: "The system has nothing to fetch for the app before its first start.",
    mistakes: ["A host that BADownloadDomainAllowList does not contain."],
    sources: [.keyPage("bamanifesturl")])

  /// Limits of the first download.
  public static let baInitialDownloadRestrictions: InfoPlistKey = InfoPlistKey(
    "BAInitialDownloadRestrictions",
    title: nil,
    in: .backgroundAssets,
    .dictionary(),
    since: [.iOS("16.0"), .macOS("13.0"), .macCatalyst("16.0"), .visionOS("1.0")],
    expected: [.required(when: "the app hosts its assets itself")],
    related: ["BAManifestURL", "BAMaxInstallSize", "BAEssentialMaxInstallSize"],
    example: """
      <dict>
        <key>BADownloadAllowance</key>
        <integer>52428800</integer>
        <key>BADownloadDomainAllowList</key>
        <array>
          <string>assets.example.com</string>
        </array>
      </dict>
      """,
    summary: "Sets limits for what is fetched right after installation, before the app has run.",
    whenNeeded: "In apps whose assets lie on their own servers.",
    ifMissing: "The system refuses downloads before the first start.",
    mistakes: ["Limits below the real size of the assets."],
    sources: [.keyPage("bainitialdownloadrestrictions")])

  /// Bytes of the first download.
  public static let baDownloadAllowance: InfoPlistKey = InfoPlistKey(
    "BAInitialDownloadRestrictions.BADownloadAllowance",
    title: nil,
    in: .backgroundAssets,
    .integer(0...Int.max),
    since: [.iOS("16.0"), .macOS("13.0"), .visionOS("1.0")],
    related: ["BAInitialDownloadRestrictions.BAEssentialDownloadAllowance", "BAMaxInstallSize"],
    example: "<integer>52428800</integer>",
    summary: "Most bytes that the first download of assets may have, not counting essential ones.",
    whenNeeded: "In every restrictions dictionary of an app that fetches assets before its first start.",
    ifMissing: "No source states a limit that holds then.",
    mistakes: ["Megabytes instead of bytes."],
    sources: [.keyPage("bainitialdownloadrestrictions/badownloadallowance")])

  /// Domains of the first download.
  public static let baDownloadDomainAllowList: InfoPlistKey = InfoPlistKey(
    "BAInitialDownloadRestrictions.BADownloadDomainAllowList",
    title: nil,
    in: .backgroundAssets,
    .strings(),
    since: [.iOS("16.0"), .macOS("13.0"), .visionOS("1.0")],
    example: """
      <array>
        <string>assets.example.com</string>
      </array>
      """,
    summary: "Lists the domains that the first downloads may come from.",
    whenNeeded: "In every restrictions dictionary, with each domain that assets or the manifest lie on.",
    ifMissing: "No source states domains that are allowed then.",
    mistakes: ["Whole addresses instead of domains."],
    sources: [.keyPage("bainitialdownloadrestrictions/badownloaddomainallowlist")])

  /// Bytes of essential assets.
  public static let baEssentialDownloadAllowance: InfoPlistKey = InfoPlistKey(
    "BAInitialDownloadRestrictions.BAEssentialDownloadAllowance",
    title: nil,
    in: .backgroundAssets,
    .integer(0...Int.max),
    since: [.iOS("18.0"), .macOS("15.0"), .macCatalyst("18.0"), .tvOS("18.4"), .visionOS("2.4")],
    expected: [.required(when: "the app has essential assets")],
    related: ["BAInitialDownloadRestrictions.BADownloadAllowance", "BAEssentialMaxInstallSize"],
    example: "<integer>209715200</integer>",
    summary: "Most bytes of essential assets that the first download may have.",
    whenNeeded: "When some assets have to be there before the app starts for the first time.",
    ifMissing: "Essential assets have no allowance of their own.",
    mistakes: ["Megabytes instead of bytes."],
    sources: [.keyPage("bainitialdownloadrestrictions/baessentialdownloadallowance")])

  /// Room for assets.
  public static let baMaxInstallSize: InfoPlistKey = InfoPlistKey(
    "BAMaxInstallSize",
    title: nil,
    in: .backgroundAssets,
    .integer(0...Int.max),
    since: [.iOS("16.0"), .macOS("13.0"), .macCatalyst("16.0"), .visionOS("1.0")],
    expected: [.required(when: "the app fetches assets that are not essential")],
    related: ["BAEssentialMaxInstallSize", "BAInitialDownloadRestrictions"],
    example: "<integer>104857600</integer>",
    summary: "Bytes on disk that assets fetched right after installation may take, not counting essential ones.",
    details: "The product page of the store shows the figure.",
    whenNeeded: "In apps that use Background Assets.",
    ifMissing: "The store cannot tell people how much room the assets take.",
    mistakes: ["The size of the download instead of the room on disk after unpacking."],
    sources: [.keyPage("bamaxinstallsize")])

  /// Room for essential assets.
  public static let baEssentialMaxInstallSize: InfoPlistKey = InfoPlistKey(
    "BAEssentialMaxInstallSize",
    title: nil,
    in: .backgroundAssets,
    .integer(0...Int.max),
    since: [.iOS("18.0"), .macOS("15.0"), .macCatalyst("18.0"), .tvOS("18.4"), .visionOS("2.4")],
    expected: [.required(when: "the app has essential assets")],
    related: ["BAMaxInstallSize", "BAInitialDownloadRestrictions.BAEssentialDownloadAllowance"],
    example: "<integer>314572800</integer>",
    summary: "Bytes on disk that essential assets may take after installation.",
    whenNeeded: "In apps with assets that have to be there before the first start.",
    ifMissing: "Essential assets cannot be fetched along with the app.",
    mistakes: ["The size of the download instead of the room on disk after unpacking."],
    sources: [.keyPage("baessentialmaxinstallsize")])

  /// Packs that the system manages.
  public static let baHasManagedAssetPacks: InfoPlistKey = InfoPlistKey(
    "BAHasManagedAssetPacks",
    title: nil,
    in: .backgroundAssets,
    .boolean,
    since: [.iOS("26.0"), .macOS("26.0"), .tvOS("26.0"), .visionOS("26.0")],
    expected: [.required(when: "the system manages the asset packs of the app")],
    related: ["BAUsesAppleHosting", "BAAppGroupID"],
    example: "<true/>",
    summary: "Says that the system manages the asset packs of the app.",
    whenNeeded: "In apps with managed Background Assets.",
    ifMissing: "The app and its downloader extension look after the assets themselves.",
    mistakes: ["Leaving out BAAppGroupID beside it."],
    sources: [.keyPage("bahasmanagedassetpacks")])

  /// The shared container.
  public static let baAppGroupID: InfoPlistKey = InfoPlistKey(
    "BAAppGroupID",
    title: nil,
    in: .backgroundAssets,
    .string(.appGroup),
    since: [.iOS("26.0"), .macOS("26.0"), .tvOS("26.0"), .visionOS("26.0")],
    expected: [.required(when: "the system manages the asset packs of the app")],
    related: ["BAHasManagedAssetPacks"],
    example: "<string>group.com.example.Notebook</string>",
    summary: "App group that the app and its downloader extension share.",
    whenNeeded: "In apps with managed Background Assets.",
    ifMissing: "App and extension have no common place for the assets.",
    mistakes: ["A group that one of the two does not have in its entitlements."],
    sources: [.keyPage("baappgroupid")])

  /// Hosting by Apple.
  public static let baUsesAppleHosting: InfoPlistKey = InfoPlistKey(
    "BAUsesAppleHosting",
    title: nil,
    in: .backgroundAssets,
    .boolean,
    since: [.iOS("26.0"), .macOS("26.0"), .tvOS("26.0"), .visionOS("26.0")],
    needs: ["BAHasManagedAssetPacks"],
    related: ["BAHasManagedAssetPacks", "BAManifestURL"],
    example: "<true/>",
    summary: "Says that the asset packs of the app lie on Apple's servers.",
    whenNeeded: "In apps with managed Background Assets that do not run servers of their own.",
    ifMissing: "The packs are fetched from servers of the developer.",
    mistakes: ["Setting it without BAHasManagedAssetPacks."],
    sources: [.keyPage("bausesapplehosting")])
}
