import Linting

struct MissingAdNetwork: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "sdk/missing-ad-network", "an app shows ads of a library and does not list its ad network", .info, .runtime, scope: .on(.iOS),
    rationale:
      "Installations that an ad brought about are credited only to networks in SKAdNetworkItems. Makers of libraries for ads ask for their own "
      + "identifier there, Google for cstr6suwn9.skadnetwork; without it ads pay less.",
    remedy: "Add the identifiers of the list that the maker of the library publishes.",
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
    for (entry, value) in LibraryKeys.entries(in: info, context) where !entry.key.adNetworks.isEmpty && value.string?.isEmpty == false {
      let list: PlacedValue? = info["SKAdNetworkItems"]
      guard list?.isVariable != true else { return }
      let networks: Set<String> = Set((list?.elements ?? []).compactMap { $0["SKAdNetworkIdentifier"]?.string?.lowercased() })
      let missing: [String] = entry.key.adNetworks.filter { !networks.contains($0) }
      guard !missing.isEmpty else { continue }
      context.report(
        "the ad network of \(entry.library.name) is not in 'SKAdNetworkItems'", at: .key(value),
        help: "add \(NameList.words(missing)) and the others of its list")
    }
  }
}
