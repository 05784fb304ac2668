import Linting

struct NumberAsText: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/number-as-text", "a number is written as a string", .warning, .invalid,
    rationale: "Code that asks for a number gets none from a string, or zero. The count, size or mode that the text names is then lost.",
    remedy: "Write the number as <integer> or <real>.",
    citations: [.reference(.about), .store("ITMS-90039", seenAt: "owncloud/client#4156")], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>NSExtensionActivationRule</key>\n<dict>\n"
            + "<key>NSExtensionActivationSupportsImageWithMaxCount</key>\n«<string>3</string>»\n</dict>\n</dict>\n</dict>",
          fixed: "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>NSExtensionActivationRule</key>\n<dict>\n"
            + "<key>NSExtensionActivationSupportsImageWithMaxCount</key>\n<integer>3</integer>\n</dict>\n</dict>\n</dict>"),
        .info("<key>LSUIPresentationMode</key>\n«<string>4</string>»", fixed: "<key>LSUIPresentationMode</key>\n<integer>4</integer>"),
      ], passing: ["<key>LSUIPresentationMode</key>\n<integer>4</integer>", "<key>LSUIPresentationMode</key>\n<string>$(MODE)</string>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, problem) in Shapes.problems(in: info) {
      guard case .textNumber(let value) = problem, let text: String = item.value.string else { continue }
      context.report(
        "\(item.words) is the string '\(text)', not a number", at: .value(item.value), help: "write it as a number",
        fixes: [.set(item.value, to: value, "write it as a number")])
    }
  }
}
