import Linting

struct ExtensionInWrongFolder: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/extension-in-wrong-folder", "an extension lies in a folder where systems do not look for it", .error, .store,
    scope: .products,
    rationale:
      "Extensions that NSExtension describes lie in PlugIns, those of ExtensionKit in Extensions. In any other folder the system does not "
      + "find them, and the store refuses the upload. An extension that was added to the resources lands in the top folder.",
    remedy: "Embed it in a copy phase with the right destination: PlugIns, or ExtensionKit Extensions.",
    citations: [
      .store("ITMS-90680", seenAt: "OneSignal/OneSignal-iOS-SDK#589"), .store("ITMS-91179"),
      .repository("eu-digital-identity-wallet/eudi-app-ios-wallet-ui", "issue 533"), .store("ITMS-90539", .low),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]), "A.app/E.appex/Info.plist": .info("<key>«NSExtension»</key>\n<dict/>"),
        ]),
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]),
          "A.app/PlugIns/E.appex/Info.plist": .info("<key>«EXAppExtensionAttributes»</key>\n<dict/>"),
        ]),
        .bundle([
          "A.app/Contents/Info.plist": .strings(["CFBundleName": "A"]),
          "A.app/Contents/Resources/E.appex/Contents/Info.plist": .info("<key>«NSExtension»</key>\n<dict/>"),
        ]),
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["CFBundleName": "A"]),
          "A.app/PlugIns/E.appex/Info.plist": .info("<key>NSExtension</key>\n<dict/>"),
          "A.app/Extensions/X.appex/Info.plist": .info("<key>EXAppExtensionAttributes</key>\n<dict/>"),
        ]),
        .bundle([
          "A.app/Contents/Info.plist": .strings(["CFBundleName": "A"]),
          "A.app/Contents/PlugIns/E.appex/Contents/Info.plist": .info("<key>NSExtension</key>\n<dict/>"),
        ]),
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.bundle.bundle.kind == .appExtension && part.parent.bundle.kind == .app {
      guard part.bundle.facts.stage == .product, let info: InfoSubject = part.bundle.info else { continue }
      let kit: PlacedValue? = info["EXAppExtensionAttributes"]
      guard let value: PlacedValue = kit ?? info["NSExtension"] else { continue }
      let wanted: String = kit != nil ? "Extensions" : "PlugIns"
      let folder: String = FilePath.components(part.place).last ?? ""
      guard folder != wanted else { continue }
      let isTop: Bool = folder.isEmpty || folder == "Contents" || folder == "WrappedBundle"
      context.report(
        "\(part.words) lies in \(isTop ? "the top folder of the app" : "'\(folder)'"), not in '\(wanted)'", at: .key(value),
        in: part.bundle.file, notes: [DiagnosticNote("the system does not find it, and the App Store refuses it")],
        help: "embed it in '\(wanted)'", severity: folder.lowercased() == wanted.lowercased() ? .warning : nil)
    }
  }
}
