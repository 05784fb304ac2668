import Linting

struct ExtensionIdentifierEndsInKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/extension-identifier-ends-in-key", "the identifier of an extension ends in .key", .error, .install,
    scope: .of(.appExtension, .extensionKitExtension, .watchKitExtension),
    rationale: "Systems keep identifiers that end in .key for themselves. An extension with one is not installed.",
    remedy: "Choose another last part, such as 'keyboard'.",
    citations: [.repository("dotnet/macios", "errors E7007 and E7027")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.info("<key>CFBundleIdentifier</key>\n<string>«com.example.app.key»</string>", product: .appExtension)],
      passing: [
        .info("<key>CFBundleIdentifier</key>\n<string>com.example.app.keyboard</string>", product: .appExtension),
        .info("<key>CFBundleIdentifier</key>\n<string>com.example.key</string>", product: .iOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleIdentifier"], let text: String = value.literal, text.hasSuffix(".key") else { return }
    context.report(
      "the identifier '\(text)' of an extension ends in '.key'", at: .content(value),
      notes: [DiagnosticNote("devices do not install it")], help: "choose another last part")
  }
}
