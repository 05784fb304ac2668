import Linting

struct DeprecatedWebView: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "store/deprecated-web-view", "the code of an app uses UIWebView", .error, .store,
    scope: RuleScope(stage: .product, platforms: [.iOS, .iPadOS]),
    rationale:
      "The store has not taken apps with UIWebView since 2020, nor updates since then. It looks for the class in the app and in every library "
      + "inside it, whether it is used or not.",
    remedy: "Use WKWebView, and update libraries that still have the old class.",
    citations: [
      .store("ITMS-90809", seenAt: "apache/cordova-ios#824"), .applePage("uikit/uiwebview"),
    ])

  static var examples: RuleExamples {
    let app: String = "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleExecutable</key>\n<string>My</string>"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": .missing(app),
          "My.app/My": ExampleExecutable(frameworks: ["UIKit"], symbols: ["_OBJC_CLASS_$_UIWebView"]).content,
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(app),
          "My.app/My": ExampleExecutable(frameworks: ["UIKit", "WebKit"], symbols: ["_OBJC_CLASS_$_WKWebView"]).content,
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for code in AppCode.apps(of: family) {
      guard let info: InfoSubject = code.app.info, DeviceKeys.isStartedApp(info), let user = code.user(of: ["_OBJC_CLASS_$_UIWebView"])
      else {
        continue
      }
      context.report(
        "\(code.words(for: user.part)) uses UIWebView", at: user.part.info?.opening ?? info.opening,
        in: user.part.info == nil ? code.app.file : user.part.file, notes: [DiagnosticNote("the store refuses the app")],
        help: user.part.bundle.kind == .app ? "use WKWebView" : "update the library")
    }
  }
}
