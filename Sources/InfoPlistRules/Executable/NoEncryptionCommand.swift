import Linting

struct NoEncryptionCommand: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/no-encryption-command", "an executable for devices was not linked by Apple's linker", .warning, .store,
    scope: .on(.iOS, .tvOS, .watchOS, .visionOS, stage: .product),
    rationale:
      "Apple's linker leaves room in every program and library for devices in which the store notes what it encrypted. Other linkers leave it "
      + "out. Such code runs on devices for development; the store refuses it, and says that the binary is not valid.",
    remedy: "Link it with Apple's linker for the platform of the device.",
    citations: [Citation("Apple, loader.h: encryption_info_command"), .store("ITMS-90125", seenAt: "motrr/Galileo-iOS-SDK#3")])

  static var examples: RuleExamples {
    let head: String =
      "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>CFBundleExecutable</key>\n<string>"
    return RuleExamples(
      failing: [
        .bundle([
          "F.framework/Info.plist": .info(head + "«F»</string>"), "F.framework/F": ExampleExecutable(fileType: 6, isEncrypted: nil).content,
        ])
      ],
      passing: [
        .bundle(["F.framework/Info.plist": .info(head + "F</string>"), "F.framework/F": ExampleExecutable(fileType: 6).content])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["CFBundleExecutable"], let slices: [MachOSlice] = bundle.executable?.slices,
      slices.contains(where: Self.lacksCommand)
    else { return }
    context.report(
      "the executable has no LC_ENCRYPTION_INFO, which Apple's linker writes", at: .content(value),
      notes: [DiagnosticNote("the App Store refuses it")], help: "link it with Apple's linker, for devices")
  }

  /// Only linked code for devices has the command.
  private static func lacksCommand(_ slice: MachOSlice) -> Bool {
    guard [.executable, .dynamicLibrary, .bundle].contains(slice.fileType), !slice.hasEncryptionCommand else { return false }
    let platforms: [MachOPlatform] = slice.builds.compactMap(\.platform)
    return !platforms.isEmpty && platforms.allSatisfy { [.iOS, .tvOS, .watchOS, .visionOS].contains($0) }
  }
}
