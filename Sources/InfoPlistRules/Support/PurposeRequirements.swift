import Linting

/// Which code and which entitlements make which purpose strings necessary. For the rules that compare executables with an Info.plist.
enum PurposeRequirements {
  /// One kind of access.
  struct Entry: Sendable {
    /// What is asked for, in words.
    let resource: String
    /// The frameworks that give access; one of them must be linked.
    let frameworks: [String]
    /// Classes and functions that are of no use without access; an asterisk at the end stands for anything.
    let symbols: [String]
    /// Keys of which one is needed, the usual one first.
    let keys: [String]
    /// Keys that do for some systems or some uses.
    let substitutes: [String]
    /// Entitlements that permit the access, and without which there is none.
    let entitlements: [String]
    /// Entitlements that a program in the sandbox of macOS has for it.
    let sandboxEntitlements: [String]
    /// Whether macOS asks for it, too.
    let isOnMac: Bool
    /// Whether the symbol proves the need; otherwise it only makes it likely.
    let isCertain: Bool

    init(
      _ resource: String, _ frameworks: [String], _ symbols: [String], _ keys: [String], or substitutes: [String] = [],
      entitlements: [String] = [], sandbox sandboxEntitlements: [String] = [], isOnMac: Bool = false, isCertain: Bool = true
    ) {
      self.resource = resource
      self.frameworks = frameworks
      self.symbols = symbols
      self.keys = keys
      self.substitutes = substitutes
      self.entitlements = entitlements
      self.sandboxEntitlements = sandboxEntitlements
      self.isOnMac = isOnMac
      self.isCertain = isCertain
    }

    /// The entitlements that count on a platform.
    func entitlements(on platform: Platform) -> [String] {
      platform == .macOS || platform == .macCatalyst ? sandboxEntitlements : entitlements
    }
  }

  /// Whether one of the keys of an entry is there, variants included.
  static func isMet(_ entry: Entry, by info: InfoSubject) -> Bool { entry.keys.contains { info[$0] != nil } }

  /// Whether a platform asks people for it.
  static func concerns(_ entry: Entry, _ platform: Platform) -> Bool {
    if platform == .macOS { return entry.isOnMac }
    if entry.frameworks == ["ScriptingBridge"] || entry.frameworks == ["CoreAudio"] { return false }
    return entry.keys.contains { key in
      guard let state: Availability = KeyCatalog.topLevelKey(named: key)?.availability.on(platform) else { return false }
      return !state.isUnavailable
    }
  }

  /// The frameworks that can lead to a question in another way: a view of the web asks for the camera, a picker takes photos.
  static func indirectFrameworks(for key: String) -> [String] {
    switch key {
    case "NSCameraUsageDescription", "NSMicrophoneUsageDescription":
      [
        "UIKit", "UIKitCore", "WebKit", "SafariServices", "ReplayKit", "RealityKit", "PhotosUI", "ShazamKit", "CallKit", "AVKit",
        "AudioToolbox",
      ]
    case "NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription": ["UIKit", "UIKitCore", "PhotosUI", "WebKit"]
    case "NSMotionUsageDescription": ["WebKit", "HealthKit", "WorkoutKit"]
    case "NSContactsUsageDescription": ["ContactsUI", "AddressBookUI"]
    case "NSAppleMusicUsageDescription": ["MusicKit", "AVFoundation"]
    case "NSAppleEventsUsageDescription": ["Foundation", "CoreServices", "ApplicationServices", "OSAKit", "Automator", "Carbon"]
    case "NSSiriUsageDescription": ["IntentsUI", "AppIntents"]
    case _ where key.hasPrefix("NSLocation"): ["CoreLocationUI", "MapKit", "WebKit"]
    case _ where key.hasPrefix("NSCalendars") || key.hasPrefix("NSReminders"): ["EventKitUI"]
    case _ where key.hasPrefix("NSBluetooth"): ["ExternalAccessory", "AccessorySetupKit", "CoreLocation", "MultipeerConnectivity"]
    case _ where key.hasPrefix("NSHealth"): ["HealthKitUI", "WorkoutKit"]
    default: []
    }
  }
}
