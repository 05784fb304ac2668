import Linting

struct TextAsNumber: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/text-as-number", "a number stands where a string is read", .warning, .invalid,
    rationale:
      "A number is no string: code that asks for a string gets none, and a decimal number loses its zeros, so that 1.10 becomes 1.1.",
    remedy: "Write it as <string>.", citations: [.reference(.about), .store("ITMS-90039", seenAt: "owncloud/client#4156")], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>LSMinimumSystemVersion</key>\n«<real>10.15</real>»", fixed: "<key>LSMinimumSystemVersion</key>\n<string>10.15</string>"),
        .info("<key>CFBundleName</key>\n«<integer>7</integer>»", fixed: "<key>CFBundleName</key>\n<string>7</string>"),
      ],
      passing: [
        "<key>LSMinimumSystemVersion</key>\n<string>10.15</string>",
        .info("<key>CFBundleVersion</key>\n<integer>7</integer>", note: "versions/version-not-string speaks of it"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, problem) in Shapes.problems(in: info) {
      guard case .numberText(let text) = problem else { continue }
      context.report(
        "\(item.words) is a number, not a string", at: .value(item.value), help: "write <string>\(text)</string>",
        fixes: [.set(item.value, to: .string(text), "write it as a string")])
    }
  }
}
