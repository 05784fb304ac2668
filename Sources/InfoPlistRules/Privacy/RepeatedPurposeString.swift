import Linting

struct RepeatedPurposeString: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/repeated-purpose-string", "the same purpose string stands for several kinds of data", .info, .store,
    rationale:
      "One sentence for camera, contacts and location cannot say what each is for. People are asked for each of them apart, and reviewers look "
      + "for a reason that fits.",
    remedy: "Write a text for each kind of data.",
    citations: [
      .applePage("design/human-interface-guidelines/privacy"), Citation(Source("App Review Guidelines, 5.1.1 (ii)"), .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSCameraUsageDescription</key>\n<string>for chats</string>\n<key>NSContactsUsageDescription</key>\n<string>for chats</string>\n"
            + "<key>NSMotionUsageDescription</key>\n<string>«for chats»</string>")
      ],
      passing: [
        .info(
          "<key>NSCameraUsageDescription</key>\n<string>to record videos</string>\n<key>NSMicrophoneUsageDescription</key>\n"
            + "<string>to record videos</string>"),
        .info(
          "<key>NSLocationWhenInUseUsageDescription</key>\n<string>for maps</string>\n<key>NSLocationAlwaysUsageDescription</key>\n"
            + "<string>for maps</string>\n<key>NSLocationAlwaysAndWhenInUseUsageDescription</key>\n<string>for maps</string>",
          note: "all are about the location"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let all: [(value: PlacedValue, text: String)] = PurposeStrings.all(in: info)
    guard all.count >= 3 else { return }
    var resources: [String: Set<String>] = [:]
    for (value, text) in all where value.path.components.count == 1 && !PurposeStrings.isBlank(text) {
      let folded: String = KeyNames.trim(text).lowercased()
      guard resources[folded, default: []].insert(PurposeStrings.resource(of: value.key)).inserted else { continue }
      guard resources[folded]?.count == 3 else { continue }
      context.report(
        "the same text stands for several kinds of data: '\(text.prefix(60))'", at: .content(value), help: "write a text for each of them")
    }
  }
}
