import Linting

struct MissingAdNetwork: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "sdk/missing-ad-network", "an app shows ads of Google and does not list Google as an ad network", .info, .runtime, scope: .on(.iOS),
    rationale:
      "Installations that an ad brought about are credited only to networks in SKAdNetworkItems. Google asks for its own identifier there, "
      + "cstr6suwn9.skadnetwork; without it ads pay less.",
    remedy: "Add the identifiers of the list that Google publishes.",
    citations: [
      Citation("developers.google.com/admob/ios/privacy/strategies"),
      .repository("googleads/googleads-mobile-flutter", "issue 711", .medium),
    ])

  static var examples: RuleExamples {
    func app(_ key: String, _ rest: String) -> String {
      "<key>CFBundleName</key>\n<string>x</string>\n<key>\(key)</key>\n<string>ca-app-pub-1234567890123456~1234567890</string>\n\(rest)"
    }
    func items(_ network: String) -> String {
      "<key>SKAdNetworkItems</key>\n<array>\n<dict>\n<key>SKAdNetworkIdentifier</key>\n<string>\(network)</string>\n</dict>\n</array>"
    }
    return RuleExamples(
      failing: [.info(app("«GADApplicationIdentifier»", items("4fzdc2evr5.skadnetwork")), platform: .iOS)],
      passing: [.info(app("GADApplicationIdentifier", items("cstr6suwn9.skadnetwork")), platform: .iOS)])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["GADApplicationIdentifier"], value.string?.isEmpty == false else { return }
    let networks: [String?] = (info["SKAdNetworkItems"]?.elements ?? []).map { $0["SKAdNetworkIdentifier"]?.string?.lowercased() }
    guard !networks.contains("cstr6suwn9.skadnetwork"), info["SKAdNetworkItems"]?.isVariable != true else { return }
    context.report(
      "the ad network of Google is not in 'SKAdNetworkItems'", at: .key(value),
      help: "add 'cstr6suwn9.skadnetwork' and the others of Google's list")
  }
}
