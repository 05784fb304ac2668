import Linting

struct FrameworkWithoutLinks: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/framework-without-links", "a versioned framework lacks a symbolic link, or has a copy in its place", .error, .store,
    rationale:
      "A framework of macOS keeps its files in a folder of Versions. Versions/Current links to that folder, and links at the top lead to the "
      + "files in Versions/Current. Without them the framework is not found or not signed, and the store refuses it. Copying through a zip "
      + "archive or a package manager that does not know links is the usual reason: it leaves copies instead.",
    remedy: "Copy frameworks with their links: ditto, cp -R or zip -y.",
    citations: [
      .store("ITMS-90291", seenAt: "powersync-ja/powersync.dart#197"), .store("ITMS-90292", seenAt: "partout-io/openssl-apple#32"),
      .store("ITMS-90291", seenAt: "media-kit/media-kit#106"), .repository("swiftlang/swift-build", "ValidateProductTaskAction.swift"),
    ])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .strings(["CFBundleExecutable": "F"])
    return RuleExamples(
      failing: [
        .bundle(
          [
            "F.framework/Versions/A/Resources/Info.plist": info, "F.framework/Versions/Current/Resources/Info.plist": info,
            "F.framework/Resources": .link("Versions/Current/Resources"),
          ], note: "a copy in place of the link Current"),
        .bundle([
          "F.framework/Versions/A/Resources/Info.plist": info, "F.framework/Versions/A/F": .executable,
          "F.framework/Versions/Current": .link("A"), "F.framework/Resources": .link("Versions/Current/Resources"),
        ]),
      ],
      passing: [
        .bundle([
          "F.framework/Versions/A/Resources/Info.plist": info, "F.framework/Versions/A/F": .executable,
          "F.framework/Versions/Current": .link("A"), "F.framework/Resources": .link("Versions/Current/Resources"),
          "F.framework/F": .link("Versions/Current/F"),
        ]),
        .bundle(["F.framework/Info.plist": info, "F.framework/F": .executable]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    // A framework whose Info.plist no link leads to is told by bundle/missing-info-plist.
    guard bundle.bundle.kind == .framework, bundle.bundle.info.unreachablePath == nil else { return }
    let top: [DirectoryEntry] = bundle.entries()
    guard top.contains(where: { $0.name == "Versions" && $0.kind == .directory }) else { return }
    let versions: [DirectoryEntry] = bundle.entries(of: "Versions")
    guard let current: DirectoryEntry = versions.first(where: { $0.name == "Current" }) else {
      // Without any version the folder is something else.
      guard versions.contains(where: { $0.kind == .directory }) else { return }
      context.report(
        "the framework has no link 'Versions/Current'", at: .file, notes: [DiagnosticNote("the App Store refuses it")],
        help: "add a link to the version that is used")
      return
    }
    if current.kind != .symbolicLink {
      context.report(
        "'Versions/Current' of the framework is a copy, not a link", at: .file, notes: [DiagnosticNote("the App Store refuses it")],
        help: "replace it by a link to the version that is used")
      return
    }
    let inside: [DirectoryEntry] = bundle.entries(of: "Versions/Current")
    for entry in top where entry.kind != .symbolicLink && inside.contains(where: { $0.name == entry.name }) {
      context.report(
        "'\(entry.name)' of the framework is a copy, not a link", at: .file, notes: [DiagnosticNote("the App Store refuses it")],
        help: "replace it by a link to 'Versions/Current/\(entry.name)'")
    }
    let name: String = FilePath.stem(bundle.bundle.path)
    for wanted in [name, "Resources"] where inside.contains(where: { $0.name == wanted }) {
      guard !top.contains(where: { $0.name == wanted }), wanted != "Resources" || bundle.bundle.info.unreachablePath == nil else {
        continue
      }
      context.report(
        "the framework has no link '\(wanted)'", at: .file, notes: [DiagnosticNote("the App Store refuses it")],
        help: "add the link to 'Versions/Current/\(wanted)'")
    }
  }
}
