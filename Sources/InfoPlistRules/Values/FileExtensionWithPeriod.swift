import Linting

struct FileExtensionWithPeriod: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/file-extension-with-period", "a filename extension starts with a period", .warning, .runtime,
    rationale:
      "Extensions are compared without their period. With one, the text matches files whose names hold two periods in a row, "
      + "which means none.",
    remedy: "Take the period away.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-DOC-003", "R-UTI-017"], fix: .safe, formerIDs: ["type-declarations/extension-tag-with-period"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeExtensions</key>\n<array>\n<string>«.note»</string>\n</array>\n</dict>\n</array>",
          fixed:
            "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeExtensions</key>\n<array>\n<string>note</string>\n</array>\n</dict>\n</array>"
        ),
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeTagSpecification</key>\n<dict>\n"
            + "<key>public.filename-extension</key>\n<string>«.note»</string>\n</dict>\n</dict>\n</array>",
          fixed: "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeTagSpecification</key>\n<dict>\n"
            + "<key>public.filename-extension</key>\n<string>note</string>\n</dict>\n</dict>\n</array>"),
      ],
      passing: [
        "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeExtensions</key>\n<array>\n<string>note</string>\n</array>\n</dict>\n</array>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.fileExtension], in: info) {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "the extension '\(text)' starts with a period", at: .content(item.value),
        help: "write '\(text.drop { $0 == "." })'",
        fixes: [.set(item.value, to: .string(String(text.drop { $0 == "." })), "take the period away")])
    }
  }
}
