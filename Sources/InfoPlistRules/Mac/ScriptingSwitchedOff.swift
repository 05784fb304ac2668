import Linting

struct ScriptingSwitchedOff: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "mac/scripting-switched-off", "an app has a scripting definition, but scripting is off", .warning, .runtime,
    rationale:
      "Terms of a scripting definition work only when NSAppleScriptEnabled says yes. With false they are shown in "
      + "script editors and then fail.",
    remedy: "Set NSAppleScriptEnabled to true, or delete OSAScriptingDefinition.",
    citations: [.keyPage("nsapplescriptenabled"), .keyPage("osascriptingdefinition"), .reference(.cocoa)],
    requirements: ["R-CO-001"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>NSAppleScriptEnabled</key>\n«<false/>»\n<key>OSAScriptingDefinition</key>\n<string>My.sdef</string>")
      ],
      passing: [
        .info("<key>NSAppleScriptEnabled</key>\n<true/>\n<key>OSAScriptingDefinition</key>\n<string>My.sdef</string>"),
        .info("<key>NSAppleScriptEnabled</key>\n<string>YES</string>\n<key>OSAScriptingDefinition</key>\n<string>My.sdef</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["NSAppleScriptEnabled"], info["OSAScriptingDefinition"] != nil else { return }
    guard value.node.boolean == false || value.literal.flatMap(Shapes.boolean) == false else { return }
    context.report(
      "scripting is off, but there is a scripting definition", at: .value(value), help: "write '<true/>', or delete OSAScriptingDefinition")
  }
}
