import Linting

struct IntervalBelowMinimum: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "updates/interval-below-minimum", "updates are to be looked for more often than Sparkle does", .info, .runtime,
    rationale:
      "Sparkle looks for updates once an hour at most. A shorter interval is taken for an hour.",
    remedy: "Write 3600 or more; a day is 86400.",
    citations: [.repository("sparkle-project/Sparkle", "Sparkle/SUConstants.m")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>SUScheduledCheckInterval</key>\n<integer>«600»</integer>")
      ],
      passing: [
        .info("<key>SUScheduledCheckInterval</key>\n<integer>86400</integer>"),
        .info("<key>SUScheduledCheckInterval</key>\n<integer>0</integer>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["SUScheduledCheckInterval"], let text: String = value.node.integer?.description,
      let seconds: Int = Int(text),
      (1..<3600).contains(seconds)
    else { return }
    context.report(
      "updates are looked for once an hour at most, not every \(seconds) seconds", at: .content(value), help: "write 3600 or more")
  }
}
