import Linting

struct MissingExportableTypes: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/missing-exportable-types", "a document type of a Mac app does not say what it can be saved as", .info, .style,
    scope: .on(.macOS), activation: .onRequest,
    rationale:
      "With LSItemContentTypes the formats that a document can be exported to are named in NSExportableTypes. Without them "
      + "only the own format is offered.",
    remedy: "Add NSExportableTypes where the app exports other formats.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-DOC-034"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n«<dict>»\n<key>CFBundleTypeRole</key>\n<string>Editor</string>\n"
            + "<key>LSItemContentTypes</key>\n<array>\n<string>com.example.note</string>\n</array>\n"
            + "<key>NSDocumentClass</key>\n<string>Note</string>\n</dict>\n</array>", platform: .macOS)
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeRole</key>\n<string>Viewer</string>\n"
            + "<key>LSItemContentTypes</key>\n<array>\n<string>public.png</string>\n</array>\n</dict>\n</array>", platform: .macOS)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for entry in info["CFBundleDocumentTypes"]?.elements ?? [] where entry["CFBundleTypeRole"]?.string == "Editor" {
      guard entry["NSDocumentClass"] != nil, entry["LSItemContentTypes"] != nil, entry["NSExportableTypes"] == nil else { continue }
      context.report("the type does not say what it can be saved as", at: .opening(of: entry), help: "add NSExportableTypes")
    }
  }
}
