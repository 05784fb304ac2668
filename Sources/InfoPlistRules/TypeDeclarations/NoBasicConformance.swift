import Linting

struct NoBasicConformance: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "type-declarations/no-basic-conformance", "a declared type reaches none of the basic types", .warning, .runtime, activation: .preview,
    rationale:
      "Every type of files conforms, by way of others, to public.data, public.directory, com.apple.package or "
      + "public.composite-content, and every one of documents to public.content. A chain of declared types that ends "
      + "elsewhere leaves the type outside of all queries.",
    remedy: "Let the last type of the chain conform to public.data or com.apple.package.",
    citations: [
      .applePage("uniformtypeidentifiers/defining-file-and-data-types-for-your-app"),
      "decision: conformance over declared types and the types of the system",
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>«com.example.a»</string>\n<key>UTTypeConformsTo</key>\n<array>\n<string>com.example.b</string>\n"
            + "</array>\n</dict>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>«com.example.b»</string>\n"
            + "<key>UTTypeConformsTo</key>\n<array>\n<string>com.example.c</string>\n</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n"
            + "<string>com.example.a</string>\n<key>UTTypeConformsTo</key>\n<array>\n<string>org.other.b</string>\n</array>\n"
            + "</dict>\n</array>"),
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>UTTypeIdentifier</key>\n<string>com.example.a</string>\n"
            + "<key>UTTypeConformsTo</key>\n<array>\n<string>com.example.a</string>\n</array>\n</dict>\n</array>",
          note: "a circle, of which another rule tells"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let all: [TypeIdentifiers.Declaration] = TypeIdentifiers.declarations(in: info)
    guard let own: [Substring] = all.first?.identifier.map({ Array($0.split(separator: ".").prefix(2)) }), own.count == 2 else { return }
    var parents: [String: [String]] = [:]
    for declaration in all {
      guard let name: String = declaration.identifier else { continue }
      parents[name, default: []] += declaration.conformances.compactMap(\.literal)
    }
    for declaration in all {
      guard let name: String = declaration.identifier, let value: PlacedValue = declaration.value["UTTypeIdentifier"] else { continue }
      guard parents[name]?.isEmpty == false, Self.staysInside(name, parents, maker: own) else { continue }
      context.report(
        "'\(name)' reaches none of the basic types", at: .content(value), help: "let it conform to 'public.data' or 'com.apple.package'")
    }
  }

  /// Whether all ways from a type end at types of the same maker.
  private static func staysInside(_ start: String, _ parents: [String: [String]], maker: [Substring]) -> Bool {
    var seen: Set<String> = []
    var pending: [String] = [start]
    while let name: String = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      if Array(name.split(separator: ".").prefix(2)) != maker { return false }
      let next: [String] = parents[name] ?? []
      if next.contains(start) { return false }
      pending += next
    }
    return true
  }
}
