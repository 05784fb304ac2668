import Linting

struct QuerySchemesInAppClip: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/query-schemes-in-app-clip", "an App Clip asks about schemes of other apps", .warning, .runtime, scope: .of(.appClip),
    rationale:
      "App Clips cannot ask whether other apps are there. The key does nothing in one, and the build warns.",
    remedy: "Delete the key.",
    citations: [Citation(.swiftBuild), .applePage("appclip")], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«LSApplicationQueriesSchemes»</key>\n<array>\n<string>fb</string>\n</array>", product: .appClip)
      ],
      passing: [
        .info("<key>LSApplicationQueriesSchemes</key>\n<array>\n<string>fb</string>\n</array>", platform: .iOS, product: .iOSApp)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["LSApplicationQueriesSchemes"] else { return }
    context.report(
      "an App Clip cannot ask about schemes of other apps", at: .key(list), help: "delete the key", fixes: [.remove(list)])
  }
}
