import Linting

struct MalformedChosenKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/malformed-chosen-key", "a key that the developer chooses is not of the form that its dictionary asks for", .warning, .runtime,
    rationale:
      "In some dictionaries the keys are data: UUIDs of interfaces, identifiers of bundles, schemes. A key of another form "
      + "is never looked up.",
    remedy: "Write the key in the form that the message names.",
    citations: [.reference(.coreFoundation), .applePage("bundleresources")],
    requirements: ["R-PLUG-005", "R-PLUG-007"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFPlugInFactories</key>\n<dict>\n<key>«main»</key>\n<string>Make</string>\n</dict>"
      ],
      passing: [
        "<key>CFPlugInFactories</key>\n<dict>\n<key>2A6E1A80-5D0C-4A1D-9B8E-0D3B3B0A7C11</key>\n<string>Make</string>\n</dict>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.standing == .chosen && !item.value.key.isEmpty {
      guard let parent: Int = item.parent, let schema: ValueSchema = info.cataloged[parent].schema?.alternative(for: .dictionary) else {
        continue
      }
      guard case .dictionary(.chosen(let format, _)) = schema, !BuildVariable.occurs(in: item.value.key) else { continue }
      guard !Formats.isValid(item.value.key, format) else { continue }
      context.report("the key '\(item.value.key)' is not a \(format.meaning)", at: .key(item.value), help: "write a \(format.meaning)")
    }
  }
}
