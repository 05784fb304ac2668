import Linting

/// What the keys that a build writes about itself say.
enum BuildStamps {
  /// The platform and the version in the name of an SDK, such as `iphoneos18.2`; nil for a text of another form.
  static func parts(ofSDK name: String) -> (platform: String, version: OSVersion)? {
    let platform: Substring = name.prefix { $0.isASCII && $0.isLetter && $0.isLowercase }
    var version: Substring = name[platform.endIndex...]
    // SDKs that are not public have a suffix.
    while let last: Character = version.last, !last.isNumber, last.isLetter || last == "." { version.removeLast() }
    guard !platform.isEmpty, let number: OSVersion = OSVersion(text: String(version)) else { return nil }
    return (String(platform), number)
  }

  /// Whether a text has the form of a build number: digits, one capital letter, digits and perhaps a small letter. Old SDKs count with
  /// digits alone, or with a number of a tool.
  static func isBuild(_ text: String) -> Bool {
    text.first?.isNumber == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Whether a build number of a system or an SDK is that of a beta: a number from 5000 on, and a small letter behind it.
  static func isBeta(build: String) -> Bool {
    let rest: Substring = build.drop(while: \.isNumber)
    guard let train: Character = rest.first, train.isUppercase, let suffix: Character = rest.last, suffix.isLowercase else { return false }
    let digits: Substring = rest.dropFirst().dropLast()
    return digits.utf8.count == 4 && digits.hasPrefix("5") && Grammar.isDigits(digits)
  }

  /// The names of platforms as the build writes them into CFBundleSupportedPlatforms; DTPlatformName has them in small letters.
  static let platformNames: [String] = [
    "iPhoneOS", "iPhoneSimulator", "MacOSX", "AppleTVOS", "AppleTVSimulator", "WatchOS", "WatchSimulator", "XROS", "XRSimulator",
    "DriverKit",
  ]

  /// Whether a platform has this name, whatever its case.
  static func isPlatform(_ name: String) -> Bool { platformNames.contains { $0.lowercased() == name.lowercased() } }

  /// Whether the name of a platform is that of a simulator.
  static func isSimulator(_ name: String) -> Bool { name.lowercased().hasSuffix("simulator") }

  /// The name of the platform that a bundle was built for; nil where it does not say.
  static func platformName(_ info: InfoSubject) -> String? {
    info["CFBundleSupportedPlatforms"]?.elements.first?.literal ?? info.literal("DTPlatformName")
  }

  /// Whether a bundle was built for a simulator.
  static func isSimulated(_ info: InfoSubject) -> Bool {
    platformName(info).map(isSimulator) == true || info.literal("DTPlatformName").map(isSimulator) == true
      || info.literal("DTSDKName").flatMap(parts(ofSDK:)).map { isSimulator($0.platform) } == true
  }

  /// The platforms of an executable that fit the name of a platform; nil for an unknown name. Old executables for simulators name the
  /// platform of the devices.
  static func executablePlatforms(of name: String) -> [MachOPlatform]? {
    switch name.lowercased() {
    case "iphoneos": [.iOS]
    case "iphonesimulator": [.iOSSimulator, .iOS]
    case "appletvos": [.tvOS]
    case "appletvsimulator": [.tvOSSimulator, .tvOS]
    case "watchos": [.watchOS]
    case "watchsimulator": [.watchOSSimulator, .watchOS]
    case "xros": [.visionOS]
    case "xrsimulator": [.visionOSSimulator]
    case "macosx": [.macOS, .macCatalyst]
    case "driverkit": [.driverKit]
    default: nil
    }
  }

  /// The oldest system by the Info.plist, and by the executable; nil where one of them does not say, or does not count in versions of the
  /// same system.
  static func minimums(of bundle: BundleSubject) -> (value: PlacedValue, plist: OSVersion, executable: OSVersion)? {
    guard let info: InfoSubject = bundle.info, let platform: Platform = info.facts.platform else { return nil }
    let key: String = platform == .macOS ? "LSMinimumSystemVersion" : "MinimumOSVersion"
    guard let value: PlacedValue = info[key], let version: OSVersion = value.literal.flatMap(OSVersion.init(text:)),
      let file: MachOFile = bundle.executable
    else { return nil }
    let own: MachOPlatform
    switch platform {
    case .iOS, .iPadOS: own = .iOS
    case .macOS: own = .macOS
    case .tvOS: own = .tvOS
    case .watchOS: own = .watchOS
    case .visionOS: own = .visionOS
    case .macCatalyst, .driverKit: return nil
    }
    let simulated: MachOPlatform? = file.platforms.first(where: \.isSimulator)
    guard let found: MachOVersion = file.minimumOS(on: own) ?? simulated.flatMap(file.minimumOS(on:)) else { return nil }
    return (value, version, OSVersion(found.major, found.minor, found.patch))
  }
}
