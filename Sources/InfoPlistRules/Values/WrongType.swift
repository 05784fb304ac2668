import Linting

struct WrongType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/wrong-type", "a value has a type that its key does not take", .error, .invalid,
    rationale:
      "Every key takes values of certain types. Systems ignore a value of another type, some stop with an exception, and the store "
      + "refuses many of them.",
    remedy: "Write the value in the type that the message names.",
    citations: [
      .reference(.about), .store("ITMS-90039", seenAt: "owncloud/client#4156"), .store("ITMS-90361", seenAt: "owncloud/client#4156"),
    ],
    requirements: [
      "R-DOC-001", "R-DOC-003", "R-DOC-010", "R-DOC-015", "R-DOC-022", "R-DOC-050", "R-DOC-052", "R-ICON-009", "R-ICON-023", "R-ICON-024",
      "R-ICON-033", "R-ICON-034", "R-ICON-038", "R-URL-001", "R-URL-007", "R-PLUG-005", "R-PLUG-007", "R-LS-010", "R-LS-018", "R-LS-024",
      "R-LS-035", "R-GC-002", "R-CO-041", "R-UBI-001", "R-SVC-001", "R-SVC-004", "R-SVC-009", "R-SVC-013", "R-SVC-016", "R-SVC-031",
      "R-SVC-037", "R-SVC-040", "R-UTI-001", "R-UTI-002", "R-UTI-008", "R-UTI-016", "R-IOS-001", "R-IOS-010", "R-IOS-023", "R-IOS-031",
      "R-IOS-045", "R-IOS-061", "R-IOS-063", "R-IOS-081", "R-EXT-001", "R-EXT-015", "R-EXT-046", "R-GEN-010",
    ], supersedes: ["ats/malformed-pin", "variants/variant-of-another-type"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleDocumentTypes</key>\n«<dict>\n<key>CFBundleTypeName</key>\n<string>Note</string>\n</dict>»",
        "<key>NSUserActivityTypes</key>\n«<dict/>»",
        "<key>NSAppTransportSecurity</key>\n<dict>\n<key>NSExceptionDomains</key>\n<dict>\n<key>example.com</key>\n«<true/>»\n</dict>\n</dict>",
        "<key>UIFileSharingEnabled</key>\n«<string>always</string>»",
      ],
      passing: [
        "<key>UIRequiredDeviceCapabilities</key>\n<dict>\n<key>gps</key>\n<true/>\n</dict>",
        .info("<key>CFBundleDocumentTypes</key>\n<string>$(TYPES)</string>", note: "a build setting"),
        "<key>MyOwnKey</key>\n<integer>1</integer>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, problem) in Shapes.problems(in: info) {
      guard case .wrong = problem, let schema: ValueSchema = item.schema else { continue }
      // An empty text stands for no value; another rule speaks of those.
      if item.value.string?.isEmpty == true { continue }
      context.report(
        "\(item.words) is \(item.value.kind.phrase), but takes \(schema.phrase)", at: .value(item.value),
        notes: [DiagnosticNote("systems ignore a value of another type")], help: "write \(schema.phrase)",
        severity: Shapes.severity(item, in: info))
    }
  }
}
