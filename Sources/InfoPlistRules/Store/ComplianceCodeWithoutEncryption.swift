import Linting

struct ComplianceCodeWithoutEncryption: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "store/compliance-code-without-encryption", "an app names export papers and denies the encryption that they are for", .warning, .store,
    rationale:
      "ITSEncryptionExportComplianceCode belongs to encryption that needs papers. Beside ITSAppUsesNonExemptEncryption false one of the two "
      + "statements is wrong, and it is a statement to an authority.",
    remedy: "Correct the flag, or delete the code.",
    citations: [
      Citation(.keyPage("itsencryptionexportcompliancecode"), .medium),
      Citation(.applePage("security/complying-with-encryption-export-regulations"), .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>ITSAppUsesNonExemptEncryption</key>\n<false/>\n<key>«ITSEncryptionExportComplianceCode»</key>\n"
            + "<string>a1b2c3d4-0000-4000-8000-0123456789ab</string>")
      ],
      passing: [
        .info(
          "<key>ITSAppUsesNonExemptEncryption</key>\n<true/>\n<key>ITSEncryptionExportComplianceCode</key>\n"
            + "<string>a1b2c3d4-0000-4000-8000-0123456789ab</string>"),
        .info(
          "<key>ITSAppUsesNonExemptEncryption</key>\n<false/>\n<key>ITSEncryptionExportComplianceCode</key>\n<string></string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let code: PlacedValue = info["ITSEncryptionExportComplianceCode"], code.string?.isEmpty == false else { return }
    guard info["ITSAppUsesNonExemptEncryption"]?.node.boolean == false else { return }
    context.report(
      "a compliance code stands beside 'ITSAppUsesNonExemptEncryption' false", at: .key(code), help: "correct the flag, or delete the code")
  }
}
