import Linting

struct QuarantineExclusions: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "mac/quarantine-exclusions", "files that an app makes are exempt from quarantine", .info, .security, activation: .onRequest,
    rationale:
      "LSFileQuarantineExcludedPathPatterns takes files out of the quarantine that LSFileQuarantineEnabled puts on what the app writes. Such files "
      + "are opened without a question, also when they came from the network.",
    remedy: "Keep the list as short as it can be, and name no folder with downloads.",
    citations: [.keyPage("lsfilequarantineexcludedpathpatterns"), .keyPage("lsfilequarantineenabled")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>LSFileQuarantineEnabled</key>\n<true/>\n<key>«LSFileQuarantineExcludedPathPatterns»</key>\n<array>\n"
            + "<string>~/Library/Caches/My/*</string>\n</array>")
      ],
      passing: [
        .info(
          "<key>LSFileQuarantineEnabled</key>\n<true/>\n<key>LSFileQuarantineExcludedPathPatterns</key>\n<array/>"),
        .info(
          "<key>LSFileQuarantineExcludedPathPatterns</key>\n<array>\n<string>~/Library/Caches/My/*</string>\n</array>",
          note: "without quarantine there is nothing to be exempt from"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["LSFileQuarantineExcludedPathPatterns"], !list.elements.isEmpty,
      info["LSFileQuarantineEnabled"]?.node.boolean == true
    else { return }
    context.report(
      "files at \(list.elements.count == 1 ? "one path pattern" : "\(list.elements.count) path patterns") are not quarantined",
      at: .key(list),
      help: "keep the list as short as it can be")
  }
}
