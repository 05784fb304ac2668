import Linting

struct VersionNotString: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "versions/version-not-string", "a version is not a string", .error, .install,
    rationale: "Both versions are strings. Systems take a number as missing or lose its zeros: the real 1.10 is 1.1.",
    remedy: "Write the version as a string.",
    citations: [
      .keyPage("cfbundleversion"), .keyPage("cfbundleshortversionstring"),
      .repository("ios-control/ios-deploy", "install error 0xe800009c", .medium),
    ],
    fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleVersion</key>\n«<integer>12</integer>»", fixed: "<key>CFBundleVersion</key>\n<string>12</string>"),
        .info(
          "<key>CFBundleShortVersionString</key>\n«<real>1.10</real>»",
          fixed: "<key>CFBundleShortVersionString</key>\n<string>1.10</string>"),
      ],
      passing: [
        "<key>CFBundleVersion</key>\n<string>12</string>\n<key>CFBundleShortVersionString</key>\n<string>$(MARKETING_VERSION)</string>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for key in ["CFBundleVersion", "CFBundleShortVersionString"] {
      guard let value: PlacedValue = info[key], value.kind != .string, value.kind != .invalid else { continue }
      let text: String? = value.node.integer?.description ?? value.node.real?.spelling
      context.report(
        "\(key) is \(value.kind.phrase), not a string", at: .value(value), help: "write it as <string>",
        fixes: text.map { [.set(value, to: .string($0), "write it as a string")] } ?? [])
    }
  }
}
