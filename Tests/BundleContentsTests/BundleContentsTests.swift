import AppBundles
import Diagnostics
import Foundation
import LocalFileSystem
import PropertyLists
import Testing
import _InfoPlistTestSupport

@Suite struct BundleContentsTests {
  @Test func packageInfoIsLookedForWhereSystemsLook() {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    fileSystem.addFile("A.app/PkgInfo", text: "APPL????")
    #expect(PackageInfo(ofBundle: "A.app", in: fileSystem)?.type == "APPL")
    #expect(PackageInfo(ofBundle: "A.app", in: fileSystem)?.creator == "????")
    fileSystem.addFile("A.app/Contents/PkgInfo", [0x80, 0x50, 0x50, 0x4C, 0x3F, 0x3F, 0x3F, 0x3F, 0x0A])
    let info: PackageInfo? = PackageInfo(ofBundle: "A.app", in: fileSystem)
    #expect(info?.path == "A.app/Contents/PkgInfo")
    #expect(info?.type == "ÄPPL")
    #expect(info?.byteCount == 9)
    fileSystem.addFile("A.app/Contents/PkgInfo", text: "APPL")
    #expect(PackageInfo(ofBundle: "A.app", in: fileSystem)?.type == nil)
    #expect(PackageInfo(ofBundle: "B.app", in: fileSystem) == nil)
  }

  @Test func rolesComeFromPlaces() {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for path in [
      "A.app", "A.app/Watch/W.app", "A.app/AppClips/C.app", "A.app/PlugIns/E.appex", "A.app/Library/LoginItems/L.app", "A.app/Help/H.app",
    ] {
      fileSystem.addFile(path + "/Info.plist", text: "{}")
    }
    let members: [BundleFamily.Member] = BundleDiscovery(in: fileSystem).search("A.app").families.first?.members ?? []
    #expect(members.map(\.role) == [nil, .appClip, .helperApp, .loginItem, nil, .watchApp])
    #expect(members.map(\.title) == ["app", "App Clip", "helper app", "login item", "app extension", "watch app"])
  }

  @Test func showsWhatStandsInABundle() throws {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    fileSystem.addFile("A.app/Info.plist", text: "{ CFBundleExecutable = tool; }")
    fileSystem.addFile("A.app/tool", MachOTests.sample(), isExecutable: true)
    fileSystem.addFile("A.app/fr.lproj/InfoPlist.strings", text: "a = b;")
    fileSystem.addFile("A.app/PlugIns/B.appex/Info.plist", text: "{ CFBundleExecutable = \"\"; NSExecutable = x; }")
    fileSystem.addFile("A.app/PlugIns/B.appex/B", text: "#!/bin/sh")
    let contents: BundleContents = BundleContents(of: AppBundle(at: "A.app", in: fileSystem), in: fileSystem)
    #expect(contents.info?.root?["CFBundleExecutable"]?.string == "tool")
    #expect(contents.executablePath == "A.app/tool")
    #expect(contents.executable?.platforms == [.iOS])
    #expect(contents.localizations.map(\.language) == ["fr"])
    #expect(contents.fileCount == 3)
    #expect(contents.byteCount == 30 + 6 + MachOTests.sample().count)
    let inner: BundleContents = BundleContents(of: AppBundle(at: "A.app/PlugIns/B.appex", in: fileSystem), in: fileSystem)
    #expect(inner.executableName == "B")
    #expect(inner.executablePath == "A.app/PlugIns/B.appex/B")
    #expect(inner.executable == nil)
  }

  @Test func debugSymbolsHaveTheirFileElsewhere() {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    fileSystem.addFile("A.app.dSYM/Contents/Info.plist", text: "{}")
    fileSystem.addFile("A.app.dSYM/Contents/Resources/DWARF/A", MachOTests.sample())
    let contents: BundleContents = BundleContents(of: AppBundle(at: "A.app.dSYM", in: fileSystem), in: fileSystem)
    #expect(contents.executablePath == "A.app.dSYM/Contents/Resources/DWARF/A")
    #expect(contents.executable?.slices.first?.uuidText == "01020304-0506-0708-090A-0B0C0D0E0F10")
  }

  /// What a bundle says about itself and all inside it, in words that do not depend on where it is.
  static func report(_ root: String, _ fileSystem: any FileSystem) -> [String] {
    var lines: [String] = []
    for family in BundleDiscovery(in: fileSystem).search(root).families {
      for member in family.members {
        let contents: BundleContents = BundleContents(of: member.bundle, in: fileSystem)
        let table: StringTable = StringTable(.infoPlist, of: member.bundle, in: fileSystem)
        lines.append("\(member.bundle.path.dropFirst(root.count)) \(member.title) \(member.place) \(member.bundle.layout)")
        lines.append("\(contents.info?.root?["CFBundleIdentifier"]?.string ?? "-") \(contents.info?.bytes.count ?? -1)")
        lines.append("\(contents.packageInfo?.type ?? "-") \(contents.executableName) \(contents.executable?.architectureNames ?? [])")
        lines.append("\(contents.fileCount ?? -1) \(contents.byteCount ?? -1)")
        lines += table.entries.map { "\($0.languageCode ?? "-") \($0.key) = \($0.value ?? "-") \($0.range)" }
        lines += contents.diagnostics.map(\.id.rawValue)
      }
    }
    return lines
  }

  @Test func anArchiveReadsTheSameAsTheFolder() throws {
    let examples: String = SharedMaterial.packageRoot.appendingPathComponent("Examples").path
    var count: Int = 0
    for entry in try LocalFileSystem().entries(of: examples) where entry.kind == .directory {
      let path: String = examples + "/" + entry.name
      let expected: [String] = Self.report(path, LocalFileSystem())
      guard !expected.isEmpty else { continue }
      count += 1
      let bytes: [UInt8] = ZipWriter.archive(try ZipWriter.members(of: path, as: "Payload/" + entry.name, in: LocalFileSystem()))
      let archive: ArchiveFileSystem = ArchiveFileSystem(reading: MemorySource(SourceBytes(bytes)), inflater: ZlibInflater())
      #expect(archive.diagnostics.isEmpty)
      #expect(Self.report("Payload/" + entry.name, archive) == expected)
    }
    #expect(count >= 2)
  }

  @Test func archivesOnTheDiskAreOpened() throws {
    let examples: String = SharedMaterial.packageRoot.appendingPathComponent("Examples").path
    let (fileSystem, diagnostics): (InputFileSystem, [Diagnostic]) = LocalFileSystem().openingArchives(among: [examples, "missing.ipa"])
    #expect(diagnostics.isEmpty)
    #expect(fileSystem.isDirectory(examples))
    #expect(!fileSystem.exists("missing.ipa"))
  }
}
