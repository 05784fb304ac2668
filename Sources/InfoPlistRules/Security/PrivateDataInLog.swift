import Linting

struct PrivateDataInLog: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "security/private-data-in-log", "the log shows what the code marks as private", .warning, .security,
    rationale:
      "The system log hides values that are marked as private. Enable-Private-Data switches that off for a part of the app, and names, addresses "
      + "or tokens of people stand in logs that others can collect.",
    remedy: "Delete the setting, or give it to development builds only.",
    citations: [
      Citation(.applePage("os/customizing-logging-behavior-while-debugging"), .medium),
      Citation(Source("manual page os_log(5), profiles and preferences for logging"), .medium),
    ])

  static var examples: RuleExamples {
    func preferences(_ value: String) -> String {
      "<key>OSLogPreferences</key>\n<dict>\n<key>com.example</key>\n<dict>\n<key>DEFAULT-OPTIONS</key>\n<dict>\n"
        + "<key>\(value == "true" ? "«Enable-Private-Data»" : "Enable-Private-Data")</key>\n<\(value)/>\n</dict>\n</dict>\n</dict>"
    }
    return RuleExamples(failing: [.info(preferences("true"))], passing: [.info(preferences("false"))])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = info["OSLogPreferences"] else { return }
    for value in root.descendants(limit: 5000) where value.key == "Enable-Private-Data" && value.node.boolean == true {
      context.report(
        "values that are marked as private are shown in the log", at: .key(value), help: "delete it, or give it to development builds only")
    }
  }
}
