import Linting

struct LeftoverFile: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/leftover-file", "a product holds a file that only its makers need", .info, .style, scope: .products,
    rationale:
      "Sources, build settings, files of editors and of the Finder do nothing in a product. They make it larger, and show others how it was "
      + "made. They get in when a whole folder is added to the resources.",
    remedy: "Take them out of the resources, or add folders as groups instead of as references.",
    citations: [Citation(.publicFiles, .medium), .applePage("bundleresources/placing-content-in-a-bundle")])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .strings(["CFBundleName": "A"])
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": info, "A.app/Data/.DS_Store": .text("x"), "A.app/Config/Release.xcconfig": .text("x")]),
        .bundle(["A.app/Info.plist": info, "A.app/Info.plist~": .text("x")]),
      ],
      passing: [.bundle(["A.app/Info.plist": info, "A.app/Data/readme.txt": .text("x")])])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for (member, bundle) in zip(family.family.members, family.bundles) where !member.oddFiles.isEmpty {
      guard bundle.bundle.kind?.isContainer != true, bundle.facts.stage == .product else { continue }
      let found: [String] = member.oddFiles.filter { OddFiles.kind(of: $0) == .leftover }
      guard !found.isEmpty else { continue }
      context.report(
        "\(NameList.words(found)) in '\(bundle.bundle.name)' \(found.count == 1 ? "is" : "are") of no use in a product", at: .file,
        in: bundle.file ?? family.root?.file, help: "take \(found.count == 1 ? "it" : "them") out of the resources")
    }
  }
}
