extension ValueTable {
  /// Platform names in `CFBundleSupportedPlatforms`.
  public static let supportedPlatforms: ValueTable = ValueTable(
    "supported-platforms",
    title: "Supported platforms",
    closed: false,
    summary: "Names of the platforms a bundle was built for, device and simulator apart.",
    sources: [.swiftBuild, .publicFiles],
    [
      ValueEntry("MacOSX", title: "macOS", "A Mac, Mac Catalyst included.", misspellings: ["macOS", "macosx"]),
      ValueEntry("iPhoneOS", title: "iOS", "iPhone and iPad devices.", misspellings: ["iOS", "iphoneos", "iPadOS"]),
      ValueEntry("iPhoneSimulator", title: "iOS Simulator", "The iOS simulator; not for the store."),
      ValueEntry("AppleTVOS", title: "tvOS", "Apple TV devices.", misspellings: ["tvOS", "appletvos"]),
      ValueEntry("AppleTVSimulator", title: "tvOS Simulator", "The tvOS simulator; not for the store."),
      ValueEntry("WatchOS", title: "watchOS", "Apple Watch devices.", misspellings: ["watchOS", "watchos"]),
      ValueEntry("WatchSimulator", title: "watchOS Simulator", "The watchOS simulator; not for the store."),
      ValueEntry("XROS", title: "visionOS", "Apple Vision devices.", misspellings: ["visionOS", "xros", "xrOS"]),
      ValueEntry("XRSimulator", title: "visionOS Simulator", "The visionOS simulator; not for the store."),
    ])

  /// Platform names in `DTPlatformName`.
  public static let buildPlatformNames: ValueTable = ValueTable(
    "build-platform-names",
    title: "Platforms of a build",
    closed: false,
    summary: "Lower-case platform names that Xcode writes beside the SDK of a build.",
    sources: [.swiftBuild, .publicFiles],
    [
      ValueEntry("macosx", title: "macOS", "Built with the macOS SDK."),
      ValueEntry("iphoneos", title: "iOS", "Built with the iOS SDK for devices."),
      ValueEntry("iphonesimulator", title: "iOS Simulator", "Built for the iOS simulator."),
      ValueEntry("appletvos", title: "tvOS", "Built with the tvOS SDK for devices."),
      ValueEntry("appletvsimulator", title: "tvOS Simulator", "Built for the tvOS simulator."),
      ValueEntry("watchos", title: "watchOS", "Built with the watchOS SDK for devices."),
      ValueEntry("watchsimulator", title: "watchOS Simulator", "Built for the watchOS simulator."),
      ValueEntry("xros", title: "visionOS", "Built with the visionOS SDK for devices."),
      ValueEntry("xrsimulator", title: "visionOS Simulator", "Built for the visionOS simulator."),
    ])

  /// Device families in `UIDeviceFamily`.
  public static let deviceFamilies: ValueTable = ValueTable(
    "device-families",
    title: "Device families",
    summary: "Numbers of the device families a bundle is made for.",
    requirements: ["R-IOS-023"],
    sources: [.reference(.iOS), .swiftBuild, .applePage("xcode/build-settings-reference")],
    [
      ValueEntry(number: 1, title: "iPhone and iPod touch", "Runs on iPhone and iPod touch; the default.", since: [.iOS("3.2")]),
      ValueEntry(number: 2, title: "iPad", "Has an interface of its own for iPad.", since: [.iOS("3.2")]),
      ValueEntry(number: 3, title: "Apple TV", "Runs on Apple TV.", since: [.tvOS()]),
      ValueEntry(number: 4, title: "Apple Watch", "Runs on Apple Watch.", since: [.watchOS()]),
      ValueEntry(number: 6, title: "Mac Catalyst, Mac idiom", "Has the Mac interface idiom under Mac Catalyst.", since: [.macCatalyst()]),
      ValueEntry(number: 7, title: "Apple Vision", "Runs natively on Apple Vision.", since: [.visionOS()]),
    ])
}
