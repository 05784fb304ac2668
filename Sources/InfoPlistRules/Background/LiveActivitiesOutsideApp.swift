import Linting

struct LiveActivitiesOutsideApp: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/live-activities-outside-app", "NSSupportsLiveActivities stands in a bundle that is no app", .info, .runtime,
    scope: RuleScope(products: [.appExtension, .extensionKitExtension, .framework]),
    rationale:
      "The app starts Live Activities, and its Info.plist has to say that it does. In the extension that draws them the "
      + "key does nothing, and starting one fails.",
    remedy: "Move the key to the Info.plist of the app.",
    citations: [.keyPage("nssupportsliveactivities"), .applePage("activitykit/displaying-live-data-with-live-activities")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«NSSupportsLiveActivities»</key>\n<true/>", product: .appExtension)
      ],
      passing: [
        .info("<key>NSSupportsLiveActivities</key>\n<true/>", product: .iOSApp),
        .info("<key>NSSupportsLiveActivities</key>\n<false/>", product: .appExtension),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["NSSupportsLiveActivities"], value.node.boolean == true else { return }
    context.report(
      "NSSupportsLiveActivities does nothing in a bundle of this kind", at: .key(value), help: "move it to the Info.plist of the app")
  }
}
