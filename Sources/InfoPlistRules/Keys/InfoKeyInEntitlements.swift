import Linting

struct InfoKeyInEntitlements: FileRule {
  static let info: RuleInfo = RuleInfo(
    "keys/info-key-in-entitlements", "a key of the Info.plist stands among the entitlements", .warning, .invalid,
    rationale:
      "A file of entitlements goes into the code signature, and nothing looks there for keys of the Info.plist: a purpose string in it is "
      + "missing for the system and for the store. Signing may also fail, because the profile does not allow such an entitlement.",
    remedy: "Move the key to the Info.plist.",
    citations: [.applePage("bundleresources/entitlements"), .applePage("bundleresources/information-property-list")])

  static var examples: RuleExamples {
    let sandbox: String = "<key>com.apple.security.app-sandbox</key>\n<true/>"
    return RuleExamples(
      failing: [
        .text(
          RuleExample.FileContent.document(
            entries: sandbox + "\n<key>«NSCameraUsageDescription»</key>\n<string>to scan</string>"), name: "My.entitlements")
      ],
      passing: [
        .text(RuleExample.FileContent.document(entries: sandbox), name: "My.entitlements"),
        .text(RuleExample.FileContent.document(entries: "<key>get-task-allow</key>\n<true/>"), name: "My.entitlements"),
        "<key>NSCameraUsageDescription</key>\n<string>to scan</string>",
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.path.hasSuffix(".entitlements") || file.path.hasSuffix(".xcent"), let root: PlacedValue = file.root,
      root.kind == .dictionary
    else { return }
    for value in root.members where !value.key.contains(".") && !value.key.contains("-") {
      guard let key: InfoPlistKey = KeyCatalog.topLevelKey(named: value.key), key.family.document == .infoPlist else { continue }
      context.report(
        "'\(value.key)' is read from the Info.plist, not from the entitlements", at: .key(value), help: "move it to the Info.plist")
    }
  }
}
