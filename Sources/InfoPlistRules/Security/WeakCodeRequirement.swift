import Linting

struct WeakCodeRequirement: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "security/weak-code-requirement", "a privileged helper trusts programs by their name alone", .error, .security,
    rationale:
      "The requirement says which programs may install or talk to a helper that runs as root. Everybody can give a program any identifier; "
      + "without a condition on the certificate any program can pretend to be yours and get the rights of root.",
    remedy: "Add 'anchor apple generic' and the team: certificate leaf[subject.OU] = \"TEAMID\".",
    citations: [
      .applePage("servicemanagement/smjobbless(_:_:_:_:)"), .repository("trilemma-dev/SwiftPrivilegedHelper", "issue 23", .medium),
      Citation("Code Signing Guide, Code Signing Requirement Language"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>SMAuthorizedClients</key>\n<array>\n<string>«identifier com.example.app»</string>\n</array>",
        "<key>SMPrivilegedExecutables</key>\n<dict>\n<key>com.example.helper</key>\n<string>«identifier \"com.example.helper\"»</string>\n</dict>",
      ],
      passing: [
        .info(
          "<key>SMAuthorizedClients</key>\n<array>\n<string>identifier com.example.app and anchor apple generic and "
            + "certificate leaf[subject.OU] = AB12CD34EF</string>\n</array>"),
        "<key>SMAuthorizedClients</key>\n<array>\n<string>identifier $(APP_ID) and $(REQUIREMENT)</string>\n</array>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let values: [PlacedValue] = (info["SMAuthorizedClients"]?.elements ?? []) + (info["SMPrivilegedExecutables"]?.members ?? [])
    for value in values {
      guard let text: String = value.literal, text.contains("identifier") else { continue }
      guard !["anchor", "certificate", "cdhash", "notarized"].contains(where: text.contains) else { continue }
      context.report(
        "the requirement asks for an identifier only", at: .content(value), notes: [DiagnosticNote("any program can call itself so")],
        help: "add 'anchor apple generic' and the team of the certificate")
    }
  }
}
