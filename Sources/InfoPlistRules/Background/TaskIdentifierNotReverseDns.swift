import Linting

struct TaskIdentifierNotReverseDns: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/task-identifier-not-reverse-dns", "a task identifier is a single name", .info, .style,
    rationale:
      "Task identifiers are written in reverse DNS notation, so that those of libraries and of the app do not meet.",
    remedy: "Start the identifier with the bundle identifier, and use the same text in the code.",
    citations: [.keyPage("bgtaskschedulerpermittedidentifiers")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>BGTaskSchedulerPermittedIdentifiers</key>\n<array>\n<string>«refresh»</string>\n<string>com.example.clean</string>\n</array>"
        )
      ],
      passing: [
        .info(
          "<key>BGTaskSchedulerPermittedIdentifiers</key>\n<array>\n<string>com.example.refresh</string>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER).clean</string>\n</array>"
        )
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["BGTaskSchedulerPermittedIdentifiers"] else { return }
    for element in list.elements {
      guard let text: String = element.literal, !text.isEmpty, !text.contains(".") else { continue }
      context.report(
        "'\(text)' is a single name", at: .content(element), help: "write it in reverse DNS notation, here and in the code")
    }
  }
}
