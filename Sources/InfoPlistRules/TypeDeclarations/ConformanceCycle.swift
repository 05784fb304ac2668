import Linting

struct ConformanceCycle: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/conformance-cycle", "declared types conform to each other in a circle", .warning, .runtime,
    rationale:
      "Conformance is a hierarchy. In a circle no type is more general than the others, and the system drops declarations "
      + "until the circle is gone.",
    remedy: "Take one of the conformances away.",
    citations: [.applePage("uniformtypeidentifiers"), "decision: circles are reported, not followed"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeConformsTo</key>\n<array>\n<string>«com.example.note»</string>\n"
            + "</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeConformsTo</key>\n<array>\n<string>com.example.base</string>\n"
            + "</array>\n</dict>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>com.example.base</string>\n"
            + "<key>UTTypeConformsTo</key>\n<array>\n<string>public.data</string>\n</array>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    var parents: [String: [PlacedValue]] = [:]
    for declaration in TypeIdentifiers.declarations(in: info) {
      guard let text: String = declaration.identifier, !text.isEmpty else { continue }
      parents[text, default: []] += declaration.conformances.filter { $0.literal != nil }
    }
    var reported: Set<String> = []
    for (start, list) in parents.sorted(by: { $0.key < $1.key }) {
      for link in list {
        guard let first: String = link.literal, !reported.contains(start), Self.reaches(start, from: first, parents) else { continue }
        reported.formUnion([start, first])
        context.report(
          "'\(start)' conforms to itself" + (first == start ? "" : " by way of '\(first)'"), at: .content(link),
          help: "take one of the conformances away")
      }
    }
  }

  private static func reaches(_ goal: String, from start: String, _ parents: [String: [PlacedValue]]) -> Bool {
    var seen: Set<String> = []
    var pending: [String] = [start]
    while let name: String = pending.popLast() {
      if name == goal { return true }
      guard seen.insert(name).inserted else { continue }
      pending += parents[name]?.compactMap(\.literal) ?? []
    }
    return false
  }
}
