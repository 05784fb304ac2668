import Linting

struct SeveralSessionModes: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "background/several-session-modes", "a watch app names several kinds of extended session", .warning, .runtime,
    rationale:
      "A watch app may have one kind of extended runtime session: self-care, mindfulness, physical-therapy or alarm. "
      + "Only workout-processing may stand beside it.",
    remedy: "Keep the mode of the sessions that the app starts.",
    citations: [.keyPage("wkbackgroundmodes")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>WKBackgroundModes</key>\n<array>\n<string>self-care</string>\n<string>«alarm»</string>\n</array>")
      ],
      passing: [
        .info("<key>WKBackgroundModes</key>\n<array>\n<string>workout-processing</string>\n<string>alarm</string>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: [PlacedValue] = info["WKBackgroundModes"]?.elements else { return }
    let sessions: [PlacedValue] = list.filter { ["self-care", "mindfulness", "physical-therapy", "alarm"].contains($0.string) }
    var seen: Set<String> = []
    let different: [PlacedValue] = sessions.filter { seen.insert($0.string ?? "").inserted }
    for value in different.dropFirst() {
      context.report(
        "'\(value.string ?? "")' stands beside '\(different[0].string ?? "")'", at: .content(value),
        notes: [DiagnosticNote("an app may have one kind of extended session")], help: "keep one of them")
    }
  }
}
