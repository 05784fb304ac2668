import Linting

struct QuerySchemesAboveNextLimit: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/query-schemes-above-next-limit", "LSApplicationQueriesSchemes lists more schemes than the next SDK looks at", .warning,
    .runtime, scope: RuleScope(sdkFrom: "27.0"), activation: .preview,
    rationale:
      "Apps built with the SDK of iOS 27 are said to be allowed 25 schemes, and the method that asks is deprecated there.",
    remedy: "Keep the schemes that the app really asks about, or open the URL and handle the failure.",
    citations: [.repository("microsoftconnect/ms-intune-app-sdk-ios", "issue 697", .low)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>LSApplicationQueriesSchemes</key>\n«<array>\n<string>a0</string>\n<string>a1</string>\n"
            + "<string>a2</string>\n<string>a3</string>\n<string>a4</string>\n<string>a5</string>\n<string>a6</string>\n"
            + "<string>a7</string>\n<string>a8</string>\n<string>a9</string>\n<string>a10</string>\n<string>a11</string>\n"
            + "<string>a12</string>\n<string>a13</string>\n<string>a14</string>\n<string>a15</string>\n<string>a16</string>\n"
            + "<string>a17</string>\n<string>a18</string>\n<string>a19</string>\n<string>a20</string>\n<string>a21</string>\n"
            + "<string>a22</string>\n<string>a23</string>\n<string>a24</string>\n<string>a25</string>\n</array>»", sdk: "27.0")
      ],
      passing: [
        .info("<key>LSApplicationQueriesSchemes</key>\n<array>\n<string>a</string>\n<string>b</string>\n</array>", sdk: "27.0")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info.facts.sdk != nil, let list: PlacedValue = info["LSApplicationQueriesSchemes"], (26...50).contains(list.elements.count) else {
      return
    }
    context.report(
      "LSApplicationQueriesSchemes lists \(list.elements.count) schemes, but this SDK allows 25", at: .value(list),
      help: "keep those that the app really asks about")
  }
}
