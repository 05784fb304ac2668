import Linting

struct TextAsBoolean: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/text-as-boolean", "a Boolean stands where the text YES or NO is read", .warning, .invalid,
    rationale:
      "A few old keys are read as text. The reader of such a key compares strings and takes a Boolean for neither answer.",
    remedy: "Write the text YES or NO.",
    citations: [.reference(.coreFoundation), "decision: CFPlugInDynamicRegistration is the text YES or NO"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFPlugInDynamicRegistration</key>\n«<false/>»", fixed: "<key>CFPlugInDynamicRegistration</key>\n<string>NO</string>")
      ], passing: ["<key>CFPlugInDynamicRegistration</key>\n<string>NO</string>", "<key>NSAppleScriptEnabled</key>\n<true/>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, problem) in Shapes.problems(in: info) {
      guard case .booleanText(let value) = problem else { continue }
      let text: String = value ? "YES" : "NO"
      context.report(
        "\(item.words) is a Boolean, but is read as the text YES or NO", at: .value(item.value), help: "write <string>\(text)</string>",
        fixes: [.set(item.value, to: .string(text), "write the text '\(text)'")])
    }
  }
}
