import Linting

struct ImporterWithoutRole: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "mac/importer-without-role", "a Quick Look generator or Spotlight importer names no files that it reads", .error, .runtime,
    scope: RuleScope(products: [.quickLookGenerator, .spotlightImporter]),
    rationale:
      "The system asks a generator for the files of document types with the role QLGenerator, and an importer for those "
      + "with MDImporter. Without such a type it is never called.",
    remedy: "Add a document type with that role and the types of files.",
    citations: [
      .keyPage("cfbundledocumenttypes"), Citation(.publicFiles, .medium), Citation(Source("Quick Look Programming Guide, Apple")),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", product: .quickLookGenerator),
        .info(
          "<key>CFBundleDocumentTypes</key>\n«<array>\n<dict>\n<key>CFBundleTypeRole</key>\n<string>Viewer</string>\n<key>LSItemContentTypes</key>\n<array>\n<string>com.example.note</string>\n</array>\n</dict>\n</array>»",
          product: .spotlightImporter),
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeRole</key>\n<string>QLGenerator</string>\n<key>LSItemContentTypes</key>\n<array>\n<string>com.example.note</string>\n</array>\n</dict>\n</array>",
          product: .quickLookGenerator),
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeRole</key>\n<string>MDImporter</string>\n<key>LSItemContentTypes</key>\n<array>\n<string>com.example.note</string>\n</array>\n</dict>\n</array>",
          product: .spotlightImporter),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let role: String = info.facts.product == .quickLookGenerator ? "QLGenerator" : "MDImporter"
    let types: PlacedValue? = info["CFBundleDocumentTypes"]
    guard types?.elements.contains(where: { $0["CFBundleTypeRole"]?.string == role }) != true else { return }
    context.report(
      "no document type has the role '\(role)'", at: types.map { .value($0) } ?? info.opening,
      notes: [DiagnosticNote("the system never asks for files")], help: "add a document type with the role '\(role)'")
  }
}
