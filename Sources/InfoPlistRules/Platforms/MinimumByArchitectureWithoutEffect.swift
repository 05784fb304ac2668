import Linting

struct MinimumByArchitectureWithoutEffect: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/minimum-by-architecture-without-effect", "the minimum for an architecture is below the one for all", .info, .runtime,
    rationale:
      "LSMinimumSystemVersionByArchitecture only keeps architectures from being chosen on systems that are too old for "
      + "them. LSMinimumSystemVersion holds for the app as a whole, so that a lower version for one architecture never "
      + "counts.",
    remedy: "Delete the entry, or lower LSMinimumSystemVersion.",
    citations: [.reference(.launchServices), .keyPage("lsminimumsystemversionbyarchitecture")],
    requirements: ["R-LS-025", "R-LS-026"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>LSMinimumSystemVersion</key>\n<string>11.0</string>\n<key>LSMinimumSystemVersionByArchitecture</key>\n<dict>\n<key>x86_64</key>\n<string>«10.13.0»</string>\n</dict>"
        )
      ],
      passing: [
        .info(
          "<key>LSMinimumSystemVersion</key>\n<string>10.13</string>\n<key>LSMinimumSystemVersionByArchitecture</key>\n<dict>\n<key>arm64</key>\n<string>11.0.0</string>\n<key>x86_64</key>\n<string>10.13.0</string>\n</dict>"
        )
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let dictionary: PlacedValue = info["LSMinimumSystemVersionByArchitecture"],
      let text: String = info.literal("LSMinimumSystemVersion"),
      let overall: OSVersion = OSVersion(text: text)
    else { return }
    for value in dictionary.members {
      guard let own: String = value.literal, let version: OSVersion = OSVersion(text: own), version < overall else { continue }
      context.report(
        "'\(own)' for '\(value.key)' never counts, because LSMinimumSystemVersion is '\(text)'", at: .content(value),
        help: "delete it, or lower LSMinimumSystemVersion")
    }
  }
}
