import Linting

struct DuplicateElement: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/duplicate-element", "a list holds the same value twice", .info, .style,
    rationale: "The list is a set: the second mention says nothing. It is often the trace of a merge, or a slip for another value.",
    remedy: "Delete the second one, or correct it.", citations: [Citation(.swiftBuild), .reference(.about)], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>fetch</string>\n«<string>audio</string>»\n</array>",
          fixed: "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>fetch</string>\n</array>"),
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n«<integer>1</integer>»\n</array>",
          fixed: "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n</array>"),
      ],
      passing: [
        "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>fetch</string>\n</array>",
        "<key>MyList</key>\n<array>\n<string>a</string>\n<string>a</string>\n</array>",
        "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n<integer>2</integer>\n</array>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.value.kind == .array {
      guard case .array(let element, _)? = item.schema?.alternative(for: .array) else { continue }
      switch element {
      case .string, .choice, .integer: break
      default: continue
      }
      var seen: Set<String> = []
      for value in item.value.elements {
        guard let text: String = value.literal ?? value.node.integer?.description, !text.isEmpty, !seen.insert(text).inserted else {
          continue
        }
        context.report("'\(text)' stands twice in the list", at: .value(value), help: "delete it", fixes: [.remove(value)])
      }
    }
  }
}
