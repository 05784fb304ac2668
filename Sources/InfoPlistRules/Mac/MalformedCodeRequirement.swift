import Linting

struct MalformedCodeRequirement: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "mac/malformed-code-requirement", "a code requirement cannot be read", .error, .runtime,
    rationale:
      "Requirements are written in the language of the signing tools. One whose quotes or parentheses do not match "
      + "cannot be compiled, and nothing meets it: the helper is neither installed nor updated.",
    remedy: "Take the text that the signing tools show for the designated requirement.",
    citations: [
      .keyPage("smauthorizedclients"), .keyPage("smprivilegedexecutables"),
      .repository("erikberglund/SwiftPrivilegedHelper", "issue 23", .medium),
    ], supersedes: ["security/weak-code-requirement"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>SMAuthorizedClients</key>\n<array>\n<string>«identifier \"com.example.app and anchor apple generic»</string>\n</array>"),
        .info(
          "<key>SMPrivilegedExecutables</key>\n<dict>\n<key>com.example.helper</key>\n<string>«(identifier com.example.helper»</string>\n</dict>"
        ),
      ],
      passing: [
        .info(
          "<key>SMAuthorizedClients</key>\n<array>\n<string>identifier \"com.example.app\" and (anchor apple generic)</string>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let list: [PlacedValue] = (info["SMAuthorizedClients"]?.elements ?? []) + (info["SMPrivilegedExecutables"]?.members ?? [])
    for value in list {
      guard let text: String = value.literal, !CodeRequirement.isBalanced(text) else { continue }
      context.report("the code requirement '\(text)' is not complete", at: .content(value), help: "close its quotes and parentheses")
    }
  }
}
