import Linting

struct LooseLibrary: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/loose-library", "a product for a device holds a library outside a framework", .error, .store, scope: .products,
    rationale:
      "In an app for a device, code other than the executables of the app, its extensions and its frameworks is not permitted. The store "
      + "refuses libraries that lie loose in the bundle, static ones too; only the libraries of Swift may lie in Frameworks.",
    remedy: "Wrap a dynamic library into a framework. A static library is linked, and must not be in the resources.",
    citations: [
      .store("ITMS-90171", seenAt: "EMALLStudio/appmetrica_sdk#2"), .store("ITMS-90426", seenAt: "defold/defold#5482"),
      .applePage("bundleresources/placing-content-in-a-bundle"),
    ])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .strings(["DTPlatformName": "iphoneos"])
    return RuleExamples(
      failing: [.bundle(["A.app/Info.plist": info, "A.app/Frameworks/libpython.dylib": .executable, "A.app/libz.a": .text("!<arch>")])],
      passing: [
        .bundle(["A.app/Info.plist": info, "A.app/Frameworks/libswiftCore.dylib": .executable]),
        .bundle([
          "A.app/Contents/Info.plist": .strings(["DTPlatformName": "macosx"]), "A.app/Contents/Frameworks/libz.dylib": .executable,
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    guard let main: BundleSubject = family.main, Grammar.isStrictlyJudged(main.facts), main.platformName?.hasSuffix("simulator") != true
    else {
      return
    }
    for (member, bundle) in zip(family.family.members, family.bundles) where !member.oddFiles.isEmpty {
      guard bundle.bundle.kind?.isContainer != true else { continue }
      let found: [String] = member.oddFiles.filter { OddFiles.kind(of: $0) == .library && !OddFiles.isOfToolchain($0) }
      guard !found.isEmpty else { continue }
      context.report(
        "\(NameList.words(found)) in '\(bundle.bundle.name)' \(found.count == 1 ? "lies" : "lie") outside a framework", at: .file,
        in: bundle.file ?? main.file, notes: [DiagnosticNote("the App Store refuses it")],
        help: "wrap dynamic libraries into frameworks, and take static ones out")
    }
  }
}
