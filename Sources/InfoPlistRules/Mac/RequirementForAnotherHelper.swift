import Linting

struct RequirementForAnotherHelper: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "mac/requirement-for-another-helper", "the code requirement of a privileged helper names another tool", .warning, .runtime,
    rationale:
      "The system compares the signature of the helper with the requirement that stands under its label. When the "
      + "requirement asks for another identifier, the helper is refused.",
    remedy: "Write the label as identifier into the requirement.",
    citations: [.keyPage("smprivilegedexecutables"), .applePage("servicemanagement/smjobbless(_:_:_:_:)")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>SMPrivilegedExecutables</key>\n<dict>\n<key>com.example.helper</key>\n<string>«identifier \"com.example.tool\" and anchor apple generic»</string>\n</dict>"
        )
      ],
      passing: [
        .info(
          "<key>SMPrivilegedExecutables</key>\n<dict>\n<key>com.example.helper</key>\n<string>identifier \"com.example.helper\" and anchor apple generic</string>\n</dict>"
        ),
        .info(
          "<key>SMPrivilegedExecutables</key>\n<dict>\n<key>com.example.helper</key>\n<string>identifier com.example.helper and anchor apple generic</string>\n</dict>"
        ),
        .info("<key>SMPrivilegedExecutables</key>\n<dict>\n<key>com.example.helper</key>\n<string>anchor apple generic</string>\n</dict>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for helper in info["SMPrivilegedExecutables"]?.members ?? [] {
      guard let text: String = helper.literal, !BuildVariable.occurs(in: helper.key),
        let named: String = CodeRequirement.identifier(in: text),
        named != helper.key
      else { continue }
      context.report(
        "the requirement for '\(helper.key)' asks for '\(named)'", at: .content(helper), help: "write 'identifier \"\(helper.key)\"'")
    }
  }
}
