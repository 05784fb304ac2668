import Linting

struct BundleIdentifierNotReverseDns: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/bundle-identifier-not-reverse-dns", "CFBundleIdentifier is a single name", .warning, .style,
    rationale:
      "Identifiers must be unique in the world. By convention they start with the reversed domain of their owner; a single name may "
      + "collide with the bundle of somebody else, and Launch Services then takes the first one that it finds.",
    remedy: "Put your reversed domain in front.",
    citations: [
      .reference(.coreFoundation), .keyPage("cfbundleidentifier"), .store("ITMS-90334", seenAt: "sindresorhus/LaunchAtLogin-Legacy#47"),
    ],
    requirements: ["R-ID-004"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: ["<key>CFBundleIdentifier</key>\n<string>«MyApp»</string>"],
      passing: [
        "<key>CFBundleIdentifier</key>\n<string>com.example.my</string>", "<key>CFBundleIdentifier</key>\n<string>$(BUNDLE_ID)</string>",
        .bundle(
          ["D.bundle/Info.plist": "<key>CFBundleIdentifier</key>\n<string>Data-resources</string>"],
          note: "the package manager names bundles of resources"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleIdentifier"], let text: String = value.literal else { return }
    guard !text.allSatisfy(\.isWhitespace), !text.contains("."), text.allSatisfy(Grammar.isIdentifierCharacter) else { return }
    // Package managers name the bundles of resources that they make; nothing looks those up.
    guard Products.hasCode(info) || info.bundle == nil else { return }
    context.report(
      "the bundle identifier '\(text)' is a single name", at: .content(value),
      notes: [DiagnosticNote("bundles of others may have the same one")], help: "put your reversed domain in front: 'com.example.\(text)'")
  }
}
