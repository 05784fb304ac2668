public import InfoPlistCatalog

extension ReferencePage {
  /// How much a page about a key says.
  public struct KeyOptions: Sendable {
    /// Whether the values of tables stand on the page; otherwise only a link to them does.
    public var showsValues: Bool
    /// Whether the keys below are listed.
    public var listsMembers: Bool
    /// The depth of the first heading.
    public var headingLevel: Int

    /// Makes options.
    public init(showsValues: Bool = true, listsMembers: Bool = true, headingLevel: Int = 1) {
      self.showsValues = showsValues
      self.listsMembers = listsMembers
      self.headingLevel = headingLevel
    }
  }

  /// The page about a key.
  public static func key(_ key: InfoPlistKey, in tree: KeyTree, options: KeyOptions = KeyOptions()) -> ReferencePage {
    ReferencePage(key.paths.first?.description ?? key.name, keyBlocks(key, in: tree, options: options))
  }

  /// What is said about a key, without its name.
  static func keyBlocks(_ key: InfoPlistKey, in tree: KeyTree, options: KeyOptions) -> [Block] {
    let level: Int = options.headingLevel
    var blocks: [Block] = [.paragraph(PageText(key.summary)), .facts(facts(key))]
    if !key.details.isEmpty { blocks.append(.paragraph(PageText(key.details))) }
    if !key.whenNeeded.isEmpty { blocks.append(.paragraph(PageText([.strong("When it is needed.")]) + PageText(" " + key.whenNeeded))) }
    if !key.ifMissing.isEmpty { blocks.append(.paragraph(PageText([.strong("Without it.")]) + PageText(" " + key.ifMissing))) }
    if !key.mistakes.isEmpty {
      blocks += [.heading("Common mistakes", level: level), .list(key.mistakes.map { PageText($0) })]
    }
    if let example: String = ExampleText.xml(key) {
      blocks += [.heading("Example", level: level), .code(example, language: "xml")]
    }
    let values: [Block] = FactWording.tables(key.schema).flatMap { table in
      [.heading("Values: \(table.title)", level: level), valueRows(table)] as [Block]
    }
    if options.showsValues { blocks += values }
    if options.listsMembers, let path: InfoPlistKeyPath = key.paths.first {
      let members: [(path: InfoPlistKeyPath, key: InfoPlistKey)] = tree.members(below: path)
      if !members.isEmpty {
        blocks.append(.heading("Keys below", level: level))
        blocks.append(
          .table(
            titles: ["Key", "Type", "Meaning"],
            rows: members.map { member in
              [
                .link(member.path.description, .key(member.path)), PageText(FactWording.type(member.key.schema)),
                PageText(member.key.summary),
              ]
            }))
      }
    }
    if !key.related.isEmpty {
      blocks += [.heading("See also", level: level), .paragraph(names(key.related))]
    }
    if !key.sources.isEmpty {
      blocks += [.heading("Sources", level: level), .list(key.sources.map(source))]
    }
    if !key.requirements.isEmpty {
      blocks.append(.paragraph(PageText("Statements of the reference: " + key.requirements.joined(separator: ", ") + ".")))
    }
    return blocks
  }

  private static func facts(_ key: InfoPlistKey) -> [Fact] {
    var facts: [Fact] = []
    if let title: String = key.title { facts.append(Fact("Title in Xcode", PageText(title))) }
    if key.paths.count > 1 {
      facts.append(Fact("Places", .joined(key.paths.map { .code($0.description) })))
    } else if !key.isTopLevel, let path: InfoPlistKeyPath = key.paths.first {
      facts.append(Fact("Place", .code(path.description)))
    }
    if key.family.document != .infoPlist { facts.append(Fact("File", .code(key.family.document.rawValue))) }
    let forms: [PageText] = FactWording.forms(key.schema)
    let type: PageText = PageText(FactWording.type(key.schema))
    facts.append(Fact("Type", forms.isEmpty ? type : type + "; " + .joined(forms, separator: "; ")))
    facts.append(Fact("Default", FactWording.defaultValue(key.defaultValue)))
    facts.append(
      Fact("Platforms", PageText(key.availability.isEmpty ? "no source names platforms" : FactWording.availability(key.availability))))
    if !key.expectations.isEmpty {
      facts.append(Fact("Expected", PageText(key.expectations.map(FactWording.expectation).joined(separator: "; "))))
    }
    if !key.localization.isEmpty {
      facts.append(Fact("Translation", PageText(key.localization.map(FactWording.localization).joined(separator: "; "))))
    }
    if let author: String = FactWording.author(key.author) { facts.append(Fact("Written by", PageText(author))) }
    if !key.buildSettings.isEmpty { facts.append(Fact("Build settings", .joined(key.buildSettings.map { .code($0) }))) }
    for (name, list) in [
      ("Replaces", key.supersedes), ("Replaced by", key.supersededBy), ("Not together with", key.excludes), ("Needs", key.needs),
    ] where !list.isEmpty {
      facts.append(Fact(name, names(list)))
    }
    if !key.files.isEmpty { facts.append(Fact("Files", .joined(key.files.map { .code($0) }))) }
    if !key.misspellings.isEmpty { facts.append(Fact("Wrong spellings", .joined(key.misspellings.map { .code($0) }))) }
    facts.append(Fact("Family", PageText("\(key.family.title) (\(key.family.name))")))
    if key.confidence != .high { facts.append(Fact("Confidence", PageText(key.confidence.rawValue))) }
    return facts
  }

  /// Names of keys with links to their pages.
  static func names(_ list: [String]) -> PageText {
    .joined(
      list.map { name in
        let path: InfoPlistKeyPath = InfoPlistKeyPath(name)
        if KeyCatalog.key(at: path) != nil { return .link(name, .key(path)) }
        if let place: InfoPlistKeyPath = KeyCatalog.keys(named: name).first?.paths.first { return .link(name, .key(place)) }
        return .code(name)
      })
  }

  /// A source, as a link where it is an address.
  static func source(_ source: Source) -> PageText {
    source.description.hasPrefix("https://") && !source.description.contains(" ")
      ? .link(source.description, .web(source.description)) : PageText(source.description)
  }
}
