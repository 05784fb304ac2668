import AppBundles
import InfoPlistResolution
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Cases that were read out of the published bundle code: layouts, the choice of files, tables, package types and executables.
@Suite struct BundleCodeVectorTests {
  private func info(_ path: String, _ files: [String: String], for environment: Environment) -> ResolvedInfo {
    var fileSystem: MemoryFileSystem = MemoryFileSystem()
    for (name, text) in files { fileSystem.addFile(FilePath.join(path, name), text: text) }
    return ResolvedInfo(ResolutionSource(AppBundle(at: path, in: fileSystem), in: fileSystem), for: environment)
  }

  @Test(arguments: [
    ("A.app", "Contents/Info.plist", "Contents/Resources"), ("A.bundle", "Support Files/Info.plist", "Support Files/Resources"),
    ("A.framework", "Resources/Info.plist", "Resources"), ("A.app", "Info.plist", "."),
  ])
  func tablesStandAmongTheResources(_ vector: (path: String, info: String, resources: String)) {
    let table: String = FilePath.join(vector.resources == "." ? "" : vector.resources, "en.lproj/InfoPlist.strings")
    let value: ResolvedInfo = info(vector.path, [vector.info: "{ A = 0; }", table: "A = 1;"], for: .mac)
    #expect(value.string("A") == "1", "\(vector)")
  }

  @Test func aPlatformFileHidesThePlainOneEvenWhenItIsBroken() {
    for broken in ["", "{ A = ", "( A )"] {
      let value: ResolvedInfo = info("A.app", ["Info-iphoneos.plist": broken, "Info.plist": "{ A = 1; B = 2; }"], for: .iPhone)
      #expect(value.string("B") == nil, "\(broken)")
    }
    #expect(info("A.app", ["Info-iphoneos.plist": "{ A = 2; }", "Info.plist": "{ A = 1; B = 2; }"], for: .appleTV).keys == ["A"])
  }

  @Test func supportFilesHaveADirectoryForTablesWithoutLanguage() {
    let files: [String: String] = [
      "Support Files/Info.plist": "{ A = 0; }", "Support Files/Resources/InfoPlist.strings": "A = 1;",
      "Support Files/Resources/Non-localized Resources/InfoPlist.strings": "A = 2;",
    ]
    #expect(info("A.bundle", files, for: .mac).string("A") == "2")
  }

  @Test func oldBundlesAreSearchedOnceMoreFromTheTop() {
    var files: [String: String] = ["Resources/Info.plist": "{ A = 0; }", "en.lproj/InfoPlist.strings": "A = 1;"]
    #expect(info("A.bundle", files, for: .mac).string("A") == "1")
    files["Resources/en.lproj/InfoPlist.strings"] = "A = 2;"
    #expect(info("A.bundle", files, for: .mac).string("A") == "2")
  }

  @Test func languageDirectoriesAreOpenedAsTheyAreSpelled() {
    let value: ResolvedInfo = info(
      "A.app", ["Info.plist": "{ A = 0; CFBundleDevelopmentRegion = de; }", "FR.LPROJ/InfoPlist.strings": "A = 1;"],
      for: Environment.iPhone.with(languages: ["fr"]))
    #expect(value.string("A") == "0")
  }

  @Test func tablesGiveValuesOfEveryTypeForEveryKey() {
    let value: ResolvedInfo = info(
      "A.app", ["Info.plist": "{ A = 0; }", "en.lproj/InfoPlist.strings": "A = { x = 1; }; New = ( a, b );"], for: .iPhone)
    #expect(value.value("A")?.node.kind == .dictionary)
    #expect(value.value("New")?.node.count == 2)
  }

  @Test func tablesOfEveryFormatAreRead() {
    let xml: String = "<plist version=\"1.0\"><dict><key>A</key><string>1</string></dict></plist>"
    for text in [xml, "A = 1;", "{ A = 1; }"] {
      #expect(info("A.app", ["Info.plist": "{ A = 0; }", "en.lproj/InfoPlist.strings": text], for: .iPhone).string("A") == "1")
    }
    #expect(info("A.app", ["Info.plist": "{ A = 0; }", "en.lproj/InfoPlist.strings": "( A )"], for: .iPhone).string("A") == "0")
  }

  @Test func pluralTablesAreNotAsked() {
    let plural: String = "<plist version=\"1.0\"><dict><key>A</key><string>1</string></dict></plist>"
    let value: ResolvedInfo = info("A.app", ["Info.plist": "{ A = 0; }", "en.lproj/InfoPlist.stringsdict": plural], for: .iPhone)
    #expect(value.string("A") == "0")
  }

  @Test(arguments: [
    ("A.app", "APPL"), ("A.debug", "APPL"), ("A.profile", "APPL"), ("A.service", "APPL"), ("A.framework", "FMWK"), ("A.bundle", "BNDL"),
    ("A.xpc", "BNDL"), ("A", "BNDL"),
  ])
  func typesFollowFromExtensions(_ vector: (path: String, type: String)) {
    #expect(info(vector.path, ["Contents/Info.plist": "{}"], for: .mac).packageType().value == PackageType(type: vector.type))
  }

  @Test func packageInfoIsTakenFromTheFirstPlaceThatHasIt() {
    func type(_ files: [String: String]) -> PackageType? {
      info("A.app", files.merging(["Contents/Info.plist": "{}"]) { first, _ in first }, for: .mac).packageType().value
    }
    #expect(type(["PkgInfo": "AAAAaaaa"]) == PackageType(type: "AAAA", creator: "aaaa"))
    #expect(type(["PkgInfo": "AAAAaaaa", "Support Files/PkgInfo": "BBBBbbbb"]) == PackageType(type: "BBBB", creator: "bbbb"))
    #expect(type(["Contents/PkgInfo": "CCCCcccc", "Support Files/PkgInfo": "BBBBbbbb"]) == PackageType(type: "CCCC", creator: "cccc"))
    #expect(type(["Contents/PkgInfo": "CCC", "PkgInfo": "AAAAaaaa"]) == PackageType(type: "APPL"))
    #expect(type(["Contents/PkgInfo": "CCCCcccc and more"]) == PackageType(type: "CCCC", creator: "cccc"))
  }

  @Test func executablesOfEveryLayout() {
    func found(_ files: [String], _ environment: Environment, info place: String) -> String? {
      var all: [String: String] = [place: "{ CFBundleExecutable = Run; }"]
      for file in files { all[file] = "" }
      return info("A.bundle", all, for: environment).executable().value
    }
    let support: String = "Support Files/Info.plist"
    #expect(
      found(["Support Files/Executables/MacOS/Run", "Run"], .mac, info: support) == "A.bundle/Support Files/Executables/MacOS/Run")
    #expect(found(["Support Files/Executables/Run", "Run"], .mac, info: support) == "A.bundle/Support Files/Executables/Run")
    #expect(found(["MacOS/Run"], .mac, info: "Info.plist") == "A.bundle/MacOS/Run")
    #expect(found(["MacOS/Run", "Run"], .mac, info: "Resources/Info.plist") == "A.bundle/Run")
    #expect(found(["Contents/Mac OS X/Run", "Contents/MacOSClassic/Run"], .mac, info: "Contents/Info.plist") == nil)
    // A device looks nowhere but in the bundle's own directory.
    #expect(found(["Contents/MacOS/Run"], .iPhone, info: "Contents/Info.plist") == nil)
    #expect(found(["Contents/MacOS/Run", "Run"], .iPhone, info: "Contents/Info.plist") == "A.bundle/Run")
  }

  @Test func onlyStringsAndNumbersMakeAVersion() {
    func computed(_ plist: String) -> UInt32 { info("A.app", ["Info.plist": plist], for: .iPhone).versionNumbers().value.computed.value }
    #expect(computed("{ CFBundleVersion = ( 1 ); }") == 0)
    #expect(computed("{ CFBundleNumericVersion = oops; CFBundleVersion = 1; }") == 0)
    #expect(computed("{ CFBundleShortVersionString = 2; }") == 0)
  }
}
