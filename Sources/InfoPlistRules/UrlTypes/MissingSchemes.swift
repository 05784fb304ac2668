import Linting

struct MissingSchemes: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/missing-schemes", "a URL type names no scheme", .warning, .runtime,
    rationale:
      "A URL type without a scheme claims nothing: no URL ever opens the app through it.",
    remedy: "Add CFBundleURLSchemes with the schemes, or delete the type.",
    citations: [.reference(.coreFoundation), .keyPage("cfbundleurltypes")],
    requirements: ["R-URL-007"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n«<dict>»\n<key>CFBundleURLName</key>\n<string>com.example.a</string>\n"
            + "</dict>\n</array>"),
        "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n«<array/>»\n</dict>\n</array>",
      ],
      passing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>a</string>\n"
            + "</array>\n</dict>\n</array>"),
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<string>$(SCHEMES)</string>\n"
            + "</dict>\n</array>"),
        "<key>CFBundleURLTypes</key>\n<array/>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "CFBundleURLTypes[]") where item.value.kind == .dictionary {
      guard let schemes: PlacedValue = item.value["CFBundleURLSchemes"] else {
        context.report("a URL type names no scheme", at: .opening(of: item.value), help: "add CFBundleURLSchemes, or delete the type")
        continue
      }
      guard schemes.kind == .array, schemes.elements.isEmpty else { continue }
      context.report("a URL type names no scheme", at: .value(schemes), help: "name the schemes, or delete the type")
    }
  }
}
