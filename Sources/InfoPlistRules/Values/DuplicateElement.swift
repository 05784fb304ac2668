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
          fixed: "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>fetch</string>\n</array>")
      ],
      passing: [
        "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>fetch</string>\n</array>",
        "<key>MyList</key>\n<array>\n<string>a</string>\n<string>a</string>\n</array>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.value.kind == .array {
      guard case .array(let element, _)? = item.schema?.alternative(for: .array) else { continue }
      switch element {
      case .string, .choice: break
      default: continue
      }
      var seen: Set<String> = []
      for value in item.value.elements {
        guard let text: String = value.literal, !text.isEmpty, !seen.insert(text).inserted else { continue }
        context.report("'\(text)' stands twice in the list", at: .value(value), help: "delete it", fixes: [.remove(value)])
      }
    }
  }
}
