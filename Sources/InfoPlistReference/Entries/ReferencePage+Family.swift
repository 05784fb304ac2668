public import InfoPlistCatalog

extension ReferencePage {
  /// The page about a family of keys.
  public static func family(_ family: KeyFamily) -> ReferencePage {
    let rows: [[PageText]] = family.keys.compactMap { key in
      key.paths.first.map { [.link($0.description, .key($0)), PageText(key.title ?? ""), PageText(key.summary)] }
    }
    return ReferencePage(
      "\(family.title) (\(family.name))",
      [
        .paragraph(PageText(family.summary)),
        .facts([
          Fact("Category", PageText(family.category.rawValue)), Fact("File", .code(family.document.rawValue)),
        ]),
        .table(titles: ["Key", "Title in Xcode", "Meaning"], rows: rows.sorted { ($0.first?.plain ?? "") < ($1.first?.plain ?? "") }),
      ])
  }
}
