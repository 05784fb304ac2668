import Linting

struct StandaloneExecutable: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "executable/standalone-executable", "a bundle for a device holds a program that its Info.plist does not name", .error, .store,
    scope: .on(.iOS, .tvOS, .watchOS, .visionOS, stage: .product),
    rationale:
      "Each bundle in an app for a device has one executable, the one that CFBundleExecutable names. The store refuses any other program or "
      + "library beside it. Helpers of SDKs, and old executables of a renamed product, are the usual finds.",
    remedy: "Take the file out, or name it in CFBundleExecutable when it is the one that is meant.",
    citations: [
      .store("ITMS-90171", seenAt: "EMALLStudio/appmetrica_sdk#2"), .store("ITMS-90171", seenAt: "Expensify/App#35336"),
    ])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .info(
      "<key>CFBundleExecutable</key>\n<string>A</string>\n<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>"
    )
    return RuleExamples(
      failing: [.bundle(["A.app/Info.plist": info, "A.app/A": .executable, "A.app/helper": .executable])],
      passing: [
        .bundle(["A.app/Info.plist": info, "A.app/A": .executable, "A.app/PkgInfo": .text("APPL????"), "A.app/LICENSE": .text("Free")]),
        .bundle(["A.app/Info.plist": info, "A.app/B": .executable], note: "executable/executable-not-found tells it"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.bundle.kind != nil, bundle.bundle.layout == .flat, bundle.platformName?.hasSuffix("simulator") != true else { return }
    // Where the executable is not found under its name, that is the story, and one of the programs is most likely meant.
    guard bundle.executablePath != nil else { return }
    let own: String? = bundle.info?.literal("CFBundleExecutable")
    for entry in bundle.entries() where entry.kind == .file && entry.name != own && entry.name != "PkgInfo" {
      guard FilePath.pathExtension(entry.name).isEmpty, Self.isProgram(bundle.start(of: entry.name, count: 4)) else { continue }
      context.report(
        "'\(entry.name)' in '\(bundle.bundle.name)' is a program that the Info.plist does not name", at: .file,
        notes: [DiagnosticNote("the App Store refuses it")], help: "take it out")
    }
  }

  /// Whether a file starts as a Mach-O file does.
  private static func isProgram(_ start: [UInt8]) -> Bool {
    switch start {
    case [0xCF, 0xFA, 0xED, 0xFE], [0xCE, 0xFA, 0xED, 0xFE], [0xFE, 0xED, 0xFA, 0xCF], [0xFE, 0xED, 0xFA, 0xCE], [0xCA, 0xFE, 0xBA, 0xBE]:
      true
    default: false
    }
  }
}
