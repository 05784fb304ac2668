import Linting

struct PasteboardTypeAsFileType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/pasteboard-type-as-file-type", "a name of a pasteboard type stands where types of files are named", .warning, .runtime,
    rationale:
      "NSSendFileTypes takes type identifiers only. Names of pasteboard types match no file; they belong into NSSendTypes.",
    remedy: "Move the name to NSSendTypes, or write a type identifier.",
    citations: [.reference(.cocoa)],
    requirements: ["R-SVC-004", "R-SVC-012"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSSendFileTypes</key>\n<array>\n"
            + "<string>«NSFilenamesPboardType»</string>\n</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSSendFileTypes</key>\n<array>\n<string>public.item</string>\n"
            + "</array>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "NSServices[].NSSendFileTypes[]") {
      guard let text: String = item.value.literal, text.hasPrefix("NS"), text.hasSuffix("Type") else { continue }
      context.report(
        "'\(text)' is the name of a pasteboard type", at: .content(item.value), help: "write a type identifier such as 'public.item'")
    }
  }
}
