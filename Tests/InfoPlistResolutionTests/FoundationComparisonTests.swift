import AppBundles
import Foundation
import InfoPlistResolution
import LocalFileSystem
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// The same bundles read by this package and by Foundation's `Bundle` on the machine that runs the tests.
///
/// Foundation outside Apple's systems is no witness for the negotiation of languages: without Apple's ICU it ignores the user's preferences.
/// What it is known to get wrong is marked as a known issue, so that a repair shows.
@Suite struct FoundationComparisonTests {
  #if os(Linux)
    private static let lookup: ExecutableLookup = .linux
    private static let system: InfoPlistChoice.System = .other
    private static let files: FileNameVariants = FileNameVariants(platform: "linux", product: nil)
    private static let programs: String = "Linux"
  #else
    private static let lookup: ExecutableLookup = ExecutableLookup()
    private static let system: InfoPlistChoice.System = .macOS
    private static let files: FileNameVariants = FileNameVariants(platform: "macos", product: nil)
    private static let programs: String = "MacOS"
  #endif

  private static func marked(_ marker: String) -> String {
    "<plist version=\"1.0\"><dict><key>Marker</key><string>\(marker)</string><key>CFBundleDevelopmentRegion</key><string>en</string>"
      + "<key>CFBundleExecutable</key><string>run</string></dict></plist>"
  }

  /// Writes files into a fresh folder and hands over both readings of the bundle in it.
  private func compare(
    _ name: String, _ files: [String: String], links: [String: String] = [:], _ body: (Foundation.Bundle, ResolvedInfo) throws -> Void
  ) throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("infoplist-\(UInt64.random(in: 0...UInt64.max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let root: URL = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files {
      let url: URL = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      if url.lastPathComponent.contains("run") {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
      }
    }
    for (path, target) in links {
      try FileManager.default.createSymbolicLink(atPath: root.appendingPathComponent(path).path, withDestinationPath: target)
    }
    let found: Foundation.Bundle? = Foundation.Bundle(path: root.path)
    let bundle: Foundation.Bundle = try #require(found)
    let fileSystem: LocalFileSystem = LocalFileSystem()
    let source: ResolutionSource = ResolutionSource(AppBundle(at: root.path, for: Self.system, in: fileSystem), in: fileSystem)
    try body(bundle, ResolvedInfo(source, for: .mac, options: ResolutionOptions(fileNameVariants: Self.files)))
  }

  @Test(
    arguments: [
      ("Contents.app", ["Contents/Info.plist": "a"]), ("Both.app", ["Contents/Info.plist": "a", "Resources/Info.plist": "b"]),
      ("Both.framework", ["Contents/Info.plist": "a", "Resources/Info.plist": "b"]), ("Flat.app", ["Info.plist": "a"]),
      ("Flat.framework", ["Info.plist": "a"]), ("Versions.framework", ["Versions/A/Resources/Info.plist": "a"]),
      ("Support.bundle", ["Support Files/Info.plist": "a"]), ("File.app", ["Contents": "x", "Info.plist": "a"]),
      ("LowerName.app", ["info.plist": "a"]), ("LowerFolder.app", ["contents/Info.plist": "a"]),
      ("Old.bundle", ["Resources/Info.plist": "a", "Support Files/Info.plist": "b"]),
      ("Platform.app", ["Info.plist": "a", "Info-iphoneos.plist": "b"]), ("Inside/Contents", ["Info.plist": "a"]),
      ("Empty.app", ["x": "y"]),
    ] as [(String, [String: String])])
  func layoutsAndTheirInfo(_ fixture: (String, [String: String])) throws {
    let files: [String: String] = fixture.1.mapValues { $0.count == 1 && $0 != "x" && $0 != "y" ? Self.marked($0) : $0 }
    try compare(fixture.0, files) { bundle, resolved in
      #expect(bundle.infoDictionary?["Marker"] as? String == resolved.unlocalizedString("Marker"), "\(fixture.0)")
    }
  }

  @Test func versionedFramework() throws {
    try compare(
      "K.framework", ["Versions/A/Resources/Info.plist": Self.marked("a")],
      links: ["Versions/Current": "A", "Resources": "Versions/Current/Resources"]
    ) { bundle, resolved in
      #expect(bundle.infoDictionary?["Marker"] as? String == "a")
      #expect(resolved.unlocalizedString("Marker") == "a")
    }
  }

  @Test(arguments: [
    ["Contents/\(programs)/run"], ["Contents/run"], ["run"], ["Contents/\(programs)/run", "Contents/run", "run"],
    ["Contents/\(programs)/librun.so"], ["Contents/Other/run"], ["Contents/Resources/run"], [],
  ])
  func executables(_ paths: [String]) throws {
    var files: [String: String] = ["Contents/Info.plist": Self.marked("a")]
    for path in paths { files[path] = "#!/bin/sh\n" }
    try compare("A.app", files) { bundle, resolved in
      #expect(bundle.executablePath == resolved.executable(Self.lookup).value, "\(paths)")
    }
  }

  @Test(arguments: [
    ["en.lproj/InfoPlist.strings"], ["InfoPlist.strings", "en.lproj/InfoPlist.strings"],
    ["en.lproj/InfoPlist.strings", "en.lproj/InfoPlist-\(files.platform ?? "").strings"],
    ["Base.lproj/InfoPlist.strings", "en.lproj/InfoPlist.strings"], ["Base.lproj/InfoPlist.strings"],
    ["InfoPlist-windows.strings", "en.lproj/InfoPlist.strings"],
  ])
  func tables(_ paths: [String]) throws {
    var files: [String: String] = ["Contents/Info.plist": Self.marked("a")]
    for path in paths { files["Contents/Resources/" + path] = "Marker = \"\(path)\";" }
    try compare("A.app", files) { bundle, resolved in
      #expect(bundle.localizedInfoDictionary?["Marker"] as? String == resolved.string("Marker"), "\(paths)")
    }
  }

  @Test func keysWithQualifiersStayOutsideAppleSystems() throws {
    let text: String =
      "<plist version=\"1.0\"><dict><key>A</key><string>1</string><key>A~ipad</key><string>2</string>"
      + "<key>A-iphoneos</key><string>3</string></dict></plist>"
    try compare("A.app", ["Info.plist": text]) { bundle, resolved in
      let names: [String] = resolved.contents.info.keys(.none)
      for name in names {
        #expect(bundle.infoDictionary?[name] as? String == resolved.contents.info.choice(for: name, .none)?.entry.node.string)
      }
      #expect(names.count == 3)
    }
  }

  /// Foundation lists what the directories are called; it does not negotiate.
  @Test(arguments: [
    ["en.lproj/a"], ["en.lproj/a", "fr.lproj/a"], ["Base.lproj/a", "de.lproj/a"], ["Base.lproj/a", "en.lproj/a"],
    ["zh_TW.lproj/a", "English.lproj/a"],
    [],
  ])
  func localizations(_ paths: [String]) throws {
    var files: [String: String] = ["Contents/Info.plist": Self.marked("a")]
    for path in paths { files["Contents/Resources/" + path] = "x" }
    try compare("A.app", files) { bundle, resolved in
      #expect(bundle.localizations.sorted() == resolved.localizations.names.sorted(), "\(paths)")
      #expect(bundle.developmentLocalization == resolved.developmentRegion)
    }
  }

  @Test(arguments: ["{ Marker = a; ", "( Marker )", "", "<plist><dict><key>Marker</key></dict></plist>", #"{ "Marker": "a" }"#])
  func filesThatCannotBeParsed(_ text: String) throws {
    try compare("A.app", ["Contents/Info.plist": text]) { bundle, resolved in
      #expect(bundle.infoDictionary?["Marker"] == nil && resolved.unlocalizedString("Marker") == nil, "\(text)")
      #expect((bundle.infoDictionary ?? [:]).isEmpty == resolved.keys.isEmpty)
    }
  }

  @Test(arguments: [
    "{ Marker = a; }", "{ \"Marker\" = 'a'; }", "// note\n{ Marker = a; }",
    "<plist version=\"1.0\"><dict><key>Marker</key><string>a</string></dict></plist>",
    "Marker = a;",
  ])
  func filesOfEveryFormat(_ text: String) throws {
    try compare("A.app", ["Contents/Info.plist": text, "Contents/Resources/en.lproj/InfoPlist.strings": text]) { bundle, resolved in
      #expect(bundle.infoDictionary?["Marker"] as? String == "a", "\(text)")
      #expect(resolved.unlocalizedString("Marker") == "a", "\(text)")
      #expect(bundle.localizedInfoDictionary?["Marker"] as? String == resolved.string("Marker"), "\(text)")
    }
  }

  @Test(arguments: ["CFBundleExecutable", "NSExecutable", "Other"]) func namesOfExecutables(_ key: String) throws {
    let text: String = "{ \(key) = run; }"
    for path in ["Contents/\(Self.programs)/run", "Contents/\(Self.programs)/A"] {
      try compare("A.app", ["Contents/Info.plist": text, path: "#!/bin/sh\n"]) { bundle, resolved in
        #expect(bundle.executablePath == resolved.executable(Self.lookup).value, "\(key) \(path)")
      }
    }
  }

  @Test func auxiliaryExecutables() throws {
    let files: [String: String] = [
      "Contents/Info.plist": Self.marked("a"), "Contents/\(Self.programs)/run": "#!/bin/sh\n",
      "Contents/\(Self.programs)/run-help": "#!/bin/sh\n",
      "Contents/run-other": "#!/bin/sh\n",
    ]
    try compare("A.app", files) { bundle, resolved in
      for name in ["run-help", "run-other", "run-none"] {
        #expect(
          bundle.url(forAuxiliaryExecutable: name)?.path == resolved.auxiliaryExecutable(named: name, Self.lookup).value, "\(name)")
      }
    }
  }

  #if os(Linux)
    /// Bundles apart from their programs, as Foundation knows them outside Apple's systems.
    @Test(arguments: [
      ("share/run.resources", ["bin/run", "lib/run"]), ("share/run.resources", ["sbin/run"]), ("share/run.resources", ["lib/librun.so"]),
      ("share/run.resources", []), ("other/run.resources", ["other/run"]), ("other/run.resources", ["other/Linux/run"]),
      ("other/run.resources", ["bin/run"]),
    ])
    func separateBundles(_ vector: (bundle: String, programs: [String])) throws {
      let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("infoplist-\(UInt64.random(in: 0...UInt64.max))")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (path, text) in [(vector.bundle + "/Info.plist", Self.marked("a"))] + vector.programs.map({ ($0, "#!/bin/sh\n") }) {
        let url: URL = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
      }
      let root: String = folder.appendingPathComponent(vector.bundle).path
      let found: Foundation.Bundle? = Foundation.Bundle(path: root)
      let bundle: Foundation.Bundle = try #require(found)
      let fileSystem: LocalFileSystem = LocalFileSystem()
      let source: ResolutionSource = ResolutionSource(AppBundle(at: root, for: Self.system, in: fileSystem), in: fileSystem)
      #expect(bundle.executablePath == ResolvedInfo(source, for: .mac).executable(.linux).value, "\(vector)")
    }
  #endif

  #if os(Linux)
    @Test func knownDefectsOfFoundation() throws {
      let files: [String: String] = [
        "Contents/Info.plist": Self.marked("a"), "Contents/Resources/en.lproj/InfoPlist.strings": "Other = \"b\";",
        "Contents/Resources/pl.lproj/InfoPlist.strings": "Other = \"c\";",
      ]
      try compare("A.app", files) { bundle, resolved in
        #expect(resolved.string("Marker") == "a")
        withKnownIssue("a key that the table lacks is not looked up in the Info.plist") {
          #expect(bundle.object(forInfoDictionaryKey: "Marker") as? String == "a")
        }
        #expect(
          LanguageMatching(available: ["en", "pl", "es"]).matches(["es"]).first?.localization == "es")
        withKnownIssue("without Apple's ICU the user's languages are ignored") {
          #expect(Foundation.Bundle.preferredLocalizations(from: ["en", "pl", "es"], forPreferences: ["es"]).first == "es")
        }
      }
    }
  #endif
}
