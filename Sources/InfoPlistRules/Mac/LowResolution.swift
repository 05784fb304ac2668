import Linting

struct LowResolution: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "mac/low-resolution", "a Mac app says that it cannot draw at high resolution", .info, .runtime,
    rationale:
      "With NSHighResolutionCapable set to false the whole app is drawn at half the resolution and magnified on current "
      + "displays, texts included.",
    remedy: "Set the key to true once all images are there in both sizes, or delete it.",
    citations: [.keyPage("nshighresolutioncapable")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>NSHighResolutionCapable</key>\n«<false/>»")
      ],
      passing: [
        .info("<key>NSHighResolutionCapable</key>\n<true/>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["NSHighResolutionCapable"], value.node.boolean == false else { return }
    context.report(
      "the app is drawn at low resolution and magnified", at: .value(value), help: "write '<true/>' once the app draws sharply")
  }
}
