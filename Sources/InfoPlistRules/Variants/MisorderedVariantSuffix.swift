import Linting

struct MisorderedVariantSuffix: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "variants/misordered-variant-suffix", "the device stands before the platform in a variant of a key", .warning, .invalid,
    rationale:
      "The order is fixed: platform with a hyphen, then device with a tilde. In the other order the text is a key that nobody reads.",
    remedy: "Write the platform first.",
    citations: [.reference(.about), .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle_InfoPlist.c")],
    requirements: ["R-VAR-001"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«NSMainNibFile~ipad-iphoneos»</key>\n<string>Main</string>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>\n<key>NSMainNibFile-iphoneos~ipad</key>\n<string>Main</string>")
      ], passing: ["<key>NSMainNibFile</key>\n<string>Main</string>\n<key>NSMainNibFile-iphoneos~ipad</key>\n<string>Main</string>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.parent == nil && !item.suffix.isEmpty {
      guard let swapped: String = VariantSuffix.swapped(item.suffix) else { continue }
      let name: String = item.base + swapped
      context.report(
        "in '\(item.value.key)' the device stands before the platform", at: .key(item.value), help: "write '\(name)'",
        fixes: info[name] == nil ? [.rename(item.value, to: name)] : [])
    }
  }
}
