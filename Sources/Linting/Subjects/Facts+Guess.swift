public import AppBundles
public import InfoPlistCatalog
public import PropertyLists

extension Facts {
  /// Reads the facts out of a file.
  ///
  /// - Parameters:
  ///   - document: The file.
  ///   - path: Its path.
  ///   - bundle: The bundle whose Info.plist it is; nil for any other file.
  ///   - target: What the user says; it wins.
  public init(of document: PropertyListDocument, path: String, bundle: AppBundle?, target: LintTarget = LintTarget()) {
    let root: PropertyListNode? = document.root.flatMap { $0.kind == .dictionary ? $0 : nil }
    let values: RootValues = RootValues(root)
    self.init()
    purpose = root == nil ? nil : InfoPlistCatalog.PropertyListKind(keys: values.keys, packageType: values.string("CFBundlePackageType"))
    // Keys of a privacy manifest that got into an Info.plist do not make it one.
    if purpose == .privacyManifest, !path.hasSuffix(".xcprivacy"), Facts.isBundle(values.keys) { purpose = .bundle }
    if let kind: BundleKind = bundle?.kind, kind.isContainer { purpose = Facts.purpose(of: kind) }
    if bundle != nil {
      isInfoPlist = root == nil || purpose == .bundle
    } else {
      isInfoPlist = purpose == .bundle && Facts.describesBundle(values.keys, name: FilePath.lastName(path))
    }
    stage = target.stage ?? (bundle != nil || Facts.isInsideProduct(path) ? .product : .source)
    if bundle != nil, target.stage == nil, values.hasVariables, bundle?.kind != nil, !values.keys.contains("DTPlatformName"),
      !Facts.hasExecutableHint(values)
    {
      // A template of a bundle that stands in a source tree under its final name.
      stage = .source
    }
    platforms = target.platform.map { [$0] } ?? Facts.platforms(values, bundle)
    product = target.product ?? Facts.product(values, bundle, platforms)
    deploymentTarget = target.deploymentTarget ?? Facts.deploymentTarget(values, platforms)
    sdk = target.sdk ?? values.string("DTPlatformVersion").flatMap(OSVersion.init(text:))
  }

  private static func hasExecutableHint(_ values: RootValues) -> Bool {
    values.keys.contains("BuildMachineOSBuild") || values.keys.contains("DTSDKName")
  }

  private static func purpose(of kind: BundleKind) -> InfoPlistCatalog.PropertyListKind {
    switch kind {
    case .archive: .archive
    case .xcframework: .xcframework
    default: .debugSymbols
    }
  }

  /// Whether a path leads through a directory that only a build makes, to the place of an Info.plist.
  static func isInsideProduct(_ path: String) -> Bool {
    let directories: ArraySlice<String> = FilePath.components(path).dropLast()
    guard let last: String = directories.last else { return false }
    if BundleKind(name: last) != nil, !last.hasSuffix(".bundle") { return true }
    guard last == "Contents" || last == "Resources" else { return false }
    return directories.dropLast().suffix(4).contains { BundleKind(name: $0) != nil }
  }

  /// Whether keys that only an Info.plist has prove one.
  private static func isBundle(_ keys: Set<String>) -> Bool {
    ["CFBundleIdentifier", "CFBundleExecutable", "CFBundlePackageType", "CFBundleInfoDictionaryVersion"].contains(where: keys.contains)
  }

  /// Whether a name is that of a file of entitlements: in a project, or as the build makes it.
  static func isEntitlements(_ name: String) -> Bool { name.hasSuffix(".entitlements") || name.hasSuffix(".xcent") }

  /// Whether a dictionary outside a bundle is meant for one: by its keys, or by its name and keys of a kind.
  static func describesBundle(_ keys: Set<String>, name: String) -> Bool {
    // The build leaves a copy of the versions beside Info.plist, and a strings file holds translations of the keys.
    if name == "version.plist" || name.hasSuffix(".strings") || isEntitlements(name) { return false }
    let telling: [String] = [
      "CFBundleIdentifier", "CFBundleExecutable", "CFBundlePackageType", "CFBundleVersion", "CFBundleShortVersionString",
      "CFBundleInfoDictionaryVersion", "NSExtension", "EXAppExtensionAttributes", "LSRequiresIPhoneOS", "UILaunchStoryboardName",
      "NSPrincipalClass", "NSAppTransportSecurity", "UIApplicationSceneManifest", "CFBundleURLTypes", "CFBundleDocumentTypes",
    ]
    if telling.contains(where: keys.contains) { return true }
    guard name.hasSuffix(".plist"), name.lowercased().contains("info") else { return false }
    return keys.isEmpty || keys.contains { KeyCatalog.topLevelKey(named: $0) != nil }
  }

  private static func deploymentTarget(_ values: RootValues, _ platforms: [Platform]) -> OSVersion? {
    func version(_ key: String) -> OSVersion? { values.string(key).flatMap(OSVersion.init(text:)) }
    let device: OSVersion? = version("MinimumOSVersion") ?? version("OSMinimumDriverKitVersion")
    if let device { return device }
    guard let mac: OSVersion = version("LSMinimumSystemVersion") else { return nil }
    if platforms == [.macCatalyst] { return catalystVersion(of: mac) }
    // In an app for devices the key speaks of Macs that run it.
    return platforms.isEmpty || platforms.contains(.macOS) ? mac : nil
  }

  /// The version of Mac Catalyst that a macOS has: macOS 10.15 came with 13.1, 11 with 14, and both count alike from 26 on.
  private static func catalystVersion(of system: OSVersion) -> OSVersion {
    switch system.major {
    case ...10: OSVersion(13, max(1, system.minor == 15 ? system.patch : 0))
    case 11...15: OSVersion(system.major + 3, system.minor)
    default: system
    }
  }

  private static func platforms(_ values: RootValues, _ bundle: AppBundle?) -> [Platform] {
    if let name: String = values.string("DTPlatformName"), let platform: Platform = platform(named: name) { return [platform] }
    let supported: [Platform] = values.strings("CFBundleSupportedPlatforms").compactMap(platform(named:))
    let isMacLayout: Bool = bundle.map { $0.layout == .contents || $0.kind == .framework && $0.layout == .resources } ?? false
    // No device loads a bundle of this layout: what says iOS there is made for Macs from iOS sources.
    if isMacLayout, Set(supported) == [.iOS] { return [.macCatalyst] }
    if !supported.isEmpty { return Array(Set(supported)).sorted() }
    var found: Set<Platform> = []
    if values.has("WKApplication") || values.has("WKWatchKitApp") || values.has("WKCompanionAppBundleIdentifier") { found.insert(.watchOS) }
    if found.isEmpty {
      if values.has("LSRequiresIPhoneOS") || values.keys.contains(where: { $0.hasSuffix("~ipad") || $0.hasSuffix("~iphone") }) {
        found.insert(.iOS)
      }
      let telling: [String] = ["UILaunchStoryboardName", "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities"]
      if telling.contains(where: values.has) { found.insert(.iOS) }
      if values.has("LSMinimumSystemVersion") || values.has("NSMainNibFile") || values.has("LSUIElement")
        || values.has("NSHighResolutionCapable") || values.has("NSPrincipalClass") && values.string("NSPrincipalClass") == "NSApplication"
      {
        found.insert(.macOS)
      }
    }
    if found.isEmpty, isMacLayout { found.insert(.macOS) }
    return found.sorted()
  }

  /// The platform that an entry of CFBundleSupportedPlatforms or DTPlatformName names; nil for unknown names.
  public static func platform(named name: String) -> Platform? {
    switch name.lowercased() {
    case "iphoneos", "iphonesimulator": .iOS
    case "macosx": .macOS
    case "appletvos", "appletvsimulator": .tvOS
    case "watchos", "watchsimulator": .watchOS
    case "xros", "xrsimulator": .visionOS
    case "driverkit": .driverKit
    default: nil
    }
  }

  private static func product(_ values: RootValues, _ bundle: AppBundle?, _ platforms: [Platform]) -> ProductKind? {
    let kind: BundleKind? = bundle?.kind
    switch kind {
    case .framework: return .framework
    case .xpcService: return .xpcService
    case .bundle: return .bundle
    case .kernelExtension: return .kernelExtension
    case .driverExtension: return .driverExtension
    case .systemExtension: return .systemExtension
    case .preferencePane: return .preferencePane
    case .screenSaver: return .screenSaver
    case .quickLookGenerator: return .quickLookGenerator
    case .spotlightImporter: return .spotlightImporter
    case .appExtension, .pluginKit, .app, nil: break
    default: return .plugIn
    }
    if values.has("EXAppExtensionAttributes") { return .extensionKitExtension }
    if let point: String = values.extensionPoint {
      return point == "com.apple.watchkit" ? .watchKitExtension : .appExtension
    }
    if values.has("NSExtension") || kind == .appExtension { return .appExtension }
    switch values.string("CFBundlePackageType") {
    case "FMWK": return .framework
    case "BNDL": return values.has("CFPlugInFactories") ? .plugIn : .bundle
    case "XPC!": return values.has("XPCService") ? .xpcService : nil
    case "KEXT": return .kernelExtension
    case "SYSX": return .systemExtension
    case "DEXT": return .driverExtension
    case "APPL", nil:
      guard kind == .app || values.string("CFBundlePackageType") == "APPL" else { return nil }
      if values.has("NSAppClip") || bundle.map({ FilePath.components($0.path).dropLast().last == "AppClips" }) == true { return .appClip }
      if values.has("InputMethodConnectionName") { return .inputMethod }
      guard platforms.count == 1 else { return nil }
      switch platforms[0] {
      case .iOS, .iPadOS: return .iOSApp
      case .macOS, .macCatalyst: return .macOSApp
      case .tvOS: return .tvOSApp
      case .watchOS: return .watchOSApp
      case .visionOS: return .visionOSApp
      case .driverKit: return nil
      }
    default: return nil
    }
  }
}

/// The root dictionary, read once for guessing.
private struct RootValues {
  let keys: Set<String>
  private let root: PropertyListNode?

  init(_ root: PropertyListNode?) {
    self.root = root
    keys = Set(root?.entries.map(\.key) ?? [])
  }

  func has(_ key: String) -> Bool { keys.contains(key) }

  func string(_ key: String) -> String? { keys.contains(key) ? root?[key]?.string : nil }

  func strings(_ key: String) -> [String] {
    guard keys.contains(key), let node: PropertyListNode = root?[key] else { return [] }
    return node.string.map { [$0] } ?? node.elements.compactMap(\.string)
  }

  var extensionPoint: String? {
    keys.contains("NSExtension") ? root?["NSExtension"]?["NSExtensionPointIdentifier"]?.string : nil
  }

  /// Whether one of the identifying values is a build setting.
  var hasVariables: Bool {
    ["CFBundleIdentifier", "CFBundleExecutable", "CFBundleName", "CFBundleVersion"].contains { key in
      string(key).map(BuildVariable.occurs(in:)) ?? false
    }
  }
}
