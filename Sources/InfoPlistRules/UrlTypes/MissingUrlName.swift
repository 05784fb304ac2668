import Linting

struct MissingUrlName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/missing-url-name", "a URL type has no name of its own", .info, .style, activation: .onRequest,
    rationale:
      "The name keeps URL types of different apps apart and is the key of their translations. A reversed domain makes it "
      + "unique.",
    remedy: "Add CFBundleURLName with a reversed domain.",
    citations: [.reference(.coreFoundation), "OWASP Mobile Application Security Testing Guide, custom URL schemes"],
    requirements: ["R-URL-005"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n«<dict>»\n<key>CFBundleURLSchemes</key>\n<array>\n<string>a</string>\n"
            + "</array>\n</dict>\n</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLName</key>\n<string>com.example.a</string>\n"
            + "<key>CFBundleURLSchemes</key>\n<array>\n<string>a</string>\n</array>\n</dict>\n</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged(at: "CFBundleURLTypes[]") where item.value.kind == .dictionary {
      guard item.value["CFBundleURLName"] == nil else { continue }
      context.report(
        "a URL type has no name", at: .opening(of: item.value), help: "add CFBundleURLName with a reversed domain, 'com.example.thing'")
    }
  }
}
