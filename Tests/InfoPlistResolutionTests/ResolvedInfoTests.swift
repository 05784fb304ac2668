import AppBundles
import Diagnostics
import InfoPlistResolution
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Values of whole bundles.
@Suite struct ResolvedInfoTests {
  /// A bundle in memory.
  private func info(
    _ path: String, _ files: [String: String], for environment: Environment, options: ResolutionOptions = ResolutionOptions(),
    in main: ResolvedInfo? = nil
  ) -> ResolvedInfo {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for (name, text) in files { fileSystem.addFile(FilePath.join(path, name), text: text) }
    return ResolvedInfo(
      ResolutionSource(AppBundle(at: path, in: fileSystem), in: fileSystem), for: environment, in: main, options: options)
  }

  @Test(.covers("R-LOC-002", "R-LOC-003", "R-LOC-004", "R-LOC-005", "R-LOC-006")) func localizedValueWins() throws {
    let files: [String: String] = [
      "Info.plist": "{ CFBundleName = Plain; CFBundleGetInfoString = Info; CFBundleDevelopmentRegion = en; }",
      "en.lproj/InfoPlist.strings": #""CFBundleName" = "English";"#, "fr.lproj/InfoPlist.strings": #""CFBundleName" = "French";"#,
    ]
    let french: ResolvedInfo = info("A.app", files, for: Environment.iPhone.with(languages: ["fr-CA", "en"]))
    #expect(french.string("CFBundleName") == "French")
    #expect(french.string("CFBundleGetInfoString") == "Info")
    #expect(french.value("CFBundleMissing") == nil)
    let decision: Decision<ResolvedValue?> = french.decision(for: "CFBundleName")
    #expect(decision.value?.place.language == "fr")
    #expect(decision.place?.file == "A.app/fr.lproj/InfoPlist.strings")
    #expect(decision.rejected.map(\.place.file) == ["A.app/en.lproj/InfoPlist.strings", "A.app/Info.plist"])
    #expect(decision.steps.contains { $0.bases.contains(.requirement("R-LOC-005")) })
    let german: ResolvedInfo = info("A.app", files, for: Environment.iPhone.with(languages: ["de"]))
    #expect(german.string("CFBundleName") == "English")
    #expect(german.localization.words == "no preferred language is there; 'en' is the development region")
  }

  @Test(.covers("R-LOC-007")) func contentsWithOldNames() {
    let french: ResolvedInfo = info(
      "TextEdit.app",
      [
        "Contents/Info.plist": "{ CFBundleDisplayName = TextEdit; CFBundleDevelopmentRegion = English; }",
        "Contents/Resources/English.lproj/InfoPlist.strings": "CFBundleDisplayName = TextEdit;",
        "Contents/Resources/French.lproj/InfoPlist.strings": "CFBundleDisplayName = TexteEdit;",
      ], for: Environment.mac.with(languages: ["fr-FR"]))
    #expect(french.string("CFBundleDisplayName") == "TexteEdit")
    #expect(french.value("CFBundleDisplayName")?.place.language == "French")
    #expect(french.finderName().value == "TexteEdit")
  }

  @Test func aTableWithoutLanguageBeatsAll() {
    let value: ResolvedInfo = info(
      "A.app",
      [
        "Contents/Info.plist": "{ CFBundleName = Plain; }", "Contents/Resources/InfoPlist.strings": "CFBundleName = Outside;",
        "Contents/Resources/en.lproj/InfoPlist.strings": "CFBundleName = Inside;",
      ], for: .mac)
    #expect(value.string("CFBundleName") == "Outside")
    #expect(value.value("CFBundleName")?.isLocalized == true)
    #expect(value.decision(for: "CFBundleName").rejected.map(\.place.language) == ["en", nil])
  }

  @Test func firstLanguageThenBaseThenTheOthers() {
    var files: [String: String] = [
      "Info.plist": "{ A = 0; CFBundleDevelopmentRegion = de; }", "Base.lproj/InfoPlist.strings": "A = Base;",
      "de.lproj/InfoPlist.strings": "A = German;", "fr.lproj/Other.strings": "",
    ]
    let environment: Environment = Environment.iPhone.with(languages: ["fr"])
    #expect(info("A.app", files, for: environment).string("A") == "Base")
    files["fr.lproj/InfoPlist.strings"] = "A = French;"
    #expect(info("A.app", files, for: environment).string("A") == "French")
    files["fr.lproj/InfoPlist.strings"] = nil
    files["Base.lproj/InfoPlist.strings"] = nil
    #expect(info("A.app", files, for: environment).string("A") == "German")
  }

  @Test func eachDictionaryIsReducedBeforeTheyMeet() {
    let files: [String: String] = [
      "Info.plist": #"{ A = 0; "A~ipad" = 1; B = 0; "B~ipad" = 1; C = 0; }"#,
      "en.lproj/InfoPlist.strings": #"A = 2; "C~ipad" = 3; "C~iphone" = 4;"#,
    ]
    let iPad: ResolvedInfo = info("A.app", files, for: .iPad)
    #expect(["A", "B", "C"].map { iPad.string($0) } == ["2", "1", "3"])
    let iPod: ResolvedInfo = info("A.app", files, for: .iPod)
    #expect(["A", "B", "C"].map { iPod.string($0) } == ["2", "0", "0"])
    #expect(iPad.decision(for: "C").steps.contains { $0.words.contains("'C~ipad'") })
  }

  @Test func tablesHaveVariantsByTheirNames() {
    let files: [String: String] = [
      "Info.plist": "{ A = 0; }", "en.lproj/InfoPlist.strings": "A = plain;", "en.lproj/InfoPlist~ipad.strings": "A = pad;",
      "en.lproj/InfoPlist-iphoneos.strings": "A = phone;",
    ]
    #expect(info("A.app", files, for: .iPad).string("A") == "pad")
    #expect(info("A.app", files, for: .iPhone).string("A") == "phone")
    #expect(info("A.app", files, for: .mac).string("A") == "plain")
  }

  @Test(.covers("R-VER-011")) func identityIsNotTranslated() {
    let value: ResolvedInfo = info(
      "A.app",
      [
        "Info.plist": "{ CFBundleVersion = 1; CFBundleShortVersionString = 1.0.0; }",
        "en.lproj/InfoPlist.strings": #"CFBundleVersion = 2; CFBundleShortVersionString = "1.0.0 beta";"#,
      ], for: .iPhone)
    #expect(value.string("CFBundleVersion") == "1")
    #expect(value.decision(for: "CFBundleVersion").rejected.count == 1)
    #expect(value.string("CFBundleShortVersionString") == "1.0.0 beta")
  }

  @Test func declaredLocalizationsCount() {
    let files: [String: String] = [
      "Info.plist": "{ CFBundleDevelopmentRegion = en; CFBundleLocalizations = (fr, de); A = 0; }",
      "en.lproj/InfoPlist.strings": "A = English;",
    ]
    let french: ResolvedInfo = info("A.app", files, for: Environment.iPhone.with(languages: ["fr"]))
    #expect(french.localizations.names == ["fr", "de", "en"])
    #expect(french.localization.searchList == ["fr", "en"])
    #expect(french.string("A") == "English")
  }

  @Test func theAppDecidesUnlessItMixes() {
    let inside: [String: String] = [
      "Info.plist": "{ CFBundleDevelopmentRegion = en; A = 0; }", "en.lproj/InfoPlist.strings": "A = English;",
      "fr.lproj/InfoPlist.strings": "A = French;",
    ]
    let environment: Environment = Environment.iPhone.with(languages: ["fr"])
    let app: ResolvedInfo = info(
      "A.app", ["Info.plist": "{ CFBundleDevelopmentRegion = en; }", "en.lproj/a.strings": ""], for: environment)
    #expect(info("A.app/K.framework", inside, for: environment, in: app).string("A") == "English")
    for key in ["CFBundleAllowMixedLocalizations = YES", "CFBundleFollowParentLocalization = true", "NSExtension = {}"] {
      let mixing: ResolvedInfo = info(
        "A.app", ["Info.plist": "{ CFBundleDevelopmentRegion = en; \(key); }", "en.lproj/a.strings": ""], for: environment)
      #expect(info("A.app/K.framework", inside, for: environment, in: mixing).string("A") == "French", "\(key)")
    }
    let notMixing: ResolvedInfo = info(
      "A.app", ["Info.plist": "{ CFBundleDevelopmentRegion = en; CFBundleAllowMixedLocalizations = 1; }", "en.lproj/a.strings": ""],
      for: environment)
    #expect(info("A.app/K.framework", inside, for: environment, in: notMixing).string("A") == "English")
  }

  @Test func valuesTranslatedByThemselves() throws {
    let files: [String: String] = [
      "Contents/Info.plist": """
      { CFBundleDocumentTypes = ({ CFBundleTypeName = "Note"; CFBundleTypeRole = Editor; });
        NSServices = ({ NSMenuItem = { default = "Send Note"; }; });
        CFBundleURLTypes = ({ CFBundleURLName = "Link"; }); UTExportedTypeDeclarations = ({ UTTypeDescription = "Note file"; });
        UIApplicationShortcutItems = ({ UIApplicationShortcutItemTitle = "New"; }); }
      """,
      "Contents/Resources/fr.lproj/InfoPlist.strings": #""Note" = "Note fr"; "Link" = "Lien"; "Note file" = "Fichier"; "New" = "Nouveau";"#,
      "Contents/Resources/fr.lproj/ServicesMenu.strings": #""Send Note" = "Envoyer";"#,
    ]
    let french: ResolvedInfo = info("A.app", files, for: Environment.mac.with(languages: ["fr"]))
    func text(_ path: String) throws -> String? { try french.text(at: PropertyListPath(parsing: path)).value }
    #expect(try text("CFBundleDocumentTypes[0].CFBundleTypeName") == "Note fr")
    #expect(try text("CFBundleDocumentTypes[0].CFBundleTypeRole") == "Editor")
    #expect(try text("NSServices[0].NSMenuItem.default") == "Envoyer")
    #expect(try text("CFBundleURLTypes[0].CFBundleURLName") == "Lien")
    #expect(try text("UTExportedTypeDeclarations[0].UTTypeDescription") == "Fichier")
    #expect(try text("UIApplicationShortcutItems[0].UIApplicationShortcutItemTitle") == "Nouveau")
    #expect(try text("CFBundleDocumentTypes[1].CFBundleTypeName") == nil)
    #expect(LocalizableValues.places(in: french.contents.info, french.profile).count == 5)
    let english: ResolvedInfo = info("A.app", files, for: .mac)
    #expect(try english.text(at: PropertyListPath(parsing: "CFBundleDocumentTypes[0].CFBundleTypeName")).value == "Note fr")
  }

  @Test(.covers("R-NAME-007", "R-NAME-008", "R-NAME-009")) func nameInFinder() {
    let files: (String) -> [String: String] = { name in
      [
        "Contents/Info.plist": "{ CFBundleDisplayName = \(name); }",
        "Contents/Resources/en.lproj/InfoPlist.strings": "CFBundleDisplayName = Localized;",
      ]
    }
    #expect(info("Paint.app", files("Paint"), for: .mac).displayName().value == "Localized")
    #expect(info("Renamed.app", files("Paint"), for: .mac).displayName().value == "Renamed")
    #expect(info("paint.app", files("Paint"), for: .mac).displayName().value == "paint")
    #expect(info("Paint.app", ["Contents/Info.plist": "{ CFBundleDisplayName = Paint; }"], for: .mac).displayName().value == "Paint")
    #expect(info("Paint.app", ["Contents/Info.plist": "{}"], for: .mac).displayName().value == "Paint")
  }

  @Test(.covers("R-NAME-001", "R-NAME-014")) func nameOnTheHomeScreen() {
    #expect(
      info("A.app", ["Info.plist": "{ CFBundleDisplayName = Shown; CFBundleName = Short; }"], for: .iPhone).displayName().value == "Shown")
    #expect(info("A.app", ["Info.plist": "{ CFBundleName = Short; }"], for: .iPhone).displayName().value == "Short")
    #expect(info("A.app", ["Info.plist": "{}"], for: .iPhone).displayName().value == "A")
  }

  @Test(.covers("R-PKG-001", "R-PKG-007", "R-PKG-008")) func packageTypes() {
    func type(_ path: String, _ files: [String: String]) -> PackageType? { info(path, files, for: .mac).packageType().value }
    #expect(
      type("A.app", ["Contents/Info.plist": "{ CFBundlePackageType = BNDL; }", "Contents/PkgInfo": "APPLtest"])
        == PackageType(type: "APPL", creator: "test"))
    #expect(
      type("A.app", ["Contents/Info.plist": "{ CFBundlePackageType = BNDL; }", "Contents/PkgInfo": "APPL"]) == PackageType(type: "BNDL"))
    #expect(
      type("A.app", ["Contents/Info.plist": "{ CFBundlePackageType = ABC; CFBundleSignature = abcd; }"])
        == PackageType(type: "APPL", creator: "abcd"))
    #expect(type("A.app", ["Contents/Info.plist": "{}"]) == PackageType(type: "APPL"))
    #expect(type("A.framework", ["Resources/Info.plist": "{}"]) == PackageType(type: "FMWK"))
    #expect(type("A.plugin", ["Contents/Info.plist": "{}"]) == PackageType(type: "BNDL"))
    #expect(type("A.App", ["Contents/Info.plist": "{}"]) == PackageType(type: "BNDL"))
    #expect(PackageType.code("ÄPPL") == "ÄPPL")
    #expect(PackageType.code("APPLE") == nil)
    #expect(PackageType.code("😀AP") == nil)
  }

  @Test func executables() {
    func found(_ files: [String: String], _ lookup: ExecutableLookup? = nil, for environment: Environment = .mac) -> String? {
      info("A.app", files, for: environment).executable(lookup).value
    }
    #expect(found(["Contents/Info.plist": "{ CFBundleExecutable = Run; }", "Contents/MacOS/Run": ""]) == "A.app/Contents/MacOS/Run")
    #expect(found(["Contents/Info.plist": "{ NSExecutable = Run; }", "Contents/Run": ""]) == "A.app/Contents/Run")
    #expect(found(["Contents/Info.plist": "{}", "A": ""]) == "A.app/A")
    #expect(found(["Contents/Info.plist": "{ CFBundleExecutable = \"\"; NSExecutable = Run; }", "Contents/MacOS/Run": ""]) == nil)
    #expect(found(["Contents/Info.plist": "{ CFBundleExecutable = Run; }", "Contents/MacOS/Run": ""], .linux) == nil)
    #expect(
      found(["Contents/Info.plist": "{ CFBundleExecutable = Run; }", "Contents/Linux/libRun.so": ""], .linux)
        == "A.app/Contents/Linux/libRun.so")
    #expect(found(["Info.plist": "{ CFBundleExecutable = Run; }", "Run": ""], for: .iPhone) == "A.app/Run")
    #expect(found(["Info.plist": "{ CFBundleExecutable = Run; }", "MacOS/Run": ""], for: .iPhone) == nil)
  }

  @Test func versionsInBothSenses() {
    func numbers(_ plist: String) -> VersionNumbers { info("A.app", ["Info.plist": plist], for: .iPhone).versionNumbers().value }
    #expect(numbers("{ CFBundleVersion = 1.2.3; }").agree)
    #expect(!numbers("{ CFBundleVersion = 10.15.3; }").agree)
    #expect(numbers("{ CFBundleVersion = 10.15.3; }").documented?.description == "10.15.3")
    #expect(numbers("{ CFBundleNumericVersion = \"2.0\"; CFBundleVersion = \"1.0\"; }").computed.value == 0x0200_8000)
    #expect(numbers("{ CFBundleVersion = <*I3>; }").computed.value == 0)
    #expect(numbers("{ CFBundleNumericVersion = <*I3>; }").computed.value == 3)
  }

  @Test func bothSensesOfAVersionAreShown() {
    func words(_ version: String) -> [String] {
      info("A.app", ["Info.plist": "{ CFBundleVersion = \"\(version)\"; }"], for: .iPhone).decision(for: "CFBundleVersion").steps.map(
        \.words)
    }
    #expect(words("10.15.3").contains("by the documentation the version is 10.15.3"))
    #expect(words("10.15.3").contains("the bundle code does not understand 'CFBundleVersion' and computes 0"))
    #expect(!words("1.2.3").contains { $0.contains("documentation") })
  }

  @Test(.covers("R-PKG-004", "R-PKG-005")) func codesOfLoadableBundles() {
    func type(_ code: String) -> String? {
      info("A.plugin", ["Contents/Info.plist": "{ CFBundlePackageType = \(code); }"], for: .mac).packageType().value?.type
    }
    #expect(type("BNDL") == "BNDL")
    #expect(type("\"XPC!\"") == "XPC!")
  }

  @Test(.covers("R-NAME-012", "R-VER-006")) func namesAndShownVersionsMayBeTranslated() {
    let french: ResolvedInfo = info(
      "A.app",
      [
        "Info.plist": "{ CFBundleName = Plain; CFBundleShortVersionString = 1.0.0; }",
        "fr.lproj/InfoPlist.strings": #"CFBundleName = Nom; CFBundleShortVersionString = "1,0";"#,
      ], for: Environment.iPhone.with(languages: ["fr"]))
    #expect(french.string("CFBundleName") == "Nom")
    #expect(french.string("CFBundleShortVersionString") == "1,0")
  }

  @Test(.covers("R-GEN-002", "R-GEN-010", "R-GEN-018")) func whateverTheRootIs() {
    for text in ["( a, b )", "a", "", "<plist><string>x</string></plist>"] {
      let value: ResolvedInfo = info("A.app", ["Info.plist": text], for: .iPhone)
      #expect(value.keys.isEmpty && value.value("CFBundleName") == nil, "\(text)")
      #expect(!value.contents.isUsable)
    }
    let titled: ResolvedInfo = info("A.app", ["Info.plist": #"{ "Bundle name" = A; }"#], for: .iPhone)
    #expect(titled.string("CFBundleName") == nil)
  }

  @Test(.covers("R-GEN-004", "R-GEN-005", "R-GEN-006", "R-GEN-007")) func placeAndNameOfTheFile() {
    #expect(info("A.app", ["Contents/Info.plist": "{ A = 1; }"], for: .mac).string("A") == "1")
    #expect(info("A.app", ["Info.plist": "{ A = 1; }"], for: .iPhone).string("A") == "1")
    #expect(info("A.app", ["info.plist": "{ A = 1; }"], for: .iPhone).string("A") == nil)
    #expect(info("A.app", ["contents/Info.plist": "{ A = 1; }"], for: .mac).string("A") == nil)
    #expect(info("A.app", ["Info.plist": "( A )"], for: .iPhone).keys.isEmpty)
  }

  @Test func aFileOnItsOwnHasTheTablesBesideIt() {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    fileSystem.addFile("Source/Info.plist", text: "{ A = 0; }")
    fileSystem.addFile("Source/de.lproj/InfoPlist.strings", text: "A = 1;")
    let document: PropertyListDocument = PropertyListDocument(reading: SourceBytes("{ A = 0; }"))
    let contents: ResolutionSource = ResolutionSource(document: document, file: "Source/Info.plist", in: fileSystem)
    #expect(ResolvedInfo(contents, for: Environment.iPhone.with(languages: ["de"])).string("A") == "1")
  }
}
