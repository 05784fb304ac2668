public import InfoPlistCatalog

/// The system that a question is asked for: device, versions, architectures and the user's languages.
///
/// Every simulation takes one. Nothing in it is read from the machine that runs the code.
public struct Environment: Sendable, Hashable {
  /// The operating system.
  public var platform: Platform
  /// The device.
  public var device: Device
  /// The version of the running system; nil means the newest that is known.
  public var osVersion: OSVersion?
  /// The version of the SDK that the program was linked with; nil means that of the running system.
  public var linkedSDK: OSVersion?
  /// The architectures that the processor runs, best first, in the linker's names: `arm64`, `x86_64`.
  public var architectures: [String]
  /// The user's preferred languages, best first: `fr-CA`, `en`. Never empty in effect: English stands in for none.
  public var languages: [String]

  /// States an environment. The platform and the architectures follow from the device unless they are given.
  public init(
    device: Device, platform: Platform? = nil, osVersion: OSVersion? = nil, linkedSDK: OSVersion? = nil, architectures: [String]? = nil,
    languages: [String] = ["en"]
  ) {
    self.device = device
    self.platform = platform ?? device.platform
    self.osVersion = osVersion
    self.linkedSDK = linkedSDK
    self.architectures = architectures ?? Self.usualArchitectures(of: device)
    self.languages = languages.isEmpty ? ["en"] : languages
  }

  /// Whether the system belongs to the family of iOS, which shares most of its bundle code.
  public var isEmbedded: Bool {
    switch platform {
    case .macOS, .driverKit: false
    default: platform != .macCatalyst
    }
  }

  /// Whether the running system is at least this version. A system without a stated version is newer than all.
  public func runs(atLeast version: OSVersion) -> Bool {
    guard let osVersion else { return true }
    return osVersion >= version
  }

  /// The environment in a few words: `iPad, iPadOS 17.0, fr`.
  public var title: String {
    [device.title, platform.rawValue + (osVersion.map { " \($0)" } ?? ""), languages.joined(separator: ", ")].joined(separator: ", ")
  }

  private static func usualArchitectures(of device: Device) -> [String] {
    switch device {
    case .mac: ["arm64", "x86_64"]
    case .iPhone, .iPad, .iPod, .appleTV, .vision: ["arm64"]
    case .watch: ["arm64", "arm64_32"]
    }
  }
}

extension Environment {
  /// An iPhone with English.
  public static let iPhone: Environment = Environment(device: .iPhone)
  /// An iPad with English.
  public static let iPad: Environment = Environment(device: .iPad)
  /// An iPod touch with English.
  public static let iPod: Environment = Environment(device: .iPod)
  /// A Mac with English.
  public static let mac: Environment = Environment(device: .mac)
  /// An Apple TV with English.
  public static let appleTV: Environment = Environment(device: .appleTV)
  /// An Apple Watch with English.
  public static let watch: Environment = Environment(device: .watch)
  /// An Apple Vision with English.
  public static let vision: Environment = Environment(device: .vision)

  /// The same environment with other languages.
  public func with(languages: [String]) -> Environment {
    var copy: Environment = self
    copy.languages = languages.isEmpty ? ["en"] : languages
    return copy
  }
}
