import Linting

struct MalformedShortVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "versions/malformed-short-version", "CFBundleShortVersionString is not one to three numbers", .error, .store,
    rationale:
      "The release version is at most three whole numbers joined by periods. The store refuses anything else, suffixes such as -beta "
      + "included.",
    remedy: "Write numbers and periods only.",
    citations: [
      .keyPage("cfbundleshortversionstring"), .reference(.coreFoundation), .store("ITMS-90060", seenAt: "ReactiveX/RxSwift#923"),
      .store("ITMS-90060", seenAt: "getsentry/sentry-cocoa#3786"),
    ],
    requirements: ["R-VER-001"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleShortVersionString</key>\n<string>«1.0-beta»</string>",
        "<key>CFBundleShortVersionString</key>\n<string>«1.2.3.4»</string>", "<key>CFBundleShortVersionString</key>\n«<string></string>»",
      ],
      passing: [
        "<key>CFBundleShortVersionString</key>\n<string>1.2.3</string>", "<key>CFBundleShortVersionString</key>\n<string>2</string>",
        "<key>CFBundleShortVersionString</key>\n<string>$(MARKETING_VERSION)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleShortVersionString"], let text: String = value.literal else { return }
    guard !Grammar.isVersion(text[...], upTo: 3) else { return }
    context.report(
      text.isEmpty
        ? "CFBundleShortVersionString is empty" : "CFBundleShortVersionString '\(text)' is not one to three numbers joined by periods",
      at: text.isEmpty ? .value(value) : .content(value), notes: [DiagnosticNote(Grammar.storeNote(info.facts))],
      help: "write numbers such as '1.2' or '1.2.3'", severity: Grammar.isStrictlyJudged(info.facts) ? nil : .warning)
  }
}
