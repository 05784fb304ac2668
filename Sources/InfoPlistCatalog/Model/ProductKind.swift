/// A kind of bundle that the catalogue has expectations and templates for.
public enum ProductKind: String, Sendable, Hashable, CaseIterable {
  case iOSApp = "ios-app"
  case macOSApp = "macos-app"
  case tvOSApp = "tvos-app"
  case watchOSApp = "watchos-app"
  case visionOSApp = "visionos-app"
  case appClip = "app-clip"
  case framework
  case bundle
  case appExtension = "app-extension"
  case extensionKitExtension = "extensionkit-extension"
  case watchKitExtension = "watchkit-extension"
  case xpcService = "xpc-service"
  case plugIn = "plug-in"
  case preferencePane = "preference-pane"
  case screenSaver = "screen-saver"
  case quickLookGenerator = "quick-look-generator"
  case spotlightImporter = "spotlight-importer"
  case kernelExtension = "kernel-extension"
  case driverExtension = "driver-extension"
  case systemExtension = "system-extension"
  case inputMethod = "input-method"
  case commandLineTool = "command-line-tool"
  case installerPackage = "installer-package"
  case safariExtension = "safari-extension"
  case stickerPack = "sticker-pack"
  case dictionary
}
