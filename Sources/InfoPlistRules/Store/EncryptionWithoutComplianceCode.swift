import Linting

struct EncryptionWithoutComplianceCode: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "store/encryption-without-compliance-code", "an app states encryption that needs papers and gives no code of them", .error, .store,
    rationale:
      "True means that approved export papers exist, and ITSEncryptionExportComplianceCode names them. Without the code the store compares an "
      + "empty text with its records and refuses the upload.",
    remedy: "Write the code that App Store Connect gave out, or false when the encryption is exempt.",
    citations: [
      .store("ITMS-90592", seenAt: "nextcloud/ios#1422"), .store("ITMS-90592", seenAt: "expo/eas-cli#1590"),
      .keyPage("itsencryptionexportcompliancecode"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«ITSAppUsesNonExemptEncryption»</key>\n<true/>", stage: .product),
        .info(
          "<key>«ITSAppUsesNonExemptEncryption»</key>\n<true/>\n<key>ITSEncryptionExportComplianceCode</key>\n<string></string>"),
      ],
      passing: [
        .info("<key>ITSAppUsesNonExemptEncryption</key>\n<false/>", stage: .product),
        .info(
          "<key>ITSAppUsesNonExemptEncryption</key>\n<true/>\n<key>ITSEncryptionExportComplianceCode</key>\n"
            + "<string>a1b2c3d4-0000-4000-8000-0123456789ab</string>", stage: .product),
        .info("<key>ITSAppUsesNonExemptEncryption</key>\n<true/>", note: "a build setting may give the code"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let flag: PlacedValue = info["ITSAppUsesNonExemptEncryption"], flag.node.boolean == true else { return }
    let code: PlacedValue? = info["ITSEncryptionExportComplianceCode"]
    guard code == nil || code?.string.map(PurposeStrings.isBlank) == true else { return }
    if code == nil, info.facts.stage == .source { return }
    context.report(
      "'ITSAppUsesNonExemptEncryption' is true, but \(code == nil ? "there is no compliance code" : "the compliance code is empty")",
      at: .key(flag), notes: [DiagnosticNote("the store refuses the upload")],
      help: "write the code of App Store Connect into 'ITSEncryptionExportComplianceCode', or false here when the encryption is exempt")
  }
}
