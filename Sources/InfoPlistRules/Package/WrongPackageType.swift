import Linting

struct WrongPackageType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "package/wrong-package-type", "CFBundlePackageType does not fit the kind of bundle", .error, .install, scope: .products,
    rationale:
      "An app has the type APPL, a framework FMWK, an app extension or XPC service XPC!, tests and resources BNDL. Devices refuse to install "
      + "a bundle whose type contradicts its place, macOS treats it as something else, and the store takes resources of the type APPL for an "
      + "app without code.",
    remedy: "Write the type of the kind of bundle.",
    citations: [
      .reference(.coreFoundation), .repository("bazelbuild/rules_apple", "tools/plisttool"), .repository("yonaskolb/XcodeGen"),
      .repository("sweetmandm/ionicons-iOS", "issue 27", .medium),
      Citation(.swiftBuild),
    ],
    requirements: ["R-PKG-002", "R-PKG-003", "R-PKG-004", "R-PKG-005"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["My.app/Info.plist": "<key>CFBundlePackageType</key>\n<string>«BNDL»</string>"]),
        .bundle(["F.framework/Info.plist": "<key>CFBundlePackageType</key>\n<string>«APPL»</string>"]),
        .bundle(["E.appex/Info.plist": "<key>CFBundlePackageType</key>\n<string>«APPL»</string>"]),
        .bundle(["R.bundle/Info.plist": "<key>CFBundlePackageType</key>\n<string>«APPL»</string>"], note: "resources are no app"),
      ],
      passing: [
        .bundle(["My.app/Info.plist": "<key>CFBundlePackageType</key>\n<string>APPL</string>"]),
        .bundle(["E.appex/Info.plist": "<key>CFBundlePackageType</key>\n<string>XPC!</string>"]),
        .bundle(
          ["P.plugin/Info.plist": "<key>CFBundlePackageType</key>\n<string>ABCD</string>"], note: "loadable bundles choose their own"),
        .bundle(["R.bundle/Info.plist": "<key>CFBundlePackageType</key>\n<string>BNDL</string>"]),
        .bundle(
          ["A.app/Info.plist": "<key>CFBundlePackageType</key>\n<string>APP</string>"], note: "no type at all, which another rule tells"),
      ])
  }

  /// The types that a kind of bundle may have, the usual first; empty where any may do.
  static func expected(_ product: ProductKind?, _ kind: BundleKind?) -> [String] {
    switch kind {
    case .app: ["APPL", "FNDR"]
    case .framework: ["FMWK"]
    case .appExtension, .xpcService: ["XPC!"]
    default: []
    }
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundlePackageType"], let text: String = value.literal, !text.isEmpty else { return }
    let expected: [String] = Self.expected(info.facts.product, info.bundle?.kind)
    guard let usual: String = expected.first ?? Self.instead(of: text, info.bundle?.kind), !expected.contains(text),
      let kind: BundleKind = info.bundle?.kind, MacRoman.bytes(text)?.count == 4
    else { return }
    context.report(
      "CFBundlePackageType '\(text)' does not fit: the type of this kind of bundle (\(kind.title)) is '\(usual)'", at: .content(value),
      help: "write '\(usual)'", fixes: [.set(value, to: .string(usual), "write '\(usual)'")],
      severity: expected.isEmpty || info.facts.platforms.contains(.macOS) || info.facts.platforms.isEmpty ? .warning : nil)
  }

  /// The usual type of tests and of resources, which may have any but those of apps, frameworks and extensions.
  private static func instead(of text: String, _ kind: BundleKind?) -> String? {
    switch kind {
    case .bundle, .unitTests, .oldUnitTests: ["APPL", "FMWK", "XPC!"].contains(text) ? "BNDL" : nil
    default: nil
    }
  }
}
