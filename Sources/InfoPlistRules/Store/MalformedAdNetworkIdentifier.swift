import Linting

struct MalformedAdNetworkIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "store/malformed-ad-network-identifier", "the identifier of an ad network is not in the one form that counts", .warning, .runtime,
    rationale:
      "Installations are credited to an ad network by comparing its identifier, which has small letters and ends in .skadnetwork or "
      + ".adattributionkit. In another form the network is never told, without an error.",
    remedy: "Write the identifier in small letters with its ending.",
    citations: [
      .keyPage("skadnetworkitems"), .repository("skadnetwork/ad-network-ids", "pull request 22", .medium),
      .repository("invertase/react-native-google-mobile-ads", "issue 323", .medium),
    ], fix: .safe)

  static var examples: RuleExamples {
    func items(_ text: String) -> String {
      "<key>SKAdNetworkItems</key>\n<array>\n<dict>\n<key>SKAdNetworkIdentifier</key>\n<string>\(text)</string>\n</dict>\n</array>"
    }
    return RuleExamples(
      failing: [
        .info(items("«CSTR6SUWN9.skadnetwork»"), fixed: items("cstr6suwn9.skadnetwork")), .info(items("«cstr6suwn9»")),
      ],
      passing: [.info(items("cstr6suwn9.skadnetwork")), .info(items("$(NETWORK)"))])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["SKAdNetworkItems"] else { return }
    for item in list.elements {
      guard let value: PlacedValue = item["SKAdNetworkIdentifier"], let text: String = value.literal, !Self.isValid(text) else { continue }
      let repaired: String = KeyNames.trim(text).lowercased()
      context.report(
        "'\(text)' is no identifier of an ad network", at: .content(value), notes: [DiagnosticNote("the network is never credited")],
        help: Self.isValid(repaired) ? "write '\(repaired)'" : "write it in small letters, ending in '.skadnetwork'",
        fixes: Self.isValid(repaired) ? [.set(value, to: .string(repaired), "write '\(repaired)'")] : [])
    }
  }

  static func isValid(_ text: String) -> Bool {
    guard let end: String = [".skadnetwork", ".adattributionkit"].first(where: text.hasSuffix) else { return false }
    let name: Substring = text.dropLast(end.count)
    return !name.isEmpty && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x2E }
  }
}
