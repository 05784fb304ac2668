import Linting

struct ProductNameAsModule: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/product-name-as-module", "a class is named with the name of the product in the place of its module", .warning, .build,
    scope: .sources,
    rationale:
      "A Swift class is found by the name of its module, which is the name of the product with other characters "
      + "replaced. For a product called My App the module is My_App, and the class is not found.",
    remedy: "Write $(PRODUCT_MODULE_NAME).",
    citations: [Citation(.swiftBuild), .repository("bazelbuild/rules_apple", "issue 1016", .medium)], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPrincipalClass</key>\n<string>«$(PRODUCT_NAME).Provider»</string>\n</dict>",
          fixed:
            "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPrincipalClass</key>\n<string>$(PRODUCT_MODULE_NAME).Provider</string>\n</dict>"
        )
      ],
      passing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPrincipalClass</key>\n<string>$(PRODUCT_MODULE_NAME).Provider</string>\n</dict>"),
        .info("<key>CFBundleName</key>\n<string>$(PRODUCT_NAME).x</string>"),
        .info("<key>NSPrincipalClass</key>\n<string>${PRODUCT_NAME:c99extidentifier}.App</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for value in SettingReference.strings(in: info) {
      guard value.key.hasSuffix("Class") || value.key.hasSuffix("ClassName"), let text: String = value.string else { continue }
      for spelling in ["$(PRODUCT_NAME).", "${PRODUCT_NAME}.", "$(TARGET_NAME).", "${TARGET_NAME}."] where text.hasPrefix(spelling) {
        let fixed: String = "$(PRODUCT_MODULE_NAME)." + text.dropFirst(spelling.utf8.count)
        context.report(
          "'\(spelling.dropLast())' is not always the name of the module", at: .content(value), help: "write '\(fixed)'",
          fixes: [.set(value, to: .string(fixed), "write '$(PRODUCT_MODULE_NAME)'")])
      }
    }
  }
}
