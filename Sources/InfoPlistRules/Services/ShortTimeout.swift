import Linting

struct ShortTimeout: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "services/short-timeout", "the time that a service may take looks like seconds", .info, .runtime,
    rationale:
      "NSTimeout counts milliseconds. A value below a hundred leaves no time for any work; seconds are mostly meant.",
    remedy: "Write milliseconds: 30 seconds are 30000.",
    citations: [.reference(.cocoa), .keyPage("nsservices/nstimeout")],
    requirements: ["R-SVC-041"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSTimeout</key>\n<string>«30»</string>\n</dict>\n</array>"
        )
      ],
      passing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSTimeout</key>\n<string>30000</string>\n</dict>\n</array>"
        ),
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n<key>NSTimeout</key>\n<string>0</string>\n</dict>\n</array>"
        ),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for service in info["NSServices"]?.elements ?? [] {
      guard let value: PlacedValue = service["NSTimeout"], let text: String = value.literal ?? value.node.integer?.description,
        let time: Int = Int(KeyNames.trim(text)), (1..<100).contains(time)
      else { continue }
      context.report(
        "the service may take \(time) milliseconds", at: .content(value), help: "write '\(time * 1000)' if seconds are meant")
    }
  }
}
