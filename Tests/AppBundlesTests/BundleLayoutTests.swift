import AppBundles
import Diagnostics
import Testing

@Suite struct BundleLayoutTests {
  private func bundle(_ path: String, _ files: String..., links: [String: String] = [:]) -> (AppBundle, MemoryFileSystem) {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for file in files { fileSystem.addFile(file, text: "") }
    for (link, target) in links { fileSystem.addLink(link, to: target) }
    return (AppBundle(at: path, in: fileSystem), fileSystem)
  }

  @Test func contentsWinsInAnApp() {
    let (bundle, _) = bundle("X.app", "X.app/Contents/Info.plist", "X.app/Resources/Info.plist")
    #expect(bundle.layout == .contents)
    #expect(bundle.info.path == "X.app/Contents/Info.plist")
  }

  @Test func resourcesWinsInAFramework() {
    let (bundle, _) = bundle("X.framework", "X.framework/Contents/Info.plist", "X.framework/Resources/Info.plist")
    #expect(bundle.layout == .resources)
    #expect(bundle.info.path == "X.framework/Resources/Info.plist")
  }

  @Test func linksLeadToTheVersionOfAFramework() throws {
    let (bundle, fileSystem) = bundle(
      "X.framework", "X.framework/Versions/A/Resources/Info.plist", "X.framework/Versions/A/X",
      links: [
        "X.framework/Resources": "Versions/Current/Resources", "X.framework/Versions/Current": "A", "X.framework/X": "Versions/Current/X",
      ])
    #expect(bundle.layout == .resources)
    #expect(bundle.info.path == "X.framework/Resources/Info.plist")
    #expect(bundle.executablePath(named: "X", in: fileSystem) == "X.framework/X")
    #expect(try fileSystem.read("X.framework/Resources/Info.plist", limit: 10).count == 0)
  }

  @Test func aFrameworkWithoutLinksHidesItsInfo() {
    let (bundle, _) = bundle("X.framework", "X.framework/Versions/A/Resources/Info.plist")
    #expect(bundle.layout == .flat)
    #expect(bundle.info.path == nil)
    #expect(bundle.info.unreachablePath == "X.framework/Versions/A/Resources/Info.plist")
    let (other, _) = self.bundle("X.framework", "X.framework/Versions/B/Resources/Info.plist", "X.framework/Versions/B/X")
    #expect(other.info.unreachablePath == "X.framework/Versions/B/Resources/Info.plist")
  }

  @Test func aFileNamedContentsDoesNotCount() {
    let (bundle, _) = bundle("X.app", "X.app/Contents", "X.app/Info.plist")
    #expect(bundle.layout == .flat)
    #expect(bundle.info.path == "X.app/Info.plist")
  }

  @Test func wrongCaseIsReported() {
    let (flat, _) = bundle("X.app", "X.app/info.plist")
    #expect(flat.info.path == nil)
    #expect(flat.nameDifferences == [NameDifference(directory: "X.app", found: "info.plist", expected: "Info.plist")])
    let (deep, _) = bundle("X.app", "X.app/contents/Info.plist")
    #expect(deep.layout == .contents)
    #expect(deep.nameDifferences.map(\.found) == ["contents"])
  }

  @Test func platformFileHidesThePlainOne() {
    let (bundle, _) = bundle("X.app", "X.app/Info-iphoneos.plist", "X.app/Info.plist")
    #expect(bundle.info.path == "X.app/Info-iphoneos.plist")
    #expect(bundle.info.hiddenPath == "X.app/Info.plist")
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    fileSystem.addFile("X.app/Info-iphoneos.plist", text: "")
    fileSystem.addFile("X.app/Info.plist", text: "")
    #expect(AppBundle(at: "X.app/", for: .other, in: fileSystem).info.path == "X.app/Info.plist")
  }

  @Test func wrappersLeadInside() {
    let (bundle, _) = bundle("X.app", "X.app/Wrapper/Y.app/Info.plist", links: ["X.app/WrappedBundle": "Wrapper/Y.app"])
    #expect(bundle.layout == .wrappedFlat)
    #expect(bundle.info.path == "X.app/WrappedBundle/Info.plist")
    let (odd, _) = self.bundle("X.app", "X.app/Wrapper/Y.app/Info.plist", links: ["X.app/WrappedBundle": "/Wrapper/Y.app"])
    #expect(odd.layout == .flat)
  }

  @Test func anInsideIsNoBundle() {
    let (bundle, _) = bundle("X.app/Contents", "X.app/Contents/Info.plist")
    #expect(bundle.info.path == nil)
  }

  @Test(arguments: [
    ("Wrapper/Y.app", BundleLayout.wrappedFlat), ("Wrapper/Z.app", .wrappedContents), ("./Wrapper/Y.app", .wrappedFlat),
    ("Wrapper/Y", .flat), ("Wrapper/Y.bundle", .flat), ("/X.app/Wrapper/Y.app", .flat), ("../Other.app", .flat), ("../X.app", .flat),
    ("Y", .flat), ("Wrapper/../../Other.app", .flat),
  ])
  func linksOfWrappers(_ vector: (target: String, layout: BundleLayout)) {
    let (bundle, _) = bundle(
      "X.app", "X.app/Wrapper/Y.app/Info.plist", "X.app/Wrapper/Z.app/contents/Info.plist", "X.app/Wrapper/Y/Info.plist",
      "X.app/Contents/Info.plist", "X.app/Resources/a", "Other.app/Info.plist", links: ["X.app/WrappedBundle": vector.target])
    #expect(bundle.layout == vector.layout, "\(vector)")
  }

  @Test func wrappersNeedBothNames() {
    let (noLink, _) = bundle("X.app", "X.app/Wrapper/Y.app/Info.plist", "X.app/WrappedBundle/Info.plist", "X.app/Contents/Info.plist")
    #expect(noLink.layout == .contents)
    let (otherCase, _) = bundle(
      "X.app", "X.app/wrapper/Y.app/Info.plist", "X.app/Contents/Info.plist", links: ["X.app/WrappedBundle": "wrapper/Y.app"])
    #expect(otherCase.layout == .contents)
    let (bare, _) = bundle("X", "X/Wrapper/Y/Info.plist", links: ["X/WrappedBundle": "Wrapper/Y"])
    #expect(bare.layout == .wrappedFlat)
  }

  @Test func placesOfEveryLayout() {
    #expect(BundleLayout.wrappedContents.infoDirectory == "WrappedBundle/Contents")
    #expect(BundleLayout.wrappedContents.resourcesDirectory == "WrappedBundle/Contents/Resources")
    #expect(BundleLayout.supportFiles.supportDirectory == "Support Files")
    #expect(BundleLayout.resources.supportDirectory.isEmpty)
    #expect(BundleLayout.allCases.map(\.rawValue) == [0, 1, 2, 3, 12, 13])
  }

  @Test func oldLayoutsAreFound() {
    #expect(bundle("X.bundle", "X.bundle/Support Files/Info.plist").0.info.path == "X.bundle/Support Files/Info.plist")
    #expect(bundle("X.bundle", "X.bundle/Resources/Info.plist", "X.bundle/Support Files/Info.plist").0.layout == .resources)
    #expect(bundle("X.framework", "X.framework/Contents/a", "X.framework/Support Files/a").0.layout == .contents)
    #expect(bundle("X.app", "X.app/RESOURCES/a").0.nameDifferences.map(\.expected) == ["Resources"])
  }
}
