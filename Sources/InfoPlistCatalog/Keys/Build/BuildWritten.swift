extension KeyFamily {
  /// Keys that describe how and for what a bundle was built.
  public static let buildWritten: KeyFamily = KeyFamily(
    "build-written", "Stamps of a build", category: .build,
    summary: "What Xcode writes about tools, SDK and target of a build. Nobody edits these keys by hand.")
}

extension InfoPlistKey {
  /// The system of the build machine.
  public static let buildMachineOSBuild: InfoPlistKey = InfoPlistKey(
    "BuildMachineOSBuild",
    title: nil,
    in: .buildWritten,
    .string(.buildNumber),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTXcodeBuild", "DTSDKBuild"],
    example: "<string>24D81</string>",
    summary: "Build number of the macOS that ran on the build machine.",
    details:
      "Stores compare such stamps with the releases they accept; a bundle built elsewhere lacks them. The build drops an empty value.",
    whenNeeded: "Never by hand: each build writes the current value.",
    ifMissing: "Nothing at run time; a store may refuse a bundle without build stamps.",
    mistakes: [
      "Building for the store on a beta of macOS: uploads are refused (ITMS-90301).",
      "Keeping the value in a source file, where it goes stale.",
    ],
    sources: [.swiftBuild, .publicFiles],
    confidence: .medium)

  /// Platforms of the bundle.
  public static let cfBundleSupportedPlatforms: InfoPlistKey = InfoPlistKey(
    "CFBundleSupportedPlatforms",
    title: nil,
    in: .buildWritten,
    .array(of: .choice(.supportedPlatforms)),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTPlatformName", "UIDeviceFamily", "MinimumOSVersion"],
    misspellings: ["CFBundleSupportedPlatform", "CFBundlePlatforms"],
    example: """
      <array>
        <string>iPhoneOS</string>
      </array>
      """,
    summary: "Platforms the bundle was built for; in practice exactly one.",
    details: "A bundle for a simulator names the simulator. Such a value, or several platforms, in an upload points to a wrong framework.",
    whenNeeded: "Never by hand: each build writes it from the SDK.",
    ifMissing: "Installers and stores cannot tell the platform and may refuse the bundle.",
    mistakes: [
      "Shipping a framework that still says iPhoneSimulator: the store refuses it with ITMS-90542.",
      "Several platforms in one bundle: the store refuses it with ITMS-90562.", "Marketing names such as iOS instead of iPhoneOS.",
    ],
    sources: [.swiftBuild, .publicFiles],
    confidence: .medium)

  /// Build of the store's tools.
  public static let dtAppStoreToolsBuild: InfoPlistKey = InfoPlistKey(
    "DTAppStoreToolsBuild",
    title: nil,
    in: .buildWritten,
    .string(.buildNumber),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTXcodeBuild"],
    example: "<string>16C5031c</string>",
    summary: "Build number of the upload tools that processed the bundle for a store.",
    details: """
      No documentation describes the key. Crash reports of apps from a store repeat it among the facts of the bundle, and tools that compare a \
      copy from the store with a build of one's own set it aside as written on the way.
      """,
    whenNeeded: "Never by hand.",
    ifMissing: "The bundle did not go through the upload tools; nothing else changes.",
    mistakes: ["Copying it from a shipped app into a source file."],
    sources: [
      .publicFiles, .repository("TelegramMessenger/Telegram-iOS", "tools/ipadiff.py"), .repository("blacktop/ipsw", "pkg/crashlog/ips.go"),
    ],
    confidence: .medium)

  /// Clients of a bundle without code.
  public static let dtBundleClientLibraries: InfoPlistKey = InfoPlistKey(
    "DTBundleClientLibraries",
    title: nil,
    in: .buildWritten,
    .strings(),
    since: [],
    localized: [.never],
    by: .build,
    related: ["CFBundleExecutable"],
    example: """
      <array>
        <string>NotebookKit</string>
      </array>
      """,
    summary: "Libraries that are known to use a resource bundle without code of its own.",
    whenNeeded: "Never by hand: the build writes it for resource bundles.",
    ifMissing: "Nothing changes at run time.",
    mistakes: ["Taking it for a list of libraries to link."],
    sources: [.swiftBuild],
    confidence: .medium)

  /// The compiler.
  public static let dtCompiler: InfoPlistKey = InfoPlistKey(
    "DTCompiler",
    title: nil,
    in: .buildWritten,
    .string(.reverseDNS),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTXcode", "DTSDKName"],
    example: "<string>com.apple.compilers.llvm.clang.1_0</string>",
    summary: "Identifier of the compiler that built the bundle.",
    details: "Current builds all say com.apple.compilers.llvm.clang.1_0, whatever the compiler's own version.",
    whenNeeded: "Never by hand: each build writes it.",
    ifMissing: "Nothing changes at run time.",
    mistakes: ["Reading a compiler version out of it."],
    sources: [.swiftBuild, .publicFiles],
    confidence: .medium)

  /// Build number of the platform.
  public static let dtPlatformBuild: InfoPlistKey = InfoPlistKey(
    "DTPlatformBuild",
    title: nil,
    in: .buildWritten,
    .string(.buildNumber),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTPlatformVersion", "DTPlatformName", "DTSDKBuild"],
    example: "<string>22C146</string>",
    summary: "Build number of the platform support that was used for the build.",
    details: "Some tools leave it empty.",
    whenNeeded: "Never by hand: each build writes it.",
    ifMissing: "Nothing at run time; a store may refuse a bundle without build stamps.",
    mistakes: ["Keeping the value in a source file, where it goes stale."],
    sources: [.swiftBuild, .publicFiles],
    confidence: .medium)

  /// Name of the platform.
  public static let dtPlatformName: InfoPlistKey = InfoPlistKey(
    "DTPlatformName",
    title: nil,
    in: .buildWritten,
    .choice(.buildPlatformNames),
    since: [],
    localized: [.never],
    by: .build,
    related: ["CFBundleSupportedPlatforms", "DTSDKName", "DTPlatformVersion"],
    example: "<string>iphoneos</string>",
    summary: "Platform whose SDK was used for the build, in lower case.",
    whenNeeded: "Never by hand: each build writes it.",
    ifMissing: "Nothing at run time; the store refuses bundles without it or with a misfit (ITMS-90507, ITMS-90508).",
    mistakes: ["A simulator name in a bundle that goes to a store."],
    sources: [.swiftBuild, .publicFiles],
    confidence: .medium)

  /// Version of the platform.
  public static let dtPlatformVersion: InfoPlistKey = InfoPlistKey(
    "DTPlatformVersion",
    title: nil,
    in: .buildWritten,
    .anyOf([.string(.osVersion), .oneOf("GM")]),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTPlatformName", "DTPlatformBuild", "DTSDKName"],
    example: "<string>18.2</string>",
    summary: "Version of the platform whose SDK was used for the build.",
    details: "Old Xcode releases wrote GM for macOS instead of a number.",
    whenNeeded: "Never by hand: each build writes it.",
    ifMissing: "Nothing changes at run time.",
    mistakes: ["Taking it for the lowest system the bundle runs on: MinimumOSVersion says that."],
    sources: [.swiftBuild, .publicFiles],
    confidence: .medium)

  /// Build number of the SDK.
  public static let dtSDKBuild: InfoPlistKey = InfoPlistKey(
    "DTSDKBuild",
    title: nil,
    in: .buildWritten,
    .string(.buildNumber),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTSDKName", "DTPlatformBuild"],
    example: "<string>22C146</string>",
    summary: "Build number of the SDK that was used for the build.",
    whenNeeded: "Never by hand: each build writes it.",
    ifMissing: "Nothing at run time; a store may refuse a bundle without build stamps.",
    mistakes: ["Keeping the value in a source file, where it goes stale."],
    sources: [.swiftBuild, .publicFiles],
    confidence: .medium)

  /// Name of the SDK.
  public static let dtSDKName: InfoPlistKey = InfoPlistKey(
    "DTSDKName",
    title: nil,
    in: .buildWritten,
    .string(.sdkName),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTSDKBuild", "DTPlatformName", "DTPlatformVersion"],
    example: "<string>iphoneos18.2</string>",
    summary: "Name of the SDK that was used for the build: platform and version in one word.",
    details: "Stores raise the lowest SDK they accept about once a year and read it here.",
    whenNeeded: "Never by hand: each build writes it.",
    ifMissing: "Nothing at run time; the store refuses bundles without it (ITMS-90534) and those built with too old an SDK (ITMS-90725).",
    mistakes: ["An internal SDK's suffix in a bundle that goes to a store."],
    sources: [.swiftBuild, .publicFiles],
    confidence: .medium)

  /// Build number of Swift Playgrounds.
  public static let dtSwiftPlaygroundsBuild: InfoPlistKey = InfoPlistKey(
    "DTSwiftPlaygroundsBuild",
    title: nil,
    in: .buildWritten,
    .string(.buildNumber),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTSwiftPlaygroundsVersion", "DTXcodeBuild"],
    example: "<string>24A5289</string>",
    summary: "Build number of Swift Playgrounds, when that app made the build.",
    whenNeeded: "Never by hand: Swift Playgrounds writes it.",
    ifMissing: "The bundle was built with another tool.",
    mistakes: ["Expecting it in builds made by Xcode."],
    sources: [.swiftBuild],
    confidence: .medium)

  /// Version of Swift Playgrounds.
  public static let dtSwiftPlaygroundsVersion: InfoPlistKey = InfoPlistKey(
    "DTSwiftPlaygroundsVersion",
    title: nil,
    in: .buildWritten,
    .string(),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTSwiftPlaygroundsBuild", "DTXcode"],
    example: "<string>4.6</string>",
    summary: "Version of Swift Playgrounds, when that app made the build.",
    whenNeeded: "Never by hand: Swift Playgrounds writes it.",
    ifMissing: "The bundle was built with another tool.",
    mistakes: ["Expecting it in builds made by Xcode."],
    sources: [.swiftBuild],
    confidence: .medium)

  /// Version of Xcode.
  public static let dtXcode: InfoPlistKey = InfoPlistKey(
    "DTXcode",
    title: nil,
    in: .buildWritten,
    .string(.xcodeVersion),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTXcodeBuild", "DTSDKName"],
    example: "<string>1620</string>",
    summary: "Version of Xcode as four digits: two for the major version, one each for minor and patch.",
    details: "1620 stands for Xcode 16.2, 0910 for Xcode 9.1.",
    whenNeeded: "Never by hand: each build writes it.",
    ifMissing: "Nothing at run time; the store refuses bundles without a well-formed value (ITMS-90534).",
    mistakes: ["Writing a number element: the leading zero of old versions is lost."],
    sources: [.swiftBuild, .publicFiles],
    confidence: .medium)

  /// Build number of Xcode.
  public static let dtXcodeBuild: InfoPlistKey = InfoPlistKey(
    "DTXcodeBuild",
    title: nil,
    in: .buildWritten,
    .string(.buildNumber),
    since: [],
    localized: [.never],
    by: .build,
    related: ["DTXcode", "BuildMachineOSBuild"],
    example: "<string>16C5032a</string>",
    summary: "Build number of the Xcode that made the bundle.",
    details: "A lower-case letter at the end marks most builds; betas are told by it from releases.",
    whenNeeded: "Never by hand: each build writes it.",
    ifMissing: "Nothing at run time; a store may refuse a bundle without build stamps.",
    mistakes: ["Keeping the value in a source file, where it goes stale."],
    sources: [.swiftBuild, .publicFiles],
    confidence: .medium)

  /// The oldest system of a device app.
  public static let minimumOSVersion: InfoPlistKey = InfoPlistKey(
    "MinimumOSVersion",
    title: "Minimum system version",
    in: .buildWritten,
    .string(.osVersion),
    since: [.iOS("3.0"), .tvOS("9.0"), .watchOS("1.0"), .visionOS("1.0")],
    default: .rule("the build writes the deployment target of the project"),
    localized: [.never],
    by: .build,
    buildSettings: ["IPHONEOS_DEPLOYMENT_TARGET", "TVOS_DEPLOYMENT_TARGET", "WATCHOS_DEPLOYMENT_TARGET", "XROS_DEPLOYMENT_TARGET"],
    related: ["LSMinimumSystemVersion", "UIDeviceFamily", "CFBundleSupportedPlatforms"],
    misspellings: ["UIMinimumOSVersion", "MinimumOsVersion", "LSMinimumOSVersion", "MinimumSystemVersion"],
    example: "<string>16.4</string>",
    summary: "Oldest iOS, iPadOS, tvOS, watchOS or visionOS release that the bundle runs on.",
    details: """
      Xcode fills it from the deployment target, and a store shows it as the releases an app supports. On a Mac LSMinimumSystemVersion \
      does the same, under the same title in Xcode. A value below the deployment target is raised with a warning, one that is no version \
      stops the build.
      """,
    whenNeeded: "Never by hand: change the deployment target instead.",
    ifMissing: "The bundle was not finished by a build; the store refuses it (ITMS-90360, ITMS-90530).",
    mistakes: [
      "Writing it into the source file, where it contradicts the deployment target.",
      "An embedded framework whose value is above the app's, or unlike the one in its executable (ITMS-90208).",
    ],
    requirements: ["R-LS-045...048"],
    sources: [.reference(.launchServices), .keyPage("minimumosversion"), .swiftBuild])

  /// Device families of the bundle.
  public static let uiDeviceFamily: InfoPlistKey = InfoPlistKey(
    "UIDeviceFamily",
    title: "Targeted device family",
    in: .buildWritten,
    .anyOf([.array(of: .choice(.deviceFamilies)), .choice(.deviceFamilies)]),
    since: [.iOS("3.2"), .macCatalyst(), .tvOS(), .watchOS(), .visionOS()],
    default: .integer(1),
    localized: [.never],
    by: .build,
    buildSettings: ["TARGETED_DEVICE_FAMILY"],
    related: ["UIRequiredDeviceCapabilities", "MinimumOSVersion", "CFBundleSupportedPlatforms"],
    misspellings: ["UIDeviceFamilies", "UIDevicesFamily"],
    example: """
      <array>
        <integer>1</integer>
        <integer>2</integer>
      </array>
      """,
    summary: "Device families the bundle is made for, as numbers.",
    details: """
      Xcode writes it from the Targeted Device Family setting and replaces a value found in the source file, with a warning. iOS apps have \
      1 and 2, tvOS 3, watchOS 4, Mac Catalyst 6, visionOS 7; others make the store refuse the upload (ITMS-90100).
      """,
    whenNeeded: "Never by hand: change TARGETED_DEVICE_FAMILY instead.",
    ifMissing: "iOS takes the app for one made for iPhone and iPod touch.",
    mistakes: [
      "Strings instead of integers.", "Adding the key to the source file.", "A watch app without family 4.",
      "Dropping a family that an earlier release supported.",
    ],
    requirements: ["R-IOS-022...024"],
    sources: [.reference(.iOS), .swiftBuild, .applePage("xcode/build-settings-reference")])
}

extension StringFormat {
  /// A platform name with a version behind it.
  public static let sdkName: StringFormat = StringFormat(
    "sdk-name", "platform name and version in one word, such as iphoneos18.2", pattern: "^[a-z]+[0-9]+(\\.[0-9]+)*(\\.?[a-z]+)?$")
  /// A version of Xcode as it stands in `DTXcode`.
  public static let xcodeVersion: StringFormat = StringFormat(
    "xcode-version", "Xcode version as four digits, such as 1620", pattern: "^[0-9]{4}$")
}
