import AppBundles
import Diagnostics
import Foundation
import InfoPlistResolution
import LocalFileSystem
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// A product in an archive gives the same values as in its folder: every key of every bundle, with its place, for twelve users.
@Suite struct ArchiveResolutionTests {
  /// Everything that resolution says about the bundles below a folder, in words that do not depend on where the folder is.
  private func answers(_ root: String, _ fileSystem: any FileSystem) -> [String] {
    var lines: [String] = []
    func shown(_ path: String) -> String { path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path }
    for family in BundleDiscovery(in: fileSystem).search(root).families {
      var sources: [ResolutionSource] = []
      for member in family.members {
        let source: ResolutionSource = ResolutionSource(member.bundle, in: fileSystem)
        sources.append(source)
        lines.append("\(shown(source.info.file)) \(member.bundle.layout) \(source.isUsable) \(source.usualDevice)")
        for environment in RealBundleTests.environments {
          let main: ResolvedInfo? = member.parent.map { ResolvedInfo(sources[$0], for: environment) }
          let resolved: ResolvedInfo = ResolvedInfo(source, for: environment, in: main)
          lines.append("\(environment.title): \(resolved.localization.searchList) \(resolved.displayName().value)")
          lines.append("\(resolved.packageType().value?.type ?? "-") \(shown(resolved.executable().value ?? "-"))")
          lines += resolved.keys.map { key in
            guard let value: ResolvedValue = resolved.value(key) else { return key }
            let text: [UInt8] = value.node.write(as: .json, options: PropertyListWritingOptions(style: .minimal)).bytes.array
            return
              "\(key) = \(String(decoding: text, as: UTF8.self)) \(shown(value.place.file)) \(value.place.range.map { "\($0)" } ?? "-")"
          }
        }
      }
    }
    return lines
  }

  /// The number of lines that were compared.
  private func compare(_ folder: String) throws -> Int {
    let name: String = "Payload/" + FilePath.lastName(folder)
    let bytes: [UInt8] = ZipWriter.archive(try ZipWriter.members(of: folder, as: name, in: LocalFileSystem()))
    let archive: ArchiveFileSystem = ArchiveFileSystem(reading: MemorySource(SourceBytes(bytes)), inflater: ZlibInflater())
    #expect(archive.diagnostics.isEmpty, "\(folder)")
    let expected: [String] = answers(folder, LocalFileSystem())
    let found: [String] = answers(name, archive)
    #expect(found.count == expected.count, "\(folder)")
    for (left, right) in zip(found, expected) where left != right {
      Issue.record("\(folder): \(left) in the archive, \(right) in the folder")
    }
    return expected.count
  }

  @Test(arguments: ["Trails.app", "Notebook.app", "Charts.framework"]) func examples(_ name: String) throws {
    #expect(try compare(SharedMaterial.packageRoot.appendingPathComponent("Examples/" + name).path) > 100)
  }

  @Test(.enabled(if: SharedMaterial.url("corpus/bundles") != nil, Comment(rawValue: SharedMaterial.skipMessage)))
  func collectedProducts() throws {
    let root: URL = try #require(SharedMaterial.url("corpus/bundles"))
    let lists: [String] = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix("/bundle.tree.tsv") }
    #expect(lists.count == 105)
    var count: Int = 0
    for list in lists.sorted() { count += try compare(root.path + "/" + list.dropLast("/bundle.tree.tsv".count)) }
    #expect(count > 20_000)
    print("corpus: \(lists.count) bundles as archives, \(count) answers compared")
  }
}
