import Linting

struct VariantWithoutBase: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "variants/variant-without-base", "a key is there for some devices only", .warning, .runtime,
    rationale:
      "The plain key is the value for all systems and devices without a variant. Without it they have no value at all, and tools that know no "
      + "variants find none either.",
    remedy: "Add the plain key with the value for all others.", citations: [.reference(.about)], requirements: ["R-VAR-012"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>«UILaunchImageFile~ipad»</key>\n<string>Launch</string>",
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«UISupportedInterfaceOrientations~ipad»</key>\n<array>\n"
            + "<string>UIInterfaceOrientationPortrait</string>\n</array>", stage: .product),
      ],
      passing: [
        "<key>UILaunchImageFile</key>\n<string>Launch</string>\n<key>UILaunchImageFile~ipad</key>\n<string>Launch</string>",
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>UISupportedInterfaceOrientations~ipad</key>\n<array>\n"
            + "<string>UIInterfaceOrientationPortrait</string>\n</array>", note: "a build setting may give the plain key"),
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>CFBundleIcons~ipad</key>\n<dict/>", note: "it holds nothing"),
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>2</integer>\n</array>\n<key>CFBundleIcons~ipad</key>\n<dict>\n"
            + "<key>CFBundlePrimaryIcon</key>\n<dict/>\n</dict>", stage: .product, note: "an app for iPad only"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let families: [String] = info["UIDeviceFamily"]?.elements.compactMap { $0.node.integer?.description } ?? []
    var seen: Set<String> = []
    for item in info.cataloged where item.parent == nil && VariantSuffix.isKnown(item.suffix) {
      guard info[item.base] == nil, let entry: InfoPlistKey = item.entry, !info.maySettingsGive(entry) else { continue }
      // Nothing is lost to the others when there is nothing; Xcode writes an empty CFBundleIcons~ipad.
      if item.value.kind.isContainer, item.value.members.isEmpty, item.value.elements.isEmpty { continue }
      if families == ["2"], item.suffix.hasSuffix("~ipad") { continue }
      if families == ["1"], item.suffix.hasSuffix("~iphone") { continue }
      guard seen.insert(item.base).inserted else { continue }
      context.report(
        "'\(item.value.key)' stands without the plain key '\(item.base)'", at: .key(item.value),
        notes: [DiagnosticNote("other devices get no value")], help: "add '\(item.base)' with the value for all others")
    }
  }
}
