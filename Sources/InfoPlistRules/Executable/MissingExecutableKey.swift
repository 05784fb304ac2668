import Linting

struct MissingExecutableKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "executable/missing-executable-key", "a bundle with code has no CFBundleExecutable", .error, .install,
    scope: RuleScope(
      stage: .product,
      products: [
        .iOSApp, .macOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip, .appExtension, .extensionKitExtension, .watchKitExtension,
        .framework,
        .xpcService, .systemExtension, .driverExtension,
      ]),
    rationale:
      "The key names the program that is started or the library that is loaded. Devices and the store refuse bundles without it; macOS "
      + "falls back to the name of the directory, which breaks as soon as somebody renames it.",
    remedy: "Add the name of the executable; the build writes $(EXECUTABLE_NAME).",
    citations: [
      .keyPage("cfbundleexecutable"), .reference(.coreFoundation), .store("ITMS-90207", seenAt: "dotnet/macios#17193"),
      .repository("dotnet/macios", "error E7042"),
    ],
    requirements: ["R-CF-015", "R-CF-028", "R-REC-004", "R-REC-018"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, product: .iOSApp)],
      passing: [
        .info("<key>CFBundleExecutable</key>\n<string>x</string>", stage: .product, product: .iOSApp),
        .info("<key>CFBundleName</key>\n<string>x</string>", product: .iOSApp, note: "the build adds it"),
        .bundle(["Data.bundle/Info.plist": "<key>CFBundleName</key>\n<string>x</string>"]),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["CFBundleExecutable"] == nil, info["NSExecutable"] == nil else { return }
    context.report(
      "the bundle has no CFBundleExecutable", at: info.opening,
      notes: [
        DiagnosticNote(
          info.facts.platforms.contains(.macOS)
            ? "macOS looks for a file of the name of the bundle, and the App Store refuses it" : "devices and the App Store refuse it")
      ],
      help: "add the name of its executable", severity: info.facts.platforms.contains(.macOS) ? .warning : nil)
  }
}
