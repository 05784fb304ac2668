import AppBundles
import Diagnostics
import InfoPlistResolution
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Cases of the published bundle code about languages, tables and qualifiers that the other suites do not have.
@Suite struct LanguageVectorTests {
  private func info(_ files: [String: String], for environment: Environment) -> ResolvedInfo {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for (path, text) in files { fileSystem.addFile("A.app/" + path, text: text) }
    return ResolvedInfo(ResolutionSource(AppBundle(at: "A.app", in: fileSystem), in: fileSystem), for: environment)
  }

  @Test(arguments: [
    ("English", "en"), ("French", "fr"), ("German", "de"), ("Italian", "it"), ("Dutch", "nl"), ("Spanish", "es"), ("Japanese", "ja"),
  ])
  func oldNamesStandForCodesBothWays(_ pair: (name: String, code: String)) {
    #expect(LanguageMatching(available: [pair.name]).spelling(of: pair.code) == pair.name)
    #expect(LanguageMatching(available: [pair.code]).spelling(of: pair.name) == pair.code)
  }

  @Test func formsOfOneLanguageInTheirOrder() {
    #expect(LanguageMatching(available: ["pt_BR", "pt-BR"]).spelling(of: "pt-BR") == "pt-BR")
    #expect(LanguageMatching(available: ["pt_BR"]).spelling(of: "pt-BR") == "pt_BR")
    #expect(LanguageMatching(available: ["pt-BR"]).spelling(of: "pt_BR") == "pt-BR")
    #expect(LanguageMatching(available: ["iw"]).spelling(of: "he") == "iw")
    #expect(LanguageMatching(available: ["zh-Hant-TW"]).spelling(of: "zh_TW") == "zh-Hant-TW")
  }

  /// Chains of parents, the nearest first.
  @Test(
    arguments: [
      ("en-IN", ["en-GB", "en-001", "en"]), ("zh-Hant-MO", ["zh-Hant-HK", "zh-Hant", "zh_TW"]), ("zh-Hans", ["zh", "zh_CN"]),
      ("es-MX", ["es-419", "es"]), ("pt-AO", ["pt-PT", "pt"]), ("nn", ["no"]), ("fr-CA", ["fr"]), ("sr-Latn", []),
    ] as [(String, [String])])
  func parents(_ vector: (language: String, parents: [String])) {
    let matching: LanguageMatching = LanguageMatching(available: vector.parents.reversed(), takesRelatives: false)
    #expect(matching.matches([vector.language]).map(\.localization) == vector.parents)
    #expect(matching.matches([vector.language]).allSatisfy { $0.kind == .parent })
  }

  @Test func theFirstPreferenceThatFindsAnythingDecides() {
    let matching: LanguageMatching = LanguageMatching(available: ["fr", "de", "en-GB"])
    #expect(matching.matches(["ja", "de", "fr"]).map(\.localization) == ["de"])
    #expect(matching.matches(["en-AU", "de"]).map(\.localization) == ["en-GB"])
    #expect(matching.matches(["ja"]).isEmpty)
    #expect(matching.matches([]).isEmpty)
  }

  @Test func listsKeepTheirOrderAndRepetitions() {
    let list: LocalizationList = LocalizationList(declared: ["de", "", "fr"], directories: ["de", "Base", "it"], developmentRegion: "en")
    #expect(list.names == ["de", "fr", "de", "Base", "it", "en"])
    #expect(list.declaredCount == 2)
    #expect(list.languages == ["de", "fr", "it", "en"])
    #expect(LocalizationList(declared: nil, directories: ["Base", "en"], developmentRegion: "English").names == ["Base", "en"])
    #expect(LocalizationList(declared: nil, directories: ["de"], developmentRegion: "en").names == ["de"])
  }

  @Test func whichMembersAndDirectoriesCount() {
    let french: Environment = Environment.iPhone.with(languages: ["fr"])
    let files: [String: String] = [
      "Info.plist": "{ CFBundleLocalizations = ( fr, (de), <00>, \"\" ); }", "it.lproj/x": "", "es.LPROJ/x": "", ".lproj/x": "",
      "ja.lproj.old/x": "",
    ]
    #expect(info(files, for: french).localizations.names == ["fr", "it"])
    // Anything but an array counts for nothing.
    #expect(info(["Info.plist": "{ CFBundleLocalizations = fr; }", "it.lproj/x": ""], for: french).localizations.names == ["it"])
    #expect(info(["Info.plist": "{ CFBundleDevelopmentRegion = \"\"; }"], for: french).localizations.names.isEmpty)
  }

  @Test(
    arguments: [
      ("<true/>", true), ("<false/>", false), ("<string>true</string>", true), ("<string>TRUE</string>", true),
      ("<string>Yes</string>", true), ("<string>1</string>", false), ("<string>Y</string>", false), ("<string></string>", false),
      ("<integer>1</integer>", true), ("<integer>0</integer>", false), ("<integer>4294967296</integer>", false),
      ("<integer>-1</integer>", true), ("<array/>", false),
    ] as [(String, Bool)])
  func truthOfSwitches(_ vector: (value: String, isTrue: Bool)) {
    let text: String = "<plist version=\"1.0\"><dict><key>CFBundleAllowMixedLocalizations</key>\(vector.value)</dict></plist>"
    let app: ResolvedInfo = info(["Info.plist": text], for: .iPhone)
    #expect(MixedLocalizations.areAllowed(by: app.contents.info, app.profile) == vector.isTrue, "\(vector.value)")
  }

  @Test(arguments: [
    "CFBundleIdentifier", "CFBundleVersion", "CFBundleNumericVersion", "CFBundlePackageType", "CFBundleSignature", "CFBundleExecutable",
    "CFBundleDevelopmentRegion", "CFBundleLocalizations", "CFPlugInFactories",
  ])
  func identityIsReadOutOfTheInfoPlistAlone(_ key: String) {
    let value: ResolvedInfo = info(
      ["Info.plist": "{ \(key) = plain; }", "en.lproj/InfoPlist.strings": "\(key) = translated;"], for: .iPhone)
    #expect(value.string(key) == "plain")
    #expect(value.decision(for: key).rejected.map(\.place.language) == ["en"])
  }

  @Test func aBinaryTableIsReadToo() throws {
    let xml: String = "<plist version=\"1.0\"><dict><key>A</key><string>1</string></dict></plist>"
    let root: PropertyListNode = try #require(PropertyListDocument(reading: SourceBytes(xml)).root)
    var files: MemoryFileSystem = MemoryFileSystem()
    files.addFile("A.app/Info.plist", text: "{ A = 0; }")
    files.addFile("A.app/en.lproj/InfoPlist.strings", root.write(as: .binary, options: PropertyListWritingOptions()).bytes.array)
    let source: ResolutionSource = ResolutionSource(AppBundle(at: "A.app", in: files), in: files)
    #expect(ResolvedInfo(source, for: .iPhone).string("A") == "1")
  }

  @Test func aVariantReplacesTheFileOfItsOwnDirectoryOnly() {
    let files: [String: String] = [
      "Info.plist": "{ A = 0; }", "fr.lproj/InfoPlist.strings": "A = plain;", "en.lproj/InfoPlist~ipad.strings": "A = pad;",
    ]
    #expect(info(files, for: Environment.iPad.with(languages: ["fr"])).string("A") == "plain")
    #expect(info(files, for: Environment.iPad.with(languages: ["en"])).string("A") == "pad")
    #expect(info(files, for: Environment.iPhone.with(languages: ["en"])).string("A") == "0")
  }

  @Test func otherTablesAreNotReduced() throws {
    let value: ResolvedInfo = info(
      [
        "Info.plist": #"{ NSServices = ({ NSMenuItem = { default = "Send"; }; }); }"#,
        "en.lproj/ServicesMenu.strings": #""Send" = "plain"; "Send~ipad" = "pad";"#,
      ], for: .iPad)
    #expect(try value.text(at: PropertyListPath(parsing: "NSServices[0].NSMenuItem.default")).value == "plain")
  }

  /// What each system knows, what holds, and what is a key of its own.
  @Test(
    arguments: [
      (.mac, ["A", "A~ipad", "A-iphoneos", "A-tvos", "A~appletv"], "mac"),
      (.iPhone, ["A", "A-macos", "A-tvos", "A~appletv", "A-watchos"], "phone"), (.iPod, ["A", "A-macos", "A-tvos", "A~appletv"], "pod"),
      (.appleTV, ["A", "A-macos", "A~ipad", "A-iphoneos"], "tv"), (.watch, ["A", "A-macos", "A~ipad", "A-tvos"], "watch"),
    ] as [(Environment, [String], String)])
  func qualifiersOfEachSystem(_ vector: (environment: Environment, keys: [String], value: String)) {
    let value: ResolvedInfo = info(
      [
        "Info.plist":
          #"{ A = plain; "A-macos" = mac; "A~iphone" = phone; "A~ipod" = pod; "A~ipad" = pad; "A-iphoneos" = os; "A-tvos" = tv; "#
          + #""A~appletv" = tv; "A-watchos" = watch; "A~applewatch" = watch; }"#
      ], for: vector.environment)
    #expect(value.string("A") == vector.value)
    #expect(Set(value.keys).isSuperset(of: vector.keys), "\(value.keys)")
    for key in value.keys where key != "A" { #expect(KeyVariant(key).map(value.profile.recognizes) == false) }
  }

  @Test func theOlderCodeTakesAnIPhoneForGranted() {
    #expect(VariantProfile(.cf1153, for: .iPhone).currentProduct == "iphone")
    #expect(VariantProfile(.cf1153, for: .appleTV).platforms == ["iphoneos"])
  }
}
