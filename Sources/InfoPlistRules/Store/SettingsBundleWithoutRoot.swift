import Linting

struct SettingsBundleWithoutRoot: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "store/settings-bundle-without-root", "a settings bundle has no Root.plist", .error, .runtime,
    scope: RuleScope(stage: .product, platforms: [.iOS, .tvOS, .watchOS]),
    rationale:
      "The Settings app shows the page of an app that Root.plist in Settings.bundle describes. Without this file, or under another case, the "
      + "app has no settings there.",
    remedy: "Add Root.plist to Settings.bundle, or leave the bundle out.",
    citations: [
      .repository("dotnet/macios", "error E0024", .medium),
      Citation(Source("Preferences and Settings Programming Guide, Implementing an iOS Settings Bundle")),
    ])

  static var examples: RuleExamples {
    let app: String = "<key>LSRequiresIPhoneOS</key>\n<true/>"
    return RuleExamples(
      failing: [
        .bundle(["My.app/Info.plist": .missing(app), "My.app/Settings.bundle/root.plist": "<key>Title</key>\n<string>x</string>"])
      ],
      passing: [
        .bundle(["My.app/Info.plist": .info(app), "My.app/Settings.bundle/Root.plist": "<key>Title</key>\n<string>x</string>"]),
        .bundle(["My.app/Info.plist": .info(app)]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, bundle.hasResource("Settings.bundle"), !bundle.hasResource("Settings.bundle/Root.plist")
    else {
      return
    }
    let names: [String] = ((try? bundle.fileSystem.entries(of: bundle.bundle.resourcePath("Settings.bundle"))) ?? []).map(\.name)
    // A name that leaves out the idiom is one for all.
    if names.contains(where: { $0.hasPrefix("Root~") && $0.hasSuffix(".plist") }) { return }
    let close: String? = names.first { $0.lowercased() == "root.plist" }
    context.report(
      "'Settings.bundle' has no 'Root.plist'", at: info.opening,
      notes: close.map { [DiagnosticNote("there is '\($0)', but names are case-sensitive")] } ?? [],
      help: close == nil ? "add the file, or leave the bundle out" : "rename the file to 'Root.plist'")
  }
}
