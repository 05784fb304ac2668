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
    for (key, service) in Self.services {
      guard let value: PlacedValue = info[key] else { continue }
      if key == "Fabric", value["APIKey"] == nil { continue }
      context.report(
        "'\(key)' configures a service that was shut down: \(service)", at: .key(value), help: "delete it together with the library")
    }
  }

  private static let services: [(key: String, service: String)] = [
    ("Fabric", "Fabric"), ("FirebaseDynamicLinksCustomDomains", "Firebase Dynamic Links"), ("CodePushDeploymentKey", "App Center CodePush"),
    ("TwitterKit", "Twitter Kit"),
  ]
}
