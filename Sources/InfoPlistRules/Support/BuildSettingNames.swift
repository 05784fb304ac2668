import Linting

/// Settings of Xcode that values of an Info.plist refer to, by their names.
enum BuildSettingNames {
  private static let known: Set<String> = [
    "ACTION", "APP_IDENTIFIER_PREFIX", "ARCHS", "ASSETCATALOG_COMPILER_APPICON_NAME", "AppIdentifierPrefix", "BUILD_DIR",
    "BUILT_PRODUCTS_DIR", "BUNDLE_LOADER", "CFBundleIdentifier", "CODE_SIGN_IDENTITY", "CONFIGURATION", "CONFIGURATION_BUILD_DIR",
    "CONTENTS_FOLDER_PATH", "CURRENT_ARCH", "CURRENT_PROJECT_VERSION", "CURRENT_VARIANT", "DEPLOYMENT_LOCATION", "DERIVED_FILE_DIR",
    "DEVELOPMENT_LANGUAGE", "DEVELOPMENT_TEAM", "DRIVERKIT_DEPLOYMENT_TARGET", "DYLIB_COMPATIBILITY_VERSION", "DYLIB_CURRENT_VERSION",
    "EFFECTIVE_PLATFORM_NAME", "EXECUTABLE_NAME", "EXECUTABLE_PATH", "EXECUTABLE_PREFIX", "EXECUTABLE_SUFFIX", "FRAMEWORK_VERSION",
    "FULL_PRODUCT_NAME", "INFOPLIST_FILE", "INFOPLIST_PATH", "INSTALL_PATH", "IPHONEOS_DEPLOYMENT_TARGET", "MACH_O_TYPE",
    "MACOSX_DEPLOYMENT_TARGET", "MARKETING_VERSION", "MODULE_NAME", "MODULE_START", "MODULE_STOP", "MODULE_VERSION", "ORGANIZATION_NAME",
    "PLATFORM_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_BUNDLE_PACKAGE_TYPE", "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "PROJECT",
    "PROJECT_DIR", "PROJECT_FILE_PATH", "PROJECT_NAME", "SDKROOT", "SDK_NAME", "SDK_VERSION", "SOURCE_ROOT", "SRCROOT",
    "SUPPORTED_PLATFORMS", "SWIFT_VERSION", "TARGETED_DEVICE_FAMILY", "TARGETNAME", "TARGET_BUILD_DIR", "TARGET_NAME",
    "TVOS_DEPLOYMENT_TARGET", "TeamIdentifierPrefix", "VERSIONING_SYSTEM", "VERSION_INFO_STRING", "WATCHOS_DEPLOYMENT_TARGET",
    "WRAPPER_EXTENSION", "WRAPPER_NAME", "WRAPPER_SUFFIX", "XCODE_VERSION_ACTUAL", "XCODE_VERSION_MAJOR", "XCODE_VERSION_MINOR",
    "XPCSERVICES_FOLDER_PATH", "XROS_DEPLOYMENT_TARGET",
  ]

  /// The setting that a name was meant to be, by its letters or their case; nil when the name is known, or like none.
  static func meant(by name: String) -> String? {
    guard !known.contains(name), name.utf8.count >= 10 else { return nil }
    if let same: String = known.first(where: { isSame($0, name) }) { return same }
    // Settings of a project's own have words more or numbers; a slip changes letters inside.
    guard name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else { return nil }
    let wanted: [UInt8] = Array(name.utf8)
    let bound: Int = wanted.count < 16 ? 1 : 2
    let near: [String] = known.filter { candidate in
      guard candidate.first == name.first, candidate.last == name.last else { return false }
      return KeyCatalog.editDistance(wanted, Array(candidate.utf8), atMost: bound) != nil
    }
    return near.count == 1 ? near.first : nil
  }

  /// Whether two names differ in nothing but the case of their letters.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count && zip(first.utf8, second.utf8).allSatisfy { folded($0) == folded($1) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
