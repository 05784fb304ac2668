import AppBundles
import Diagnostics
import InfoPlistResolution
import PropertyLists
import Testing

/// Cases of the published build system: names of tables, `PkgInfo`, and the grammars of versions.
@Suite struct BuildVectorTests {
  @Test(
    arguments: [
      ("App-InfoPlist.strings", "App/App-Info.plist", nil, "InfoPlist.strings"),
      ("de.lproj/App-InfoPlist.stringsdict", "App-Info.plist", nil, "InfoPlist.stringsdict"),
      ("App-Info-InfoPlist.strings", "App-Info.plist", nil, "InfoPlist.strings"),
      ("InfoPlist.strings", "Info.plist", nil, "InfoPlist.strings"),
      ("Info-InfoPlist.strings", "Info.plist", nil, "InfoPlist.strings"),
      ("Other-InfoPlist.strings", "App-Info.plist", nil, "Other-InfoPlist.strings"),
      ("Tool-InfoPlist.strings", nil, "Tool", "InfoPlist.strings"), ("Tool-InfoPlist.strings", nil, nil, "Tool-InfoPlist.strings"),
      ("App-InfoPlist.json", "App-Info.plist", nil, "App-InfoPlist.json"),
    ] as [(String, String?, String?, String)])
  func namesOfTables(_ vector: (file: String, info: String?, target: String?, name: String)) {
    #expect(BuiltTableName.name(of: vector.file, infoFile: vector.info, generatedFor: vector.target) == vector.name)
  }

  @Test func tablesBesideASourceCountUnderTheNameTheyGet() {
    var files: MemoryFileSystem = MemoryFileSystem()
    files.addFile("S/de.lproj/App-InfoPlist.strings", text: "CFBundleName = Deutsch;")
    files.addFile("S/fr.lproj/InfoPlist.strings", text: "CFBundleName = \"Français\";")
    let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes("{ CFBundleName = Plain; }"))
    let source: ResolutionSource = ResolutionSource(document: document, file: "S/App-Info.plist", in: files)
    func name(_ language: String) -> String? {
      ResolvedInfo(source, for: Environment.iPhone.with(languages: [language])).string("CFBundleName")
    }
    #expect(name("de") == "Deutsch")
    #expect(name("fr") == "Français")
    let matrix: TranslationMatrix = TranslationMatrix(of: source, in: files)
    #expect(matrix.rows.map(\.key) == ["CFBundleName"])
    #expect(matrix.rows.first?.translations == ["de": "Deutsch", "fr": "Français"])
    // In a product the names have been changed already.
    files.addFile("A.app/Info.plist", text: "{ CFBundleName = Plain; }")
    files.addFile("A.app/de.lproj/App-InfoPlist.strings", text: "CFBundleName = Deutsch;")
    let product: ResolutionSource = ResolutionSource(AppBundle(at: "A.app", in: files), in: files)
    #expect(ResolvedInfo(product, for: Environment.iPhone.with(languages: ["de"])).string("CFBundleName") == "Plain")
  }

  private func packageInfo(_ plist: String) -> PackageInfoContent {
    var files: MemoryFileSystem = MemoryFileSystem()
    files.addFile("A.app/Contents/Info.plist", text: plist)
    return PackageInfoContent(ResolvedInfo(ResolutionSource(AppBundle(at: "A.app", in: files), in: files), for: .mac))
  }

  @Test func contentOfPkgInfo() {
    func text(_ plist: String) -> String { MacRoman.text(packageInfo(plist).bytes) }
    #expect(text("{ CFBundlePackageType = APPL; CFBundleSignature = FOOZ; }") == "APPLFOOZ")
    #expect(text("{}") == "????????")
    #expect(packageInfo("{}").problems.isEmpty)
    #expect(packageInfo("{ CFBundlePackageType = \"\u{C4}PPL\"; }").bytes.prefix(4) == [0x80, 0x50, 0x50, 0x4C])
    #expect(packageInfo("{ CFBundlePackageType = APPLE; CFBundleSignature = ( a ); }").bytes == Array("????????".utf8))
    #expect(
      packageInfo("{ CFBundlePackageType = APPLE; CFBundleSignature = ( a ); }").problems == [
        .notFourCharacters(key: "CFBundlePackageType", value: "APPLE"), .notAString(key: "CFBundleSignature"),
      ])
    #expect(text("{ CFBundlePackageType = \"\u{1F600}AP\"; }") == "????????")
    #expect(text("{ CFBundlePackageType = \"\"; }") == "????????")
    #expect(packageInfo("{ CFBundlePackageType = APPLE; }").problems.first?.words.contains("'APPLE'") == true)
  }

  @Test func fourLetterCodesAreWrittenInMacRoman() {
    for byte: UInt8 in 0x20...0xFF { #expect(MacRoman.bytes(MacRoman.text([byte])) == [byte]) }
    #expect(MacRoman.bytes("中") == nil)
  }

  @Test(arguments: ["1.2.3.4", "01.01", "1.0fc100", "1.2.3baz255", "1abc1", "1", "1.0.0a1"]) func buildsThatTheStoreTakes(_ text: String) {
    #expect(StoreVersion(text, as: .build) != nil)
  }

  @Test(arguments: [
    "1.", ".1", "1..3", "1a", "1a0", "1.2d01", "1.0fc256", "1.2.3.4.5", "1,2", "1.2.3thisistoolong4", "", "a1", "1A1", "1.0b1.2", "-1",
    "1 ",
  ])
  func buildsThatTheStoreRefuses(_ text: String) {
    #expect(StoreVersion(text, as: .build) == nil)
  }

  @Test func shownVersionsHaveNoLetters() {
    #expect(StoreVersion("1.2.3.4", as: .shown)?.components == [1, 2, 3, 4])
    #expect(StoreVersion("1a1", as: .shown) == nil)
    #expect(StoreVersion("1.0fc100", as: .build)?.letters == "fc")
    #expect(StoreVersion("1.0fc100", as: .build)?.number == 100)
  }

  @Test func versionsOfDeploymentTargets() throws {
    func version(_ text: String) throws -> DottedVersion { try #require(DottedVersion(text)) }
    #expect(try version("1.2") == version("1.2.0"))
    #expect(try version("1..2") == version("1.2"))
    #expect(try version("10.9") < version("10.10"))
    #expect(try version("9") < version("9.0.1"))
    #expect(try version("13.0.0").canonical == "13.0")
    #expect(try version("13").canonical == "13.0")
    #expect(try version("10.14.6").canonical == "10.14.6")
    #expect(try version("1.2.0").hashValue == version("1.2").hashValue)
    for text in ["", ".", "1.x", "-1", "1.2 ", "99999999999999999999"] { #expect(DottedVersion(text) == nil, "\(text)") }
  }
}
