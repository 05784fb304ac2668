import Linting

struct EntitlementInInfoPlist: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/entitlement-in-info-plist", "an entitlement stands in the Info.plist", .warning, .invalid,
    rationale:
      "Entitlements are read from the code signature, which gets them from a file of their own. In an Info.plist they grant nothing.",
    remedy: "Move the key to the entitlements file of the target.",
    citations: [.applePage("bundleresources/entitlements"), Citation(.publicFiles, .medium)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>«aps-environment»</key>\n<string>development</string>",
        "<key>CFBundleName</key>\n<string>x</string>\n<key>«com.apple.developer.networking.multicast»</key>\n<true/>",
      ], passing: ["<key>com.example.setting</key>\n<true/>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for entry in info.entries where ForeignKeys.isEntitlement(entry.key) && KeyCatalog.topLevelKey(named: entry.key) == nil {
      context.report(
        "'\(entry.key)' is an entitlement and has no effect in an Info.plist", at: .key(entry),
        help: "move it to the entitlements file of the target")
    }
  }
}
