import Linting

struct UnsealedContent: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/unsealed-content", "files lie beside the folder that the signature covers", .error, .build, scope: .products,
    rationale:
      "In a bundle of macOS only Contents stands at the top, in a versioned framework only Versions and links. Anything else there is not "
      + "covered by the signature: codesign refuses to sign the bundle or the app around it, and so do notarization and the store.",
    remedy: "Move the files into Contents/Resources, or into the version of the framework.",
    citations: [
      Citation("codesign: unsealed contents present, as reported at sparkle-project/Sparkle#1471"),
      .store("ITMS-90238", seenAt: "contentauth/c2pa-swift#122"), .repository("arakiken/mlterm", "issue 141"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["A.app/Contents/Info.plist": .strings(["CFBundleName": "A"]), "A.app/notes.txt": .text("x")]),
        .bundle([
          "F.framework/Versions/A/Resources/Info.plist": .strings(["CFBundleName": "F"]), "F.framework/Versions/Current": .link("A"),
          "F.framework/Resources": .link("Versions/Current/Resources"), "F.framework/Libraries/data": .text("x"),
        ]),
      ],
      passing: [
        .bundle(["A.app/Contents/Info.plist": .strings(["CFBundleName": "A"]), "A.app/Contents/Resources/notes.txt": .text("x")]),
        .bundle(["A.app/Info.plist": .strings(["CFBundleName": "A"]), "A.app/notes.txt": .text("x")]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let kind: BundleKind = bundle.bundle.kind, !kind.isContainer else { return }
    let top: [DirectoryEntry]
    switch (kind, bundle.bundle.layout) {
    case (.framework, .resources):
      top = bundle.entries()
      guard top.contains(where: { $0.name == "Versions" && $0.kind == .directory }) else { return }
    case (.framework, _): return
    case (_, .contents): top = bundle.entries()
    default: return
    }
    let allowed: String = kind == .framework ? "Versions" : "Contents"
    let inside: [DirectoryEntry] = kind == .framework ? bundle.entries(of: "Versions/Current") : []
    let names: [String] = top.filter { entry in
      guard entry.name != allowed, kind != .framework || entry.kind != .symbolicLink else { return false }
      // A copy of what stands in the version is another mistake, which bundle/framework-without-links tells.
      return !inside.contains { $0.name == entry.name }
    }.map(\.name)
    guard !names.isEmpty else { return }
    context.report(
      "\(NameList.words(names)) at the top of the \(kind.title) is not covered by the signature", at: .file,
      notes: [DiagnosticNote("codesign refuses the bundle")],
      help: kind == .framework ? "move it into the version of the framework" : "move it into 'Contents/Resources', or delete it")
  }
}
