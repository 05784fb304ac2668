import Linting

struct FrameworkNewerThanApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/framework-newer-than-app", "a framework needs a newer system than the app that holds it", .warning, .runtime, scope: .products,
    rationale:
      "On the systems between the two versions the app starts loading a framework that was built for a newer one. It fails at launch as "
      + "soon as the framework uses something new, and only people with old devices see it.",
    remedy: "Build the framework for the oldest system of the app, or raise the deployment target of the app.",
    citations: [.keyPage("minimumosversion"), .store("ITMS-90208", seenAt: "elias8/libghostty#127")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["DTPlatformName": "iphoneos", "MinimumOSVersion": "13.0"]),
          "A.app/Frameworks/F.framework/Info.plist": .strings(["DTPlatformName": "iphoneos", "MinimumOSVersion": "«16.0»"]),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["DTPlatformName": "iphoneos", "MinimumOSVersion": "13.0"]),
          "A.app/Frameworks/F.framework/Info.plist": .strings(["DTPlatformName": "iphoneos", "MinimumOSVersion": "12.0"]),
        ]),
        .bundle(
          [
            "A.app/Info.plist": .strings(["DTPlatformName": "iphoneos", "MinimumOSVersion": "13.0"]),
            "A.app/PlugIns/E.appex/Info.plist": .strings(["DTPlatformName": "iphoneos", "MinimumOSVersion": "16.0"]),
            "A.app/PlugIns/E.appex/F.framework/Info.plist": .strings(["DTPlatformName": "iphoneos", "MinimumOSVersion": "16.0"]),
          ], note: "only the extension loads it"),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.bundle.bundle.kind == .framework && part.parent.bundle.kind == .app {
      guard let (value, app): (PlacedValue, OSVersion) = part.newerThanApp else { continue }
      context.report(
        "\(part.words) needs version \(value.string ?? ""), but the app runs on \(app)", at: .content(value), in: part.bundle.file,
        notes: [DiagnosticNote("on older systems the app may not start")],
        help: "build the framework for version \(app), or raise the deployment target of the app")
    }
  }
}
