import InfoPlistCatalog

/// Variants of a resource by its file name, `name-platform~product.ext`, which are other than those of keys: an iPod touch takes the files
/// of an iPhone, and a platform part is taken on every system.
public struct FileNameVariants: Sendable, Hashable {
  /// The platform part that holds; nil when none does.
  public let platform: String?
  /// The device part that holds; nil when none does.
  public let product: String?

  /// States the parts that hold.
  public init(platform: String?, product: String?) {
    self.platform = platform
    self.product = product
  }

  /// The parts that hold in an environment.
  public init(for environment: Environment) {
    switch environment.platform {
    case .macOS, .macCatalyst: platform = "macos"
    case .watchOS: platform = "watchos"
    case .tvOS: platform = "tvos"
    case .driverKit: platform = nil
    case .iOS, .iPadOS, .visionOS: platform = "iphoneos"
    }
    product = environment.device.fileQualifier
  }

  /// Every suffix that some system takes, the plain name left out.
  public static let allSuffixes: [String] = {
    var result: [String] = []
    for device in Device.allCases {
      for suffix in FileNameVariants(for: Environment(device: device)).suffixes where !suffix.isEmpty && !result.contains(suffix) {
        result.append(suffix)
      }
    }
    return result
  }()

  /// The suffixes in the order in which a file with one replaces a file without: the last that exists is taken. The plain name is first.
  public var suffixes: [String] {
    var result: [String] = [""]
    if let platform { result.append("-\(platform)") }
    if let product { result.append("~\(product)") }
    if let platform, let product { result.append("-\(platform)~\(product)") }
    return result
  }

  /// The name that is taken out of a directory, with its suffix; nil when none of the spellings is there.
  ///
  /// - Parameters:
  ///   - stem: The name without extension, `InfoPlist`.
  ///   - fileExtension: The extension without period, `strings`.
  ///   - contains: Whether the directory has a file with a name.
  public func choose(_ stem: String, _ fileExtension: String, contains: (String) -> Bool) -> (name: String, suffix: String)? {
    for suffix in suffixes.reversed() {
      let name: String = fileExtension.isEmpty ? stem + suffix : "\(stem)\(suffix).\(fileExtension)"
      if contains(name) { return (name, suffix) }
    }
    return nil
  }
}
