import Linting

struct ObsoletePointName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/obsolete-point-name", "an extension has a key that the store forbids", .error, .store,
    rationale:
      "Early templates repeated the name and the version of the extension point among the attributes. The system reads neither, and the "
      + "store refuses both.",
    remedy: "Delete the key; NSExtensionPointIdentifier says it all.",
    citations: [.store("ITMS-90363", seenAt: "owncloud/client#4156"), .store("ITMS-90363", seenAt: "owncloud/ios-legacy#518")],
    fix: .unsafe, supersedes: ["keys/misplaced-key"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>IsASCIICapable</key>\n<true/>\n"
            + "<key>«NSExtensionPointVersion»</key>\n<string>1.0</string>\n</dict>\n</dict>",
          fixed:
            "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>IsASCIICapable</key>\n<true/>\n</dict>\n</dict>"
        ),
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict/>\n<key>«NSExtensionPointVersion»</key>\n"
            + "<string>1.0</string>\n</dict>",
          fixed: "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict/>\n</dict>"),
      ],
      passing: ["<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict/>\n</dict>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let dictionary: PlacedValue = info["NSExtension"] else { return }
    for key in ["NSExtensionPointName", "NSExtensionPointVersion"] {
      for (value, isAttribute) in [(dictionary["NSExtensionAttributes"]?[key], true), (dictionary[key], false)] {
        guard let value else { continue }
        context.report(
          "'\(key)' \(isAttribute ? "is forbidden" : "does nothing")", at: .key(value),
          notes: isAttribute ? [DiagnosticNote("the App Store refuses it, and nothing reads it")] : [],
          help: "delete it", fixes: [.remove(value, "delete '\(key)'")],
          severity: isAttribute && Grammar.isStrictlyJudged(info.facts) ? nil : .warning)
      }
    }
  }
}
