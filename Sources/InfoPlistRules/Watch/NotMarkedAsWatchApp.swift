import Linting

struct NotMarkedAsWatchApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "watch/not-marked-as-watch-app", "an app in the folder for watch apps does not say that it is one", .error, .install,
    scope: .products,
    rationale:
      "WKApplication marks a watch app made of a single target, WKWatchKitApp one made of an app and an extension. Without one of them set "
      + "to true, neither devices nor the store take the bundle for a watch app.",
    remedy: "Add WKApplication with true, or WKWatchKitApp where the code is in an extension.",
    citations: [.keyPage("wkapplication"), .keyPage("wkwatchkitapp"), .repository("dotnet/macios", "error E7020"), Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]),
          "A.app/Watch/W.app/Info.plist": .info("<key>WKWatchKitApp</key>\n«<false/>»"),
        ]),
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]),
          "A.app/Watch/W.app/Info.plist": .text("<plist version=\"1.0\">\n«<dict>»\n</dict>\n</plist>\n"),
        ]),
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]),
          "A.app/Watch/W.app/Info.plist": .info("<key>WKWatchKitApp</key>\n<true/>"),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.role == .watchApp && part.bundle.facts.stage == .product {
      guard let info: InfoSubject = part.bundle.info, !WatchApps.isSet("WKApplication", part.bundle),
        !WatchApps.isSet("WKWatchKitApp", part.bundle)
      else { continue }
      let mark: PlacedValue? = info["WKApplication"] ?? info["WKWatchKitApp"]
      context.report(
        "neither WKApplication nor WKWatchKitApp of '\(part.bundle.bundle.name)' is true", at: mark.map { .value($0) } ?? info.opening,
        in: part.bundle.file, notes: [DiagnosticNote("it is not taken for a watch app")], help: "add WKApplication with true")
    }
  }
}
