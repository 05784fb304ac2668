import Linting

struct SeveralWatchApps: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "watch/several-watch-apps", "an iPhone app holds more than one watch app", .error, .install, scope: .products,
    rationale: "An iPhone app may bring one watch app. Devices refuse to install an app with two, and the store refuses the upload.",
    remedy: "Keep one.",
    citations: [
      Citation("AMDevice error 0xe80000c6, as reported at Marxon13/iOS-Asset-Extractor#14"), .applePage("watchos-apps"),
    ])

  static var examples: RuleExamples {
    let watch: RuleExample.FileContent = .info("<key>WKApplication</key>\n<true/>")
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]), "A.app/Watch/V.app/Info.plist": watch,
          "A.app/Watch/W.app/Info.plist": .info("<key>«WKApplication»</key>\n<true/>"),
        ])
      ],
      passing: [.bundle(["A.app/Info.plist": .strings(["CFBundleName": "A"]), "A.app/Watch/W.app/Info.plist": watch])])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    var first: [String: String] = [:]
    for part in family.parts where part.role == .watchApp && part.bundle.facts.stage == .product {
      guard let other: String = first[part.parent.bundle.path] else {
        first[part.parent.bundle.path] = part.bundle.bundle.name
        continue
      }
      let info: InfoSubject? = part.bundle.info
      let mark: PlacedValue? = info?["WKApplication"] ?? info?["WKWatchKitApp"]
      context.report(
        "'\(part.bundle.bundle.name)' is a second watch app beside '\(other)'", at: mark.map { .key($0) } ?? .file, in: part.bundle.file,
        notes: [DiagnosticNote("devices do not install the app")], help: "keep one")
    }
  }
}
