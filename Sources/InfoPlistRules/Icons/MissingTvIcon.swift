import Linting

struct MissingTvIcon: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "icons/missing-tv-icon", "a tvOS app names no icon or no top shelf image", .error, .store,
    scope: .of(.tvOSApp, stage: .product),
    rationale:
      "The icon of a tvOS app is a stack of layers in the asset catalog, which CFBundleIcons names, and the top shelf above the apps shows the "
      + "picture that TVTopShelfImage names. The store refuses an app without either.",
    remedy: "Add a brand assets set to the asset catalog and name it in ASSETCATALOG_COMPILER_APPICON_NAME; the build writes both keys.",
    citations: [
      .store("ITMS-90471"), .store("ITMS-90513"), .keyPage("tvtopshelfimage"), .keyPage("tvtopshelfimage/tvtopshelfprimaryimagewide"),
      .store("ITMS-90705", .low), .store("ITMS-90709", .low),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .tvOS, product: .tvOSApp),
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundlePrimaryIcon</key>\n<string>App Icon</string>\n</dict>\n"
            + "<key>TVTopShelfImage</key>\n«<dict>»\n<key>TVTopShelfPrimaryImage</key>\n<string>Top Shelf Image</string>\n</dict>",
          stage: .product, platform: .tvOS, product: .tvOSApp),
      ],
      passing: [
        .info(
          "<key>CFBundleIcons</key>\n<dict>\n<key>CFBundlePrimaryIcon</key>\n<string>App Icon</string>\n</dict>\n"
            + "<key>TVTopShelfImage</key>\n<dict>\n<key>TVTopShelfPrimaryImageWide</key>\n<string>Top Shelf Image Wide</string>\n</dict>",
          stage: .product, platform: .tvOS, product: .tvOSApp)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let missing: [String] = ["CFBundleIcons", "TVTopShelfImage"].filter { info[$0] == nil }
    guard DeviceKeys.isStartedApp(info) else { return }
    // The wide image came with tvOS 10.
    if missing.isEmpty, info.facts.sdk.map({ $0 >= OSVersion(10) }) ?? true, let image: PlacedValue = info["TVTopShelfImage"],
      image.kind == .dictionary,
      image["TVTopShelfPrimaryImageWide"] == nil
    {
      context.report(
        "TVTopShelfImage has no TVTopShelfPrimaryImageWide", at: .opening(of: image),
        help: "add a Top Shelf Image Wide to the brand assets", severity: .info)
    }
    guard !missing.isEmpty else { return }
    context.report(
      "the app has no \(missing.joined(separator: " and no "))", at: info.opening, notes: [DiagnosticNote("the App Store refuses it")],
      help: "add a brand assets set to the asset catalog")
  }
}
