/// What a property list named Info.plist is. Many are no description of a bundle and must not be checked as one.
public enum PropertyListKind: String, Sendable, Hashable, CaseIterable {
  /// The information property list of a bundle.
  case bundle
  /// The table of contents of an XCFramework.
  case xcframework
  /// The companion of debug symbols.
  case debugSymbols = "dsym"
  /// The table of contents of a compiled storyboard.
  case compiledStoryboard = "storyboardc"
  /// The description of an Xcode archive.
  case archive = "xcarchive"
  /// The description of test results.
  case testResults = "xcresult"
  /// The index of performance baselines of tests.
  case testBaselines = "xcbaseline"
  /// A privacy manifest.
  case privacyManifest = "xcprivacy"

  /// Tells the kind from the content of the root dictionary.
  ///
  /// The name of the file says nothing: bundles call theirs many names, and other formats use Info.plist as well.
  ///
  /// - Parameters:
  ///   - keys: Keys of the root dictionary.
  ///   - packageType: Value of CFBundlePackageType when it is a string.
  public init(keys: Set<String>, packageType: String?) {
    self = .bundle
    if packageType == "dSYM" {
      self = .debugSymbols
      return
    }
    for kind in Self.allCases where kind != .bundle && kind != .debugSymbols {
      if kind.markers.contains(where: { $0.allSatisfy(keys.contains) }) {
        self = kind
        return
      }
    }
    if packageType == "XFWK" { self = .xcframework }
  }

  /// Groups of keys; all keys of one group together prove the kind.
  public var markers: [[String]] {
    switch self {
    case .bundle, .debugSymbols: []
    case .xcframework: [["AvailableLibraries", "XCFrameworkFormatVersion"]]
    case .compiledStoryboard:
      [
        ["UIStoryboardVersion"], ["UIViewControllerIdentifiersToNibNames"], ["NSStoryboardVersion"],
        ["NSViewControllerIdentifiersToNibNames"],
      ]
    case .archive: [["ArchiveVersion", "CreationDate"], ["ArchiveVersion", "ApplicationProperties"]]
    case .testResults: [["rootId", "storage"], ["dateCreated", "externalLocations"]]
    case .testBaselines: [["runDestinationsByUUID"]]
    case .privacyManifest: [["NSPrivacyAccessedAPITypes"], ["NSPrivacyCollectedDataTypes"], ["NSPrivacyTracking"]]
    }
  }

  /// Name for people.
  public var title: String {
    switch self {
    case .bundle: "bundle information"
    case .xcframework: "XCFramework contents"
    case .debugSymbols: "debug symbols"
    case .compiledStoryboard: "compiled storyboard contents"
    case .archive: "Xcode archive"
    case .testResults: "test results"
    case .testBaselines: "test baselines"
    case .privacyManifest: "privacy manifest"
    }
  }
}
