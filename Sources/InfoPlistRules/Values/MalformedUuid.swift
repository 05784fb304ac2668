import Linting

struct MalformedUuid: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-uuid", "a UUID is not written as one", .error, .runtime,
    rationale:
      "A UUID is 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 with hyphens between them. Code that reads it gets "
      + "nothing from any other text.",
    remedy: "Write the UUID in full.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-PLUG-005", "R-PLUG-007"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFPlugInTypes</key>\n<dict>\n<key>2A6E1A80-5D0C-4A1D-9B8E-0D3B3B0A7C11</key>\n<array>\n<string>«not-a-uuid»</string>\n</array>\n</dict>"
      ],
      passing: [
        "<key>CFPlugInTypes</key>\n<dict>\n<key>2A6E1A80-5D0C-4A1D-9B8E-0D3B3B0A7C11</key>\n<array>\n<string>2A6E1A80-5D0C-4A1D-9B8E-0D3B3B0A7C12</string>\n</array>\n</dict>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.uuid], in: info) {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "'\(text)' is not a UUID", at: .content(item.value),
        help: "write 8-4-4-4-12 hexadecimal digits")
    }
  }
}
