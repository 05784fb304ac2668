import Linting

/// What the rules about work in the background share.
enum BackgroundModes {
  /// The keys of which a mode needs one.
  static let companions: [String: [String]] = [
    "location": [
      "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
      "NSLocationUsageDescription",
    ],
    "bluetooth-central": ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"],
    "bluetooth-peripheral": ["NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription"],
    "nearby-interaction": ["NSNearbyInteractionUsageDescription", "NSNearbyInteractionAllowOnceUsageDescription"],
    "push-to-talk": ["NSMicrophoneUsageDescription"],
    "external-accessory": ["UISupportedExternalAccessoryProtocols"],
  ]

  /// The modes of an app, each with its element; those that are build settings are left out.
  static func all(in info: InfoSubject) -> [(mode: String, value: PlacedValue)] {
    (info["UIBackgroundModes"]?.elements ?? []).compactMap { element in element.literal.map { ($0, element) } }
  }

  /// The element with a mode; nil when the app does not have it.
  static func mode(_ name: String, in info: InfoSubject) -> PlacedValue? {
    info["UIBackgroundModes"]?.elements.first { $0.string == name }
  }

  /// Whether a known mode does nothing on the one platform of a product. An app of Mac Catalyst has the modes of iOS.
  static func isForeign(_ mode: String, _ info: InfoSubject) -> Bool {
    guard info.facts.stage == .product, let platform: Platform = info.facts.platform, platform != .macCatalyst else { return false }
    if platform == .macOS, info["UIDeviceFamily"] != nil || info["LSRequiresIPhoneOS"] != nil { return false }
    guard let entry: ValueEntry = ValueTable.backgroundModes.entry(for: mode), !entry.availability.isEmpty else { return false }
    return entry.availability.on(platform == .iPadOS ? .iOS : platform)?.isUnavailable ?? true
  }

  /// Whether build settings say which modes the app has.
  static func isVariable(_ info: InfoSubject) -> Bool {
    guard let value: PlacedValue = info["UIBackgroundModes"] else { return false }
    return value.isVariable || value.elements.contains(where: \.isVariable)
  }
}
