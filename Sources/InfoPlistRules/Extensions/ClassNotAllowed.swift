import Linting

struct ClassNotAllowed: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/class-not-allowed", "an extension that starts at @main names a class or a storyboard", .error, .install,
    rationale:
      "Widgets made with WidgetKit start at the type marked with @main. Devices and simulators refuse to install an app whose widget "
      + "extension names a principal class or a storyboard as well; the build does not warn.",
    remedy: "Delete NSExtensionPrincipalClass and NSExtensionMainStoryboard.",
    citations: [
      Citation(Source("MIInstallerErrorDomain 152, AppexBundleContainsClassOrStoryboard, as reported in public repositories"), .medium),
      .keyPage("nsextension/nsextensionprincipalclass"),
    ], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.widgetkit-extension</string>\n"
            + "<key>«NSExtensionPrincipalClass»</key>\n<string>W.Main</string>\n</dict>",
          fixed:
            "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.widgetkit-extension</string>\n</dict>"
        )
      ],
      passing: [
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.widgetkit-extension</string>\n</dict>",
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.share-services</string>\n"
            + "<key>NSExtensionPrincipalClass</key>\n<string>S.Main</string>\n</dict>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let dictionary: PlacedValue = info["NSExtension"], let point: String = dictionary["NSExtensionPointIdentifier"]?.literal,
      ExtensionPoints.startingAtMain.contains(point)
    else { return }
    for key in ["NSExtensionPrincipalClass", "NSExtensionMainStoryboard"] {
      guard let value: PlacedValue = dictionary[key] else { continue }
      context.report(
        "'\(key)' is not allowed for '\(point)'", at: .key(value), notes: [DiagnosticNote("devices do not install the app")],
        help: "delete it", fixes: [.remove(value, "delete '\(key)'")])
    }
  }
}
