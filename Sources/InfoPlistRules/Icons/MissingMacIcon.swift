import Linting

struct MissingMacIcon: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "icons/missing-mac-icon", "a Mac app names no icon", .warning, .style, scope: .of(.macOSApp, stage: .product),
    rationale:
      "Without CFBundleIconFile or CFBundleIconName the Finder and the Dock show the plain picture of an app.",
    remedy: "Add an icon to the asset catalog, or name a file in CFBundleIconFile.",
    citations: [.reference(.coreFoundation), .store("ITMS-90236", seenAt: "electron-userland/electron-builder#7720")],
    requirements: ["R-ICON-003"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .macOS, product: .macOSApp)
      ],
      passing: [
        .info("<key>CFBundleIconName</key>\n<string>A</string>", stage: .product, platform: .macOS, product: .macOSApp),
        .info("<key>LSUIElement</key>\n<true/>", stage: .product, platform: .macOS, product: .macOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let isHidden: Bool = ["LSUIElement", "LSBackgroundOnly"].contains { key in
      info[key]?.node.boolean == true || info[key]?.string.flatMap(Shapes.boolean) == true
    }
    guard !isHidden, !Products.isTestBundle(info), info.literal("CFBundleIdentifier")?.hasSuffix(".xctrunner") != true else { return }
    let names: [String] = ["CFBundleIconFile", "CFBundleIconName", "CFBundleIconFiles", "CFBundleIcons"]
    guard !names.contains(where: { info[$0] != nil && info[$0]?.string?.isEmpty != true }) else { return }
    context.report("the app names no icon", at: info.opening, help: "add CFBundleIconName or CFBundleIconFile")
  }
}
