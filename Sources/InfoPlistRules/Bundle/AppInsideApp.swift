import Linting

struct AppInsideApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/app-inside-app", "an app for a device holds another app", .error, .store, scope: .products,
    rationale:
      "Apps for devices may hold a watch app and an App Clip, each in its own folder, and no other app: nothing can start it there, and the store "
      + "takes it for a program that is not permitted. It gets in when the product of another target is added to the resources.",
    remedy: "Take it out of the copy phases, or embed what you need as a framework or an extension.",
    citations: [.store("ITMS-90171"), .store("ITMS-90205")])

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .strings(["DTPlatformName": "iphoneos"])
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": app, "A.app/Tools/B.app/Info.plist": .strings(["CFBundleIdentifier": "«com.example.b»"])])
      ],
      passing: [
        .bundle(["A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": .info("<key>WKApplication</key>\n<true/>")]),
        .bundle(
          ["A.app/Info.plist": app, "A.app/Watch/W.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.w"])],
          note: "another rule tells that the mark is missing"),
        .bundle([
          "A.app/Contents/Info.plist": .strings(["DTPlatformName": "macosx"]),
          "A.app/Contents/Helpers/B.app/Contents/Info.plist": .strings(["CFBundleIdentifier": "com.example.b"]),
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.bundle.bundle.kind == .app && part.parent.bundle.kind == .app {
      guard Grammar.isStrictlyJudged(part.parent.facts), let info: InfoSubject = part.bundle.info else { continue }
      // Apps in these folders are meant for the watch or as App Clips; other rules tell what they lack.
      if part.place == "Watch" || part.place == "AppClips" { continue }
      if info["WKApplication"] != nil || info["WKWatchKitApp"] != nil || info["NSAppClip"] != nil { continue }
      context.report(
        "'\(part.bundle.bundle.name)' is an app inside the app '\(part.parent.bundle.name)'",
        at: info["CFBundleIdentifier"].map { .content($0) } ?? info.opening, in: part.bundle.file,
        notes: [DiagnosticNote("nothing can start it there, and the App Store refuses it")], help: "take it out of the copy phases")
    }
  }
}
