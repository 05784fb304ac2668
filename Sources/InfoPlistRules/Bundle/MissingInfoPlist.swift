import Linting

struct MissingInfoPlist: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/missing-info-plist", "a bundle has no Info.plist where systems look for it", .error, .install,
    rationale:
      "Every bundle with code is expected to have an information property list. Without one a device refuses to install it, and code "
      + "signing, Launch Services and the store know nothing of it. Where it must stand depends on the layout of the bundle. A framework or test "
      + "bundle that stands alone is not installed as it is, so that this is a warning there.",
    remedy: "Put an Info.plist in its place, or the missing link of the framework.",
    citations: [
      .reference(.about), .repository("swiftlang/swift-build", "ValidateProductTaskAction.swift"),
      .store("ITMS-90036", seenAt: "dotnet/macios#17193"),
    ], requirements: ["R-GEN-001"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["My.app/My": .executable]),
        .bundle(["My.app/Info.plist": "<key>CFBundleName</key>\n<string>My</string>", "My.app/PlugIns/E.appex/E": .executable]),
        .bundle(
          [
            "F.framework/Versions/A/Resources/Info.plist": .text("<plist version=\"1.0\"><dict/></plist>"),
            "F.framework/Versions/A/F": .executable,
          ],
          note: "without a link 'Resources' at the top the file is not found"),
      ],
      passing: [
        .bundle(["My.app/Info.plist": "<key>CFBundleName</key>\n<string>My</string>"]),
        .bundle(["Data.bundle/data.json": .text("{}")], note: "a directory of resources needs none"),
        .bundle(["M.app/info.plist": .text("<plist version=\"1.0\"><dict/></plist>")], note: "bundle/wrong-case-name tells this"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    let location: AppBundle = bundle.bundle
    guard location.info.path == nil, location.info.nameDifferences.isEmpty, let kind: BundleKind = location.kind else { return }
    switch kind {
    case .bundle, .debugSymbols, .archive, .plugin: return
    default: break
    }
    let place: String = FilePath.join(location.path, FilePath.join(location.layout.infoDirectory, "Info.plist"))
    if let unreachable: String = location.info.unreachablePath {
      context.report(
        "the \(kind.title)'s Info.plist is not found", at: .file,
        notes: [DiagnosticNote("it stands at \(unreachable), and no link 'Resources' at the top of the framework leads there")],
        help: "add the link Resources -> Versions/Current/Resources; copying without links often loses it",
        severity: Products.isLoosePart(location) ? .warning : nil)
      return
    }
    context.report(
      "the \(kind.title) has no Info.plist", at: .file, notes: [DiagnosticNote("systems look for it at \(place)")], help: "add the file",
      severity: Products.isLoosePart(location) ? .warning : nil)
  }
}
