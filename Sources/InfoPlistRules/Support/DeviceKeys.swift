import Linting

/// What the rules about devices share.
enum DeviceKeys {
  /// The numbers of UIDeviceFamily; empty when it is not there or not readable.
  static func families(_ info: InfoSubject) -> [Int] {
    guard let value: PlacedValue = info["UIDeviceFamily"] else { return [] }
    let list: [PlacedValue] = value.kind == .array ? value.elements : [value]
    return list.compactMap { ($0.node.integer?.description ?? $0.literal).flatMap { Int($0) } }
  }

  /// The capabilities that are demanded, each with the place of its name.
  static func capabilities(_ info: InfoSubject) -> [(name: String, place: Place)] {
    guard let value: PlacedValue = info["UIRequiredDeviceCapabilities"] else { return [] }
    if value.kind == .dictionary {
      return value.members.filter { $0.node.boolean == true }.map { ($0.key, .key($0)) }
    }
    return value.elements.compactMap { element in element.literal.map { ($0, .content(element)) } }
  }

  /// The capabilities that a device must not have, each with the place of its name.
  static func forbidden(_ info: InfoSubject) -> [(name: String, place: Place)] {
    guard let value: PlacedValue = info["UIRequiredDeviceCapabilities"], value.kind == .dictionary else { return [] }
    return value.members.filter { $0.node.boolean == false }.map { ($0.key, .key($0)) }
  }

  /// Whether an Info.plist is that of an app that people start on an iPhone or iPad.
  static func isStartedApp(_ info: InfoSubject) -> Bool {
    info["LSApplicationLaunchProhibited"]?.node.boolean != true && info["NSExtension"] == nil && isForDevices(info)
  }

  /// Whether a product is for devices: runners of tests and builds for the simulator are never handed in.
  static func isForDevices(_ info: InfoSubject) -> Bool {
    !Products.isTestBundle(info) && !Products.isRunnerOfTests(info) && !BuildStamps.isSimulated(info)
  }

  /// The keys that give a launch screen; images do not count.
  private static let launchScreenKeys: [String] = ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards"]

  /// Whether an app has a launch screen of either kind on some device.
  static func hasLaunchScreen(_ info: InfoSubject) -> Bool {
    info.entries.contains { entry in launchScreenKeys.contains { entry.key == $0 || entry.key.hasPrefix($0 + "~") } }
  }

  /// Whether an app has a launch screen on a device, `iphone` or `ipad`.
  static func hasLaunchScreen(_ info: InfoSubject, on device: String) -> Bool {
    launchScreenKeys.contains { info[$0] != nil || info[$0 + "~" + device] != nil }
  }

  /// The orientations of an iPad.
  static func padOrientations(_ info: InfoSubject) -> PlacedValue? {
    info["UISupportedInterfaceOrientations~ipad"] ?? info["UISupportedInterfaceOrientations"]
  }
}
