import Linting

struct ProhibitedLaunchWithoutMessages: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "launch/prohibited-launch-without-messages", "an app that cannot be started has no Messages extension", .error, .store,
    scope: .products,
    rationale:
      "LSApplicationLaunchProhibited hides an app from the Home Screen. That is meant for apps that are nothing but a container of a Messages "
      + "extension or a sticker pack; without one nobody can use the app, and the store refuses it.",
    remedy: "Delete the key, or add the Messages extension.",
    citations: [.store("ITMS-90602"), .store("ITMS-90633"), .keyPage("lsapplicationlaunchprohibited")])

  static var examples: RuleExamples {
    let app: String = "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>«LSApplicationLaunchProhibited»</key>\n<true/>"
    func part(_ point: String) -> RuleExample.FileContent {
      .info(
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>\(point)</string>\n</dict>")
    }
    return RuleExamples(
      failing: [
        .bundle(["My.app/Info.plist": .info(app), "My.app/PlugIns/S.appex/Info.plist": part("com.apple.share-services")])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(app.filter { $0 != "«" && $0 != "»" }),
          "My.app/PlugIns/M.appex/Info.plist": part("com.apple.message-payload-provider"),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    guard let app: BundleSubject = family.main, app.facts.product == .iOSApp,
      let value: PlacedValue = app.info?["LSApplicationLaunchProhibited"], value.node.boolean == true
    else { return }
    let points: [String] = family.nested.compactMap { $0.child.info?["NSExtension"]?["NSExtensionPointIdentifier"]?.string }
    // A copy without any extension may be a part of the product; apps for the watch alone have a container of this kind too.
    guard !points.isEmpty || ProductFiles.isComplete(app), app.info?["ITSWatchOnlyContainer"] == nil else { return }
    guard !points.contains(where: { $0 == "com.apple.message-payload-provider" }) else { return }
    guard !family.nested.contains(where: { $0.child.facts.platforms == [.watchOS] }) else { return }
    context.report(
      "the app cannot be started and has no Messages extension", at: .key(value), help: "delete the key, or add the extension")
  }
}
