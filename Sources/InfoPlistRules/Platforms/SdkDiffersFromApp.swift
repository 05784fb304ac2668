import Linting

struct SdkDiffersFromApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/sdk-differs-from-app", "an extension was built with another SDK than its app", .warning, .store, scope: .products,
    activation: .preview,
    rationale:
      "An app and its extensions are built together. An extension of another SDK was built at another time: it may miss what the app expects, "
      + "and an SDK that the App Store does not accept any more is refused in an extension as well.",
    remedy: "Build the app and its extensions together.",
    citations: [.store("ITMS-90502", seenAt: "CocoaPods/CocoaPods#4514"), .store("ITMS-90507")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["DTSDKName": "iphoneos26.0"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["DTSDKName": "«iphoneos18.2»"]),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["DTSDKName": "iphoneos26.0"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["DTSDKName": "iphoneos26.0"]),
          "A.app/Watch/W.app/Info.plist": .strings(["DTSDKName": "watchos26.1"]),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.bundle.bundle.kind == .appExtension {
      guard let value: PlacedValue = part.bundle.info?["DTSDKName"], let name: String = value.literal,
        let own = BuildStamps.parts(ofSDK: name), let outer: String = part.app?.info?.literal("DTSDKName"),
        let app = BuildStamps.parts(ofSDK: outer), app.platform == own.platform, app.version != own.version
      else { continue }
      context.report(
        "\(part.words) was built with '\(name)', but the app with '\(outer)'", at: .content(value), in: part.bundle.file,
        help: "build both together")
    }
  }
}
