import Linting

struct WatchOnlyInsidePhoneApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "watch/watch-only-inside-phone-app", "a watch app without iPhone app lies inside an iPhone app", .warning, .store, scope: .products,
    rationale:
      "WKWatchOnly says that there is no iPhone app at all. Such an app is delivered in an empty container that the build marks with "
      + "ITSWatchOnlyContainer. Inside an iPhone app with code the two contradict each other, and the watch app is not paired with it.",
    remedy: "Delete WKWatchOnly and name the iPhone app in WKCompanionAppBundleIdentifier.",
    citations: [.keyPage("wkwatchonly"), Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]),
          "A.app/Watch/W.app/Info.plist": .info("<key>«WKWatchOnly»</key>\n<true/>"),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .info("<key>ITSWatchOnlyContainer</key>\n<true/>"),
          "A.app/Watch/W.app/Info.plist": .info("<key>WKWatchOnly</key>\n<true/>"),
        ]),
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]),
          "A.app/Watch/W.app/Info.plist": .info("<key>WKRunsIndependentlyOfCompanionApp</key>\n<true/>"),
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.role == .watchApp && part.bundle.facts.stage == .product {
      guard WatchApps.isSet("WKWatchOnly", part.bundle), let value: PlacedValue = part.bundle.info?["WKWatchOnly"] else { continue }
      guard let app: BundleSubject = part.app, app.info != nil, !WatchApps.isSet("ITSWatchOnlyContainer", app) else { continue }
      context.report(
        "\(part.words) is for the watch alone, but lies in the app '\(app.bundle.name)'", at: .key(value), in: part.bundle.file,
        notes: [DiagnosticNote("'\(app.bundle.name)' is no empty container: it has no ITSWatchOnlyContainer")],
        help: "delete WKWatchOnly, and name the iPhone app")
    }
  }
}
