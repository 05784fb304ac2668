import Linting

struct UnfilledTemplateMark: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/unfilled-template-mark", "a finished bundle holds a mark of a template in the place of a value", .error, .build,
    scope: .products,
    rationale:
      "Marks such as @VERSION@ or {{name}} are replaced by the tool that makes the file. Where one is left, the tool "
      + "did not run or did not know it, and systems take the text as it stands.",
    remedy: "Let the tool that makes the bundle fill in the value.",
    citations: [.store("ITMS-90056", seenAt: "google/promises#50"), Citation(.publicFiles, .medium)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleShortVersionString</key>\n<string>«@PROJECT_VERSION@»</string>", stage: .product),
        .info("<key>CFBundleName</key>\n<string>«{{name}}»</string>", stage: .product),
      ],
      passing: [
        .info("<key>CFBundleName</key>\n<string>Mail @ Home</string>", stage: .product),
        .info("<key>CFBundleShortVersionString</key>\n<string>@PROJECT_VERSION@</string>"),
        .info("<key>CFBundleName</key>\n<string>$(NAME)</string>", stage: .product, note: "found by another rule"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for value in info.entries where value.kind == .string && SettingReference.naming.contains(value.key) {
      guard let text: String = value.string, value.isVariable, BuildVariable.firstReference(in: text) == nil else { continue }
      // A name of capital letters alone may be a name.
      guard text.contains("@") || text.contains("%") || text.contains("{{") else { continue }
      context.report(
        "'\(text)' has not been filled in", at: .content(value), notes: [DiagnosticNote("systems take the text as it stands")],
        help: "let the tool that makes the bundle fill in the value")
    }
  }
}
