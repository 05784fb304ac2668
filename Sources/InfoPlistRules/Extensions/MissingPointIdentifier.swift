import Linting

struct MissingPointIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/missing-point-identifier", "an extension does not name its extension point", .error, .install,
    rationale:
      "NSExtensionPointIdentifier decides what kind of extension the bundle is. Without it devices refuse to install the app, and the "
      + "store refuses the upload.",
    remedy: "Add the identifier of the extension point as a direct member of NSExtension.",
    citations: [
      .reference(.appExtensions), .keyPage("nsextension/nsextensionpointidentifier"), .store("ITMS-90348"),
      .repository("dotnet/macios", "error E7010"),
      Citation("AMDevice error 0xe80000a6, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ],
    requirements: ["R-EXT-006"], supersedes: ["values/empty-string"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSExtension</key>\n«<dict>»\n<key>NSExtensionPrincipalClass</key>\n<string>E</string>\n</dict>",
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n«<string></string>»\n</dict>",
      ],
      passing: [
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.share-services</string>\n</dict>",
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>$(POINT)</string>\n</dict>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let dictionary: PlacedValue = info["NSExtension"], dictionary.kind == .dictionary else { return }
    guard let value: PlacedValue = dictionary["NSExtensionPointIdentifier"] else {
      // What is meant stands beside NSExtension, which keys/misplaced-key tells.
      guard info["NSExtensionPointIdentifier"] == nil else { return }
      context.report(
        "NSExtension names no extension point", at: .opening(of: dictionary), notes: [DiagnosticNote("devices do not install it")],
        help: "add NSExtensionPointIdentifier")
      return
    }
    guard value.string?.isEmpty == true else { return }
    context.report(
      "NSExtensionPointIdentifier is empty", at: .value(value), notes: [DiagnosticNote("devices do not install it")],
      help: "write the identifier of the extension point")
  }
}
