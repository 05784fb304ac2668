/// What the extension of a directory says that it is.
public enum BundleKind: String, Sendable, Hashable, CaseIterable {
  case app
  case appExtension = "appex"
  case framework
  case xpcService = "xpc"
  case bundle
  case kernelExtension = "kext"
  case driverExtension = "dext"
  case systemExtension = "systemextension"
  case plugin
  case preferencePane = "prefPane"
  case screenSaver = "saver"
  case quickLookGenerator = "qlgenerator"
  case spotlightImporter = "mdimporter"
  case unitTests = "xctest"
  case oldUnitTests = "octest"
  case action
  case component
  case driver
  case mailBundle = "mailbundle"
  case colorPicker = "colorPicker"
  case service
  case widget = "wdgt"
  case pluginKit = "pluginkit"
  case audioUnit = "audiocomp"
  case archive = "xcarchive"
  case xcframework
  case debugSymbols = "dSYM"

  /// Recognizes a name by its extension, in any case.
  public init?(name: String) {
    let suffix: String = FilePath.pathExtension(name)
    guard !suffix.isEmpty else { return nil }
    if let kind: BundleKind = BundleKind(rawValue: suffix) {
      self = kind
      return
    }
    let lowercased: String = suffix.lowercased()
    guard let kind: BundleKind = Self.allCases.first(where: { $0.rawValue.lowercased() == lowercased }) else { return nil }
    self = kind
  }

  /// Whether the directory only holds bundles, and has an Info.plist of another format.
  public var isContainer: Bool {
    switch self {
    case .archive, .xcframework, .debugSymbols: true
    default: false
    }
  }

  /// The name of the kind in a sentence.
  public var title: String {
    switch self {
    case .app: "app"
    case .appExtension: "app extension"
    case .framework: "framework"
    case .xpcService: "XPC service"
    case .bundle: "bundle"
    case .kernelExtension: "kernel extension"
    case .driverExtension: "driver extension"
    case .systemExtension: "system extension"
    case .plugin: "plug-in"
    case .preferencePane: "preference pane"
    case .screenSaver: "screen saver"
    case .quickLookGenerator: "Quick Look generator"
    case .spotlightImporter: "Spotlight importer"
    case .unitTests, .oldUnitTests: "test bundle"
    case .action: "Automator action"
    case .component: "component"
    case .driver: "driver"
    case .mailBundle: "mail plug-in"
    case .colorPicker: "color picker"
    case .service: "service"
    case .widget: "widget"
    case .pluginKit: "plug-in"
    case .audioUnit: "audio component"
    case .archive: "Xcode archive"
    case .xcframework: "XCFramework"
    case .debugSymbols: "debug symbols"
    }
  }
}
