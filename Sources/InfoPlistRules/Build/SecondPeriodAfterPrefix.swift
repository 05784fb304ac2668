import Linting

struct SecondPeriodAfterPrefix: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/second-period-after-prefix", "a period follows the team prefix, which ends in one already", .warning, .build, scope: .sources,
    rationale:
      "AppIdentifierPrefix and TeamIdentifierPrefix are the identifier of the team with a period behind it. Another "
      + "period makes a name with two in a row, which fits no group.",
    remedy: "Delete the period.",
    citations: [
      .applePage("xcode/build-settings-reference"), .applePage("security/sharing-access-to-keychain-items-among-a-collection-of-apps"),
    ], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>AppGroup</key>\n<string>«$(AppIdentifierPrefix).com.example»</string>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>\n<key>AppGroup</key>\n<string>$(AppIdentifierPrefix)com.example</string>")
      ],
      passing: [
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>AppGroup</key>\n<string>$(AppIdentifierPrefix)com.example</string>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (value, reference) in SettingReference.all(in: info) {
      guard ["AppIdentifierPrefix", "TeamIdentifierPrefix"].contains(reference.name), let text: String = value.string else { continue }
      let spelling: String = "$(\(reference.name))."
      guard text.contains(spelling) else { continue }
      context.report(
        "'\(reference.name)' ends in a period itself", at: .content(value), help: "delete the period behind it",
        fixes: [.set(value, to: .string(text.replacing(spelling, with: spelling.dropLast())), "delete the period")])
    }
  }
}
