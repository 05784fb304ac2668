import Linting

struct NestedVariant: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "variants/nested-variant", "a variant of a key stands inside another dictionary", .warning, .invalid,
    rationale: "Variants are looked up at the root only. Inside a dictionary the suffix is part of the name, and nobody reads such a key.",
    remedy: "Make a variant of the key at the root that holds the dictionary.",
    citations: [.repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle_InfoPlist.c"), .reference(.about)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>UILaunchScreen</key>\n<dict>\n<key>«UIImageName~ipad»</key>\n<string>Wide</string>\n</dict>"
      ],
      passing: ["<key>UILaunchScreen~ipad</key>\n<dict>\n<key>UIImageName</key>\n<string>Wide</string>\n</dict>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.parent != nil && VariantSuffix.isKnown(item.suffix) {
      context.report(
        "'\(item.value.key)' is not read: variants work at the root only", at: .key(item.value),
        help: "make a variant of the key at the root that holds this dictionary")
    }
  }
}
