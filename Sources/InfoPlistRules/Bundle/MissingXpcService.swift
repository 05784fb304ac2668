import Linting

struct MissingXpcService: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/missing-xpc-service", "an XPC service has no dictionary XPCService", .warning, .runtime, scope: .products,
    rationale:
      "XPCService says how the service is started and how long it lives. Installers of devices refuse a bundle .xpc without it, and on a "
      + "Mac it runs with defaults that nobody chose.",
    remedy: "Add XPCService with ServiceType, usually Application.",
    citations: [
      .keyPage("xpcservice"), Citation("AMDevice error 0xe800009f, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.bundle(["S.xpc/Contents/Info.plist": .strings(["CFBundlePackageType": "«XPC!»"])])],
      passing: [
        .bundle([
          "S.xpc/Contents/Info.plist": .strings(["CFBundlePackageType": "XPC!"], and: "<key>XPCService</key>\n<dict/>")
        ]),
        .bundle(["E.appex/Info.plist": .strings(["CFBundlePackageType": "XPC!"])]),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info.bundle?.kind == .xpcService, info["XPCService"] == nil else { return }
    let type: PlacedValue? = info["CFBundlePackageType"]
    context.report(
      "the XPC service has no XPCService", at: type.map { .content($0) } ?? info.opening, help: "add XPCService with ServiceType")
  }
}
