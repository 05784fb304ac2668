import Linting

struct IndependenceWithdrawn: PairRule {
  static let info: RuleInfo = RuleInfo(
    "watch/independence-withdrawn", "a watch app that ran without its iPhone app needs it now", .error, .store, scope: .products,
    rationale:
      "People may have installed the watch app without the iPhone app. An update that takes WKRunsIndependentlyOfCompanionApp back would "
      + "leave them with an app that no longer works, and the store refuses it.",
    remedy: "Restore WKRunsIndependentlyOfCompanionApp.",
    citations: [.store("ITMS-90768"), .keyPage("wkrunsindependentlyofcompanionapp")])

  static var examples: RuleExamples {
    let yes: RuleExample.FileContent = .info("<key>WKRunsIndependentlyOfCompanionApp</key>\n<true/>")
    let app: RuleExample.FileContent = .strings(["CFBundleName": "A"])
    return RuleExamples(
      failing: [
        .pair(
          before: ["A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": yes],
          now: [
            "A.app/Info.plist": app,
            "A.app/Watch/W.app/Info.plist": .info("<key>«WKRunsIndependentlyOfCompanionApp»</key>\n<false/>"),
          ])
      ],
      passing: [
        .pair(
          before: ["A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": yes],
          now: ["A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": yes])
      ])
  }

  func check(_ pair: PairSubject, in context: inout RuleContext) {
    let key: String = "WKRunsIndependentlyOfCompanionApp"
    guard pair.before.parts.contains(where: { $0.role == .watchApp && WatchApps.isSet(key, $0.bundle) }) else { return }
    for part in pair.now.parts where part.role == .watchApp {
      guard let info: InfoSubject = part.bundle.info, !WatchApps.isSet(key, part.bundle), !WatchApps.isSet("WKWatchOnly", part.bundle)
      else {
        continue
      }
      context.report(
        "\(part.words) needs its iPhone app, but the earlier build did not", at: info[key].map { .key($0) } ?? info.opening,
        in: part.bundle.file, notes: [DiagnosticNote("the App Store refuses it")], help: "restore \(key)")
    }
  }
}
