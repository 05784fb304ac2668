import Linting

struct WrongPackageType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "package/wrong-package-type", "CFBundlePackageType does not fit the kind of bundle", .error, .install, scope: .products,
    rationale:
      "An app has the type APPL, a framework FMWK, an app extension or XPC service XPC!. Devices refuse to install a bundle whose type "
      + "contradicts its place, and macOS treats it as something else.",
    remedy: "Write the type of the kind of bundle.",
    citations: [
      .reference(.coreFoundation), .repository("bazelbuild/rules_apple", "tools/plisttool"), .repository("yonaskolb/XcodeGen"),
      Citation(.swiftBuild),
    ],
    requirements: ["R-PKG-002", "R-PKG-003", "R-PKG-004", "R-PKG-005"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["My.app/Info.plist": "<key>CFBundlePackageType</key>\n<string>«BNDL»</string>"]),
        .bundle(["F.framework/Info.plist": "<key>CFBundlePackageType</key>\n<string>«APPL»</string>"]),
        .bundle(["E.appex/Info.plist": "<key>CFBundlePackageType</key>\n<string>«APPL»</string>"]),
      ],
      passing: [
        .bundle(["My.app/Info.plist": "<key>CFBundlePackageType</key>\n<string>APPL</string>"]),
        .bundle(["E.appex/Info.plist": "<key>CFBundlePackageType</key>\n<string>XPC!</string>"]),
        .bundle(
          ["P.plugin/Info.plist": "<key>CFBundlePackageType</key>\n<string>ABCD</string>"], note: "loadable bundles choose their own"),
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
    guard let usual: String = expected.first, !expected.contains(text), let kind: BundleKind = info.bundle?.kind else { return }
    context.report(
      "CFBundlePackageType '\(text)' does not fit: the type of this kind of bundle (\(kind.title)) is '\(usual)'", at: .content(value),
      help: "write '\(usual)'", fixes: [.set(value, to: .string(usual), "write '\(usual)'")],
      severity: info.facts.platforms.contains(.macOS) || info.facts.platforms.isEmpty ? .warning : nil)
  }
}
