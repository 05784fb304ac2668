import InfoPlistCatalog

/// Which qualifiers of keys a system knows, and which of them hold.
public struct VariantProfile: Sendable, Hashable {
  /// The readings of the rules that this package knows.
  public enum Edition: String, Sendable, Hashable, CaseIterable {
    /// The bundle code of current systems.
    case current
    /// The bundle code of about macOS 10.10 and iOS 8.
    case cf1153
    /// The words of the reference and nothing else.
    case reference
  }

  /// Whether a qualifier may go on behind a known name.
  public enum Recognition: Sendable, Hashable {
    /// A qualifier is a known name.
    case exact
    /// A qualifier starts with a known name, so that `ipadpro` is known as one that never holds.
    case prefix
  }

  /// The reading.
  public let edition: Edition
  /// Platform names that are known.
  public let platforms: [String]
  /// Device names that are known.
  public let products: [String]
  /// The platform name that holds; nil when none does.
  public let currentPlatform: String?
  /// The device name that holds; nil when none does.
  public let currentProduct: String?
  /// How names are recognized.
  public let recognition: Recognition
  /// The only platform that may stand together with a device; nil when all may.
  public let combiningPlatform: String?
  /// Bases whose variants never hold.
  public let fixedBases: [String]

  /// States a profile.
  public init(
    edition: Edition = .current, platforms: [String], products: [String], currentPlatform: String?, currentProduct: String?,
    recognition: Recognition = .prefix, combiningPlatform: String? = nil,
    fixedBases: [String] = ["CFBundleExecutable", "CFBundleIdentifier"]
  ) {
    self.edition = edition
    self.platforms = platforms
    self.products = products
    self.currentPlatform = currentPlatform
    self.currentProduct = currentProduct
    self.recognition = recognition
    self.combiningPlatform = combiningPlatform
    self.fixedBases = fixedBases
  }

  /// The profile of an environment. Systems before iOS 3.2 know no variants (R-VAR-016).
  public init(_ edition: Edition = .current, for environment: Environment) {
    if environment.platform == .iOS || environment.platform == .iPadOS, !environment.runs(atLeast: OSVersion(3, 2)) {
      self.init(edition: edition, platforms: [], products: [], currentPlatform: nil, currentProduct: nil)
      return
    }
    let isMac: Bool = environment.platform == .macOS || environment.platform == .macCatalyst
    switch edition {
    case .current: self = Self.current(for: environment, isMac: isMac)
    case .cf1153:
      self.init(
        edition: .cf1153, platforms: isMac ? ["iphoneos", "macos", "windows", "linux", "freebsd", "solaris", "hpux"] : ["iphoneos"],
        products: ["iphone", "ipod", "ipad"], currentPlatform: isMac ? "macos" : "iphoneos",
        currentProduct: isMac ? nil : environment.device.keyQualifier ?? "iphone", recognition: .exact, combiningPlatform: "iphoneos")
    case .reference:
      self.init(
        edition: .reference, platforms: ["iphoneos", "macos"], products: ["iphone", "ipod", "ipad"],
        currentPlatform: isMac ? "macos" : environment.isEmbedded ? "iphoneos" : nil, currentProduct: environment.device.keyQualifier,
        recognition: .exact, fixedBases: [])
    }
  }

  private static func current(for environment: Environment, isMac: Bool) -> VariantProfile {
    let product: String? = environment.device.keyQualifier
    if isMac { return VariantProfile(platforms: ["macos"], products: [], currentPlatform: "macos", currentProduct: nil) }
    switch environment.platform {
    case .watchOS:
      return VariantProfile(platforms: ["watchos"], products: ["applewatch"], currentPlatform: "watchos", currentProduct: product)
    case .tvOS: return VariantProfile(platforms: ["tvos"], products: ["appletv"], currentPlatform: "tvos", currentProduct: product)
    case .driverKit: return .none
    default:
      return VariantProfile(
        platforms: ["iphoneos"], products: ["iphone", "ipad", "ipod"], currentPlatform: "iphoneos", currentProduct: product)
    }
  }

  /// Knows no variants at all, as the bundle code outside Apple's systems.
  public static let none: VariantProfile = VariantProfile(platforms: [], products: [], currentPlatform: nil, currentProduct: nil)

  /// The spellings of qualifiers that hold, most specific first: platform and device, device, platform.
  public var suffixes: [String] {
    var result: [String] = []
    if let currentPlatform, let currentProduct, combiningPlatform == nil || combiningPlatform == currentPlatform {
      result.append("-\(currentPlatform)~\(currentProduct)")
    }
    if let currentProduct { result.append("~\(currentProduct)") }
    if let currentPlatform { result.append("-\(currentPlatform)") }
    return result
  }

  /// Whether the qualifiers of a key are known, so that it is a variant and not a key of its own.
  public func recognizes(_ variant: KeyVariant) -> Bool {
    if let platform: String = variant.platform, !isKnown(platform, among: platforms) { return false }
    if let product: String = variant.product, !isKnown(product, among: products) { return false }
    if let combiningPlatform, let platform: String = variant.platform, variant.product != nil { return platform == combiningPlatform }
    return true
  }

  /// Whether the qualifiers of a key hold exactly.
  public func holds(_ variant: KeyVariant) -> Bool {
    (variant.platform == nil || variant.platform == currentPlatform) && (variant.product == nil || variant.product == currentProduct)
      && !fixedBases.contains(variant.base)
  }

  private func isKnown(_ qualifier: String, among names: [String]) -> Bool {
    switch recognition {
    case .exact: names.contains(qualifier)
    case .prefix: names.contains { qualifier.hasPrefix($0) }
    }
  }
}
