import Linting

struct SingleValueNotInArray: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/single-value-not-in-array", "a single value stands where an array is read", .error, .invalid,
    rationale: "The key takes a list. A value that stands alone is of another type and is ignored, even where only one is wanted.",
    remedy: "Put the value into an array.", citations: [.reference(.about), .store("ITMS-90039", seenAt: "owncloud/client#4156")],
    fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIBackgroundModes</key>\n«<string>audio</string>»",
          fixed: "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>")
      ],
      passing: [
        "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>",
        "<key>UIBackgroundModes</key>\n<string>$(MODES)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, problem) in Shapes.problems(in: info) {
      guard case .lonely = problem, let schema: ValueSchema = item.schema else { continue }
      let text: String? = item.value.string
      if text?.isEmpty == true { continue }
      context.report(
        "\(item.words) is \(item.value.kind.phrase), but takes \(schema.phrase)", at: .value(item.value), help: "put it into an array",
        fixes: text.map { [.set(item.value, to: .array([.string($0)]), "put it into an array")] } ?? [],
        severity: Shapes.severity(item, in: info))
    }
  }
}
