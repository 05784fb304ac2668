import Linting

struct LinkOutOfBundle: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/link-out-of-bundle", "a symbolic link leads out of the bundle", .error, .build, scope: .products,
    rationale:
      "A link out of the bundle leads to something else, or to nothing, on every other computer. codesign refuses it, except for links into "
      + "the folders System and Library of the computer, and unpacking an archive with such a link is a known way to write where one must not.",
    remedy: "Copy the target into the bundle and link to it with a relative path.",
    citations: [
      Citation(Source("codesign: invalid destination for symbolic link in bundle"), .medium),
      .applePage("xcode/creating-distribution-signed-code-for-the-mac"), .store("ITMS-90332"),
    ], supersedes: ["bundle/dangling-link"])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .strings(["CFBundleName": "A"])
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": info, "A.app/data": .link("/Users/me/build/data")]),
        .bundle(["A.app/Info.plist": info, "A.app/sub/data": .link("../../data")]),
      ],
      passing: [
        .bundle(["A.app/Info.plist": info, "A.app/sub/data": .link("../data"), "A.app/data": .text("x")]),
        .bundle(["A.app/Info.plist": info, "A.app/fonts": .link("/Library/Fonts")]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    guard let main: BundleSubject = family.main else { return }
    for (member, bundle) in zip(family.family.members, family.bundles) where !member.links.isEmpty {
      guard bundle.bundle.kind?.isContainer != true else { continue }
      for link in member.links where Self.leadsOut(link, of: bundle.bundle.path, main.bundle.path) {
        context.report(
          "the link '\(link.path)' in '\(bundle.bundle.name)' leads out of the bundle, to '\(link.target)'", at: .file,
          in: bundle.file ?? main.file, notes: [DiagnosticNote("codesign refuses it")],
          help: "copy the target into the bundle, and link to it with a relative path")
      }
    }
  }

  private static func leadsOut(_ link: BundleFamily.Link, of bundle: String, _ root: String) -> Bool {
    if link.target.hasPrefix("/") { return !link.target.hasPrefix("/System/") && !link.target.hasPrefix("/Library/") }
    let directory: String = FilePath.directory(of: FilePath.join(bundle, link.path))
    let target: [String] = FilePath.components(FilePath.join(directory, link.target))
    // A bundle of another family, such as a second app of an archive, cannot be told from here.
    let inside: [String] = FilePath.components(bundle.hasPrefix(root) ? root : bundle)
    return !target.starts(with: inside)
  }
}
