import Linting

struct MalformedSystemVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-system-version", "a version of an operating system is not one to three numbers", .warning, .install,
    rationale:
      "Versions of systems are whole numbers joined by periods. Launchers and installers that cannot read the text take it "
      + "for no requirement, or refuse the bundle; the build stops with an error.",
    remedy: "Write numbers such as 13.0.",
    citations: [
      .reference(.launchServices), .reference(.iOS), Citation(.swiftBuild), .repository("dotnet/macios", "error E0011"),
    ],
    requirements: ["R-LS-021", "R-LS-024", "R-IOS-049"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>LSMinimumSystemVersion</key>\n<string>«10.13 or later»</string>",
        "<key>MinimumOSVersion</key>\n<string>«v13»</string>",
      ],
      passing: [
        "<key>LSMinimumSystemVersion</key>\n<string>10.13.6</string>",
        "<key>LSMinimumSystemVersion</key>\n<string>$(MACOSX_DEPLOYMENT_TARGET)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.osVersion], in: info) {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "'\(text)' is not the version of a system", at: .content(item.value), help: "write numbers such as '13.0'",
        severity: item.parent == nil && Self.refused.contains(item.base) && !Grammar.isVersion(text[...], upTo: 9) ? .error : nil)
    }
  }

  /// Keys for which the build stops when it cannot read the version.
  private static let refused: [String] = ["MinimumOSVersion", "LSMinimumSystemVersion", "OSMinimumDriverKitVersion"]
}
