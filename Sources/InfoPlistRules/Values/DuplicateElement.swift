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
        .info(
          "<key>CFBundleIconFiles</key>\n<array>\n<string>A</string>\n<string>B</string>\n«<string>A</string>»\n<string>B</string>\n</array>",
          fixed: "<key>CFBundleIconFiles</key>\n<array>\n<string>A</string>\n<string>B</string>\n</array>", note: "told once"),
      ],
      passing: [
        "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n<string>fetch</string>\n</array>",
        "<key>MyList</key>\n<array>\n<string>a</string>\n<string>a</string>\n</array>",
        "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n<integer>2</integer>\n</array>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    // Tools write lists of icons, often with the same slip in each; one finding speaks of all of them.
    var icons: [(value: PlacedValue, text: String)] = []
    for item in info.cataloged where item.value.kind == .array {
      guard case .array(let element, _)? = item.schema?.alternative(for: .array) else { continue }
      switch element {
      case .string, .choice, .integer: break
      default: continue
      }
      var seen: Set<String> = []
      var twice: [(value: PlacedValue, text: String)] = []
      for value in item.value.elements {
        guard let text: String = value.literal ?? value.node.integer?.description, !text.isEmpty, !seen.insert(text).inserted else {
          continue
        }
        twice.append((value, text))
      }
      if item.place.name == "CFBundleIconFiles" { icons += twice } else { Self.report(twice, in: &context) }
    }
    Self.report(icons, in: &context)
  }

  private static func report(_ twice: [(value: PlacedValue, text: String)], in context: inout RuleContext) {
    guard let first = twice.first else { return }
    let others: Int = twice.count - 1
    context.report(
      others == 0
        ? "'\(first.text)' stands twice in the list"
        : "'\(first.text)' and \(others) other\(others == 1 ? "" : "s") stand twice in their list", at: .value(first.value),
      help: others == 0 ? "delete it" : "delete them",
      // The last ones first, so that the places of the others stay.
      fixes: [RuleFix(others == 0 ? "delete it" : "delete them", .values(twice.reversed().map { .remove($0.value.path) }))])
  }
}
