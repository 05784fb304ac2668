import Linting

struct MalformedPointIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/malformed-point-identifier", "the identifier of an extension point cannot be one", .error, .install,
    rationale:
      "Extension points have names in reverse-DNS form, of letters, digits, hyphens, underscores and periods. With any other text the "
      + "extension belongs to no point: it is not installed, and the store refuses it.",
    remedy: "Write the identifier of the extension point exactly as its documentation gives it.",
    citations: [.reference(.appExtensions), .store("ITMS-90349"), .repository("dotnet/macios", "warning W0074")],
    requirements: ["R-EXT-007"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>«Share Extension»</string>\n</dict>",
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>«share-services»</string>\n</dict>",
      ],
      passing: [
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.share-services</string>\n</dict>",
        .info(
          "<key>EXAppExtensionAttributes</key>\n<dict>\n<key>EXExtensionPointIdentifier</key>\n<string>com.example.app.effects</string>\n"
            + "</dict>", note: "apps define points of their own"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for statement in ExtensionPoints.statements(info) {
      guard let value: PlacedValue = statement.value, let point: String = statement.point else { continue }
      let parts: [Substring] = point.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count < 2 || parts.contains("") || !point.allSatisfy({ Grammar.isIdentifierCharacter($0) || $0 == "_" }) else { continue }
      context.report(
        "'\(point)' is no name of an extension point", at: .content(value),
        notes: [DiagnosticNote("names of points look like 'com.apple.share-services'")], help: "write the identifier of the extension point"
      )
    }
  }
}
