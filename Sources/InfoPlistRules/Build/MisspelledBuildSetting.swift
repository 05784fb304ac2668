import Linting

struct MisspelledBuildSetting: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/misspelled-build-setting", "the name of a build setting is spelled almost as a known one", .warning, .build, scope: .sources,
    rationale:
      "A setting that does not exist becomes an empty text, and the build does not say so: an app may get no name or no "
      + "version. Settings of your own may be alike by chance.",
    remedy: "Write the setting as it is known.",
    citations: [Citation(.swiftBuild), .applePage("xcode/build-settings-reference")], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>«$(PRODUCT_BUNDLE_IDENTIFER)»</string>",
          fixed: "<key>CFBundleIdentifier</key>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>"),
        .info(
          "<key>CFBundleName</key>\n<string>«$(Product_Name)»</string>", fixed: "<key>CFBundleName</key>\n<string>$(PRODUCT_NAME)</string>"),
      ],
      passing: [
        .info("<key>CFBundleName</key>\n<string>$(PRODUCT_NAME)</string>"),
        .info("<key>CFBundleName</key>\n<string>$(MY_PRODUCT_NAME)</string>"),
        .info("<key>CFBundleName</key>\n<string>$(PRODUCT_NAME_2)</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (value, reference) in SettingReference.all(in: info) {
      guard let known: String = BuildSettingNames.meant(by: reference.name), let text: String = value.string else { continue }
      context.report(
        "'\(reference.name)' is no build setting of Xcode", at: .content(value), label: "did you mean '\(known)'?",
        help: "write '\(known)'",
        fixes: [.set(value, to: .string(text.replacing(reference.name, with: known)), "write '\(known)'")])
    }
  }
}
