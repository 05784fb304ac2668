import Linting

struct ClipDictionaryInApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "app-clips/clip-dictionary-in-app", "an app that holds an App Clip describes itself as one", .warning, .runtime, scope: .products,
    rationale:
      "NSAppClip belongs into the Info.plist of the App Clip: it asks for notifications and for the place of the person on its behalf. In the "
      + "full app nothing reads it, and tools take the app for an App Clip.",
    remedy: "Move the dictionary into the Info.plist of the App Clip.",
    citations: [.keyPage("nsappclip"), .applePage("appclip")])

  static var examples: RuleExamples {
    let clip: RuleExample.FileContent = .info("<key>NSAppClip</key>\n<dict/>")
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": .info("<key>«NSAppClip»</key>\n<dict/>"), "A.app/AppClips/C.app/Info.plist": clip])
      ],
      passing: [.bundle(["A.app/Info.plist": .strings(["CFBundleName": "A"]), "A.app/AppClips/C.app/Info.plist": clip])])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    var seen: Set<String> = []
    for part in family.parts where part.role == .appClip && seen.insert(part.parent.bundle.path).inserted {
      guard let value: PlacedValue = part.parent.info?["NSAppClip"] else { continue }
      context.report(
        "NSAppClip stands in the app that holds the App Clip", at: .key(value), in: part.parent.file,
        notes: [DiagnosticNote("nothing reads it there")], help: "move it into the App Clip")
    }
  }
}
