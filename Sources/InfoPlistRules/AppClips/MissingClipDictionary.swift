import Linting

struct MissingClipDictionary: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "app-clips/missing-clip-dictionary", "an App Clip has no dictionary NSAppClip", .info, .runtime, scope: .products, activation: .preview,
    rationale:
      "Xcode writes NSAppClip into every App Clip. In it the App Clip asks for notifications and for confirming where the person is; without it, it "
      + "can do neither. Libraries tell by this key that they run in an App Clip.",
    remedy: "Add NSAppClip, with its two members set to false when the App Clip needs neither.",
    citations: [
      Citation(.keyPage("nsappclip"), .low), .repository("google/GoogleUtilities", "pull request 220", .low),
    ])

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = .strings(["CFBundleIdentifier": "com.example.a"])
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": app, "A.app/AppClips/C.app/Info.plist": .text("<plist version=\"1.0\">\n«<dict>»\n</dict>\n</plist>\n"),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": app,
          "A.app/AppClips/C.app/Info.plist": .strings(["CFBundleIdentifier": "com.example.a.Clip"], and: "<key>NSAppClip</key>\n<dict/>"),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.role == .appClip && part.bundle.facts.stage == .product {
      guard let info: InfoSubject = part.bundle.info, info["NSAppClip"] == nil else { continue }
      context.report(
        "\(part.words) has no NSAppClip", at: info.opening, in: part.bundle.file, help: "add NSAppClip")
    }
  }
}
