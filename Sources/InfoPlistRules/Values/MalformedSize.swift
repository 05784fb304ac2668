import Linting

struct MalformedSize: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-size", "a size is not written as a width and a height in braces", .warning, .runtime,
    rationale:
      "Sizes are texts of the form {width, height} in points. Any other text is a size of nothing.",
    remedy: "Write {320, 480}.",
    citations: [.reference(.iOS)],
    requirements: ["R-IOS-050"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>UILaunchImages</key>\n<array>\n<dict>\n<key>UILaunchImageSize</key>\n<string>«320x480»</string>\n</dict>\n</array>"
      ],
      passing: [
        "<key>UILaunchImages</key>\n<array>\n<dict>\n<key>UILaunchImageSize</key>\n<string>{320, 480}</string>\n</dict>\n</array>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.size], in: info) {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "'\(text)' is not a size", at: .content(item.value),
        help: "write '{width, height}', such as '{320, 480}'")
    }
  }
}
