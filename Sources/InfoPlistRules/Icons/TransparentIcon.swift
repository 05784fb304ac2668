import Linting

struct TransparentIcon: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "icons/transparent-icon", "the icon of an app has a channel of transparency", .warning, .store,
    scope: .of(.iOSApp, stage: .product),
    rationale:
      "Icons on iOS fill their square. Transparent parts are shown black, and the store refuses a large icon that has a channel of "
      + "transparency, even one that is opaque everywhere.",
    remedy: "Save the image without transparency.",
    citations: [.store("ITMS-90717"), .applePage("xcode/configuring-your-app-icon")])

  static var examples: RuleExamples {
    let info: String =
      "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleIconFiles</key>\n<array>\n"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(info + "<string>«Icon»</string>\n</array>"),
          "My.app/Icon@2x.png": ExampleImages.png(120, 120, hasAlpha: true),
        ])
      ],
      passing: [
        .bundle([
          "My.app/My": .executable, "My.app/Info.plist": .info(info + "<string>Icon</string>\n</array>"),
          "My.app/Icon@2x.png": ExampleImages.png(120),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    // Images out of an asset catalog were written again by its compiler, with a channel of their own.
    guard !bundle.hasResource("Assets.car"), ProductFiles.isComplete(bundle) else { return }
    for file in AppIcons.files(bundle)
    where file.header.hasAlpha && !file.header.isCrushed && file.entry.path.description.hasPrefix("CFBundleIcon") {
      context.report(
        "'\(file.name)' has a channel of transparency", at: .content(file.entry),
        notes: [DiagnosticNote("transparent parts are shown black")], help: "save it without transparency",
        severity: file.header.width >= 1024 ? .error : nil)
    }
  }
}
