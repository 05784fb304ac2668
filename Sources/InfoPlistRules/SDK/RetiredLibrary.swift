import Linting

struct RetiredLibrary: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "sdk/retired-library", "a key configures a service that was shut down", .info, .style,
    rationale:
      "The service behind the key does not answer any more. The key is left over, and code that counts on the service does not work.",
    remedy: "Delete the key together with the library.",
    citations: [
      Citation("firebase.google.com/docs/crashlytics, end of Fabric on 4 May 2020"),
      Citation("firebase.google.com/support/dynamic-links-faq, end on 25 August 2025"),
      Citation("learn.microsoft.com/appcenter/retirement, end on 31 March 2025"),
    ])

  static var examples: RuleExamples {
    let name: String = "<key>CFBundleName</key>\n<string>x</string>\n"
    return RuleExamples(
      failing: [.info(name + "<key>«Fabric»</key>\n<dict>\n<key>APIKey</key>\n<string>ab</string>\n</dict>")],
      passing: [.info(name + "<key>Fabric</key>\n<string>wool</string>", note: "somebody's own key")])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (entry, value) in LibraryKeys.entries(in: info, context) where entry.key.accepts(value) {
      guard let day: String = entry.library.ended, entry.library.endedUnless.map({ info[$0] == nil }) ?? true else { continue }
      context.report(
        "'\(value.key)' is for \(entry.library.name), which ended on \(day)", at: .key(value), help: "delete it together with the library")
    }
  }
}
