import Diagnostics
import Foundation
import InfoPlistReference
import InfoPlistRules
import Linting

/// `docs/rules`: an index, and a page a rule.
public struct RulePageFiles: Generator {
  /// `rule-pages`.
  public let name: String = "rule-pages"

  private static let folder: String = "docs/rules"

  /// Makes the generator.
  public init() {}

  /// Draws all pages.
  public func files(package: URL) throws -> [GeneratedFile] {
    let rules: RuleSet = RuleRegistry.all
    let renderer: MarkdownPageRenderer = MarkdownPageRenderer { ReferencePageFiles.address($0, from: "../../reference") }
    return [GeneratedFile(path: "\(Self.folder)/README.md", content: Self.index(rules.infos))]
      + ReferencePage.rules(rules).map { id, page in
        GeneratedFile(path: "\(Self.folder)/\(id.rawValue).md", content: renderer.render(page))
      }
  }

  /// The files that the generator made and would not make any more.
  public func leftovers(package: URL) throws -> [String] {
    let wanted: Set<String> = Set(try files(package: package).map(\.path))
    let names: [String] =
      FileManager.default.enumerator(atPath: package.appendingPathComponent(Self.folder).path)?
      .compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") }.map { "\(Self.folder)/\($0)" }.filter { !wanted.contains($0) }.sorted()
  }

  /// The index: a table for each category. It counts nothing, so that rules of different categories can be added side by side.
  private static func index(_ infos: [RuleInfo]) -> String {
    var text: String = """
      # Rules

      These pages are made from the sources of the rules (`infoplist-dev generate --only rule-pages`); `infoplist explain RULE` shows the same, and
      `infoplist rules` lists and filters. How much a finding matters can be changed (`docs/Configuration.md`).

      """
    for category in Set(infos.map(\.id.category)).sorted() {
      text += "\n## \(category)\n\n| rule | severity | harm | runs | fix | what is wrong |\n|---|---|---|---|---|---|\n"
      for info in infos where info.id.category == category {
        let runs: String =
          switch info.activation {
          case .standard: "always"
          case .onRequest: "on request"
          case .preview: "as a preview"
          }
        let title: String = info.title.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "<", with: "\\<")
        text += "| [\(info.id)](\(info.id).md) | \(info.severity.rawValue) | \(info.harm.rawValue) | \(runs) "
        text += "| \(info.fix?.rawValue ?? "") | \(title) |\n"
      }
    }
    return text
  }
}
