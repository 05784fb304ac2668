import Linting

struct UnknownActivationKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/unknown-activation-key", "an activation rule has a member that nobody reads", .error, .store,
    rationale:
      "The dictionary of an activation rule has a fixed set of members, one for each kind of content. The store refuses others. A frequent "
      + "one is NSExtensionActivationRule inside itself, with the predicate that should stand in place of the whole dictionary.",
    remedy: "Delete the member. A predicate takes the place of the dictionary.",
    citations: [
      .keyPage("nsextension/nsextensionattributes/nsextensionactivationrule"),
      .store("ITMS-90362", seenAt: "mindlib-capacitor/send-intent#86"),
    ],
    requirements: ["R-EXT-016"], supersedes: ["keys/misplaced-key", "keys/unknown-key"])

  private static func example(_ members: String) -> String {
    "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>NSExtensionActivationRule</key>\n<dict>\n\(members)\n"
      + "</dict>\n</dict>\n</dict>"
  }

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(example("<key>«NSExtensionActivationRule»</key>\n<string>SUBQUERY(extensionItems, $i, TRUEPREDICATE).@count == 1</string>")),
        .info(example("<key>«SupportsPlaylists»</key>\n<true/>")),
      ],
      passing: [
        .info(example("<key>NSExtensionActivationSupportsText</key>\n<true/>")),
        .info(example("<key>NSExtensionActivationDictionaryVersion</key>\n<integer>2</integer>")),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let rule: PlacedValue = ExtensionPoints.activationRule(info), rule.kind == .dictionary else { return }
    for member in rule.members {
      let place: InfoPlistKeyPath = InfoPlistKeyPath(ExtensionPoints.activationRulePlace.segments + [.key(member.key)])
      guard KeyCatalog.key(at: place) == nil, !BuildVariable.occurs(in: member.key) else { continue }
      // Names that are only misspelled are told by the rule about spelling.
      if KeyCatalog.suggestions(for: member.key, limit: 1).contains(where: { $0.distance <= 3 && $0.name != member.key }) { continue }
      let isRule: Bool = member.key == "NSExtensionActivationRule"
      context.report(
        "'\(member.key)' is no member of an activation rule", at: .key(member), notes: [DiagnosticNote("the App Store refuses it")],
        help: isRule && member.kind == .string ? "write the predicate in place of the dictionary" : "delete it")
    }
  }
}
