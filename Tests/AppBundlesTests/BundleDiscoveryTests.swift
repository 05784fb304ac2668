import AppBundles
import Testing

@Suite struct BundleDiscoveryTests {
  @Test func findsBundlesInsideBundles() {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for file in [
      "out/A.app/Info.plist", "out/A.app/PlugIns/B.appex/Info.plist", "out/A.app/Frameworks/C.framework/Info.plist",
      "out/A.app/Watch/D.app/Info.plist", "out/A.app/Watch/D.app/PlugIns/E.appex/Info.plist", "out/A.app/Settings.bundle/Root.plist",
      "out/loose.plist", "out/.git/x.plist",
    ] {
      fileSystem.addFile(file, text: "")
    }
    fileSystem.addLink("out/A.app/loop", to: "..")
    let result: BundleDiscovery.Result = BundleDiscovery(in: fileSystem).search("out")
    #expect(result.families.count == 1)
    let members: [BundleFamily.Member] = result.families.first?.members ?? []
    #expect(
      members.map(\.bundle.path) == [
        "out/A.app", "out/A.app/Frameworks/C.framework", "out/A.app/PlugIns/B.appex", "out/A.app/Settings.bundle", "out/A.app/Watch/D.app",
        "out/A.app/Watch/D.app/PlugIns/E.appex",
      ])
    #expect(members.map(\.parent) == [nil, 0, 0, 0, 0, 4])
    #expect(members.map(\.place) == ["", "Frameworks", "PlugIns", "", "Watch", "PlugIns"])
    #expect(result.families.first?.children(of: 0) == [1, 2, 3, 4])
    #expect(result.files == ["out/A.app/Settings.bundle/Root.plist", "out/loose.plist"])
    #expect(result.incompleteness == nil)
  }

  @Test func linksAndUnusualNamesBelongToTheirBundle() {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for file in [
      "A.app/Info.plist", "A.app/Sub/Main.xib", "A.app/Media.xcassets/Contents.json", "A.app/PlugIns/B.appex/Info.plist",
      "A.app/PlugIns/B.appex/.DS_Store", "A.app/readme.txt",
    ] {
      fileSystem.addFile(file, text: "")
    }
    fileSystem.addLink("A.app/Sub/data", to: "../readme.txt")
    let members: [BundleFamily.Member] = BundleDiscovery(in: fileSystem).search("A.app").families.first?.members ?? []
    #expect(members.map(\.oddFiles) == [["Media.xcassets", "Sub/Main.xib"], [".DS_Store"]])
    #expect(members.map { $0.links.map(\.path) } == [["Sub/data"], []])
    #expect(members.first?.links.first?.target == "../readme.txt")
  }

  @Test func whatFinderAddsToArchivesIsLeftOut() {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for file in ["A.app/Info.plist", "A.app/._Other.plist", "__MACOSX/A.app/._Info.plist"] { fileSystem.addFile(file, text: "") }
    let result: BundleDiscovery.Result = BundleDiscovery(in: fileSystem).search("")
    #expect(result.families.map { $0.members.map(\.bundle.path) } == [["A.app"]])
    #expect(result.files.isEmpty)
  }

  @Test func limitsEndTheSearch() {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    fileSystem.addFile((0..<80).map { "d\($0)" }.joined(separator: "/") + "/x.plist", text: "")
    #expect(BundleDiscovery(in: fileSystem).search("d0").incompleteness != nil)
    #expect(BundleDiscovery(in: fileSystem, limits: BundleDiscovery.Limits(entryCount: 1)).search("d0").incompleteness != nil)
  }

  @Test func aMissingDirectoryIsAnError() {
    #expect(BundleDiscovery(in: MemoryFileSystem()).search("x").errors.map(\.description) == ["'x' does not exist"])
  }
}
