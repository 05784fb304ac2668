import Linting

struct MissingAttributionEndpoint: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "store/missing-attribution-endpoint", "an app lists ad networks and takes no copy of what they are told", .info, .runtime,
    scope: .on(.iOS), activation: .onRequest,
    rationale:
      "From iOS 15 on, the developer can receive a copy of each message by which an installation is credited to an ad network. Without "
      + "NSAdvertisingAttributionReportEndpoint only the networks have the figures.",
    remedy: "Add the address that takes the copies, if the figures matter.",
    citations: [.keyPage("nsadvertisingattributionreportendpoint"), .applePage("storekit/skadnetwork")])

  static var examples: RuleExamples {
    let items: String =
      "<key>«SKAdNetworkItems»</key>\n<array>\n<dict>\n<key>SKAdNetworkIdentifier</key>\n<string>cstr6suwn9.skadnetwork</string>\n</dict>\n</array>"
    return RuleExamples(
      failing: [.info(items, platform: .iOS)],
      passing: [
        .info(
          items.filter { $0 != "«" && $0 != "»" }
            + "\n<key>NSAdvertisingAttributionReportEndpoint</key>\n<string>https://example.com</string>", platform: .iOS)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["SKAdNetworkItems"], info["NSAdvertisingAttributionReportEndpoint"] == nil else { return }
    context.report(
      "ad networks are listed, but nobody gets a copy of what they are told", at: .key(list),
      help: "add 'NSAdvertisingAttributionReportEndpoint' if the figures matter")
  }
}
