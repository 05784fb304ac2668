import Linting

struct VariantOfFixedKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "variants/variant-of-fixed-key", "a key that cannot have variants has one", .warning, .invalid,
    rationale:
      "The identifier and the executable of a bundle are the same everywhere. Systems ignore variants of them, while some tools do not.",
    remedy: "Delete the variant.",
    citations: [.repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle_InfoPlist.c")], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.a</string>\n<key>«CFBundleIdentifier~ipad»</key>\n<string>com.example.b</string>",
          fixed: "<key>CFBundleIdentifier</key>\n<string>com.example.a</string>")
      ], passing: ["<key>CFBundleIdentifier</key>\n<string>com.example.a</string>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.parent == nil && VariantSuffix.isKnown(item.suffix) {
      guard item.base == "CFBundleIdentifier" || item.base == "CFBundleExecutable" else { continue }
      context.report(
        "'\(item.base)' cannot have variants", at: .key(item.value), notes: [DiagnosticNote("systems ignore this one")], help: "delete it",
        fixes: [.remove(item.value)])
    }
  }
}
