import Foundation
import Testing

/// The table of targets in `ARCHITECTURE.md` is true.
@Suite struct ImportTests {
  private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]

  private func allowedImports() throws -> [String: Set<String>] {
    var allowed: [String: Set<String>] = [:]
    for line in try SourceTree.read("ARCHITECTURE.md").split(separator: "\n") where line.hasPrefix("| `") {
      let cells: [String] = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 5 else { continue }
      let names: [String] = cells[3].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      allowed[cells[1].trimmingCharacters(in: CharacterSet(charactersIn: "`"))] = Set(
        names.flatMap { $0 == "System" ? Array(Self.system) : [$0] })
    }
    return allowed
  }

  @Test func everyTargetImportsOnlyWhatItsRowNames() throws {
    let allowed: [String: Set<String>] = try allowedImports()
    #expect(allowed.count > 5)
    for file in SourceTree.sources {
      guard let names: Set<String> = allowed[file.target] else {
        Issue.record("target '\(file.target)' has no row in ARCHITECTURE.md")
        continue
      }
      for line in file.text.split(separator: "\n") {
        let words: [Substring] = line.split(separator: " ")
        guard let index: Int = words.firstIndex(of: "import"), index <= 1, words.count > index + 1 else { continue }
        guard index == 0 || ["public", "package", "internal", "private", "fileprivate", "@testable", "@preconcurrency"].contains(words[0])
        else { continue }
        let module: String = String(words[index + 1])
        #expect(names.contains(module), "\(file.path) imports \(module), which the row of \(file.target) in ARCHITECTURE.md does not allow")
      }
    }
  }

  @Test func everyTargetOfTheTableExists() throws {
    for target in try allowedImports().keys {
      #expect(SourceTree.sources.contains { $0.target == target }, "ARCHITECTURE.md names the target \(target), which has no sources")
    }
  }

  /// A folder that no target names is never built, and its tests pass for run ones.
  @Test func everyFolderOfTestsIsATarget() throws {
    let manifest: String = try SourceTree.read("Package.swift")
    let folders: Set<String> = Set(SourceTree.files(below: "Tests").map(\.target))
    #expect(folders.count > 10)
    for folder in folders.sorted() {
      #expect(manifest.contains("name: \"\(folder)\""), "Tests/\(folder) belongs to no target of Package.swift")
    }
  }
}
