import Linting

struct MissingPointIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/missing-point-identifier", "an extension does not name its extension point", .error, .install,
    rationale:
      "The identifier of the extension point decides what kind of extension the bundle is. It is read as a direct member of NSExtension, for "
      + "ExtensionKit of EXAppExtensionAttributes. Without it devices refuse to install the app, and the store refuses the upload.",
    remedy: "Add the identifier of the extension point as a direct member of the dictionary.",
    citations: [
      .reference(.appExtensions), .keyPage("nsextension/nsextensionpointidentifier"), .keyPage("exappextensionattributes"),
      .store("ITMS-90348"),
      .repository("dotnet/macios", "error E7010"),
      Citation("AMDevice error 0xe80000a6, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ],
    requirements: ["R-EXT-006"], fix: .safe,
    supersedes: ["keys/misplaced-key", "keys/missing-nested-key", "values/empty-string"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSExtension</key>\n«<dict>»\n<key>NSExtensionPrincipalClass</key>\n<string>E</string>\n</dict>",
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n«<string></string>»\n</dict>",
        "<key>EXAppExtensionAttributes</key>\n«<dict>»\n<key>EXPrincipalClass</key>\n<string>E</string>\n</dict>",
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPrincipalClass</key>\n<string>E</string>\n</dict>\n"
            + "<key>«NSExtensionPointIdentifier»</key>\n<string>com.apple.share-services</string>",
          fixed:
            "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPrincipalClass</key>\n<string>E</string>\n"
            + "<key>NSExtensionPointIdentifier</key>\n<string>com.apple.share-services</string>\n</dict>"),
      ],
      passing: [
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.share-services</string>\n</dict>",
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>$(POINT)</string>\n</dict>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for statement in ExtensionPoints.statements(info) {
      let key: String = statement.isExtensionKit ? "EXExtensionPointIdentifier" : "NSExtensionPointIdentifier"
      let note: DiagnosticNote = DiagnosticNote("devices do not install it")
      if let value: PlacedValue = statement.value {
        guard value.string?.isEmpty == true else { continue }
        context.report("\(key) is empty", at: .value(value), notes: [note], help: "write the identifier of the extension point")
      } else if let stray: PlacedValue = info[key] ?? statement.dictionary["NSExtensionAttributes"]?[key] {
        let text: String? = stray.string
        context.report(
          "'\(key)' is read from \(statement.dictionary.key) alone", at: .key(stray), notes: [note],
          help: "move it there",
          fixes: text.map { text in
            [
              .values(
                "move it into \(statement.dictionary.key)", .remove(stray.path),
                .insert(.string(text), at: statement.dictionary.path.appending(key: key)))
            ]
          } ?? [])
      } else {
        context.report(
          "\(statement.dictionary.key) names no extension point", at: .opening(of: statement.dictionary), notes: [note], help: "add \(key)")
      }
    }
  }
}
