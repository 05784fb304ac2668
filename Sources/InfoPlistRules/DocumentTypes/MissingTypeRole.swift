import Linting

struct MissingTypeRole: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/missing-type-role", "a document type of a Mac app does not say its role", .warning, .runtime, scope: .on(.macOS),
    rationale:
      "On macOS the role decides whether the app may edit, view or merely name files of the type, and NSDocument offers "
      + "Save only to editors.",
    remedy: "Add CFBundleTypeRole.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-DOC-027", "R-DOC-054"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n«<dict>»\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "</dict>\n</array>", platform: .macOS)
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "<key>CFBundleTypeRole</key>\n<string>Editor</string>\n</dict>\n</array>", platform: .macOS),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n"
            + "</array>", platform: .iOS),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n</array>\n"
            + "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>NSHighResolutionCapable</key>\n<true/>", note: "an app for iPhone after all"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["LSRequiresIPhoneOS"]?.node.boolean != true else { return }
    for item in info.cataloged(at: "CFBundleDocumentTypes[]") where item.value.kind == .dictionary {
      guard item.value["CFBundleTypeRole"] == nil else { continue }
      context.report(
        "a document type does not say its role", at: .opening(of: item.value), help: "add CFBundleTypeRole: 'Editor', 'Viewer' or 'None'")
    }
  }
}
