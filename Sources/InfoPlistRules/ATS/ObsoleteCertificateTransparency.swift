import Linting
import SystemModel

struct ObsoleteCertificateTransparency: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/obsolete-certificate-transparency",
    "NSRequiresCertificateTransparency has no effect any more", .info, .style,
    rationale:
      "From iOS 12.1.1 and macOS 10.14.2 on, ordinary trust asks for public logs in any case, and the key is called obsolete. It counts only "
      + "where the product runs on older systems.",
    remedy: "Delete the key.", citations: [.keyPage("nsrequirescertificatetransparency")],
    requirements: ["R-ATS-066"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "example.com",
            "<key>«NSRequiresCertificateTransparency»</key>\n<true/>\n<key>NSExceptionMinimumTLSVersion</key>\n<string>TLSv1.3</string>"
          ),
          fixed: TransportSecurityDictionary.example(
            domain: "example.com",
            "<key>NSExceptionMinimumTLSVersion</key>\n<string>TLSv1.3</string>"), platform: .iOS,
          deploymentTarget: "15.0")
      ],
      passing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "example.com", "<key>NSRequiresCertificateTransparency</key>\n<true/>"),
          platform: .iOS,
          deploymentTarget: "11.0")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard TransportSecurityDictionary.runsOnly(from: .transparency, info.facts) else { return }
    for domain in TransportSecurityDictionary.domains(info) {
      guard let value: PlacedValue = domain[TransportSecurityKey.requiresCertificateTransparency]
      else { continue }
      context.report(
        "'\(value.key)' has no effect on the systems that the product runs on", at: .key(value),
        fixes: [.remove(value, "delete the key")])
    }
  }
}
