import Linting

struct Bitcode: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/bitcode", "an executable holds bitcode, which the store no longer takes", .error, .store,
    scope: .on(.iOS, .tvOS, .watchOS, .visionOS, stage: .product),
    rationale:
      "Until Xcode 14 apps could be uploaded as bitcode. Since then the store refuses executables with it, and a framework that was built "
      + "earlier brings it into the app unchanged.",
    remedy: "Update the framework, or remove the bitcode with 'xcrun bitcode_strip -r' before the app is signed.",
    citations: [
      .store("ITMS-90482", seenAt: "krzyzanowskim/OpenSSL#191"), .store("ITMS-90562", seenAt: "defold/defold#8332"),
      .store("ITMS-90635", seenAt: "MoZhouqi/KMNavigationBarTransition#151"), .store("ITMS-90668", seenAt: "nomad-cli/shenzhen#322"),
    ])

  static var examples: RuleExamples {
    let head: String =
      "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>CFBundleExecutable</key>\n<string>"
    return RuleExamples(
      failing: [
        .bundle([
          "F.framework/Info.plist": .info(head + "«F»</string>"), "F.framework/F": ExampleExecutable(fileType: 6, hasBitcode: true).content,
        ])
      ],
      passing: [
        .bundle(["F.framework/Info.plist": .info(head + "F</string>"), "F.framework/F": ExampleExecutable(fileType: 6).content])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["CFBundleExecutable"], let slices: [MachOSlice] = bundle.executable?.slices,
      slices.contains(where: { $0.hasBitcode })
    else { return }
    context.report(
      "the executable holds bitcode", at: .content(value), notes: [DiagnosticNote("the App Store refuses it")],
      help: "take a newer build, or run 'xcrun bitcode_strip -r' on it")
  }
}
