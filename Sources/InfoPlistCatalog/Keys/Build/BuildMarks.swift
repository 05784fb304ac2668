extension KeyFamily {
  /// Marks that build, export and installation leave in a bundle.
  public static let buildMarks: KeyFamily = KeyFamily(
    "build-marks", "Marks of build and distribution", category: .build,
    summary: "Marks that templates, exports and installers put into special bundles. Ordinary apps need none of them.")
}

extension InfoPlistKey {
  /// Rules for signing resources.
  public static let cfBundleResourceSpecification: InfoPlistKey = InfoPlistKey(
    "CFBundleResourceSpecification",
    title: nil,
    in: .buildMarks,
    .string(.fileName),
    since: [],
    localized: [.never],
    by: .build,
    related: ["CFBundleExecutable"],
    files: ["{value}"],
    example: "<string>ResourceRules.plist</string>",
    summary: "File with the rules by which resources were covered by the code signature.",
    details: "Old iOS builds carry ResourceRules.plist. Signing no longer needs such rules.",
    whenNeeded: "Not in new bundles.",
    ifMissing: "The ordinary rules of code signing hold.",
    mistakes: ["Naming a file that the bundle lacks."],
    sources: [.swiftBuild, .publicFiles],
    confidence: .medium)

  /// The container of a watch-only app.
  public static let itsWatchOnlyContainer: InfoPlistKey = InfoPlistKey(
    "ITSWatchOnlyContainer",
    title: nil,
    in: .buildMarks,
    .boolean,
    since: [.iOS()],
    by: .build,
    related: ["LSApplicationLaunchProhibited", "WKWatchOnly"],
    example: "<true/>",
    summary: "Marks the empty iOS app that only carries a watch-only app to the store.",
    details: "The product type for such containers writes it, together with LSApplicationLaunchProhibited.",
    whenNeeded: "Never by hand: the build of a watch-only app adds it.",
    ifMissing: "The container counts as an ordinary iOS app.",
    mistakes: ["Setting it in an iOS app that has an interface."],
    sources: [.swiftBuild, .repository("bazelbuild/rules_apple", "apple/internal/rule_support.bzl")],
    confidence: .medium)

  /// Read by the installer, not documented.
  public static let minimumProductVersion: InfoPlistKey = InfoPlistKey(
    "MinimumProductVersion",
    title: nil,
    in: .buildMarks,
    .string(.osVersion),
    since: [],
    localized: [.never],
    by: .distribution,
    related: ["MinimumOSVersion"],
    example: "<string>16.4</string>",
    summary: "Version that the iOS installer reads beside MinimumOSVersion.",
    details: "Its meaning is not documented; only the name is known, from a list of keys the installer reads.",
    whenNeeded: "Never by hand.",
    ifMissing: "MinimumOSVersion alone decides.",
    mistakes: ["Writing it in place of MinimumOSVersion."],
    sources: [Source("list of keys read by the iOS installer")],
    confidence: .low)

  /// A build with Thread Sanitizer.
  public static let nsBuiltWithThreadSanitizer: InfoPlistKey = InfoPlistKey(
    "NSBuiltWithThreadSanitizer",
    title: nil,
    in: .buildMarks,
    .boolean,
    since: [],
    by: .build,
    related: ["DTCompiler"],
    example: "<true/>",
    summary: "Says that the product was built with Thread Sanitizer.",
    whenNeeded: "Never by hand: a build with the sanitizer writes it.",
    ifMissing: "The product was built without the sanitizer.",
    mistakes: ["Shipping a bundle that carries it: it is a debugging build."],
    sources: [.swiftBuild],
    confidence: .medium)

  /// The oldest DriverKit.
  public static let osMinimumDriverKitVersion: InfoPlistKey = InfoPlistKey(
    "OSMinimumDriverKitVersion",
    title: nil,
    in: .buildMarks,
    .string(.osVersion),
    since: [.driverKit()],
    default: .rule("the build writes the deployment target of the project"),
    expected: [.common(for: .driverExtension)],
    localized: [.never],
    by: .build,
    buildSettings: ["DRIVERKIT_DEPLOYMENT_TARGET"],
    related: ["MinimumOSVersion", "LSMinimumSystemVersion"],
    example: "<string>22.0</string>",
    summary: "Oldest DriverKit release that a driver extension runs on.",
    details: "The counterpart of MinimumOSVersion for drivers; a value below the deployment target is raised with a warning.",
    whenNeeded: "Never by hand: change the deployment target instead.",
    ifMissing: "The driver states no lowest release.",
    mistakes: ["A macOS version: DriverKit counts its own."],
    sources: [.swiftBuild],
    confidence: .medium)

  /// For internal testers only.
  public static let tfInternalTestingOnly: InfoPlistKey = InfoPlistKey(
    "TFInternalTestingOnly",
    title: nil,
    in: .buildMarks,
    .boolean,
    since: [],
    by: .distribution,
    related: ["ITSAppUsesNonExemptEncryption"],
    example: "<true/>",
    summary: "Keeps a TestFlight build among internal testers.",
    details: "Export writes it; that is known from third-party tools only.",
    whenNeeded: "Never by hand: choose internal testing when exporting.",
    ifMissing: "The build may also go to external testers and to the store.",
    mistakes: ["Leaving it in a source file: no build can then be released."],
    sources: [.publicFiles],
    confidence: .low)

  /// Device models of an app variant.
  public static let uiSupportedDevices: InfoPlistKey = InfoPlistKey(
    "UISupportedDevices",
    title: nil,
    in: .buildMarks,
    .strings(),
    since: [.iOS()],
    localized: [.never],
    by: .distribution,
    related: ["UIDeviceFamily", "UIRequiredDeviceCapabilities"],
    example: """
      <array>
        <string>iPhone15,2</string>
        <string>iPhone15,3</string>
      </array>
      """,
    summary: "Device models that the installer accepts for a thinned variant of an app.",
    details: "Written when variants for single devices are made; known from a list of keys the installer reads.",
    whenNeeded: "Never by hand: export of app variants adds it.",
    ifMissing: "The app installs on every model its families and capabilities allow.",
    mistakes: ["Installing a thinned variant on another model.", "Using it to shut out devices: UIRequiredDeviceCapabilities does that."],
    sources: [Source("list of keys read by the iOS installer")],
    confidence: .low)

  /// A runner of interface tests.
  public static let xctContainsUITests: InfoPlistKey = InfoPlistKey(
    "XCTContainsUITests",
    title: nil,
    in: .buildMarks,
    .boolean,
    since: [],
    by: .build,
    related: ["CFBundlePackageType"],
    example: "<true/>",
    summary: "Marks a test bundle that holds tests of the user interface.",
    whenNeeded: "Never by hand: the product type for interface tests adds it.",
    ifMissing: "The bundle counts as one with unit tests.",
    mistakes: ["Finding it in an app that is to be shipped."],
    sources: [.swiftBuild],
    confidence: .medium)
}
