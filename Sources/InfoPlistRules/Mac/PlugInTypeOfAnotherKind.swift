import Linting

struct PlugInTypeOfAnotherKind: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "mac/plug-in-type-of-another-kind", "CFPlugInTypes does not name the type that the system asks for", .error, .runtime,
    scope: RuleScope(products: [.quickLookGenerator, .spotlightImporter]),
    rationale:
      "The system loads plug-ins by the identifier of their type: 5E2D9680-5022-40FA-B806-43349622E5B9 for Quick Look "
      + "generators, 8B08C4BF-415B-11D8-B3F9-0003936726FC for Spotlight importers. A plug-in without it is never loaded.",
    remedy: "Write the identifier of the template as key of CFPlugInTypes.",
    citations: [
      Citation(.publicFiles, .medium), Citation(Source("Quick Look Programming Guide and Spotlight Importer Programming Guide, Apple")),
      .keyPage("cfplugintypes"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>«CFPlugInTypes»</key>\n<dict>\n<key>8B08C4BF-415B-11D8-B3F9-0003936726FC</key>\n<array>\n<string>F0000000-0000-0000-0000-000000000001</string>\n</array>\n</dict>",
          product: .quickLookGenerator)
      ],
      passing: [
        .info(
          "<key>CFPlugInTypes</key>\n<dict>\n<key>5E2D9680-5022-40FA-B806-43349622E5B9</key>\n<array>\n<string>F0000000-0000-0000-0000-000000000001</string>\n</array>\n</dict>",
          product: .quickLookGenerator),
        .info(
          "<key>CFPlugInTypes</key>\n<dict>\n<key>8b08c4bf-415b-11d8-b3f9-0003936726fc</key>\n<array>\n<string>F0000000-0000-0000-0000-000000000001</string>\n</array>\n</dict>",
          product: .spotlightImporter),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let expected: String =
      info.facts.product == .quickLookGenerator ? "5E2D9680-5022-40FA-B806-43349622E5B9" : "8B08C4BF-415B-11D8-B3F9-0003936726FC"
    guard let types: PlacedValue = info["CFPlugInTypes"], types.kind == .dictionary else { return }
    guard !types.members.contains(where: { $0.key.uppercased() == expected }) else { return }
    context.report(
      "CFPlugInTypes does not have the type '\(expected)'", at: .key(types), notes: [DiagnosticNote("the system never loads the plug-in")],
      help: "write it as key in the place of the other")
  }
}
