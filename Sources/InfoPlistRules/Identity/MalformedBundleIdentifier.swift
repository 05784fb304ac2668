import Linting

struct MalformedBundleIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/malformed-bundle-identifier", "CFBundleIdentifier has an empty part", .error, .store,
    rationale:
      "The parts of an identifier are joined by single periods. One that starts or ends with a period, or has two in a row, is refused by "
      + "the store; usually a build setting in it was empty.",
    remedy: "Write names joined by single periods.",
    citations: [
      .keyPage("cfbundleidentifier"), .store("ITMS-90049", seenAt: "firebase/firebase-ios-sdk#9954"), .store("ITMS-90277", .low),
    ], requirements: ["R-ID-004"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleIdentifier</key>\n<string>«com.example.»</string>", "<key>CFBundleIdentifier</key>\n<string>«com..my»</string>",
      ],
      passing: [
        "<key>CFBundleIdentifier</key>\n<string>com.example.my</string>", "<key>CFBundleIdentifier</key>\n<string>$(PREFIX).</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleIdentifier"], let text: String = value.literal, !text.isEmpty else { return }
    guard text.split(separator: ".", omittingEmptySubsequences: false).contains(where: \.isEmpty) else { return }
    context.report(
      "the bundle identifier '\(text)' has an empty part", at: .content(value),
      notes: [DiagnosticNote("often a build setting in it was empty")], help: "write names joined by single periods")
  }
}
