import Linting

struct CrowdedPayload: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "store/crowded-payload", "the folder Payload of a package holds more than one app", .error, .store, scope: .products,
    rationale:
      "An .ipa has one app in Payload and nothing else there. With a second app, or files beside the app, installers take any of them and the "
      + "store refuses the package. It happens when a package is zipped by hand, or an older build stays in the folder.",
    remedy: "Leave exactly one .app in Payload.",
    citations: [.store("ITMS-90017")])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .strings(["CFBundleName": "A"])
    return RuleExamples(
      failing: [
        .bundle(["My.ipa/Payload/A.app/Info.plist": info, "My.ipa/Payload/notes.txt": .text("x")]),
        .bundle(["My.ipa/Payload/A.app/Info.plist": info, "My.ipa/Payload/Old.app/PkgInfo": .text("APPL????")]),
      ],
      passing: [.bundle(["My.ipa/Payload/A.app/Info.plist": info, "My.ipa/Symbols/x.symbols": .text("x")])])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let package: PackageFolder = PackageFolder(around: bundle), package.way == ["Payload"] else { return }
    let all: [String] = package.entries(of: "Payload").map(\.name).filter { !PackageFolder.isLeftover($0) }
    let others: [String] = all.filter { $0 != bundle.bundle.name && $0 != "PlugIns" }
    // Of several apps the first one tells.
    guard !others.isEmpty, all.first(where: { $0.hasSuffix(".app") }) == bundle.bundle.name else { return }
    context.report(
      "the folder 'Payload' holds \(NameList.words(others)) beside '\(bundle.bundle.name)'", at: .file,
      notes: [DiagnosticNote("a package has exactly one app there")], help: "take \(others.count == 1 ? "it" : "them") out")
  }
}
