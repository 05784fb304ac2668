import Linting

extension BundleSubject {
  /// Whether it holds tests, which nobody installs or uploads.
  var isTest: Bool { bundle.kind == .unitTests || bundle.kind == .oldUnitTests }

  /// The platform as the build names it, in small letters, such as `iphoneos` or `iphonesimulator`; nil when it names none.
  var platformName: String? { info.flatMap(BuildStamps.platformName)?.lowercased() }

  /// The extension point that it plugs into, and where it says so; nil when it names none.
  var extensionPoint: PlacedValue? {
    info?["NSExtension"]?["NSExtensionPointIdentifier"] ?? info?["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]
  }
}
