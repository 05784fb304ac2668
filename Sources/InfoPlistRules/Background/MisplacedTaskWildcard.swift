import Linting

struct MisplacedTaskWildcard: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/misplaced-task-wildcard", "an asterisk stands at a place of a task identifier where it means nothing", .warning, .runtime,
    rationale:
      "Since iOS 26 a task identifier may end in '.*' to permit any last part. Elsewhere an asterisk is a character "
      + "like others, and no task has it in its name.",
    remedy: "Put the asterisk behind the last period, or write the identifiers out.",
    citations: [.applePage("backgroundtasks/bgcontinuedprocessingtaskrequest"), .keyPage("bgtaskschedulerpermittedidentifiers")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>BGTaskSchedulerPermittedIdentifiers</key>\n<array>\n<string>«com.*.export»</string>\n</array>"),
        .info("<key>BGTaskSchedulerPermittedIdentifiers</key>\n<array>\n<string>«com.example.export*»</string>\n</array>"),
      ],
      passing: [
        .info("<key>BGTaskSchedulerPermittedIdentifiers</key>\n<array>\n<string>com.example.export.*</string>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["BGTaskSchedulerPermittedIdentifiers"] else { return }
    for element in list.elements {
      guard let text: String = element.literal, text.contains("*") else { continue }
      let rest: Substring = text.hasSuffix(".*") ? text.dropLast(2) : text[...]
      guard rest.contains("*") || rest.isEmpty else { continue }
      context.report("the asterisk in '\(text)' stands for nothing", at: .content(element), help: "write it behind the last period only")
    }
  }
}
