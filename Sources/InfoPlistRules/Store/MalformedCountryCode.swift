import Linting

struct MalformedCountryCode: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "store/malformed-country-code", "a country of external purchases is not a code of two letters", .warning, .runtime,
    rationale:
      "The store compares the countries with codes of two letters. A name, a code of three letters or one of a language matches no country, and "
      + "the purchases or links are not offered there.",
    remedy: "Write the code of two letters of ISO 3166-1.",
    citations: [
      .keyPage("skexternalpurchase"), .keyPage("skexternalpurchaselink"), .keyPage("skexternalpurchasecustomlinkregions"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>SKExternalPurchase</key>\n<array>\n<string>«nld»</string>\n</array>",
        "<key>SKExternalPurchaseLink</key>\n<dict>\n<key>«Netherlands»</key>\n<string>https://example.com</string>\n</dict>",
      ],
      passing: [
        "<key>SKExternalPurchase</key>\n<array>\n<string>nl</string>\n</array>",
        "<key>SKExternalPurchaseMultiLink</key>\n<dict>\n<key>*</key>\n<array>\n<string>https://example.com</string>\n</array>\n</dict>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for entry in info.entries where entry.key.hasPrefix("SKExternal") {
      let codes: [(text: String?, place: Place)] =
        entry.kind == .dictionary
        ? entry.members.map { ($0.key, .key($0)) } : entry.elements.filter { $0.kind == .string }.map { ($0.literal, .content($0)) }
      guard KeyCatalog.topLevelKey(named: entry.key)?.family.name == KeyFamily.externalPurchases.name else { continue }
      for (text, place) in codes {
        guard let text, text != "*", !BuildVariable.occurs(in: text) else { continue }
        let isCode: Bool = text.utf8.count == 2 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
        guard !isCode else { continue }
        context.report("'\(text)' is no code of a country", at: place, help: "write the two letters of ISO 3166-1, such as 'nl'")
      }
    }
  }
}
