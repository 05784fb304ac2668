import Linting

struct PrivacyManifestKeyInInfoPlist: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/privacy-manifest-key-in-info-plist", "a key of the privacy manifest stands in the Info.plist", .warning, .invalid,
    rationale:
      "Declarations of collected data, required-reason interfaces and tracking are read from PrivacyInfo.xcprivacy. In an Info.plist they "
      + "declare nothing, and the store treats them as missing.",
    remedy: "Move the key to PrivacyInfo.xcprivacy.",
    citations: [.applePage("bundleresources/privacy-manifest-files"), Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: ["<key>CFBundleName</key>\n<string>x</string>\n<key>«NSPrivacyTrackingDomains»</key>\n<array/>"],
      passing: [
        "<key>CFBundleName</key>\n<string>x</string>",
        .info(
          "<key>NSPrivacyTrackingDomains</key>\n<array>\n<string>track.example.com</string>\n</array>", stage: .product,
          note: "the build copies it from privacy manifests"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.parent == nil && item.standing == .custom && ForeignKeys.isPrivacyManifestKey(item.value.key) {
      if item.value.key == "NSPrivacyTrackingDomains", info.facts.stage == .product { continue }
      context.report(
        "'\(item.value.key)' is read from PrivacyInfo.xcprivacy only", at: .key(item.value), help: "move it to PrivacyInfo.xcprivacy")
    }
  }
}
