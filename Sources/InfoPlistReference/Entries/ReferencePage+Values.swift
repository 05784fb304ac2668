public import InfoPlistCatalog

extension ReferencePage {
  /// The page about a table of values, with the keys that use it.
  public static func table(_ table: ValueTable, in tree: KeyTree) -> ReferencePage {
    var blocks: [Block] = [.paragraph(PageText(table.summary))]
    blocks.append(
      .paragraph(
        PageText(
          table.isClosed
            ? "Other values are wrong where a key takes these." : "Other values are possible: the list is known not to be complete.")))
    blocks.append(valueRows(table))
    let users: [InfoPlistKey] = keys(using: table, in: tree)
    if !users.isEmpty {
      blocks.append(.heading("Used by", level: 1))
      blocks.append(
        .list(users.compactMap { key in key.paths.first.map { .link($0.description, .key($0)) + PageText(": " + key.summary) } }))
    }
    if !table.sources.isEmpty { blocks += [.heading("Sources", level: 1), .list(table.sources.map(source))] }
    if !table.requirements.isEmpty {
      blocks.append(.paragraph(PageText("Statements of the reference: " + table.requirements.joined(separator: ", ") + ".")))
    }
    return ReferencePage("\(table.title) (\(table.name))", blocks)
  }

  /// The page about one value: what it means in each table that has it.
  public static func value(_ value: String, in tables: [(table: ValueTable, entry: ValueEntry)], tree: KeyTree) -> ReferencePage {
    var blocks: [Block] = []
    for (table, entry) in tables {
      if tables.count > 1 { blocks.append(.heading(table.title, level: 1)) }
      blocks.append(.paragraph(PageText(entry.meaning)))
      var facts: [Fact] = []
      if let title: String = entry.title { facts.append(Fact("Title", PageText(title))) }
      facts.append(Fact("Table", .link(table.name, .table(table.name)) + PageText(" (\(table.title))")))
      facts.append(Fact("Type", PageText(entry.isInteger ? "integer" : "string")))
      let users: [InfoPlistKey] = keys(using: table, in: tree)
      if !users.isEmpty {
        facts.append(Fact("Value of", .joined(users.compactMap { key in key.paths.first.map { .link($0.description, .key($0)) } })))
      }
      if !entry.availability.isEmpty { facts.append(Fact("Platforms", PageText(FactWording.availability(entry.availability)))) }
      if !entry.supersededBy.isEmpty { facts.append(Fact("Replaced by", .joined(entry.supersededBy.map { .code($0) }))) }
      if !entry.requiredKeys.isEmpty { facts.append(Fact("Needs the keys", names(entry.requiredKeys))) }
      if !entry.misspellings.isEmpty { facts.append(Fact("Wrong spellings", .joined(entry.misspellings.map { .code($0) }))) }
      if entry.confidence != .high { facts.append(Fact("Confidence", PageText(entry.confidence.rawValue))) }
      blocks.append(.facts(facts))
      let sources: [Source] = entry.sources + table.sources
      if !sources.isEmpty { blocks += [.heading("Sources", level: 2), .list(sources.map(source))] }
      if !entry.requirements.isEmpty {
        blocks.append(.paragraph(PageText("Statements of the reference: " + entry.requirements.joined(separator: ", ") + ".")))
      }
    }
    return ReferencePage(value, blocks)
  }

  /// The rows of a table: value, meaning, platforms.
  static func valueRows(_ table: ValueTable) -> Block {
    .table(
      titles: ["Value", "Meaning", "Platforms"],
      rows: table.entries.map { entry in
        var meaning: PageText = PageText((entry.title.map { "\($0): " } ?? "") + entry.meaning)
        if !entry.supersededBy.isEmpty { meaning = meaning + " Replaced by " + .joined(entry.supersededBy.map { .code($0) }) + "." }
        if !entry.requiredKeys.isEmpty { meaning = meaning + " Needs " + names(entry.requiredKeys) + "." }
        if entry.confidence != .high { meaning = meaning + PageText(" Confidence: \(entry.confidence.rawValue).") }
        return [.code(entry.value), meaning, PageText(FactWording.availability(entry.availability))]
      })
  }

  /// The entries whose schema names a table.
  static func keys(using table: ValueTable, in tree: KeyTree) -> [InfoPlistKey] {
    tree.keys.filter { FactWording.tables($0.schema).contains { $0.name == table.name } }
  }
}
