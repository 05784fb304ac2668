import Linting

struct LayoutOfAnotherPlatform: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/layout-of-another-platform", "a bundle is laid out as on another platform", .error, .install, scope: .products,
    rationale:
      "On a Mac, apps and extensions keep everything in Contents, and frameworks in Versions with links. On all other systems bundles are "
      + "flat. A bundle in the layout of the other world cannot be signed, installed or uploaded, though some of it may seem to work.",
    remedy: "Build the bundle for its platform. A framework for a Mac needs Versions with links, one for a device none.",
    citations: [
      .repository("swiftlang/swift-build", "ValidateProductTaskAction.swift"), .store("ITMS-90291", seenAt: "mpvkit/MPVKit#31"),
      .reference(.about),
    ],
    requirements: ["R-GEN-005", "R-GEN-006"])

  static var examples: RuleExamples {
    func platform(_ name: String) -> RuleExample.FileContent {
      .info("<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>\(name)</string>\n</array>")
    }
    return RuleExamples(
      failing: [
        .bundle(["F.framework/Info.plist": platform("MacOSX")]), .bundle(["A.app/Contents/Info.plist": platform("iPhoneOS")]),
        .bundle([
          "F.framework/Versions/A/Resources/Info.plist": platform("iPhoneOS"), "F.framework/Versions/Current": .link("A"),
          "F.framework/Resources": .link("Versions/Current/Resources"),
        ]),
      ],
      passing: [
        .bundle(
          [
            "F.framework/Versions/A/Resources/Info.plist": .info(
              "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n"
                + "<key>LSMinimumSystemVersion</key>\n<string>12.1</string>"),
            "F.framework/Versions/Current": .link("A"), "F.framework/Resources": .link("Versions/Current/Resources"),
          ], note: "a framework for Mac Catalyst whose Info.plist was copied from that for iOS: its layout is right"),
        .bundle(["F.framework/Info.plist": platform("iPhoneOS")]), .bundle(["A.app/Contents/Info.plist": platform("MacOSX")]),
        .bundle(["Kit_Kit.bundle/Info.plist": platform("MacOSX")], note: "resources may be flat anywhere"),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let kind: BundleKind = bundle.bundle.kind, let name: String = bundle.platformName,
      let platform: Platform = Facts.platform(named: name), bundle.bundle.info.path != nil
    else { return }
    switch kind {
    case .app, .appExtension, .framework, .xpcService: break
    default: return
    }
    let isFlat: Bool
    switch bundle.bundle.layout {
    case .flat: isFlat = true
    case .contents, .supportFiles: isFlat = false
    // Info.plist in a plain folder Resources is odd everywhere, and right nowhere but in a versioned framework.
    case .resources: isFlat = !bundle.entries().contains { $0.name == "Versions" }
    case .wrappedContents, .wrappedFlat: return
    }
    switch (platform, isFlat) {
    case (.macOS, true):
      context.report(
        "the \(kind.title) is flat, but for macOS", at: .file,
        notes: [DiagnosticNote("macOS keeps everything in \(kind == .framework ? "Versions, with links" : "Contents")")],
        help: "build it in the layout of macOS")
    case (.iOS, false), (.tvOS, false), (.watchOS, false), (.visionOS, false):
      // It is for a Mac after all, often for Mac Catalyst; then the platform that it names is wrong, not its layout.
      guard !isForMac(bundle) else { return }
      context.report(
        "the \(kind.title) is laid out as on a Mac, but for \(platform.rawValue)", at: .file,
        notes: [DiagnosticNote("bundles are flat there")], help: "build it in the flat layout")
    default: return
    }
  }

  /// Whether the executable, or a minimum system that only a Mac reads, tells that a bundle is for a Mac.
  private func isForMac(_ bundle: BundleSubject) -> Bool {
    if let platforms: [MachOPlatform] = bundle.executable?.platforms, !platforms.isEmpty {
      return platforms.contains { $0 == .macOS || $0 == .macCatalyst }
    }
    return bundle.info?["LSMinimumSystemVersion"] != nil
  }
}
