import Linting

struct SingleNumberSystemVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/single-number-system-version", "a version of an operating system is a single number", .info, .style,
    rationale:
      "The reference asks for numbers joined by periods. Tools that compare texts, or split them at the period, stumble "
      + "over a version without one.",
    remedy: "Write the minor version too: 13.0 in the place of 13.",
    citations: [.reference(.launchServices), .reference(.iOS), Citation(.swiftBuild, .medium)],
    requirements: ["R-LS-021", "R-LS-022"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>LSMinimumSystemVersion</key>\n<string>«13»</string>", fixed: "<key>LSMinimumSystemVersion</key>\n<string>13.0</string>"),
        .info("<key>MinimumOSVersion</key>\n<string>«15»</string>", fixed: "<key>MinimumOSVersion</key>\n<string>15.0</string>"),
      ],
      passing: [
        .info("<key>LSMinimumSystemVersion</key>\n<string>10.13.6</string>"),
        .info("<key>LSMinimumSystemVersion</key>\n<string>$(MACOSX_DEPLOYMENT_TARGET)</string>"),
        .info("<key>MinimumOSVersion</key>\n<string>13.0</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for key in ["LSMinimumSystemVersion", "MinimumOSVersion"] {
      guard let value: PlacedValue = info[key], let text: String = value.literal, Grammar.isDigits(text[...]) else { continue }
      context.report(
        "'\(text)' is a single number", at: .content(value), help: "write '\(text).0'",
        fixes: [.set(value, to: .string(text + ".0"), "write '\(text).0'")])
    }
  }
}
