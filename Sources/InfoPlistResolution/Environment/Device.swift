public import InfoPlistCatalog

/// A kind of device, as far as bundles tell them apart.
public enum Device: String, Sendable, Hashable, CaseIterable {
  /// An iPhone.
  case iPhone = "iphone"
  /// An iPad.
  case iPad = "ipad"
  /// An iPod touch.
  case iPod = "ipod"
  /// A Mac.
  case mac
  /// An Apple TV.
  case appleTV = "appletv"
  /// An Apple Watch.
  case watch
  /// An Apple Vision.
  case vision

  /// Reads a name in any case, with the marketing names' usual spellings: `iPad`, `AppleTV`, `tv`, `AppleWatch`.
  public init?(name: String) {
    let name: String = name.lowercased()
    switch name {
    case "tv", "apple-tv": self = .appleTV
    case "applewatch", "apple-watch": self = .watch
    case "ipodtouch", "ipod-touch": self = .iPod
    case "macos": self = .mac
    case "applevision", "visionpro", "vision-pro": self = .vision
    default:
      guard let device: Device = Device(rawValue: name) else { return nil }
      self = device
    }
  }

  /// The system that runs on the device.
  public var platform: Platform {
    switch self {
    case .iPhone, .iPod: .iOS
    case .iPad: .iPadOS
    case .mac: .macOS
    case .appleTV: .tvOS
    case .watch: .watchOS
    case .vision: .visionOS
    }
  }

  /// The name in a sentence.
  public var title: String {
    switch self {
    case .iPhone: "iPhone"
    case .iPad: "iPad"
    case .iPod: "iPod touch"
    case .mac: "Mac"
    case .appleTV: "Apple TV"
    case .watch: "Apple Watch"
    case .vision: "Apple Vision"
    }
  }

  /// The device part of a key's variant, `ipad` in `UISupportedInterfaceOrientations~ipad`; nil where there is none.
  public var keyQualifier: String? {
    switch self {
    case .iPhone: "iphone"
    case .iPad: "ipad"
    case .iPod: "ipod"
    case .appleTV: "appletv"
    case .watch: "applewatch"
    case .mac, .vision: nil
    }
  }

  /// The device part of a file name's variant, `~ipad` in `Icon~ipad.png`. An iPod touch takes the files of an iPhone.
  public var fileQualifier: String? {
    switch self {
    case .iPhone, .iPod: "iphone"
    case .iPad: "ipad"
    case .appleTV, .watch, .mac, .vision: nil
    }
  }
}
