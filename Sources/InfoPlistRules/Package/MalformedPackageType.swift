import Linting

struct MalformedPackageType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "package/malformed-package-type", "CFBundlePackageType is not a code of four characters", .warning, .install,
    rationale:
      "The type is a code of four characters of the Mac Roman set, as PkgInfo holds it. Any other value is ignored and the type is "
      + "guessed from the file name.",
    remedy: "Write a code of four characters.",
    citations: [
      .reference(.coreFoundation), .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle_InfoPlist.c"),
      Citation(.swiftBuild),
    ],
    requirements: ["R-PKG-001"], supersedes: ["values/empty-string"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundlePackageType</key>\n«<string>WatchOS</string>»", "<key>CFBundlePackageType</key>\n«<integer>4</integer>»",
        "<key>CFBundlePackageType</key>\n«<string></string>»",
        .info("<key>CFBundlePackageType</key>\n«<string>アプリ型</string>»", note: "characters that Mac Roman lacks"),
      ],
      passing: [
        "<key>CFBundlePackageType</key>\n<string>APPL</string>",
        "<key>CFBundlePackageType</key>\n<string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundlePackageType"], !value.isVariable, value.kind != .invalid else { return }
    guard value.string.flatMap(MacRoman.bytes)?.count != 4 else { return }
    context.report(
      value.string.map {
        $0.unicodeScalars.count == 4
          ? "CFBundlePackageType '\($0)' has characters that no such code can hold"
          : "CFBundlePackageType '\($0)' does not have four characters"
      }
        ?? "CFBundlePackageType is \(value.kind.phrase), not a string",
      at: .value(value), notes: [DiagnosticNote("it is ignored, and the type guessed from the file name")],
      help: "write a code of four characters such as 'APPL'")
  }
}
