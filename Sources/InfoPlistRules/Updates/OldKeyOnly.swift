import Linting

struct OldKeyOnly: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "updates/old-key-only", "updates are checked by a DSA key alone", .warning, .security, scope: .products,
    rationale:
      "DSA signatures of Sparkle are weak and deprecated; a future version will not read them. A key of the new kind "
      + "can stand beside the old one, so that older releases of the app still update.",
    remedy: "Add SUPublicEDKey, and sign the updates with both keys for a while.",
    citations: [
      .repository("sparkle-project/Sparkle", "Sparkle/SPUUpdater.m"),
      .repository("sparkle-project/sparkle-project.github.io", "documentation/customization/index.md"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«SUPublicDSAKeyFile»</key>\n<string>dsa_pub.pem</string>", stage: .product)
      ],
      passing: [
        .info(
          "<key>SUPublicDSAKeyFile</key>\n<string>dsa_pub.pem</string>\n<key>SUPublicEDKey</key>\n<string>AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=</string>",
          stage: .product)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["SUPublicDSAKeyFile"] ?? info["SUPublicDSAKey"], value.string?.isEmpty == false,
      info["SUPublicEDKey"] == nil
    else { return }
    context.report("updates are checked by a DSA key alone", at: .key(value), help: "add SUPublicEDKey beside it")
  }
}
