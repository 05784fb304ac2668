import Linting

struct WrongCaseName: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/wrong-case-name", "a file or directory that systems look for is spelled in the wrong case", .error, .runtime,
    rationale:
      "Bundles are searched for 'Info.plist', 'Contents', 'Resources' and 'Support Files' without regard to case, but opened under exactly "
      + "these names. On a case-sensitive disk, which iPhones have, nothing is found then: the bundle has no information.",
    remedy: "Rename the file or directory.",
    citations: [
      .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle_InfoPlist.c"), .observed("CoreFoundation"),
    ], supersedes: ["bundle/missing-info-plist", "bundle/unsealed-content"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["My.app/info.plist": "<key>CFBundleIdentifier</key>\n<string>com.example.my</string>"]),
        .bundle(["My.app/contents/Info.plist": "<key>CFBundleIdentifier</key>\n<string>com.example.my</string>"]),
      ],
      passing: [.bundle(["My.app/Contents/Info.plist": "<key>CFBundleIdentifier</key>\n<string>com.example.my</string>"])])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    for difference in bundle.bundle.nameDifferences {
      context.report(
        "'\(difference.found)' must be spelled '\(difference.expected)'", at: .file,
        notes: [DiagnosticNote("on a case-sensitive disk, as in iPhones, nothing is found under the name that systems open")],
        help: "rename \(difference.path)")
    }
  }
}
