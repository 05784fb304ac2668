import Linting
import SystemModel

struct ExtensionWeakerThanApp: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "ats/extension-weaker-than-app", "a part of an app allows arbitrary loads, which the app does not", .warning, .security,
    scope: .products,
    rationale:
      "Extensions and watch apps have transport security dictionaries of their own, which reviews of the app easily miss. One that switches the "
      + "rules off opens the hole that the app avoids.",
    remedy: "Delete NSAllowsArbitraryLoads from the part, or name the domains that need an exception.",
    citations: [.repository("OWASP/mastg", "tests/ios/MASVS-NETWORK/MASTG-TEST-0065.md", .medium), .keyPage("nsapptransportsecurity")])

  static var examples: RuleExamples {
    let open: String = "<key>NSAppTransportSecurity</key>\n<dict>\n<key>«NSAllowsArbitraryLoads»</key>\n<true/>\n</dict>\n"
    let part: String =
      "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.share-services</string>\n</dict>"
    return RuleExamples(
      failing: [
        .bundle(["My.app/Info.plist": "<key>LSRequiresIPhoneOS</key>\n<true/>", "My.app/PlugIns/S.appex/Info.plist": .info(open + part)])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": .info(open.filter { $0 != "«" && $0 != "»" }), "My.app/PlugIns/S.appex/Info.plist": .info(part),
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    guard let app: InfoSubject = family.root?.info, app.bundle?.kind == .app, Self.openness(app) == nil else { return }
    for (_, part) in family.nested where part.bundle.kind == .appExtension || part.bundle.kind == .app || part.bundle.kind == .xpcService {
      guard let info: InfoSubject = part.info, let value: PlacedValue = Self.openness(info) else { continue }
      context.report(
        "'\(part.bundle.name)' allows arbitrary loads, the app does not", at: .key(value), in: part.file,
        help: "delete it, or name the domains that need an exception")
    }
  }

  private static func openness(_ info: InfoSubject) -> PlacedValue? {
    guard let value: PlacedValue = TransportSecurityDictionary.root(info)?[TransportSecurityKey.arbitraryLoads], value.node.boolean == true
    else { return nil }
    return value
  }
}
