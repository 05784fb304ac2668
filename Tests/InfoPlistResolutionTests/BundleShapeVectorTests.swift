import AppBundles
import Diagnostics
import InfoPlistResolution
import PropertyLists
import Testing
import _InfoPlistTestSupport

/// Cases of the published bundle code about shapes: layouts and their directories, what counts as a bundle, the bundle of a program.
@Suite struct BundleShapeVectorTests {
  private func fileSystem(_ files: [String: String]) -> MemoryFileSystem {
    var result: MemoryFileSystem = MemoryFileSystem()
    for (path, text) in files { result.addFile(path, text: text) }
    return result
  }

  private func resolved(_ path: String, _ files: [String: String], for environment: Environment = .mac) -> ResolvedInfo {
    let files: MemoryFileSystem = fileSystem(files)
    return ResolvedInfo(ResolutionSource(AppBundle(at: path, in: files), in: files), for: environment)
  }

  @Test(
    arguments: [
      (.resources, 0, "Resources", "Resources", ""), (.supportFiles, 1, "Support Files", "Support Files/Resources", "Support Files"),
      (.contents, 2, "Contents", "Contents/Resources", "Contents"), (.flat, 3, "", "", ""),
      (.wrappedContents, 12, "WrappedBundle/Contents", "WrappedBundle/Contents/Resources", "WrappedBundle/Contents"),
      (.wrappedFlat, 13, "WrappedBundle", "WrappedBundle", "WrappedBundle"),
    ] as [(BundleLayout, Int, String, String, String)])
  func directoriesOfLayouts(_ row: (layout: BundleLayout, number: Int, info: String, resources: String, support: String)) {
    #expect(row.layout.rawValue == row.number)
    #expect(row.layout.infoDirectory == row.info)
    #expect(row.layout.resourcesDirectory == row.resources)
    #expect(row.layout.supportDirectory == row.support)
  }

  @Test func theEndingOfAFrameworkIsComparedExactly() {
    let files: [String: String] = ["X/Contents/a": "", "X/Resources/a": ""]
    func layout(_ name: String) -> BundleLayout {
      AppBundle(at: name, in: fileSystem(Dictionary(uniqueKeysWithValues: files.map { (name + $0.key.dropFirst(), $0.value) }))).layout
    }
    #expect(layout("X.framework") == .resources)
    #expect(layout("X.Framework") == .contents)
    #expect(layout("X.bundle") == .contents)
  }

  @Test(arguments: ["Contents", "AppContents", "MyResources", "A.app/Support Files"])
  func namesThatEndLikeAnInsideHideTheirInfo(_ path: String) {
    #expect(resolved(path, [path + "/Info.plist": "{ A = 1; }"]).keys.isEmpty, "\(path)")
    #expect(resolved(path + "2", [path + "2/Info.plist": "{ A = 1; }"]).keys == ["A"])
  }

  @Test func aPlatformFileInAnotherCaseLeavesThePlainOne() {
    let value: ResolvedInfo = resolved(
      "A.app", ["A.app/Contents/info-macos.plist": "{ A = 2; }", "A.app/Contents/Info.plist": "{ A = 1; }"])
    #expect(value.string("A") == "1")
    #expect(value.contents.bundle?.nameDifferences.map(\.expected) == ["Info-macos.plist"])
  }

  @Test func eachSystemHasItsPlatformFile() {
    let files: MemoryFileSystem = fileSystem([
      "A.app/Info.plist": "plain", "A.app/Info-macos.plist": "mac", "A.app/Info-iphoneos.plist": "phone", "A.app/Info-tvos.plist": "tv",
    ])
    func file(_ system: InfoPlistChoice.System) -> String? { AppBundle(at: "A.app", for: system, in: files).info.path }
    #expect(file(.macOS) == "A.app/Info-macos.plist")
    #expect(file(.iPhone) == "A.app/Info-iphoneos.plist")
    #expect(file(.other) == "A.app/Info.plist")
  }

  @Test(arguments: ["{ A = 1; B = ", "<plist><dict><key>A</key><string>1</dict></plist>", "bplist00", #"{ "A": 1 }"#, "\u{0}\u{0}"])
  func aFileThatCannotBeParsedIsAnEmptyOne(_ text: String) {
    let value: ResolvedInfo = resolved("A.app", ["A.app/Info.plist": text], for: .iPhone)
    #expect(value.keys.isEmpty, "\(text)")
    #expect(value.value("A") == nil)
    #expect(!value.contents.isUsable)
    let broken: ResolvedInfo = resolved("A.app", ["A.app/Info.plist": "{ A = 0; }", "A.app/en.lproj/InfoPlist.strings": text])
    #expect(broken.string("A") == "0")
  }

  @Test func whatAppleReadsOverDoesNotHideTheRest() {
    let text: String = "<plist><dict><key>A</key><string>1</string><key>D</key><date>2023-02-30T00:00:00Z</date></dict></plist>"
    #expect(resolved("A.app", ["A.app/Info.plist": text], for: .iPhone).string("A") == "1")
  }

  @Test func theListInsideAnExecutableIsReadLikeAFile() throws {
    var files: MemoryFileSystem = MemoryFileSystem()
    files.addFile(
      "bin/tool", MachOSample.executable([.init("arm64", #"{ A = arm; "A-macos" = mac; }"#), .init("x86_64", "{ A = intel; }")]))
    let source: ResolutionSource = try #require(ResolutionSource(executable: "bin/tool", in: files))
    #expect(ResolvedInfo(source, for: .mac).string("A") == "mac")
    #expect(ResolvedInfo(source, for: .iPhone).string("A") == "arm")
    let intel: ResolutionSource = try #require(ResolutionSource(executable: "bin/tool", architectures: ["x86_64"], in: files))
    #expect(ResolvedInfo(intel, for: .mac).string("A") == "intel")
    files.addFile("bin/bare", MachOSample.executable([.init("arm64", nil)]))
    #expect(ResolutionSource(executable: "bin/bare", in: files) == nil)
    files.addFile("bin/script", text: "#!/bin/sh")
    #expect(ResolutionSource(executable: "bin/script", in: files) == nil)
  }

  @Test func onlyDeepBundlesLookLikeBundles() {
    #expect(resolved("A.app", ["A.app/Contents/Info.plist": "{}"]).looksLikeBundle)
    #expect(!resolved("A.app", ["A.app/Info.plist": "{ A = 1; }"]).looksLikeBundle)
    #expect(resolved("A", ["A/Resources/Info.plist": "{ A = 1; }"]).effectiveLayout == .resources)
    #expect(resolved("A", ["A/Resources/x": ""]).effectiveLayout == nil)
    #expect(!resolved("A", ["A/Resources/x": ""]).looksLikeBundle)
    #expect(resolved("A", ["A/Resources/x": "", "A/A": ""]).effectiveLayout == .resources)
  }

  @Test(arguments: [
    ("/X.app/Contents/MacOS/run", "/X.app"), ("/X.app/run", "/X.app"), ("/X.app/Contents/run", "/X.app"),
    ("/X.bundle/Support Files/Executables/MacOS/run", "/X.bundle"), ("/X.bundle/Support Files/Executables/run", "/X.bundle"),
    ("/usr/bin/run", "/usr/bin"), ("/X.app/Contents/Linux/run", "/X.app/Contents/Linux"),
  ])
  func theBundleOfAProgram(_ vector: (executable: String, bundle: String)) {
    #expect(MainBundlePath.directory(ofExecutable: vector.executable) == vector.bundle)
  }

  @Test func theInfoOfAProgram() {
    var files: MemoryFileSystem = fileSystem([
      "X.app/Contents/Info.plist": "{ CFBundleExecutable = run; A = file; }", "X.app/Contents/MacOS/run": "",
    ])
    files.addFile("X.app/Contents/MacOS/helper", MachOSample.executable([.init("arm64", "{ A = embedded; }")]))
    files.addFile("bin/tool", MachOSample.executable([.init("arm64", "{ A = embedded; }")]))
    files.addFile("bin/bare", MachOSample.executable([.init("arm64", nil)]))
    func found(_ path: String) -> (MainBundle.Place, String?) {
      let main: MainBundle = MainBundle(ofExecutable: path, in: files)
      return (main.place, ResolvedInfo(main.source, for: .mac).string("A"))
    }
    #expect(found("X.app/Contents/MacOS/run") == (.file, "file"))
    // Another program than the one that the bundle names goes by the list inside itself.
    #expect(found("X.app/Contents/MacOS/helper") == (.executable, "embedded"))
    #expect(found("bin/tool") == (.executable, "embedded"))
    #expect(found("bin/bare") == (.nowhere, nil))
    #expect(MainBundle(ofExecutable: "bin/tool", in: files).bundle == nil)
    #expect(MainBundle(ofExecutable: "X.app/Contents/MacOS/run", in: files).bundle?.path == "X.app")
    // The old layout with nothing to show for it is none, unless the program has the name that it would have.
    files.addFile("old/Resources/x", text: "")
    #expect(MainBundle(ofExecutable: "old/run", in: files).bundle == nil)
    #expect(MainBundle(ofExecutable: "old/old", in: files).bundle?.layout == .resources)
  }

  @Test func directoriesWithAPurpose() {
    let files: MemoryFileSystem = fileSystem([
      "A.app/Contents/Frameworks/x": "", "A.app/Contents/SharedFrameworks/x": "", "A.app/Contents/SharedSupport/x": "",
      "A.app/Contents/Plug-ins/x": "", "A.app/Contents/_MASReceipt/receipt": "", "A.app/PlugIns/x": "", "B.app/PlugIns/x": "",
      "B.app/Plug-ins/x": "",
    ])
    let bundle: AppBundle = AppBundle(at: "A.app", in: files)
    #expect(
      BundleDirectory.allCases.map { bundle.directory($0, in: files) } == [
        "A.app/Contents/Frameworks", "A.app/Contents/SharedFrameworks", "A.app/Contents/SharedSupport", "A.app/Contents/Plug-ins",
        "A.app/Contents/_MASReceipt",
      ])
    #expect(AppBundle(at: "B.app", in: files).directory(.plugIns, in: files) == "B.app/PlugIns")
    #expect(AppBundle(at: "B.app", in: files).directory(.frameworks, in: files) == nil)
  }

  @Test func bundlesThatStandApartFromTheirPrograms() {
    let info: String = "{ CFBundleExecutable = Run; }"
    func found(_ path: String, _ files: [String], _ lookup: ExecutableLookup = .linux) -> String? {
      var all: [String: String] = [path + "/Info.plist": info]
      for file in files { all[file] = "" }
      return resolved(path, all).executable(lookup).value
    }
    let share: String = "usr/share/Run.resources"
    #expect(found(share, ["usr/bin/Run", "usr/sbin/Run", "usr/lib/Run"]) == "usr/bin/Run")
    #expect(found(share, ["usr/sbin/Run", "usr/lib64/Run"]) == "usr/sbin/Run")
    #expect(found(share, ["usr/lib64/libRun.so", "usr/lib/libRun.so"]) == "usr/lib64/libRun.so")
    #expect(found(share, ["usr/lib/libRun.so"]) == "usr/lib/libRun.so")
    #expect(found("opt/Run.resources", ["opt/Run"]) == "opt/Run")
    #expect(found("opt/Run.resources", ["opt/Run"], ExecutableLookup()) == nil)
    let installed: ResolvedInfo = resolved(share, [share + "/Info.plist": info, "usr/libexec/Run.executables/help": ""])
    #expect(installed.auxiliaryExecutable(named: "help", .linux).value == "usr/libexec/Run.executables/help")
    let beside: ResolvedInfo = resolved("o/Run.resources", ["o/Run.resources/Info.plist": info, "o/Run.executables/help": ""])
    #expect(beside.auxiliaryExecutable(named: "help", .linux).value == "o/Run.executables/help")
    let app: ResolvedInfo = resolved("A.app", ["A.app/Contents/Info.plist": info, "A.app/Contents/MacOS/help": ""])
    #expect(app.auxiliaryExecutable(named: "help").value == "A.app/Contents/MacOS/help")
    let windows: ExecutableLookup = ExecutableLookup(
      platformDirectory: "Windows", decorations: [ExecutableLookup.Decoration(suffix: ".dll"), ExecutableLookup.Decoration(suffix: ".exe")])
    #expect(
      resolved("A.app", ["A.app/Contents/Info.plist": info, "A.app/Contents/Windows/Run.exe": ""]).executable(windows).value
        == "A.app/Contents/Windows/Run.exe")
  }
}
