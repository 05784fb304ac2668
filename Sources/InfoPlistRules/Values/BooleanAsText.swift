import Linting

struct BooleanAsText: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/boolean-as-text", "a Boolean is written as a string", .warning, .invalid,
    rationale:
      "Some readers take the text YES or true for a Boolean, others take any string for no value at all, so the same file means different "
      + "things to the system, the store and build tools. Only a few old keys are defined to take text.",
    remedy: "Write <true/> or <false/>.",
    citations: [
      .reference(.about), .store("ITMS-90039", seenAt: "owncloud/client#4156"),
      .repository("MobSF/Mobile-Security-Framework-MobSF", "", .medium),
      .observed("CoreFoundation"),
    ],
    fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIFileSharingEnabled</key>\n«<string>YES</string>»", fixed: "<key>UIFileSharingEnabled</key>\n<true/>"),
        .info(
          "<key>NSAppTransportSecurity</key>\n<dict>\n<key>NSAllowsArbitraryLoads</key>\n«<string>false</string>»\n</dict>",
          fixed: "<key>NSAppTransportSecurity</key>\n<dict>\n<key>NSAllowsArbitraryLoads</key>\n<false/>\n</dict>"),
      ],
      passing: [
        "<key>NSAppleScriptEnabled</key>\n<string>YES</string>", "<key>LSUIElement</key>\n<string>1</string>",
        "<key>UIFileSharingEnabled</key>\n<string>$(SHARING)</string>", "<key>UIFileSharingEnabled</key>\n<true/>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, problem) in Shapes.problems(in: info) {
      guard case .textBoolean(let value) = problem else { continue }
      context.report(
        "\(item.words) is the string '\(item.value.string ?? "")', not a Boolean", at: .value(item.value),
        notes: [DiagnosticNote("some readers take a string for no value at all")], help: "write <\(value)/>",
        fixes: [.set(item.value, to: .boolean(value), "write <\(value)/>")])
    }
  }
}
