import Linting

struct UnknownKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/unknown-key", "a dictionary of the system holds a key that nobody knows", .info, .style, activation: .preview,
    rationale:
      "The key is in no published list for this place. It may be private, newer than this program, or invented; in most cases it does nothing.",
    remedy: "Delete it, or tell us of the key.", citations: [.reference(.about), Citation(.publicFiles, .low)],
    requirements: ["R-EXT-016"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>«NSWonderfulBehavior»</key>\n<true/>",
        "<key>UILaunchScreen</key>\n<dict>\n<key>«Sparkling»</key>\n<true/>\n</dict>",
      ], passing: ["<key>MYKey</key>\n<true/>", "<key>UILaunchScreen</key>\n<dict>\n<key>UIColorName</key>\n<string>Sky</string>\n</dict>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, guess) in KeyNames.guesses(in: info, context) where guess == nil {
      guard item.standing == .unknown || item.parent == nil && KeyNames.looksLikeApple(item.value.key) else { continue }
      guard !item.value.key.isEmpty, !BuildVariable.occurs(in: item.value.key) else { continue }
      if KeyNames.trim(item.value.key) != item.value.key || ForeignKeys.isEntitlement(item.value.key) { continue }
      if ForeignKeys.isPrivacyManifestKey(item.value.key) { continue }
      if item.parent == nil, LibraryKeys.covers(item.value.key, context) { continue }
      context.report("'\(item.value.key)' is not known here", at: .key(item.value))
    }
  }
}
