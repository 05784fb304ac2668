import Linting

struct UncompiledResource: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/uncompiled-resource", "a product holds a resource that was not compiled", .warning, .runtime, scope: .products,
    rationale:
      "Interface files, asset catalogs, data models and string catalogs are sources: systems read what the build makes of them, never the "
      + "files themselves. A product with the source in it was built by a tool that copies resources as they are, or copies a folder, and "
      + "its images, interfaces or texts are not found.",
    remedy: "Let the build compile the resource: add it to the target itself, or use .process for resources of a Swift package in Xcode.",
    citations: [.applePage("xcode/bundling-resources-with-a-swift-package"), Citation(.swiftBuild)])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .strings(["CFBundleName": "A"])
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": info, "A.app/Main.storyboard": .text("<document/>")]),
        .bundle(["A.app/Info.plist": info, "A.app/Media.xcassets/Contents.json": .text("{}")]),
      ],
      passing: [
        .bundle(["A.app/Info.plist": info, "A.app/Main.storyboardc/Info.plist": .text("<plist/>"), "A.app/Assets.car": .text("x")])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for (member, bundle) in zip(family.family.members, family.bundles) where !member.oddFiles.isEmpty {
      guard bundle.bundle.kind?.isContainer != true, bundle.facts.stage == .product else { continue }
      let found: [String] = member.oddFiles.filter { OddFiles.kind(of: $0) == .uncompiled }
      guard !found.isEmpty else { continue }
      context.report(
        "\(NameList.words(found)) in '\(bundle.bundle.name)' \(found.count == 1 ? "was" : "were") not compiled", at: .file,
        in: bundle.file ?? family.root?.file, notes: [DiagnosticNote("systems do not read the source")],
        help: "let the build compile \(found.count == 1 ? "it" : "them")")
    }
  }
}
