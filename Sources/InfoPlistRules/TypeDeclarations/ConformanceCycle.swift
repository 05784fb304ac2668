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
            + "</array>\n</dict>\n</array>"),
        .info(
          "<key>UTImportedTypeDeclarations</key>\n<array>\n" + declaration("org.z", "org.y") + declaration("org.c", "org.a")
            + declaration("org.b", "org.c") + declaration("org.a", "«org.b»") + declaration("org.y", "org.a")
            + declaration("org.p", "«org.q»") + declaration("org.q", "org.p") + "</array>"),
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.note</string>\n<key>UTTypeConformsTo</key>\n<array>\n<string>com.example.base</string>\n"
            + "</array>\n</dict>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>com.example.base</string>\n"
            + "<key>UTTypeConformsTo</key>\n<array>\n<string>public.data</string>\n</array>\n</dict>\n</array>")
      ])
  }

  private static func declaration(_ name: String, _ parent: String) -> String {
    "<dict>\n<key>UTTypeIdentifier</key>\n<string>\(name)</string>\n<key>UTTypeConformsTo</key>\n<string>\(parent)</string>\n</dict>\n"
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    var parents: [String: [PlacedValue]] = [:]
    for declaration in TypeIdentifiers.declarations(in: info) {
      guard let text: String = declaration.identifier, !text.isEmpty else { continue }
      parents[text, default: []] += declaration.conformances.filter { $0.literal != nil }
    }
    let rising: [String: PlacedValue] = Self.links(parents)
    var seen: Set<String> = []
    for start in rising.keys.sorted() {
      var way: [String] = []
      var name: String = start
      while let link: PlacedValue = rising[name], seen.insert(name).inserted {
        way.append(name)
        name = link.literal ?? ""
      }
      // The way ends where another one went before, or closes its circle.
      guard let first: Int = way.firstIndex(of: name), let least: String = way[first...].min(), let link: PlacedValue = rising[least] else {
        continue
      }
      let next: String = link.literal ?? ""
      context.report(
        "'\(least)' conforms to itself" + (next == least ? "" : " by way of '\(next)'"), at: .content(link),
        help: "take one of the conformances away")
    }
  }

  /// For each type from which no way up ends, the first conformance that leads on such a way. Takes time in proportion to the declarations.
  private static func links(_ parents: [String: [PlacedValue]]) -> [String: PlacedValue] {
    var children: [String: [String]] = [:]
    var counts: [String: Int] = [:]
    for (name, list) in parents {
      for parent in list.compactMap(\.literal) where parents[parent] != nil {
        children[parent, default: []].append(name)
        counts[name, default: 0] += 1
      }
    }
    // Types that end a way are taken away until there are none.
    var ended: [String] = parents.keys.filter { counts[$0] == nil }
    while let name: String = ended.popLast() {
      for child in children[name] ?? [] {
        counts[child, default: 0] -= 1
        if counts[child] == 0 { ended.append(child) }
      }
    }
    var links: [String: PlacedValue] = [:]
    for (name, list) in parents where counts[name, default: 0] > 0 {
      links[name] = list.first { counts[$0.literal ?? "", default: 0] > 0 }
    }
    return links
  }
}
