import Linting
import SystemModel

struct DeprecatedTlsVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/deprecated-tls-version", "a domain may speak TLS 1.0 or 1.1", .warning, .security,
    rationale:
      "TLS 1.0 and 1.1 have known weaknesses and were retired by RFC 8996. Xcode warns of them for deployment to iOS 15, macOS 12 and "
      + "later, and iOS 26 speaks nothing below TLS 1.2, whatever the exception says.",
    remedy: "Renew the server and delete the exception.",
    citations: [.keyPage("nsexceptionminimumtlsversion"), Citation(.swiftBuild), "RFC 8996"],
    requirements: ["R-ATS-061", "R-ATS-063"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "example.com",
            "<key>NSExceptionMinimumTLSVersion</key>\n<string>«TLSv1.0»</string>")),
        .info(
          TransportSecurityDictionary.example(
            domain: "example.com",
            "<key>NSExceptionMinimumTLSVersion</key>\n<string>«TLSv1.1»</string>"),
          platform: .iOS, deploymentTarget: "26.0"),
      ],
      passing: [
        .info(
          TransportSecurityDictionary.example(
            domain: "example.com",
            "<key>NSExceptionMinimumTLSVersion</key>\n<string>TLSv1.2</string>"))
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for domain in TransportSecurityDictionary.domains(info) {
      guard let value: PlacedValue = domain[TransportSecurityKey.minimumTLSVersion],
        let text: String = value.literal,
        let version: TLSVersion = TLSVersion(settingValue: text), version < .tls12
      else { continue }
      let note: String =
        TransportSecurityDictionary.runsOnly(from: .tls12Floor, info.facts)
        ? "no system that the product runs on speaks it any more"
        : TransportSecurityDictionary.runsOnly(from: .trimmedSuites, info.facts)
          ? "it is deprecated for the systems that the product runs on"
          : "iOS 26 and macOS 26 do not speak it any more"
      context.report(
        "'\(domain.key)' may speak \(version.title)", at: .content(value),
        notes: [DiagnosticNote(note)])
    }
  }
}
