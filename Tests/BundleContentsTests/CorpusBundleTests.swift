import AppBundles
import Diagnostics
import Foundation
import LocalFileSystem
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Bundles that others built. Their executables are left out of the corpus; a list names every file that they had.
@Suite(.enabled(if: SharedMaterial.hasCorpus, Comment(rawValue: SharedMaterial.skipMessage))) struct CorpusBundleTests {
  struct Listed {
    var path: String
    /// The paths of the list, with their types.
    var members: [String: String]
  }

  static let bundles: [Listed] = {
    guard let root: URL = SharedMaterial.url("corpus/bundles") else { return [] }
    let paths: [String] = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix("/bundle.tree.tsv") }.sorted().map { path in
      let list: String = (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
      var members: [String: String] = [:]
      for line in list.split(separator: "\n").dropFirst() {
        let fields: [Substring] = line.split(separator: "\t", omittingEmptySubsequences: false)
        if fields.count >= 5 { members[String(fields[0])] = String(fields[4]) }
      }
      return Listed(path: root.path + "/" + path.dropLast("/bundle.tree.tsv".count), members: members)
    }
  }()

  /// The bundle with the links and executables that the corpus names but does not hold: links of frameworks lead to a version, and what was
  /// an executable is an empty file.
  private static func restored(_ listed: Listed) throws -> MemoryFileSystem {
    var memory: MemoryFileSystem = MemoryFileSystem()
    let root: String = FilePath.lastName(listed.path)
    for (path, type) in listed.members {
      let name: String = FilePath.lastName(path)
      guard type != "symlink" else {
        let directory: String = FilePath.directory(of: path)
        guard name == "Current" else {
          memory.addLink(FilePath.join(root, path), to: "Versions/Current/" + name)
          continue
        }
        let version: String? = listed.members.keys.lazy.filter { $0.hasPrefix(directory + "/") && $0 != path }
          .map { String($0.dropFirst(directory.count + 1).prefix { $0 != "/" }) }.first { $0 != "Current" }
        memory.addLink(FilePath.join(root, path), to: version ?? "A")
        continue
      }
      let bytes: [UInt8]? = try? LocalFileSystem().read(listed.path + "/" + path, limit: 1 << 26).array
      memory.addFile(FilePath.join(root, path), bytes ?? [], isExecutable: type == "mach-o")
    }
    return memory
  }

  @Test func allOpenWithTheirTrees() throws {
    #expect(Self.bundles.count == 105)
    var members: Int = 0
    var executables: Int = 0
    var unreachable: Int = 0
    for listed in Self.bundles {
      let fileSystem: MemoryFileSystem = try Self.restored(listed)
      let root: String = FilePath.lastName(listed.path)
      let result: BundleDiscovery.Result = BundleDiscovery(in: fileSystem).search(root)
      #expect(result.families.count == 1, "\(listed.path)")
      #expect(result.errors.isEmpty && result.incompleteness == nil, "\(listed.path)")
      let family: BundleFamily = try #require(result.families.first)
      members += family.members.count
      for member in family.members {
        let contents: BundleContents = BundleContents(of: member.bundle, in: fileSystem)
        let hasInfo: Bool = listed.members.keys.contains { path in
          let place: String = FilePath.join(root, path)
          return place.hasPrefix(member.bundle.path + "/") && FilePath.lastName(path) == "Info.plist"
            && !place.dropFirst(member.bundle.path.count + 1).split(separator: "/").dropLast().contains { $0.contains(".") }
        }
        // Two frameworks lost their links, so that systems find no Info.plist either.
        if member.bundle.info.unreachablePath != nil { unreachable += 1 }
        #expect(
          (contents.info?.root?.kind == .dictionary || member.bundle.info.unreachablePath != nil) == hasInfo, "\(member.bundle.path)")
        if contents.executablePath != nil { executables += 1 }
        #expect(contents.diagnostics.isEmpty, "\(member.bundle.path)")
      }
    }
    #expect(members > 260)
    #expect(unreachable == 2)
    #expect(executables > 150)
    print("corpus: \(Self.bundles.count) bundles, \(members) with those inside, \(executables) with an executable")
  }

  @Test func archivesOfThemReadTheSame() throws {
    for listed in Self.bundles {
      let name: String = FilePath.lastName(listed.path)
      let bytes: [UInt8] = ZipWriter.archive(
        try ZipWriter.members(of: listed.path, as: "Payload/" + name, in: LocalFileSystem()), isLarge: true)
      let archive: ArchiveFileSystem = ArchiveFileSystem(reading: MemorySource(SourceBytes(bytes)), inflater: ZlibInflater())
      #expect(archive.diagnostics.isEmpty, "\(listed.path)")
      #expect(BundleContentsTests.report("Payload/" + name, archive) == BundleContentsTests.report(listed.path, LocalFileSystem()))
    }
  }

  @Test func imagesAndCatalogsAreRead() throws {
    var images: Int = 0
    var crushed: Int = 0
    for listed in Self.bundles {
      for (path, _) in listed.members where FilePath.pathExtension(path) == "png" || FilePath.pathExtension(path) == "icns" {
        guard let source: any RandomAccessSource = try? LocalFileSystem().source(at: listed.path + "/" + path) else { continue }
        let header: ImageHeader = try #require(ImageHeader(reading: source), "\(listed.path)/\(path)")
        #expect(header.size.width > 0)
        images += 1
        if case .png(let png) = header, png.isCrushed { crushed += 1 }
      }
    }
    print("corpus: \(images) images, \(crushed) rewritten by Xcode")
    #expect(images > 10)
  }

  @Test func tablesOfStringsAreRead() {
    var entries: Int = 0
    var files: Int = 0
    for file in Corpus.files("strings", "xcstrings") where file.path.contains("InfoPlist.") {
      guard let root: URL = SharedMaterial.url("corpus") else { return }
      let table: StringTable = StringTable("InfoPlist", files: [root.path + "/" + file.path], in: LocalFileSystem())
      files += table.files.count
      entries += table.entries.count
      #expect(table.files.count == 1, "\(file.path)")
    }
    print("corpus: \(files) tables with \(entries) entries")
    #expect(entries > 1000)
  }
}
