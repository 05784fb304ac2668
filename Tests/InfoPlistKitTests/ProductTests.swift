import AppBundles
import Diagnostics
import InfoPlistKit
import InfoPlistResolution
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Questions about products, asked of the workspace as any front end asks them.
@Suite struct ProductTests {
  private let files: MemoryFileSystem = {
    var files: MemoryFileSystem = MemoryFileSystem()
    files.addFile(
      "A.app/Info.plist",
      text: #"{ CFBundleIdentifier = a.b; CFBundleName = Plain; "CFBundleName~ipad" = Pad; CFBundleExecutable = run; CFBundleVersion = 7; "#
        + "CFBundleDocumentTypes = ({ CFBundleTypeName = Note; }); CFBundleDevelopmentRegion = en; }")
    files.addFile("A.app/fr.lproj/InfoPlist.strings", text: "CFBundleName = Nom; Note = Memo;")
    files.addFile("A.app/en.lproj/x", text: "")
    files.addFile("A.app/run", MachOSample.executable([.init("arm64", "{ B = 1; }")]))
    files.addFile("A.app/Frameworks/K.framework/Info.plist", text: "{ CFBundleIdentifier = a.k; CFBundleDevelopmentRegion = en; N = 0; }")
    files.addFile("A.app/Frameworks/K.framework/fr.lproj/InfoPlist.strings", text: "N = 1;")
    files.addFile("two/B.app/Info.plist", text: "{ A = 1; }")
    files.addFile("two/C.app/Info.plist", text: "{ A = 1; }")
    files.addFile("empty/readme", text: "")
    return files
  }()

  private var workspace: Workspace { Workspace(fileSystem: files) }

  @Test func valuesWithTheirWay() throws {
    var request: ResolveRequest = ResolveRequest(
      path: "A.app", keys: ["CFBundleName", "CFBundleDocumentTypes[0].CFBundleTypeName", "Nothing"], device: .iPad, languages: ["fr"],
      includesTrace: true)
    let french: ResolveAnswer = try workspace.resolve(request)
    #expect(french.values.map { $0.text ?? $0.node?.string } == ["Nom", "Memo", nil])
    #expect(french.values.map(\.exists) == [true, true, false])
    #expect(french.values[0].steps.contains { $0.outcome == .decides } && french.values[0].rejected.count == 2)
    #expect(french.values[1].place?.file == "A.app/fr.lproj/InfoPlist.strings")
    #expect(french.facts?.displayName.value == "Nom")
    #expect(french.facts?.executable.value == "A.app/run")
    request.languages = []
    request.includesTrace = false
    let english: ResolveAnswer = try workspace.resolve(request)
    #expect(english.values[0].node?.string == "Pad")
    #expect(english.values[0].place?.variant == "~ipad")
    #expect(english.values.allSatisfy { $0.steps.isEmpty && $0.rejected.isEmpty })
    request.keys = []
    #expect(try workspace.resolve(request).values.count == 6)
  }

  @Test func devicesAndLanguages() throws {
    let matrix: ResolutionMatrix = try workspace.matrix(ResolveRequest(path: "A.app", keys: ["CFBundleName"]))
    #expect(matrix.languages == ["en", "fr"])
    #expect(matrix.devices.map(\.device) == [.iPhone, .iPad, .iPod])
    #expect(matrix.tables.first?.rows.map { $0.map { $0.node?.string } } == [["Plain", "Pad", "Plain"], ["Nom", "Nom", "Nom"]])
    let one: ResolutionMatrix = try workspace.matrix(
      ResolveRequest(path: "A.app", keys: ["CFBundleName"], device: .iPad, languages: ["de"]))
    #expect(one.tables.first?.rows.map { $0.map { $0.node?.string } } == [["Pad"]])
  }

  @Test func theAppDecidesAboutTheLanguageOfItsFramework() throws {
    let request: ResolveRequest = ResolveRequest(path: "A.app/Frameworks/K.framework", keys: ["N"], languages: ["fr"])
    #expect(try workspace.resolve(request).values.first?.node?.string == "1")
    var alone: MemoryFileSystem = files
    alone.addFile("B.app/Info.plist", text: "{ CFBundleDevelopmentRegion = en; }")
    alone.addFile("B.app/en.lproj/x", text: "")
    alone.addFile("B.app/K.framework/Info.plist", text: "{ N = 0; }")
    alone.addFile("B.app/K.framework/en.lproj/InfoPlist.strings", text: "N = 2;")
    alone.addFile("B.app/K.framework/fr.lproj/InfoPlist.strings", text: "N = 1;")
    let inside: ResolveRequest = ResolveRequest(path: "B.app/K.framework", keys: ["N"], languages: ["fr"])
    #expect(try Workspace(fileSystem: alone).resolve(inside).values.first?.node?.string == "2")
  }

  @Test func theTreeOfBundles() throws {
    let tree: BundleTree = try workspace.bundles(at: "A.app/")
    #expect(tree.families.map { $0.map(\.identifier) } == [["a.b", "a.k"]])
    #expect(tree.families.first?.map(\.parent) == [nil, 0])
    #expect(tree.families.first?.first?.architectures == ["arm64"])
    #expect(tree.families.first?.first?.build == "7")
    #expect(try workspace.bundles(at: "two").families.count == 2)
    #expect(tree.product.problems.isEmpty)
  }

  @Test func translatedValues() throws {
    let translations: Translations = try workspace.translations(at: "A.app")
    #expect(translations.matrix.rows.map(\.key) == ["CFBundleName", "Note"])
    #expect(translations.matrix.languages == ["fr"])
  }

  @Test func theListInsideAnExecutable() throws {
    let found: EmbeddedInfo = try workspace.embeddedInfo(in: "A.app")
    #expect(found.executable == "A.app/run")
    #expect(found.bytes.array == Array("{ B = 1; }".utf8))
    #expect(found.architecture == "arm64" && found.differingArchitectures.isEmpty)
  }

  private func words(_ question: (Workspace) throws -> Void) -> String {
    do {
      try question(workspace)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func questionsWithoutAnAnswer() {
    #expect(words { _ = try $0.resolve(ResolveRequest(path: "none")) } == "'none' does not exist")
    #expect(words { _ = try $0.resolve(ResolveRequest(path: "two")) } == "two holds 2 bundles; name one of them:\n  two/B.app\n  two/C.app")
    #expect(words { _ = try $0.bundles(at: "empty") } == "empty holds no bundle")
    #expect(words { _ = try $0.resolve(ResolveRequest(path: "A.app", keys: ["a["])) }.isEmpty == false)
    #expect(words { _ = try $0.embeddedInfo(in: "A.app", architecture: "i386") } == "A.app/run has no code for 'i386'; it has arm64")
    #expect(words { _ = try $0.embeddedInfo(in: "two/B.app") } == "two/B.app has no executable; systems look for 'B'")
    #expect(ProductError.noEmbeddedInfo(path: "x", architecture: nil).isNegative)
    #expect(!ProductError.noExecutable(path: "x").isNegative)
  }
}
