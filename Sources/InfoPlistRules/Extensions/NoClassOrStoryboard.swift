import Linting

struct NoClassOrStoryboard: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/no-class-or-storyboard", "an extension names neither a principal class nor a storyboard", .error, .install,
    rationale:
      "Extensions of most points start with a class, or with the first view of a storyboard. An extension that names neither has nothing "
      + "to start: devices refuse to install it. Points such as WidgetKit, whose extensions start at a type marked with @main, need none.",
    remedy: "Add NSExtensionPrincipalClass with the name of the class, in Swift with its module, or NSExtensionMainStoryboard.",
    citations: [
      .reference(.appExtensions), .keyPage("nsextension/nsextensionprincipalclass"),
      Citation("AMDevice error 0xe80000a2, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ],
    requirements: ["R-EXT-005", "R-EXT-009"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSExtension</key>\n«<dict>»\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.keyboard-service</string>\n</dict>"
      ],
      passing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.keyboard-service</string>\n"
            + "<key>NSExtensionPrincipalClass</key>\n<string>Keys.Controller</string>\n</dict>"),
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.widgetkit-extension</string>\n</dict>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let dictionary: PlacedValue = info["NSExtension"], let point: String = dictionary["NSExtensionPointIdentifier"]?.literal,
      ExtensionPoints.startingWithClass.contains(point)
    else { return }
    let names: [PlacedValue] = ["NSExtensionPrincipalClass", "NSExtensionMainStoryboard"].compactMap { dictionary[$0] }
    guard !names.contains(where: { $0.string?.isEmpty == false }) else { return }
    context.report(
      "the extension for '\(point)' names neither a principal class nor a storyboard", at: .opening(of: dictionary),
      notes: [DiagnosticNote("it has nothing to start")], help: "add NSExtensionPrincipalClass or NSExtensionMainStoryboard")
  }
}
