import AppBundles
import PropertyLists

extension ResolutionSource {
  /// The device that the bundle is made for, as its Info.plist and its layout tell; used where nobody names one.
  public var usualDevice: Device {
    if let platforms: PropertyListNode = info.entry(spelled: "CFBundleSupportedPlatforms")?.node,
      let device: Device = platforms.elements.lazy.compactMap({ Self.device(platform: $0.string ?? "") }).first
    {
      return narrowed(device)
    }
    if let device: Device = Self.device(platform: info.entry(spelled: "DTPlatformName")?.node.string ?? "") { return narrowed(device) }
    if info.entry(spelled: "LSRequiresIPhoneOS") != nil || info.entry(spelled: "MinimumOSVersion") != nil { return narrowed(.iPhone) }
    if info.entry(spelled: "LSMinimumSystemVersion") != nil { return .mac }
    if let bundle { return bundle.layout == .flat || bundle.layout == .wrappedFlat ? narrowed(.iPhone) : .mac }
    let isPhone: Bool = info.entries.contains { $0.key.hasPrefix("UI") }
    return isPhone ? narrowed(.iPhone) : .mac
  }

  /// An iPad where the bundle names that family of devices alone.
  private func narrowed(_ device: Device) -> Device {
    guard device == .iPhone, let families: PropertyListNode = info.entry(spelled: "UIDeviceFamily")?.node else { return device }
    let numbers: [Int64] = families.elements.compactMap { $0.integer?.int64 }
    return numbers == [2] ? .iPad : device
  }

  private static func device(platform: String) -> Device? {
    switch platform.lowercased() {
    case "iphoneos", "iphonesimulator": .iPhone
    case "macosx": .mac
    case "appletvos", "appletvsimulator": .appleTV
    case "watchos", "watchsimulator": .watch
    case "xros", "xrsimulator": .vision
    default: nil
    }
  }
}
