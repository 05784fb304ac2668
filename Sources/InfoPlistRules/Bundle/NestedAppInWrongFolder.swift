import Linting

struct NestedAppInWrongFolder: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/nested-app-in-wrong-folder", "a watch app or an App Clip lies in a folder where nobody looks for it", .error, .store,
    scope: .products,
    rationale:
      "Watch apps lie in the folder Watch of the iPhone app, App Clips in AppClips. In any other folder devices do not find them, and the "
      + "store takes them for programs that are not permitted.",
    remedy: "Embed the app in a copy phase with the right destination.",
    citations: [
      .store("ITMS-90171", seenAt: "EMALLStudio/appmetrica_sdk#2"), .store("ITMS-90680", seenAt: "OneSignal/OneSignal-iOS-SDK#589"),
      .repository("dotnet/macios", "error E7014", .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]),
          "A.app/PlugIns/W.app/Info.plist": .info("<key>«WKApplication»</key>\n<true/>"),
        ]),
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]), "A.app/C.app/Info.plist": .info("<key>«NSAppClip»</key>\n<dict/>"),
        ]),
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]),
          "A.app/Watch/W.app/Info.plist": .info("<key>WKApplication</key>\n<true/>"),
          "A.app/AppClips/C.app/Info.plist": .info("<key>NSAppClip</key>\n<dict/>"),
        ]),
        .bundle(
          [
            "A.app/Info.plist": .strings(["CFBundleName": "A"]),
            "A.app/PlugIns/E.appex/W.app/Info.plist": .info("<key>WKWatchKitApp</key>\n<true/>"),
          ], note: "the first generation of watch apps"),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.bundle.bundle.kind == .app && part.parent.bundle.kind == .app {
      guard part.bundle.facts.stage == .product, let info: InfoSubject = part.bundle.info else { continue }
      let watch: PlacedValue? = info["WKApplication"] ?? info["WKWatchKitApp"]
      guard let mark: PlacedValue = watch ?? info["NSAppClip"] else { continue }
      let wanted: String = watch != nil ? "Watch" : "AppClips"
      guard part.place != wanted else { continue }
      context.report(
        "'\(part.bundle.bundle.name)' lies in \(part.place.isEmpty ? "the top folder of the app" : "'\(part.place)'"), not in '\(wanted)'",
        at: .key(mark), in: part.bundle.file, notes: [DiagnosticNote("devices do not find it, and the App Store refuses it")],
        help: "embed it in '\(wanted)'")
    }
  }
}
