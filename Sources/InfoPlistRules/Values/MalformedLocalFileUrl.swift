import Linting

struct MalformedLocalFileUrl: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-local-file-url", "a place for installing is not a local file URL", .warning, .install,
    rationale:
      "The installer takes URLs of the form file://localhost/path/ only.",
    remedy: "Write file://localhost/ and the path.",
    citations: [.reference(.macOS)],
    requirements: ["R-MAC-001"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>APInstallerURL</key>\n<string>«/Library/Things/»</string>"
      ],
      passing: [
        "<key>APInstallerURL</key>\n<string>file://localhost/Library/Things/</string>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["APInstallerURL"], let text: String = value.literal, !text.isEmpty else { return }
    guard !text.hasPrefix("file://localhost/") else { return }
    context.report(
      "'\(text)' is not a URL of the form file://localhost/path/", at: .content(value), help: "write 'file://localhost/' and the path")
  }
}
