/// The suffixes that make variants of keys.
enum VariantSuffix {
  private static let platforms: [String] = ["-iphoneos", "-macos", "-tvos", "-watchos"]
  private static let devices: [String] = ["~iphone", "~ipad", "~ipod", "~appletv", "~applewatch"]

  /// Whether some system takes it for a platform, a device or both in this order.
  static func isKnown(_ suffix: String) -> Bool {
    if platforms.contains(suffix) || devices.contains(suffix) { return true }
    return platforms.contains { platform in suffix.hasPrefix(platform) && devices.contains(String(suffix.dropFirst(platform.count))) }
  }

  /// Whether it is a device and a platform in the wrong order.
  static func isMisordered(_ suffix: String) -> Bool { swapped(suffix) != nil }

  /// A device and a platform in the right order; nil when the suffix is none of both in the wrong order.
  static func swapped(_ suffix: String) -> String? {
    let text: String = suffix.lowercased()
    for device in devices where text.hasPrefix(device) {
      let rest: String = String(text.dropFirst(device.count))
      if platforms.contains(rest) { return rest + device }
    }
    return nil
  }

  /// The suffix that was certainly meant; nil when that is not plain.
  static func repaired(_ suffix: String) -> String? {
    let text: String = suffix.lowercased()
    if isKnown(text) { return text }
    switch text {
    case "-iphone", "-ipad", "-ipod": return "~" + text.dropFirst()
    case "~macos", "-osx", "~osx", "-macosx": return "-macos"
    case "~iphoneos": return "-iphoneos"
    default: return nil
    }
  }
}
