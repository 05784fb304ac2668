import Linting

struct MalformedMimeType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-mime-type", "a MIME type is not type/subtype", .warning, .runtime,
    rationale:
      "A MIME type is two names joined by a slash. Any other text matches no content.",
    remedy: "Write type/subtype, such as text/plain.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-DOC-015"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeMIMETypes</key>\n<array>\n<string>«png»</string>\n</array>\n</dict>\n</array>"
      ],
      passing: [
        "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeMIMETypes</key>\n<array>\n<string>image/png</string>\n</array>\n</dict>\n</array>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.mimeType], in: info) {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "'\(text)' is not a MIME type", at: .content(item.value),
        help: "write it as 'type/subtype'")
    }
  }
}
