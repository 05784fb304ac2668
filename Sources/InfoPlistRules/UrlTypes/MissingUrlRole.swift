import Linting

struct MissingUrlRole: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/missing-url-role", "a URL type does not say its role", .info, .style, activation: .onRequest,
    rationale:
      "The role says whether the app edits or only views what the URL names. The reference asks for it in every URL type; "
      + "systems take Editor or None when it is absent, depending on their age.",
    remedy: "Add CFBundleTypeRole.",
    citations: [.reference(.coreFoundation)],
    requirements: ["R-URL-003"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n«<dict>»\n<key>CFBundleURLSchemes</key>\n<array>\n<string>a</string>\n"
            + "</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleTypeRole</key>\n<string>Viewer</string>\n"
            + "<key>CFBundleURLSchemes</key>\n<array>\n<string>a</string>\n</array>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "CFBundleURLTypes[]") where item.value.kind == .dictionary {
      guard item.value["CFBundleTypeRole"] == nil else { continue }
      context.report("a URL type does not say its role", at: .opening(of: item.value), help: "add CFBundleTypeRole, 'Editor' or 'Viewer'")
    }
  }
}
