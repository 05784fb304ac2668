import Linting

struct DocumentTypesInAppClip: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/document-types-in-app-clip", "an App Clip has document types", .warning, .runtime, scope: .of(.appClip),
    rationale:
      "App Clips open no documents. The key does nothing in one, and the build warns.",
    remedy: "Delete the key.",
    citations: [Citation(.swiftBuild), .applePage("appclip")], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«CFBundleDocumentTypes»</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n"
            + "</dict>\n</array>", product: .appClip)
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>\n"
            + "</array>", platform: .iOS, product: .iOSApp)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let list: PlacedValue = info["CFBundleDocumentTypes"] else { return }
    context.report("an App Clip opens no documents", at: .key(list), help: "delete the key", fixes: [.remove(list)])
  }
}
