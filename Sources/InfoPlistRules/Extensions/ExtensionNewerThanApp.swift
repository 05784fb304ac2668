import Linting

struct ExtensionNewerThanApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/extension-newer-than-app", "an extension needs a newer system than its app", .info, .runtime, scope: .products,
    rationale:
      "On systems between the two versions the app is installed, but its extension is not offered and nobody is told. That may be meant, "
      + "for a widget that older systems cannot show, or the target was made later with a newer default.",
    remedy: "Lower the deployment target of the extension, unless it uses what older systems lack.",
    citations: [.keyPage("minimumosversion"), .keyPage("lsminimumsystemversion")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": .strings(["DTPlatformName": "iphoneos", "MinimumOSVersion": "15.0"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["DTPlatformName": "iphoneos", "MinimumOSVersion": "«17.0»"]),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": .strings(["DTPlatformName": "iphoneos", "MinimumOSVersion": "15.0"]),
          "A.app/PlugIns/E.appex/Info.plist": .strings(["DTPlatformName": "iphoneos", "MinimumOSVersion": "14.0"]),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for part in family.parts where part.bundle.bundle.kind == .appExtension {
      guard let (value, app): (PlacedValue, OSVersion) = part.newerThanApp else { continue }
      context.report(
        "\(part.words) needs version \(value.string ?? ""), but its app runs on \(app)", at: .content(value), in: part.bundle.file,
        notes: [DiagnosticNote("on older systems the app has no such extension")],
        help: "lower its deployment target, unless it uses what older systems lack")
    }
  }
}
