import Linting

struct MisspelledPointIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/misspelled-point-identifier", "an extension point is not known, but one with nearly the same name is", .warning, .install,
    rationale:
      "The identifier is compared exactly. With one letter wrong, or another case, the extension belongs to no point, and the store refuses "
      + "it. The findings are guesses where a new system has a point that is not in the catalogue.",
    remedy: "Write the identifier of the extension point exactly as its documentation gives it.",
    citations: [
      .reference(.appExtensions), .keyPage("nsextension/nsextensionpointidentifier"), .store("ITMS-90349"),
      Citation("AMDevice error 0xe80000b1, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ],
    requirements: ["R-EXT-007"], fix: .unsafe, supersedes: ["values/unknown-value"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>«com.apple.share-service»</string>\n</dict>",
          fixed:
            "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.share-services</string>\n</dict>"),
        .info(
          "<key>EXAppExtensionAttributes</key>\n<dict>\n<key>EXExtensionPointIdentifier</key>\n"
            + "<string>«com.apple.deviceactivity.report-extension»</string>\n</dict>",
          fixed:
            "<key>EXAppExtensionAttributes</key>\n<dict>\n<key>EXExtensionPointIdentifier</key>\n"
            + "<string>com.apple.deviceactivityui.report-extension</string>\n</dict>"),
      ],
      passing: [
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.share-services</string>\n</dict>",
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.something-new</string>\n</dict>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for statement in ExtensionPoints.statements(info) {
      guard let value: PlacedValue = statement.value, let point: String = statement.point, point.contains(".") else { continue }
      let known: [ValueEntry] = ValueTable.appExtensionPoints.entries + ValueTable.extensionKitPoints.entries
      guard !known.contains(where: { $0.value == point }), let near: String = ValueNames.nearest(to: point, among: known) else { continue }
      context.report(
        "the extension point '\(point)' is not known", at: .content(value), notes: [DiagnosticNote("the comparison is exact")],
        help: "did you mean '\(near)'?", fixes: [.set(value, to: .string(near), "write '\(near)'")])
    }
  }
}
