import Linting

struct EmptyString: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/empty-string", "a key has an empty text where one is needed", .info, .style, activation: .onRequest,
    rationale:
      "An empty text counts as no value at all. Templates leave such keys behind; the build deletes some of them, and the store asks for the "
      + "value of others.",
    remedy: "Write the value, or delete the key.",
    citations: [Citation(.swiftBuild), .store("ITMS-90360", seenAt: "element-hq/element-x-ios#1051")], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>CFBundleIconFile</key>\n«<string></string>»",
          fixed: "<key>CFBundleName</key>\n<string>x</string>")
      ],
      passing: [
        "<key>CFBundleIconFile</key>\n<string>Icon</string>", "<key>MyKey</key>\n<string></string>",
        .info("<key>DTPlatformBuild</key>\n<string></string>", stage: .product, note: "the build wrote it"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where !item.value.key.isEmpty && item.standing == .known && item.value.string?.isEmpty == true {
      if item.parent == nil, ["CFBundleIdentifier", "CFBundleVersion", "CFBundleShortVersionString"].contains(item.base) { continue }
      if item.base.hasSuffix("UsageDescription") || item.base == "UTTypeIdentifier" || item.entry?.author == .build { continue }
      context.report(
        "'\(item.value.key)' is empty", at: .value(item.value), notes: [DiagnosticNote("it counts as missing")],
        help: "write the value, or delete the key", fixes: [.remove(item.value)])
    }
  }
}
