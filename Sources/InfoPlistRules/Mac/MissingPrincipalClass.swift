import Linting

struct MissingPrincipalClass: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "mac/missing-principal-class", "a Mac app with a main nib or storyboard names no principal class", .warning, .runtime,
    scope: RuleScope(stage: .product, platforms: [.macOS], products: [.macOSApp]),
    rationale:
      "NSApplicationMain asks for the class that NSPrincipalClass names and ends the app with a message when there is "
      + "none. Newer systems are more lenient in part, older ones are not. Only an app that makes its application object "
      + "itself does without.",
    remedy: "Add NSPrincipalClass, mostly NSApplication.",
    citations: [
      .reference(.cocoa), .repository("rlxone/Equinox", "issue 9"), .repository("NixOS/nixpkgs", "issue 24211", .medium),
      .keyPage("nsprincipalclass"),
    ],
    requirements: ["R-CO-027", "R-CO-042"], supersedes: ["values/empty-string"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>NSMainNibFile</key>\n<string>MainMenu</string>", stage: .product, platform: .macOS, product: .macOSApp),
        .info(
          "<key>NSMainStoryboardFile</key>\n<string>Main</string>\n<key>NSPrincipalClass</key>\n«<string></string>»", stage: .product,
          platform: .macOS, product: .macOSApp),
      ],
      passing: [
        .info(
          "<key>NSMainNibFile</key>\n<string>MainMenu</string>\n<key>NSPrincipalClass</key>\n<string>NSApplication</string>",
          stage: .product, platform: .macOS, product: .macOSApp),
        .info(
          "<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .macOS, product: .macOSApp,
          note: "an app that makes its interface in code"),
        .info(
          "<key>NSMainNibFile</key>\n<string>MainMenu</string>", platform: .macOS, product: .macOSApp, note: "a build setting may give it"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let interface: PlacedValue? = ["NSMainNibFile", "NSMainStoryboardFile"].lazy.compactMap { info[$0] }.first {
      $0.string?.isEmpty == false
    }
    guard let interface else { return }
    let value: PlacedValue? = info["NSPrincipalClass"]
    guard value == nil || value?.string?.isEmpty == true else { return }
    context.report(
      "the app has \(interface.key), but no NSPrincipalClass", at: value.map { .value($0) } ?? info.opening,
      notes: [DiagnosticNote("NSApplicationMain may end the app at once")], help: "add it, mostly with 'NSApplication'")
  }
}
