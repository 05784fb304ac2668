import Foundation
import InfoPlistCatalog
import InfoPlistReference

/// `docs/reference`: an index, a page for each top-level key with the keys below it, and a page for each table of values.
public struct ReferencePageFiles: Generator {
  /// `reference-pages`.
  public let name: String = "reference-pages"

  private static let folder: String = "docs/reference"

  /// Makes the generator.
  public init() {}

  /// Draws all pages.
  public func files(package: URL) throws -> [GeneratedFile] {
    let tree: KeyTree = KeyTree()
    let keys: [InfoPlistKey] = KeyFamily.Document.allCases.flatMap { tree.topLevelKeys(of: $0) }
    var files: [GeneratedFile] = [GeneratedFile(path: "\(Self.folder)/README.md", content: Self.index(tree: tree))]
    files += keys.map { key in
      GeneratedFile(path: "\(Self.folder)/keys/\(key.name).md", content: Self.page(key, in: tree))
    }
    files += ValueTable.all.map { table in
      let renderer: MarkdownPageRenderer = MarkdownPageRenderer { Self.address($0, from: "values") }
      return GeneratedFile(path: "\(Self.folder)/values/\(table.name).md", content: renderer.render(.table(table, in: tree)))
    }
    return files
  }

  /// The files that the generator made and would not make any more.
  public func leftovers(package: URL) throws -> [String] {
    let wanted: Set<String> = Set(try files(package: package).map(\.path))
    let names: [String] =
      FileManager.default.enumerator(atPath: package.appendingPathComponent(Self.folder).path)?
      .compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") }.map { "\(Self.folder)/\($0)" }.filter { !wanted.contains($0) }.sorted()
  }

  /// The page of a top-level key.
  private static func page(_ key: InfoPlistKey, in tree: KeyTree) -> String {
    let renderer: MarkdownPageRenderer = MarkdownPageRenderer { address($0, from: "keys") }
    var page: ReferencePage = .key(
      key, in: tree, options: ReferencePage.KeyOptions(showsValues: false, listsMembers: true, headingLevel: 1))
    page.title = key.name
    for (path, nested) in nested(below: InfoPlistKeyPath([.key(key.name)]), in: tree) {
      page.blocks.append(.heading(path.description, level: 1))
      let options: ReferencePage.KeyOptions = ReferencePage.KeyOptions(showsValues: false, listsMembers: false, headingLevel: 2)
      page.blocks += ReferencePage.key(nested, in: tree, options: options).blocks
    }
    return renderer.render(page)
  }

  /// All entries at any depth below a place, outer ones first, each with the path that leads there.
  private static func nested(below root: InfoPlistKeyPath, in tree: KeyTree) -> [(InfoPlistKeyPath, InfoPlistKey)] {
    var result: [(InfoPlistKeyPath, InfoPlistKey)] = []
    for key in tree.keys {
      for path in key.paths where path.segments.count > root.segments.count && path.segments.starts(with: root.segments) {
        result.append((path, key))
      }
    }
    return result.sorted { $0.0.description < $1.0.description }
  }

  /// The relative address of a page from a folder of the reference.
  static func address(_ link: PageLink, from folder: String) -> String? {
    func relative(_ target: String, _ name: String) -> String {
      folder == target ? name : folder.isEmpty ? "\(target)/\(name)" : "../\(target)/\(name)"
    }
    switch link {
    case .web(let url): return url
    case .table(let name): return name.isEmpty ? nil : relative("values", "\(name).md")
    case .key(let path):
      guard case .key(let top)? = path.segments.first, KeyCatalog.topLevelKey(named: top) != nil else { return nil }
      let page: String = relative("keys", "\(top).md")
      return path.isTopLevel ? page : "\(page)#\(anchor(path.description))"
    }
  }

  /// The anchor that code hosts give a heading: lower case, letters, digits, hyphens and underscores kept, spaces as hyphens.
  static func anchor(_ heading: String) -> String {
    heading.lowercased().compactMap { character in
      character == " " ? "-" : character.isLetter || character.isNumber || character == "-" || character == "_" ? String(character) : nil
    }.joined()
  }

  /// The index: families by category with their top-level keys, and the tables of values.
  private static func index(tree: KeyTree) -> String {
    var blocks: [ReferencePage.Block] = [
      .paragraph(
        "Every key that the catalogue knows, from one definition each in the sources of InfoPlistCatalog. These pages are generated; the same texts are shown by the command infoplist explain."
      )
    ]
    for category in KeyFamily.Category.allCases {
      let families: [KeyFamily] = KeyFamily.all.filter { $0.category == category }.sorted { $0.title < $1.title }
      guard !families.isEmpty else { continue }
      blocks.append(.heading(category.rawValue, level: 1))
      for family in families {
        blocks.append(.heading(family.title, level: 2))
        blocks.append(.paragraph(PageText(family.summary)))
        let places: [(InfoPlistKeyPath, InfoPlistKey)] = family.keys.compactMap { key in
          (key.paths.first { $0.isTopLevel } ?? key.paths.first).map { ($0, key) }
        }.sorted { $0.0.description < $1.0.description }
        blocks.append(
          .table(
            titles: ["Key", "Title in Xcode", "Meaning"],
            rows: places.map { [.link($0.0.description, .key($0.0)), PageText($0.1.title ?? ""), PageText($0.1.summary)] }))
      }
    }
    blocks.append(.heading("Tables of values", level: 1))
    blocks.append(
      .table(
        titles: ["Table", "Values", "About"],
        rows: ValueTable.all.sorted { $0.name < $1.name }.map {
          [.link($0.name, .table($0.name)), PageText(String($0.entries.count)), PageText($0.summary)]
        }))
    return MarkdownPageRenderer { address($0, from: "") }.render(ReferencePage("Info.plist keys", blocks))
  }
}
