import Linting

struct EncryptedCode: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/encrypted-code", "an executable is encrypted by the store", .info, .store,
    scope: .on(.iOS, .tvOS, .watchOS, .visionOS, stage: .product),
    rationale:
      "The store encrypts the apps that it hands out. Such a copy can be looked at, but neither uploaded nor signed again, and the names in "
      + "its code cannot be read.",
    remedy: "Build the app from its sources to upload it.",
    citations: [
      Citation("Apple, loader.h: encryption_info_command"), .store("ITMS-90125", seenAt: "motrr/Galileo-iOS-SDK#3"),
      .store("ITMS-90180", .low),
    ])

  static var examples: RuleExamples {
    let head: String =
      "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>CFBundleExecutable</key>\n<string>"
    return RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": .info(head + "«A»</string>"), "A.app/A": ExampleExecutable(isEncrypted: true).content])
      ],
      passing: [.bundle(["A.app/Info.plist": .info(head + "A</string>"), "A.app/A": ExampleExecutable().content])])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["CFBundleExecutable"], let slices: [MachOSlice] = bundle.executable?.slices,
      slices.contains(where: { $0.isEncrypted })
    else { return }
    context.report(
      "the executable is encrypted, as the store hands it out", at: .content(value),
      notes: [DiagnosticNote("this copy cannot be uploaded or signed again")])
  }
}
