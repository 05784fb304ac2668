import Linting

struct DuplicateAdNetwork: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "store/duplicate-ad-network", "an ad network is listed twice", .info, .style,
    rationale:
      "The list is put together from the instructions of several ad libraries, which share networks. The second entry adds nothing and makes the "
      + "list hard to keep.",
    remedy: "Delete the second entry.", citations: [.keyPage("skadnetworkitems")], fix: .safe)

  static var examples: RuleExamples {
    let one: String = "<dict>\n<key>SKAdNetworkIdentifier</key>\n<string>cstr6suwn9.skadnetwork</string>\n</dict>\n"
    let marked: String = "<dict>\n<key>SKAdNetworkIdentifier</key>\n<string>«cstr6suwn9.skadnetwork»</string>\n</dict>\n"
    return RuleExamples(
      failing: [
        .info(
          "<key>SKAdNetworkItems</key>\n<array>\n\(one)\(marked)</array>", fixed: "<key>SKAdNetworkItems</key>\n<array>\n\(one)</array>")
      ],
      passing: [.info("<key>SKAdNetworkItems</key>\n<array>\n\(one)</array>")])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["SKAdNetworkItems"] else { return }
    var seen: Set<String> = []
    for item in list.elements {
      guard let value: PlacedValue = item["SKAdNetworkIdentifier"], let text: String = value.literal else { continue }
      guard !text.isEmpty, !seen.insert(text.lowercased()).inserted else { continue }
      context.report(
        "the ad network '\(text)' is listed twice", at: .content(value), help: "delete this entry",
        fixes: item.members.count == 1 ? [.remove(item)] : [])
    }
  }
}
