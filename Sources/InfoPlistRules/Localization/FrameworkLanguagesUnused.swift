import Linting

struct FrameworkLanguagesUnused: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "localization/framework-languages-unused", "a framework speaks languages in which the app never shows it", .info, .runtime,
    scope: .products, activation: .onRequest,
    rationale:
      "Frameworks show their texts in the language that the app chose among its own. Languages that only a framework has are never shown unless "
      + "the app allows mixed languages.",
    remedy: "Add the languages to the app, or set CFBundleAllowMixedLocalizations where a mixture is better than nothing.",
    citations: [.keyPage("cfbundleallowmixedlocalizations"), .repository("nextcloud/desktop", "pull request 8081", .medium)])

  static var examples: RuleExamples {
    let part: [String: RuleExample.FileContent] = [
      "My.app/Frameworks/F.framework/Info.plist": "<key>CFBundlePackageType</key>\n<string>FMWK</string>",
      "My.app/Frameworks/F.framework/en.lproj/A.strings": .text("a = b;\n"),
      "My.app/Frameworks/F.framework/fr.lproj/A.strings": .text("a = b;\n"),
      "My.app/en.lproj/A.strings": .text("a = b;\n"),
    ]
    func app(_ info: RuleExample.FileContent) -> [String: RuleExample.FileContent] { part.merging(["My.app/Info.plist": info]) { $1 } }
    return RuleExamples(
      failing: [.bundle(app(.text(marked)))],
      passing: [.bundle(app("<key>CFBundleAllowMixedLocalizations</key>\n<true/>"))])
  }

  private static let marked: String = """
    <plist version="1.0">
    «<dict>»
    <key>LSRequiresIPhoneOS</key>
    <true/>
    </dict>
    </plist>

    """

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    guard let app: BundleSubject = family.root, app.bundle.kind == .app, let info: InfoSubject = app.info,
      info["CFBundleAllowMixedLocalizations"]?.node.boolean != true
    else { return }
    let listed: [String] = (info["CFBundleLocalizations"]?.elements ?? []).compactMap(\.literal)
    let own: Set<String> = Set(Self.languages(app) + listed.map(Self.language))
    for (_, part) in family.nested where part.bundle.kind == .framework {
      let more: [String] = Self.languages(part).filter { !own.contains($0) }
      guard !more.isEmpty, Self.languages(part).contains(where: own.contains) else { continue }
      context.report(
        "'\(part.bundle.name)' also speaks \(more.prefix(8).joined(separator: ", ")), which the app does not", at: info.opening,
        notes: [DiagnosticNote("these languages are never shown")],
        help: "add the languages to the app, or set CFBundleAllowMixedLocalizations")
    }
  }

  private static func languages(_ bundle: BundleSubject) -> [String] {
    var seen: Set<String> = []
    return bundle.bundle.localizationFolders(in: bundle.fileSystem).filter { !$0.isBase }.map { language($0.code) }
      .filter { seen.insert($0).inserted }
  }

  private static func language(_ code: String) -> String { String(code.prefix { $0 != "-" && $0 != "_" }) }
}
