import Linting

struct VersionBeginsWithZero: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "versions/version-begins-with-zero", "the first number of CFBundleVersion is zero", .info, .style, activation: .onRequest,
    rationale:
      "The reference asks for a first number above zero. A build version of 0 also looks like a missing one to code that reads it as a number.",
    remedy: "Count builds from 1.",
    citations: [.reference(.coreFoundation)], requirements: ["R-VER-008"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: ["<key>CFBundleVersion</key>\n<string>«0.9»</string>", "<key>CFBundleVersion</key>\n<string>«0»</string>"],
      passing: [
        "<key>CFBundleVersion</key>\n<string>1</string>", "<key>CFBundleVersion</key>\n<string>10.0</string>",
        .info(
          "<key>CFBundlePackageType</key>\n<string>DOCS</string>\n<key>CFBundleVersion</key>\n<string>0.1.0</string>",
          note: "a catalog of documentation is no build"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleVersion"], let text: String = value.literal, text == "0" || text.hasPrefix("0.") else {
      return
    }
    guard info.literal("CFBundlePackageType") != "DOCS", !FilePath.components(info.file.path).contains(where: { $0.hasSuffix(".docc") })
    else {
      return
    }
    context.report("CFBundleVersion '\(text)' begins with zero", at: .content(value), help: "count builds from 1")
  }
}
