import Linting

struct HiddenInfoPlist: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/hidden-info-plist", "a platform's own Info.plist hides the plain one", .warning, .runtime,
    rationale:
      "Beside Info.plist a bundle may hold Info-macos.plist or Info-iphoneos.plist. The system then reads that file alone: the two are "
      + "never merged, and keys that stand in the plain file only are lost. Few people expect that, and most tools read the plain file.",
    remedy: "Keep one file, or make sure that the platform's own file is complete.",
    citations: [
      .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle_InfoPlist.c"),
      .store("ITMS-90036", seenAt: "dotnet/macios#17193"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(
          [
            "My.app/Info-iphoneos.plist": "<key>CFBundleName</key>\n<string>My</string>",
            "My.app/Info.plist": "<key>CFBundleName</key>\n<string>My</string>",
          ])
      ],
      passing: [.bundle(["My.app/Info.plist": "<key>CFBundleName</key>\n<string>My</string>"])])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let hidden: String = bundle.bundle.info.hiddenPath, let path: String = bundle.bundle.info.path else { return }
    context.report(
      "'\(FilePath.lastName(path))' hides '\(FilePath.lastName(hidden))'", at: .file,
      notes: [DiagnosticNote("the system reads the first alone; the two are not merged")], help: "keep one of them")
  }
}
