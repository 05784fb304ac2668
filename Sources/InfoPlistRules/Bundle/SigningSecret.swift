import Linting

struct SigningSecret: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/signing-secret", "a product holds a file of the kind that private keys are kept in", .warning, .security, scope: .products,
    rationale:
      "Everybody who has the product can read its files. A .p12 or .p8 file holds a private key: one for signing, for push messages or for a "
      + "server. Who has it can sign or send in your name, and Apple revokes keys that are found in apps.",
    remedy: "Take the file out, revoke the key, and keep secrets on a server.",
    citations: [
      .repository("OWASP/mastg", "", .medium),
      .applePage("usernotifications/establishing-a-token-based-connection-to-apns"),
    ])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .strings(["CFBundleName": "A"])
    return RuleExamples(
      failing: [.bundle(["A.app/Info.plist": info, "A.app/AuthKey_ABC.p8": .text("x")])],
      passing: [.bundle(["A.app/Info.plist": info, "A.app/root.cer": .text("x")])])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for (member, bundle) in zip(family.family.members, family.bundles) where !member.oddFiles.isEmpty {
      guard bundle.bundle.kind?.isContainer != true, bundle.facts.stage == .product else { continue }
      let found: [String] = member.oddFiles.filter { OddFiles.kind(of: $0) == .secret }
      guard !found.isEmpty else { continue }
      context.report(
        "\(NameList.words(found)) in '\(bundle.bundle.name)' may hold a private key", at: .file, in: bundle.file ?? family.root?.file,
        notes: [DiagnosticNote("everybody who has the product can read it")], help: "take it out, and revoke the key")
    }
  }
}
