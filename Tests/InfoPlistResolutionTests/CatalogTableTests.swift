import AppBundles
import Diagnostics
import InfoPlistResolution
import PropertyLists
import Testing

/// Tables that hold all languages in one file.
@Suite struct CatalogTableTests {
  @Test func tablesOfSystemApps() {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    fileSystem.addFile("A.app/Contents/Info.plist", text: "{ CFBundleName = Plain; CFBundleDevelopmentRegion = en; }")
    fileSystem.addFile(
      "A.app/Contents/Resources/InfoPlist.loctable",
      text: "{ LocProvenance = { x = 1; }; en = { CFBundleName = English; }; fr = { CFBundleName = French; }; }")
    let source: ResolutionSource = ResolutionSource(AppBundle(at: "A.app", in: fileSystem), in: fileSystem)
    let french: ResolvedInfo = ResolvedInfo(source, for: Environment.mac.with(languages: ["fr-CA"]))
    #expect(french.localizations.names.sorted() == ["en", "fr"])
    #expect(french.string("CFBundleName") == "French")
    let decision: Decision<ResolvedValue?> = french.decision(for: "CFBundleName")
    #expect(decision.place?.language == "fr")
    #expect(decision.rejected.map(\.place.language) == ["en", nil])
    #expect(ResolvedInfo(source, for: Environment.mac.with(languages: ["de"])).string("CFBundleName") == "English")
  }

  @Test func stringCatalogsBesideASourceFile() throws {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    fileSystem.addFile(
      "S/InfoPlist.xcstrings",
      text: """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "CFBundleName": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "English" } },
          "de": { "variations": { "device": {
            "ipad": { "stringUnit": { "state": "translated", "value": "Tablett" } },
            "other": { "stringUnit": { "state": "translated", "value": "Deutsch" } } } } } } } } }
        """)
    let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes("{ CFBundleName = Plain; }"))
    let source: ResolutionSource = ResolutionSource(document: document, file: "S/Info.plist", in: fileSystem)
    #expect(ResolvedInfo(source, for: .iPhone).string("CFBundleName") == "English")
    #expect(ResolvedInfo(source, for: Environment.iPad.with(languages: ["de"])).string("CFBundleName") == "Tablett")
    #expect(ResolvedInfo(source, for: Environment.iPhone.with(languages: ["de"])).string("CFBundleName") == "Deutsch")
  }

  @Test func aStringsFileComesBeforeACatalogOfTheSameLanguage() {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    fileSystem.addFile("A.app/Info.plist", text: "{ A = 0; }")
    fileSystem.addFile("A.app/InfoPlist.loctable", text: "{ en = { A = Catalog; }; fr = { A = Français; }; }")
    fileSystem.addFile("A.app/en.lproj/InfoPlist.strings", text: "A = File;")
    let source: ResolutionSource = ResolutionSource(AppBundle(at: "A.app", in: fileSystem), in: fileSystem)
    #expect(ResolvedInfo(source, for: .iPhone).string("A") == "File")
    #expect(ResolvedInfo(source, for: Environment.iPhone.with(languages: ["fr"])).string("A") == "Français")
  }
}
