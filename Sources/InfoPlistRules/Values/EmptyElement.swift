import Linting

struct EmptyElement: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/empty-element", "an empty text stands in a list of values", .warning, .invalid,
    rationale: "An empty text names nothing. Some readers skip it, the store refuses empty schemes, types and modes.",
    remedy: "Delete it, or write the value.",
    citations: [.store("ITMS-90158", seenAt: "RocketChat/Rocket.Chat.ReactNative#314"), Citation(.swiftBuild)], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n«<string></string>»\n</array>",
          fixed: "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>")
      ], passing: ["<key>UIBackgroundModes</key>\n<array/>", "<key>MyList</key>\n<array>\n<string></string>\n</array>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.value.key.isEmpty && item.value.string?.isEmpty == true {
      guard item.schema?.accepts(.string) == true, item.place.parent?.name != "CFBundleURLSchemes" else { continue }
      context.report("\(item.words) is empty", at: .value(item.value), help: "delete it, or write the value", fixes: [.remove(item.value)])
    }
  }
}
