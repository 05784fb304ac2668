import Linting

struct InventedPurposeKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/invented-purpose-key", "a purpose string stands under a key that no system reads", .info, .style,
    rationale:
      "Notifications and some other permissions have no purpose string: the app itself has to explain them. A key that only looks like one of "
      + "Apple's is never shown.",
    remedy: "Delete it, and explain in the app before it asks.",
    citations: [
      .applePage("bundleresources/protected-resources"), Citation(.publicFiles, .medium), Citation(.swiftBuild, .medium),
    ], supersedes: ["keys/custom-key-without-prefix", "keys/unknown-key"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: ["<key>CFBundleName</key>\n<string>x</string>\n<key>«NSUserNotificationsUsageDescription»</key>\n<string>News.</string>"],
      passing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>NSCameraUsageDescription</key>\n<string>Scan a ticket.</string>",
        .info("<key>NSCameraUseageDescription</key>\n<string>Scan a ticket.</string>", note: "misspelled: another rule speaks of it"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info.entries.contains(where: { PurposeStrings.isPurposeKey($0.key) && KeyCatalog.topLevelKey(named: $0.key) == nil }) else {
      return
    }
    for (item, guess) in KeyNames.guesses(in: info, context) where guess == nil && item.parent == nil {
      let entry: PlacedValue = item.value
      guard PurposeStrings.isPurposeKey(entry.key), entry.key.hasPrefix("NS"), !BuildVariable.occurs(in: entry.key) else { continue }
      context.report("no system reads '\(entry.key)'", at: .key(entry), help: "delete it, and explain in the app before it asks")
    }
  }
}
