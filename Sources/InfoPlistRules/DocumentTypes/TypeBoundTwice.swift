import Linting

struct TypeBoundTwice: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "document-types/type-bound-twice", "two document types bind the same type of file", .info, .style, activation: .onRequest,
    rationale:
      "Which of the entries gives name, icon and role of such a file is not stated. One of them is usually left over.",
    remedy: "Keep one.",
    citations: [.reference(.coreFoundation)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n</array>\n</dict>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>«public.png»</string>\n</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleDocumentTypes</key>\n<array>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.png</string>\n</array>\n</dict>\n<dict>\n<key>LSItemContentTypes</key>\n<array>\n"
            + "<string>public.jpeg</string>\n</array>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    var owners: [String: Int] = [:]
    for item in info.cataloged(at: "CFBundleDocumentTypes[].LSItemContentTypes[]") {
      guard let text: String = item.value.literal, !text.isEmpty, let list: Int = item.parent else { continue }
      guard let owner: Int = owners[text] else {
        owners[text] = list
        continue
      }
      guard owner != list else { continue }
      context.report("another document type binds '\(text)' too", at: .content(item.value), help: "keep one of them")
    }
  }
}
