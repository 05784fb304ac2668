import Linting

struct FrameworkInWrongFolder: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/framework-in-wrong-folder", "a framework lies in the app, but not in its folder Frameworks", .error, .store,
    scope: .products,
    rationale:
      "On devices the dynamic linker looks in Frameworks, and the store refuses a framework anywhere else. A framework that was added to the "
      + "resources, or to the copy phase for extensions, lands in a wrong place.",
    remedy: "Take it out of the resources, and choose Embed & Sign for the target of the app.",
    citations: [
      .store("ITMS-90680", seenAt: "OneSignal/OneSignal-XCFramework#7"), .store("ITMS-90680", seenAt: "twilio/twilio-video-ios#152"),
    ])

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .strings(["DTPlatformName": "iphoneos"])
    let framework: RuleExample.FileContent = .strings(["CFBundleIdentifier": "org.example.f"])
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": app, "A.app/PlugIns/F.framework/Info.plist": .strings(["CFBundleIdentifier": "«org.example.f»"])])
      ],
      passing: [
        .bundle(["A.app/Info.plist": app, "A.app/Frameworks/F.framework/Info.plist": framework]),
        .bundle([
          "A.app/Contents/Info.plist": .strings(["DTPlatformName": "macosx"]),
          "A.app/Contents/SharedFrameworks/F.framework/Info.plist": framework,
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.bundle.bundle.kind == .framework && part.parent.bundle.kind == .app {
      guard part.place != "Frameworks", Grammar.isStrictlyJudged(part.parent.facts) else { continue }
      context.report(
        "'\(part.bundle.bundle.name)' lies in \(part.place.isEmpty ? "the top folder of the app" : "'\(part.place)'"), not in 'Frameworks'",
        at: part.bundle.info?["CFBundleIdentifier"].map { .content($0) } ?? .file, in: part.bundle.file ?? part.parent.file,
        notes: [DiagnosticNote("the App Store refuses it")], help: "embed it in 'Frameworks'")
    }
  }
}
