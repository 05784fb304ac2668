import Linting

struct NumberOutOfRange: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/number-out-of-range", "a number is smaller or greater than its key allows", .warning, .invalid,
    rationale: "The key takes numbers of a range only. Systems ignore others or cut them off at the limit.",
    remedy: "Write a number of the range.", citations: [.reference(.about), .applePage("bundleresources")],
    requirements: ["R-LS-035", "R-EXT-015"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>NSExtensionActivationRule</key>\n<dict>\n"
            + "<key>NSExtensionActivationSupportsImageWithMaxCount</key>\n<integer>«-1»</integer>\n</dict>\n</dict>\n</dict>")
      ],
      passing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>NSExtensionActivationRule</key>\n<dict>\n"
            + "<key>NSExtensionActivationSupportsImageWithMaxCount</key>\n<integer>1</integer>\n</dict>\n</dict>\n</dict>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.value.kind == .integer || item.value.kind == .real {
      guard let schema: ValueSchema = item.schema?.alternative(for: item.value.kind) else { continue }
      let text: String = item.value.node.integer?.description ?? item.value.node.real?.spelling ?? ""
      var range: String?
      switch schema {
      case .integer(let bounds?):
        guard let number: Int = Int(text), !bounds.contains(number) else { continue }
        range = bounds.upperBound == Int.max ? "\(bounds.lowerBound) or more" : "from \(bounds.lowerBound) to \(bounds.upperBound)"
      case .real(let bounds?):
        guard let number: Double = Double(text), !bounds.contains(number) else { continue }
        range = "from \(bounds.lowerBound) to \(bounds.upperBound)"
      default: continue
      }
      guard let range else { continue }
      context.report("\(item.words) is \(text), but must be \(range)", at: .content(item.value), help: "write a number \(range)")
    }
  }
}
