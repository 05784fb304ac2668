import Linting

struct DanglingLink: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/dangling-link", "a symbolic link in a bundle leads nowhere", .error, .store, scope: .products,
    rationale:
      "The target of the link is not in the bundle. Whatever opens the link fails, signing it fails on some systems, and the store refuses "
      + "the upload. Links to a folder of the build are the usual reason.",
    remedy: "Delete the link, or copy its target.",
    citations: [.store("ITMS-90332")])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .strings(["CFBundleName": "A"])
    return RuleExamples(
      failing: [.bundle(["A.app/Info.plist": info, "A.app/data": .link("missing/data")])],
      passing: [.bundle(["A.app/Info.plist": info, "A.app/data": .link("real"), "A.app/real": .text("x")])])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for (member, bundle) in zip(family.family.members, family.bundles) where !member.links.isEmpty {
      guard bundle.bundle.kind?.isContainer != true else { continue }
      for link in member.links where !link.target.hasPrefix("/") {
        guard !bundle.fileSystem.exists(FilePath.join(bundle.bundle.path, link.path)) else { continue }
        context.report(
          "the link '\(link.path)' in '\(bundle.bundle.name)' leads to '\(link.target)', which is not there", at: .file,
          in: bundle.file ?? family.root?.file, notes: [DiagnosticNote("the App Store refuses it")],
          help: "delete the link, or copy its target")
      }
    }
  }
}
