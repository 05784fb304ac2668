import Linting

struct WholeSelector: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "services/whole-selector", "NSMessage is a whole selector", .error, .runtime,
    rationale:
      "Only the first part of the method's name stands in NSMessage; the system adds userData:error: itself. With the "
      + "whole selector it looks for a method that nobody has.",
    remedy: "Write the part before the first colon.",
    citations: [.reference(.cocoa), .keyPage("nsservices/nsmessage")],
    requirements: ["R-SVC-003"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>«addNote:userData:error:»</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n</array>",
          fixed:
            "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n</array>"
        )
      ],
      passing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n</array>"
        )
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for service in info["NSServices"]?.elements ?? [] {
      guard let value: PlacedValue = service["NSMessage"], let text: String = value.literal,
        let colon: String.Index = text.firstIndex(of: ":"),
        colon > text.startIndex
      else { continue }
      let name: String = String(text[..<colon])
      context.report(
        "NSMessage is the whole selector '\(text)'", at: .content(value), help: "write '\(name)'",
        fixes: [.set(value, to: .string(name), "write '\(name)'")])
    }
  }
}
