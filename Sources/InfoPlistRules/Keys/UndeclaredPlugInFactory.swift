import Linting

struct UndeclaredPlugInFactory: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/undeclared-plug-in-factory", "a plug-in type names a factory that is not there", .error, .runtime,
    rationale:
      "CFPlugInTypes lists, for each interface, the UUIDs of factories, and CFPlugInFactories the functions of those "
      + "factories. A UUID without function makes no plug-in. Where the plug-in registers itself, its code may add the "
      + "factory.",
    remedy: "Add the factory to CFPlugInFactories.",
    citations: [.reference(.coreFoundation), "decision: an error only when registration is static"],
    requirements: ["R-PLUG-008"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFPlugInFactories</key>\n<dict/>\n<key>CFPlugInTypes</key>\n<dict>\n"
            + "<key>2A6E1A80-5D0C-4A1D-9B8E-0D3B3B0A7C11</key>\n<array>\n"
            + "<string>«2A6E1A80-5D0C-4A1D-9B8E-0D3B3B0A7C12»</string>\n</array>\n</dict>")
      ],
      passing: [
        .info(
          "<key>CFPlugInFactories</key>\n<dict>\n<key>2a6e1a80-5d0c-4a1d-9b8e-0d3b3b0a7c12</key>\n<string>Make</string>\n"
            + "</dict>\n<key>CFPlugInTypes</key>\n<dict>\n<key>2A6E1A80-5D0C-4A1D-9B8E-0D3B3B0A7C11</key>\n<array>\n"
            + "<string>2A6E1A80-5D0C-4A1D-9B8E-0D3B3B0A7C12</string>\n</array>\n</dict>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let types: PlacedValue = info["CFPlugInTypes"], types.kind == .dictionary else { return }
    let isDynamic: Bool = info["CFPlugInDynamicRegistration"].flatMap { $0.node.boolean ?? $0.string.flatMap(Shapes.boolean) } ?? false
    let known: Set<String> = Set((info["CFPlugInFactories"]?.members ?? []).map { $0.key.uppercased() })
    for element in types.members.flatMap(\.elements) {
      guard let text: String = element.literal, Formats.isUUID(text), !known.contains(text.uppercased()) else { continue }
      context.report(
        "no factory '\(text)' is in CFPlugInFactories", at: .content(element), help: "add it with the name of its function",
        severity: isDynamic ? .info : nil)
    }
  }
}
