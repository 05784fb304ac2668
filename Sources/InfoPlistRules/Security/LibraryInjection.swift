import Linting

struct LibraryInjection: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "security/library-injection", "an app starts with foreign libraries inside it", .warning, .security,
    rationale:
      "Variables of the dynamic loader in LSEnvironment load code into the app before it runs. Malicious programs change apps in this way, and "
      + "for protected apps macOS ignores the variables.",
    remedy: "Link the library, or load it in code.",
    citations: [
      .reference(.launchServices), Citation("MITRE ATT&CK, T1574.006, Dynamic Linker Hijacking"), Citation("manual page of dyld"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>LSEnvironment</key>\n<dict>\n<key>«DYLD_INSERT_LIBRARIES»</key>\n<string>/tmp/a.dylib</string>\n</dict>"
      ],
      passing: ["<key>LSEnvironment</key>\n<dict>\n<key>MallocNanoZone</key>\n<string>0</string>\n</dict>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for entry in info["LSEnvironment"]?.members ?? [] where entry.key.hasPrefix("DYLD_") && !entry.key.hasPrefix("DYLD_PRINT_") {
      context.report(
        "'\(entry.key)' changes which code the app runs", at: .key(entry), notes: [DiagnosticNote("macOS ignores it for protected apps")],
        help: "link the library, or load it in code")
    }
  }
}
