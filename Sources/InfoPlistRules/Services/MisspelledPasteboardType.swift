import Linting

struct MisspelledPasteboardType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "services/misspelled-pasteboard-type", "a service names a pasteboard type that is nearly a known one", .warning, .runtime,
    rationale:
      "NSSendTypes and NSReturnTypes are compared with the names that stand on the pasteboard. A misspelled name fits nothing, and a service without any "
      + "type that fits is never offered.",
    remedy: "Write the name of the type: a type identifier, or one of the older names such as NSStringPboardType.",
    citations: [.reference(.cocoa), .keyPage("nsservices/nssendtypes"), .applePage("appkit/nspasteboard/pasteboardtype")],
    requirements: ["R-SVC-009", "R-SVC-013"], fix: .unsafe, supersedes: ["values/unknown-value"])

  private static func service(_ type: String) -> String {
    "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n"
      + "<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n"
      + "<string>\(type)</string>\n</array>\n</dict>\n</array>"
  }

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(service("«NSStringPboardTyp»"), fixed: service("NSStringPboardType"))
      ],
      passing: [
        .info(service("NSStringPboardType")), .info(service("public.utf8-plain-text")), .info(service("com.example.note")),
        .info(service("MyOwnPboardType"), note: "apps have types of their own"),
        .info(service("NSPasteboardTypeString"), note: "apps that work are seen with it"),
      ])
  }

  private static let older: [String] = [
    "NSStringPboardType", "NSFilenamesPboardType", "NSURLPboardType", "NSTIFFPboardType", "NSRTFPboardType", "NSRTFDPboardType",
    "NSHTMLPboardType", "NSPDFPboardType", "NSPostScriptPboardType", "NSTabularTextPboardType", "NSFontPboardType", "NSRulerPboardType",
    "NSColorPboardType", "NSSoundPboardType", "NSVCardPboardType", "NSFilesPromisePboardType", "NSMultipleTextSelectionPboardType",
    "NSPICTPboardType", "NSFileContentsPboardType", "NSInkTextPboardType",
  ]

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for service in info["NSServices"]?.elements ?? [] {
      for list in [service["NSSendTypes"], service["NSReturnTypes"]] {
        for value in list?.elements ?? [] {
          guard let text: String = value.literal, text.hasPrefix("NS"), !Self.older.contains(text) else { continue }
          guard let right: String = ValueNames.nearest(to: text, among: Self.older) else { continue }
          context.report(
            "'\(text)' is no known pasteboard type", at: .content(value), help: "did you mean '\(right)'?",
            fixes: [.set(value, to: .string(right), "write '\(right)'")])
        }
      }
    }
  }
}
