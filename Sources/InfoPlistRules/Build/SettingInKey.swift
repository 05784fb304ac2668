import Linting

struct SettingInKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/setting-in-key", "a key holds a reference to a build setting", .warning, .build,
    rationale:
      "The build expands values, never keys. The key keeps the letters of the reference, and nothing reads it.",
    remedy: "Write the key out, or make the file before the build.",
    citations: [Citation(.swiftBuild), .repository("bazelbuild/rules_apple", "tools/plisttool")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>«$(PREFIX)Name»</key>\n<string>x</string>")
      ],
      passing: [
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>Name</key>\n<string>$(PREFIX)x</string>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.value.key.utf8.contains(UInt8(ascii: "$")) {
      guard let reference: Substring = BuildVariable.firstReference(in: item.value.key) else { continue }
      context.report("'\(reference)' is not expanded in a key", at: .key(item.value), help: "write the key out")
    }
  }
}
