import InfoPlistCatalog
import PropertyLists

/// Collects the entries of a starting Info.plist.
struct TemplateWriter {
  let parameters: InfoPlistTemplate.Parameters
  var entries: [PropertyListDictionary.Entry] = []

  init(parameters: InfoPlistTemplate.Parameters) {
    self.parameters = parameters
  }

  mutating func set(_ key: String, _ value: PropertyListValue) {
    entries.removeAll { $0.key == key }
    entries.append(PropertyListDictionary.Entry(key: key, value: value))
  }

  /// A build setting, or the final value.
  func setting(_ name: String, _ literal: String) -> PropertyListValue {
    .string(parameters.isLiteral ? literal : "$(\(name))")
  }

  /// What stands in every bundle.
  mutating func writeIdentity(_ kind: ProductKind) {
    set("CFBundleDevelopmentRegion", setting("DEVELOPMENT_LANGUAGE", "en"))
    set("CFBundleIdentifier", setting("PRODUCT_BUNDLE_IDENTIFIER", parameters.identifier))
    set("CFBundleInfoDictionaryVersion", "6.0")
    set("CFBundleName", setting("PRODUCT_NAME", parameters.name))
    set("CFBundleShortVersionString", setting("MARKETING_VERSION", parameters.version))
    set("CFBundleVersion", setting("CURRENT_PROJECT_VERSION", parameters.build))
    if kind != .commandLineTool { set("CFBundlePackageType", .string(Self.packageType(kind))) }
    // A sticker pack holds images only; bundles of resources have no code either.
    let hasCode: Bool = kind != .stickerPack && kind != .bundle && kind != .dictionary
    if hasCode { set("CFBundleExecutable", setting("EXECUTABLE_NAME", parameters.name)) }
    if kind != .commandLineTool, kind != .framework { set("CFBundleDisplayName", setting("PRODUCT_NAME", parameters.name)) }
  }

  /// The code of the kind of bundle.
  static func packageType(_ kind: ProductKind) -> String {
    switch kind {
    case .framework: "FMWK"
    case .appExtension, .extensionKitExtension, .safariExtension, .watchKitExtension, .xpcService: "XPC!"
    case .bundle, .dictionary, .plugIn, .preferencePane, .quickLookGenerator, .screenSaver, .spotlightImporter: "BNDL"
    case .kernelExtension: "KEXT"
    case .driverExtension: "DEXT"
    case .systemExtension: "SYSX"
    default: "APPL"
    }
  }

  /// What belongs to the kind.
  mutating func writeSpecifics(_ kind: ProductKind) {
    switch kind {
    case .iOSApp: writeMobileApp()
    case .appClip:
      writeMobileApp()
      set("NSAppClip", ["NSAppClipRequestEphemeralUserNotification": false, "NSAppClipRequestLocationConfirmation": false])
    case .tvOSApp:
      set("UIRequiredDeviceCapabilities", ["arm64"])
      set("UILaunchScreen", [:])
    case .visionOSApp:
      set("UIRequiredDeviceCapabilities", ["arm64"])
      set("UIApplicationSceneManifest", Self.sceneManifest)
    case .watchOSApp:
      set("WKApplication", true)
      set("WKWatchOnly", true)
    case .macOSApp: writeMacApp()
    case .appExtension: writeAppExtension(parameters.extensionPoint ?? "com.apple.share-services")
    case .safariExtension: writeAppExtension("com.apple.Safari.web-extension")
    case .extensionKitExtension:
      writeExtensionKitExtension(parameters.extensionPoint ?? "com.apple.appintents-extension")
    case .watchKitExtension:
      set(
        "NSExtension",
        [
          "NSExtensionAttributes": ["WKAppBundleIdentifier": .string(parameters.identifier)],
          "NSExtensionPointIdentifier": "com.apple.watchkit",
        ])
    case .xpcService: set("XPCService", ["ServiceType": "Application"])
    case .plugIn: set("NSPrincipalClass", className("PlugIn"))
    case .screenSaver: set("NSPrincipalClass", className("View"))
    case .quickLookGenerator: writeQuickLookGenerator()
    case .spotlightImporter: writeSpotlightImporter()
    case .dictionary: writeDictionary()
    case .preferencePane:
      set("NSMainNibFile", "Preferences")
      set("NSPrefPaneIconFile", "Preferences.icns")
      set("NSPrefPaneIconLabel", setting("PRODUCT_NAME", parameters.name))
      set("NSPrincipalClass", className("PreferencePane"))
    case .kernelExtension:
      set("OSBundleLibraries", ["com.apple.kpi.libkern": "18.0", "com.apple.kpi.iokit": "18.0"])
      set("IOKitPersonalities", [:])
    case .driverExtension:
      set("OSBundleUsageDescription", "Drives a device of Example Ltd.")
      set("IOKitPersonalities", [:])
    case .systemExtension:
      set("NSSystemExtensionUsageDescription", "Protects this Mac from unwanted programs.")
      set("LSMinimumSystemVersion", setting("MACOSX_DEPLOYMENT_TARGET", "10.15"))
    case .inputMethod:
      writeMacBasics()
      set(
        "InputMethodConnectionName", .string("\(parameters.isLiteral ? parameters.identifier : "$(PRODUCT_BUNDLE_IDENTIFIER)")_Connection"))
      set("InputMethodServerControllerClass", className("InputController"))
      set("LSBackgroundOnly", true)
      set("tsInputMethodCharacterRepertoireKey", ["Latn"])
    case .stickerPack: set("LSRequiresIPhoneOS", true)
    default: break
    }
  }

  private func className(_ name: String) -> PropertyListValue {
    .string(parameters.isLiteral ? "\(TemplateWriter.module(parameters.name)).\(name)" : "$(PRODUCT_MODULE_NAME).\(name)")
  }

  /// The name of the Swift module of a product: letters, digits and `_`.
  static func module(_ name: String) -> String {
    let characters: [Character] = name.map { $0.isLetter || ($0.isASCII && $0.isNumber) ? $0 : "_" }
    return (characters.first?.isNumber == true ? "_" : "") + String(characters)
  }

  private static let sceneManifest: PropertyListValue = ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:]]

  private mutating func writeMobileApp() {
    set("CFBundleIcons", ["CFBundlePrimaryIcon": ["CFBundleIconFiles": ["AppIcon60x60"], "CFBundleIconName": "AppIcon"]])
    set("LSRequiresIPhoneOS", true)
    set("UILaunchScreen", [:])
    set("UIMainStoryboardFile", "Main")
    set("UIRequiredDeviceCapabilities", ["arm64"])
    set(
      "UISupportedInterfaceOrientations",
      ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"])
    set(
      "UISupportedInterfaceOrientations~ipad",
      [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeLeft",
        "UIInterfaceOrientationLandscapeRight",
      ])
  }

  private mutating func writeMacBasics() {
    set("CFBundleIconFile", "AppIcon")
    set("LSMinimumSystemVersion", setting("MACOSX_DEPLOYMENT_TARGET", "10.15"))
    set(
      "NSHumanReadableCopyright", .string("Copyright © \(parameters.isLiteral ? parameters.name : "$(PRODUCT_NAME)"). All rights reserved.")
    )
    set("NSPrincipalClass", "NSApplication")
  }

  private mutating func writeMacApp() {
    writeMacBasics()
    set("LSApplicationCategoryType", "public.app-category.utilities")
    set("NSMainNibFile", "MainMenu")
  }

  /// The dictionary that names the extension point, with what the catalogue says that the point needs.
  private mutating func writeAppExtension(_ point: String) {
    put("NSExtension.NSExtensionPointIdentifier", .string(point))
    putNeeded(by: ValueTable.appExtensionPoints.entry(for: point))
    let root: PropertyListValue = .dictionary(PropertyListDictionary(entries))
    if root.value(at: PropertyListPath([.key("NSExtension"), .key("NSExtensionMainStoryboard")])) == nil, Self.hasPrincipalClass(point) {
      put("NSExtension.NSExtensionPrincipalClass", className("ExtensionPrincipal"))
    }
    if point == "com.apple.share-services" || point == "com.apple.ui-services" {
      put("NSExtension.NSExtensionAttributes.NSExtensionActivationRule.NSExtensionActivationSupportsText", true)
    }
  }

  /// The dictionary of ExtensionKit, with what the catalogue says that the point needs.
  private mutating func writeExtensionKitExtension(_ point: String) {
    put("EXAppExtensionAttributes.EXExtensionPointIdentifier", .string(point))
    putNeeded(by: ValueTable.extensionKitPoints.entry(for: point))
  }

  private mutating func putNeeded(by point: ValueEntry?) {
    for path in ((point?.requiredKeys ?? []) + (point?.usualKeys ?? [])).map({ InfoPlistKeyPath($0) }) {
      guard let key: InfoPlistKey = KeyCatalog.key(at: path), let value: PropertyListValue = starting(key) else { continue }
      put(path, value)
    }
  }

  /// Sets a value at a place where none is yet, with the dictionaries on the way to it.
  private mutating func put(_ path: InfoPlistKeyPath, _ value: PropertyListValue) {
    let root: PropertyListValue = .dictionary(PropertyListDictionary(entries))
    guard let place: PropertyListPath = path.concretePath, root.value(at: place) == nil else { return }
    let options: PropertyListEditOptions = PropertyListEditOptions(createsIntermediates: true)
    if case .dictionary(let changed)? = try? root.applying([.set(place, value)], options: options) { entries = changed.entries }
  }

  /// Widgets are entered through their `@main` type.
  private static func hasPrincipalClass(_ point: String) -> Bool { point != "com.apple.widgetkit-extension" }

  /// A value to start with: a class of the product, or the example of the catalogue.
  private func starting(_ key: InfoPlistKey) -> PropertyListValue? {
    if case .string(let format) = key.schema, format == .className { return className("ExtensionPrincipal") }
    return TypedValue.example(of: key)
  }
}

extension InfoPlistKeyPath {
  /// The path in a file, where no step is open; arrays stand for their first element.
  var concretePath: PropertyListPath? {
    var components: [PropertyListPath.Component] = []
    for segment in segments {
      switch segment {
      case .key(let name): components.append(.key(name))
      case .element: components.append(.index(0))
      case .anyKey: return nil
      }
    }
    return PropertyListPath(components)
  }
}
