import Linting

struct InheritedInInfoPlist: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/inherited-in-info-plist", "$(inherited) stands in an Info.plist", .error, .build, scope: .sources,
    rationale:
      "The word refers to the value of the same setting at the level above. An Info.plist is no setting: nothing is "
      + "inherited, and the reference becomes an empty text.",
    remedy: "Name the build setting that is meant.",
    citations: [Citation(.swiftBuild)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleName</key>\n<string>«$(inherited)»</string>")
      ],
      passing: [
        .info("<key>CFBundleName</key>\n<string>$(PRODUCT_NAME)</string>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (value, reference) in SettingReference.all(in: info) where reference.name == "inherited" {
      context.report(
        "'$(inherited)' means nothing in an Info.plist", at: .content(value), notes: [DiagnosticNote("it becomes an empty text")],
        help: "name the build setting that is meant")
    }
  }
}
