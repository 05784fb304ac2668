import Linting

struct MalformedBundleVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "versions/malformed-bundle-version", "CFBundleVersion is not one to three numbers", .error, .store,
    rationale:
      "A build version is one to three whole numbers joined by periods; during development a stage such as b2 may follow. Systems read "
      + "other texts as zero or cut them, so that builds no longer compare, and the store refuses them.",
    remedy: "Write numbers and periods only; keep names of branches and commits in a key of your own.",
    citations: [
      .keyPage("cfbundleversion"), .reference(.coreFoundation),
      .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle.c"),
      .store("ITMS-90058", seenAt: "GitHawkApp/GitHawk"),
      .repository("bazelbuild/rules_apple", "tools/plisttool"),
    ],
    requirements: ["R-VER-007", "R-VER-009", "R-VER-017", "R-VER-019"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleVersion</key>\n<string>«1.0-beta»</string>", "<key>CFBundleVersion</key>\n<string>«1.2.3.4»</string>",
        "<key>CFBundleVersion</key>\n<string>«f3a91c»</string>", "<key>CFBundleVersion</key>\n«<string></string>»",
      ],
      passing: [
        "<key>CFBundleVersion</key>\n<string>1.2.3</string>", "<key>CFBundleVersion</key>\n<string>1.2.3b4</string>",
        .info("<key>CFBundleVersion</key>\n<string>1.0.1f2</string>", note: "CoreFoundation takes f for a final stage"),
        .info("<key>CFBundleVersion</key>\n<string>$version</string>", note: "a template of another tool"),
        .info("<key>CFBundleVersion</key>\n<string>__MY_build</string>", note: "a macro of m4"),
        "<key>CFBundleVersion</key>\n<string>$(CURRENT_PROJECT_VERSION)</string>", "<key>CFBundleVersion</key>\n<string>2024</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleVersion"], let text: String = value.literal else { return }
    guard !Grammar.isVersion(Grammar.withoutStage(text), upTo: 3) else { return }
    context.report(
      text.isEmpty ? "CFBundleVersion is empty" : "CFBundleVersion '\(text)' is not one to three numbers joined by periods",
      at: text.isEmpty ? .value(value) : .content(value),
      notes: [DiagnosticNote("builds cannot be compared, and \(Grammar.storeNote(info.facts))")],
      help: "write numbers such as '42' or '1.2.3'",
      severity: Grammar.isStrictlyJudged(info.facts) ? nil : .warning)
  }
}
