import Linting

struct FixedVersionBesideSettings: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/fixed-version-beside-settings", "a version is written out although the project has settings for it", .info, .build,
    scope: .sources, activation: .onRequest,
    rationale:
      "New projects keep versions in MARKETING_VERSION and CURRENT_PROJECT_VERSION, which the editor, agvtool and "
      + "release tools change. A version that is written out in the Info.plist wins over them and stays behind.",
    remedy: "Write $(MARKETING_VERSION) and $(CURRENT_PROJECT_VERSION).",
    citations: [.repository("fastlane/fastlane", "issue 15557", .medium), .applePage("xcode/build-settings-reference")], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>\n<key>CFBundleVersion</key>\n<string>«12»</string>\n<key>CFBundleShortVersionString</key>\n<string>$(MARKETING_VERSION)</string>",
          fixed:
            "<key>CFBundleIdentifier</key>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>\n<key>CFBundleVersion</key>\n<string>$(CURRENT_PROJECT_VERSION)</string>\n<key>CFBundleShortVersionString</key>\n<string>$(MARKETING_VERSION)</string>"
        )
      ],
      passing: [
        .info(
          "<key>CFBundleVersion</key>\n<string>$(CURRENT_PROJECT_VERSION)</string>\n<key>CFBundleShortVersionString</key>\n<string>$(MARKETING_VERSION)</string>"
        ),
        .info(
          "<key>CFBundleVersion</key>\n<string>12</string>\n<key>CFBundleShortVersionString</key>\n<string>1.2</string>",
          note: "a project without these settings"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let settings: [String: String] = [
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)", "CFBundleShortVersionString": "$(MARKETING_VERSION)",
    ]
    guard settings.contains(where: { info[$0.key]?.string == $0.value }) else { return }
    for (key, setting) in settings.sorted(by: { $0.key < $1.key }) {
      guard let value: PlacedValue = info[key], let text: String = value.literal, !text.isEmpty else { continue }
      context.report(
        "\(key) is '\(text)', while the other version is a build setting", at: .content(value), help: "write '\(setting)'",
        fixes: [.set(value, to: .string(setting), "write '\(setting)'")])
    }
  }
}
