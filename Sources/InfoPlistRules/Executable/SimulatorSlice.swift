import Linting

struct SimulatorSlice: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/simulator-slice", "an executable for devices has code for simulators as well", .error, .store,
    scope: .on(.iOS, .tvOS, .watchOS, .visionOS, stage: .product),
    rationale:
      "Frameworks were once made for devices and simulators in one file, with code for Intel processors beside that for devices. Nothing on a "
      + "device uses that part, and the store refuses it, together with complaints about alignment and encryption that have the same reason.",
    remedy: "Use the XCFramework of the library. Where there is none, take the part out with lipo -remove before the app is signed.",
    citations: [
      .store("ITMS-90087", seenAt: "mercadopago/px-hybrid#15"), .store("ITMS-90125", seenAt: "motrr/Galileo-iOS-SDK#3"),
      .store("ITMS-90209", seenAt: "motrr/Galileo-iOS-SDK#3"), .store("ITMS-90240"),
      .store("ITMS-90635", seenAt: "MoZhouqi/KMNavigationBarTransition#151"),
    ])

  static var examples: RuleExamples {
    let head: String =
      "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>CFBundleExecutable</key>\n<string>"
    return RuleExamples(
      failing: [
        .bundle([
          "F.framework/Info.plist": .info(head + "«F»</string>"),
          "F.framework/F": ExampleExecutable(architectures: [.arm64, .x86], fileType: 6).content,
        ])
      ],
      passing: [
        .bundle(["F.framework/Info.plist": .info(head + "F</string>"), "F.framework/F": ExampleExecutable(fileType: 6).content]),
        .bundle(
          [
            "F.framework/Info.plist": .info(head + "F</string>"),
            "F.framework/F": ExampleExecutable(architectures: [.x86], fileType: 6, platform: 7).content,
          ], note: "for simulators alone, which another rule tells"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["CFBundleExecutable"], let platform: String = bundle.platformName,
      ["iphoneos", "appletvos", "watchos", "xros"].contains(platform), let slices: [MachOSlice] = bundle.executable?.slices
    else { return }
    let strange: [String] = slices.filter(Self.isForSimulators).map(\.architecture.description)
    guard !strange.isEmpty, strange.count < slices.count else { return }
    context.report(
      "the executable has code for simulators: \(strange.joined(separator: ", "))", at: .content(value),
      notes: [DiagnosticNote("the App Store refuses it")],
      help: "use an XCFramework, or run 'lipo -remove \(strange[0])' before signing")
  }

  /// No device has an Intel processor.
  private static func isForSimulators(_ slice: MachOSlice) -> Bool { slice.architecture.cpuType & 0xFF == 7 }
}
