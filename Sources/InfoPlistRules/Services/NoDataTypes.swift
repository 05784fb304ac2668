import Linting

struct NoDataTypes: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "services/no-data-types", "a service neither takes nor gives data", .warning, .runtime,
    rationale:
      "The Services menu offers what fits the selection. A service that names no types to take or to give fits nothing, "
      + "and is not shown.",
    remedy: "Add NSSendTypes, NSReturnTypes or NSSendFileTypes.",
    citations: [.reference(.cocoa), .keyPage("nsservices")],
    requirements: ["R-SVC-008", "R-SVC-010"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSServices</key>\n<array>\n«<dict>»\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n</dict>\n</array>"
        ),
        .info(
          "<key>NSServices</key>\n<array>\n«<dict>»\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSSendTypes</key>\n<array/>\n</dict>\n</array>"
        ),
      ],
      passing: [
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSPortName</key>\n<string>Notes</string>\n<key>NSSendTypes</key>\n<array>\n<string>NSStringPboardType</string>\n</array>\n</dict>\n</array>"
        ),
        .info(
          "<key>NSServices</key>\n<array>\n<dict>\n<key>NSMenuItem</key>\n<dict>\n<key>default</key>\n<string>Add Note</string>\n</dict>\n<key>NSMessage</key>\n<string>addNote</string>\n<key>NSSendFileTypes</key>\n<array>\n<string>public.image</string>\n</array>\n</dict>\n</array>"
        ),
        .info("<key>NSServices</key>\n<array>\n<dict/>\n</array>", note: "an empty entry of a template"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for service in info["NSServices"]?.elements ?? [] where service.kind == .dictionary && !service.members.isEmpty {
      let types: [PlacedValue] = ["NSSendTypes", "NSReturnTypes", "NSSendFileTypes"].compactMap { service[$0] }
      guard types.allSatisfy({ $0.kind == .array && $0.elements.isEmpty }) else { continue }
      context.report(
        "a service names no types of data", at: .opening(of: service), help: "add NSSendTypes, NSReturnTypes or NSSendFileTypes")
    }
  }
}
