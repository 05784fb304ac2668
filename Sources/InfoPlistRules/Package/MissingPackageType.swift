import Linting

struct MissingPackageType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "package/missing-package-type", "a bundle has no CFBundlePackageType", .warning, .install, scope: .products,
    rationale:
      "The four-letter type says whether the bundle is an app, a framework or something else. macOS guesses from the extension of the "
      + "directory where it is missing; installers of devices and the store expect it.",
    remedy: "Add APPL for an app, FMWK for a framework, XPC! for an extension, BNDL for anything else that is loaded.",
    citations: [.keyPage("cfbundlepackagetype"), .reference(.coreFoundation)],
    requirements: ["R-PKG-006", "R-PKG-007", "R-PKG-008", "R-REC-008", "R-REC-023"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": .text("<plist version=\"1.0\">\n«<dict>»\n<key>CFBundleName</key>\n<string>x</string>\n</dict>\n</plist>\n")
        ])
      ],
      passing: [
        .bundle(["My.app/Info.plist": "<key>CFBundlePackageType</key>\n<string>APPL</string>"]),
        .info("<key>CFBundleName</key>\n<string>x</string>"),
        .bundle(["D.bundle/Info.plist": "<key>CFBundleName</key>\n<string>x</string>"]),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["CFBundlePackageType"] == nil, Products.hasCode(info) else { return }
    context.report(
      "the bundle has no CFBundlePackageType", at: info.opening, notes: [DiagnosticNote("its type is guessed from its file name")],
      help: "add \(WrongPackageType.expected(info.facts.product, info.bundle?.kind).first.map { "'\($0)'" } ?? "its four-letter type")")
  }
}
