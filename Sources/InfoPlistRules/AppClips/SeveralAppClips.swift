import Linting

struct SeveralAppClips: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "app-clips/several-app-clips", "an app holds more than one App Clip", .error, .store, scope: .products,
    rationale:
      "An app has one App Clip. It may serve many experiences, which are told apart by their addresses, but the store takes one binary only.",
    remedy: "Join the App Clips, and tell the experiences apart by the address that started them.",
    citations: [Citation(.applePage("appclip/creating-an-app-clip-with-xcode"), .medium)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]), "A.app/AppClips/C.app/Info.plist": .strings(["CFBundleIdentifier": "a.c"]),
          "A.app/AppClips/D.app/Info.plist": .strings(["CFBundleIdentifier": "«a.d»"]),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]), "A.app/AppClips/C.app/Info.plist": .strings(["CFBundleIdentifier": "a.c"]),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    var first: [String: String] = [:]
    for part in family.parts where part.role == .appClip && part.bundle.facts.stage == .product {
      guard let other: String = first[part.parent.bundle.path] else {
        first[part.parent.bundle.path] = part.bundle.bundle.name
        continue
      }
      context.report(
        "'\(part.bundle.bundle.name)' is a second App Clip beside '\(other)'",
        at: part.bundle.info?["CFBundleIdentifier"].map { .content($0) } ?? .file, in: part.bundle.file,
        notes: [DiagnosticNote("the App Store takes one for each app")], help: "join the two")
    }
  }
}
