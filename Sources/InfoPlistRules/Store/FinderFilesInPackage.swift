import Linting

struct FinderFilesInPackage: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "store/finder-files-in-package", "a package holds files that the Finder or macOS left beside the app", .error, .store, scope: .products,
    rationale:
      "Tools of macOS write '._' files and __MACOSX into zip files for what other systems cannot keep. The store refuses packages with them: "
      + "they are paths that are not allowed. Packages made on macOS 15.4 by the command line met it all at once.",
    remedy: "Zip without them (zip -r -X), or delete them: zip -d My.ipa '._*' '__MACOSX/*'.",
    citations: [.store("ITMS-90048", seenAt: "flutter/flutter#166367")])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .strings(["CFBundleName": "A"])
    return RuleExamples(
      failing: [.bundle(["My.ipa/Payload/A.app/Info.plist": info, "My.ipa/._Symbols": .text("x")])],
      passing: [
        .bundle(["My.ipa/Payload/A.app/Info.plist": info, "My.ipa/Symbols/x.symbols": .text("x")]),
        .bundle(["folder/Payload/A.app/Info.plist": info, "folder/.DS_Store": .text("x")], note: "no package yet"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let package: PackageFolder = PackageFolder(around: bundle), package.way == ["Payload"] else { return }
    let found: [String] = package.entries().map(\.name).filter(PackageFolder.isLeftover)
    guard !found.isEmpty, package.entries(of: "Payload").first(where: { $0.name.hasSuffix(".app") })?.name == bundle.bundle.name else {
      return
    }
    context.report(
      "the package holds \(NameList.words(found))", at: .file, notes: [DiagnosticNote("the App Store refuses the paths")],
      help: "delete \(found.count == 1 ? "it" : "them") with 'zip -d'")
  }
}
