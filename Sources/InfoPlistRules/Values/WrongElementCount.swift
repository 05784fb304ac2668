import Linting

struct WrongElementCount: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/wrong-element-count", "a list has fewer or more elements than its key takes", .warning, .runtime,
    rationale:
      "The key takes a certain number of elements. Systems ignore those beyond it, and a list that is too short.",
    remedy: "Write as many elements as the key takes.",
    citations: [.applePage("bundleresources"), .reference(.about)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>WKAppBoundDomains</key>\n«<array/>»")
      ],
      passing: [
        "<key>WKAppBoundDomains</key>\n<array>\n<string>example.com</string>\n</array>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.value.kind == .array && item.base != "LSApplicationQueriesSchemes" {
      guard case .array(_, let count?)? = item.schema?.alternative(for: .array), !count.contains(item.value.elements.count) else {
        continue
      }
      let words: String =
        count.upperBound == Int.max
        ? "\(count.lowerBound) or more"
        : count.lowerBound == count.upperBound ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
      context.report(
        "\(item.words) has \(item.value.elements.count) elements, but takes \(words)", at: .value(item.value), help: "write \(words)")
    }
  }
}
