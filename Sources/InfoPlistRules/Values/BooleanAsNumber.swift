import Linting

struct BooleanAsNumber: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/boolean-as-number", "a Boolean is written as 0 or 1", .warning, .invalid,
    rationale:
      "A number is another type than a Boolean. Code that asks for a Boolean usually takes 1 for true, but checks of types, such as those "
      + "of the store, do not.",
    remedy: "Write <true/> or <false/>.",
    citations: [.reference(.about), .store("ITMS-90039", seenAt: "owncloud/client#4156"), .observed("CoreFoundation")], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>UIRequiresFullScreen</key>\n«<integer>1</integer>»", fixed: "<key>UIRequiresFullScreen</key>\n<true/>"),
        .info("<key>LSHasLocalizedDisplayName</key>\n«<integer>0</integer>»", fixed: "<key>LSHasLocalizedDisplayName</key>\n<false/>"),
      ], passing: ["<key>UIRequiresFullScreen</key>\n<true/>", "<key>LSUIPresentationMode</key>\n<integer>1</integer>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, problem) in Shapes.problems(in: info) {
      guard case .numberBoolean(let value) = problem else { continue }
      context.report(
        "\(item.words) is a number, not a Boolean", at: .value(item.value), help: "write <\(value)/>",
        fixes: [.set(item.value, to: .boolean(value), "write <\(value)/>")])
    }
  }
}
