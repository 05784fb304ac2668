import Linting

struct DynamicTypeIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/dynamic-type-identifier", "a dynamic type identifier is written down", .error, .runtime,
    rationale:
      "Identifiers that start with dyn. are made by the system for files of unknown kinds. They encode tags, differ between "
      + "systems, and cannot be declared or claimed.",
    remedy: "Declare a type of your own with the tags.",
    citations: [.applePage("uniformtypeidentifiers/uttype"), .reference(.coreFoundation)],
    requirements: ["R-DOC-033"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>«dyn.ah62d4rv4ge80e5pe»</string>\n</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>dynamo.note</string>\n</array>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, _) in Formats.strings(of: [.typeIdentifier], in: info) where text.hasPrefix("dyn.") {
      context.report(
        "'\(text)' is a dynamic identifier, which only the system makes", at: .content(item.value),
        help: "declare a type of your own with the extension or MIME type")
    }
  }
}
