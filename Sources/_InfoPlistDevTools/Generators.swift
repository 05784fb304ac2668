import Foundation

/// The generators, and how they are run.
public enum Generators {
  /// Every generator, in the order they run.
  public static let all: [any Generator] = [
    CatalogIndexFiles(),
    CommandsPage(),
    RuleRegistryFile(),
    ReferencePageFiles(),
    RulePageFiles(),
    StoreMessagesPage(),
    ConfigurationPage(),
    KeyPackFiles(),
    RequirementList(),
    ConformanceFile(),
    CorpusPage(),
  ]

  /// Runs generators and writes what differs, or only tells.
  ///
  /// - Parameters:
  ///   - package: Root directory of the package.
  ///   - name: The one generator to run; nil for all.
  ///   - write: Whether to write files that differ.
  /// - Returns: Paths of the files that differ, sorted.
  public static func run(package: URL, only name: String? = nil, write: Bool) throws -> [String] {
    var changed: [String] = []
    for generator in all where name == nil || generator.name == name {
      for file in try generator.files(package: package) {
        let url: URL = package.appendingPathComponent(file.path)
        guard (try? String(contentsOf: url, encoding: .utf8)) != file.content else { continue }
        changed.append(file.path)
        guard write else { continue }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.content.utf8).write(to: url, options: .atomic)
      }
    }
    return changed.sorted()
  }
}
