import Linting

struct PathOutsideBundle: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/path-outside-bundle", "a path that starts in the bundle leads out of it", .warning, .runtime,
    rationale:
      "The path is looked up below a directory of the bundle. One that starts with a slash, a tilde or the scheme of a URL, or that climbs up "
      + "with '..', names nothing there, and would not be there on another computer.",
    remedy: "Write the path relative to the directory that the key starts from.",
    citations: [.reference(.macOS), .reference(.coreFoundation)],
    requirements: ["R-MAC-006", "R-MAC-002"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>ATSApplicationFontsPath</key>\n<string>«/Library/Fonts»</string>"),
        .info(
          "<key>APFiles</key>\n<array>\n<dict>\n<key>APFileDestinationPath</key>\n<string>«../Other.app»</string>\n</dict>\n</array>"),
      ],
      passing: [
        .info("<key>ATSApplicationFontsPath</key>\n<string>Stuff/Fonts/</string>"),
        .info(
          "<key>APFiles</key>\n<array>\n<dict>\n<key>APFileDestinationPath</key>\n<string>Contents/PlugIns</string>\n</dict>\n</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, _) in Formats.strings(of: [.relativePath], in: info) {
      let parts: [Substring] = text.split(separator: "/", omittingEmptySubsequences: false)
      guard text.hasPrefix("/") || text.hasPrefix("~") || parts.contains("..") || text.contains("://") else { continue }
      context.report(
        "'\(text)' is no path inside the bundle", at: .content(item.value),
        help: "write it relative to the directory that the key starts from")
    }
  }
}
