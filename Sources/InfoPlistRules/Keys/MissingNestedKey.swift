import Linting

struct MissingNestedKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/missing-nested-key", "a dictionary lacks a key without which it says nothing", .warning, .runtime,
    rationale:
      "Some dictionaries, mostly elements of lists, need certain keys. Without them the system skips the dictionary or "
      + "refuses the whole list.",
    remedy: "Add the key, or delete the dictionary.",
    citations: [
      .reference(.coreFoundation), .applePage("bundleresources"), .repository("bytedance/Bytedance-UnionAD", "issue 229", .medium),
    ],
    requirements: ["R-GC-002", "R-SVC-003", "R-SVC-031", "R-SVC-037", "R-IOS-046", "R-IOS-049"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>SKAdNetworkItems</key>\n<array>\n«<dict>»\n<key>Identifier</key>\n<string>a.skadnetwork</string>\n</dict>\n"
            + "</array>"),
        .info(
          "<key>UIApplicationShortcutItems</key>\n<array>\n«<dict>»\n<key>UIApplicationShortcutItemType</key>\n"
            + "<string>a</string>\n</dict>\n</array>"),
      ],
      passing: [
        .info(
          "<key>SKAdNetworkItems</key>\n<array>\n<dict>\n<key>SKAdNetworkIdentifier</key>\n<string>a.skadnetwork</string>\n"
            + "</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.value.kind == .dictionary {
      guard let names: [String] = RequiredMembers.table[item.place] else { continue }
      let missing: [String] = names.filter { item.value[$0] == nil }
      // Personalities of drivers in user space have other classes.
      guard !missing.isEmpty, item.value["IOUserClass"] == nil else { continue }
      let words: String = missing.map { "'\($0)'" }.joined(separator: ", ")
      context.report("a dictionary lacks \(words)", at: .opening(of: item.value), help: "add \(words), or delete the dictionary")
    }
  }
}
