import Linting

struct ExtensionInAppInfo: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/extension-in-app-info", "an app describes itself as an extension", .warning, .runtime,
    rationale:
      "NSExtension and EXAppExtensionAttributes belong into the Info.plist of the extension. In that of the app nothing reads them, and the "
      + "extension that was meant lacks them.",
    remedy: "Move the dictionary into the Info.plist of the extension.",
    citations: [.reference(.appExtensions), .keyPage("nsextension")], requirements: ["R-EXT-001"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundlePackageType</key>\n<string>APPL</string>\n<key>«NSExtension»</key>\n<dict/>",
        .bundle(["A.app/Info.plist": .info("<key>«EXAppExtensionAttributes»</key>\n<dict/>")]),
      ],
      passing: [
        "<key>CFBundlePackageType</key>\n<string>XPC!</string>\n<key>NSExtension</key>\n<dict/>",
        "<key>CFBundlePackageType</key>\n<string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>\n<key>NSExtension</key>\n<dict/>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let found: [PlacedValue] = ["NSExtension", "EXAppExtensionAttributes"].compactMap { info[$0] }
    guard !found.isEmpty else { return }
    guard info.bundle?.kind == .app || info.bundle?.kind == nil && info.literal("CFBundlePackageType") == "APPL" else { return }
    for value in found {
      context.report(
        "'\(value.key)' stands in the Info.plist of an app", at: .key(value), notes: [DiagnosticNote("nothing reads it there")],
        help: "move it into the Info.plist of the extension")
    }
  }
}
