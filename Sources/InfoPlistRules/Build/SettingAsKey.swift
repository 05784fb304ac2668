import Linting

struct SettingAsKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/setting-as-key", "the name of a build setting stands as a key", .warning, .build,
    rationale:
      "INFOPLIST_KEY_ settings belong into the project, which then writes the key without the prefix. In the Info.plist "
      + "itself nothing reads the key.",
    remedy: "Write the key without the prefix.",
    citations: [Citation(.swiftBuild), .applePage("xcode/build-settings-reference")], fix: .unsafe,
    supersedes: ["keys/custom-key-without-prefix", "keys/unknown-key"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«INFOPLIST_KEY_NSCameraUsageDescription»</key>\n<string>to scan codes</string>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>\n<key>NSCameraUsageDescription</key>\n<string>to scan codes</string>")
      ],
      passing: [
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>NSCameraUsageDescription</key>\n<string>to scan codes</string>"),
        .info("<key>CFBundleName</key>\n<string>$(INFOPLIST_KEY_CFBundleDisplayName)</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for value in info.entries where value.key.hasPrefix("INFOPLIST_KEY_") {
      let name: String = String(value.key.dropFirst("INFOPLIST_KEY_".utf8.count))
      guard !name.isEmpty else { continue }
      let isTaken: Bool = info[name] != nil
      context.report(
        "'\(value.key)' is a build setting, not a key", at: .key(value), help: isTaken ? "delete it" : "write '\(name)'",
        fixes: isTaken ? [] : [.rename(value, to: name)])
    }
  }
}
