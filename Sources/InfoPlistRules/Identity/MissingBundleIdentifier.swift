import Linting

struct MissingBundleIdentifier: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/missing-bundle-identifier", "a bundle has no CFBundleIdentifier", .error, .install, scope: .products,
    rationale:
      "Every bundle that is installed, signed or looked up is known by its identifier. Devices refuse to install an app without one, "
      + "the store refuses the upload, and preferences and Launch Services have no name to work with. In a source file the build may still add "
      + "the key, so that only finished bundles are checked.",
    remedy: "Set PRODUCT_BUNDLE_IDENTIFIER in the build, or add the key.",
    citations: [
      .keyPage("cfbundleidentifier"), .store("ITMS-90276"), .repository("ios-control/ios-deploy", "install error 0xe800004c", .medium),
      .repository("dotnet/macios", "error E7041"), .store("ITMS-90511", .low),
    ],
    requirements: ["R-ID-001", "R-ID-009", "R-REC-006", "R-REC-020"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["My.app/Info.plist": .text(Self.document("«<dict>»\n<key>CFBundleExecutable</key>\n<string>My</string>\n</dict>"))]),
        .bundle(
          [
            "My.app/Contents/Info.plist": .text(Self.document("«<dict>»\n<key>CFBundlePackageType</key>\n<string>APPL</string>\n</dict>"))
          ]),
      ],
      passing: [
        .bundle(["My.app/Info.plist": "<key>CFBundleIdentifier</key>\n<string>com.example.my</string>"]),
        .info("<key>CFBundleExecutable</key>\n<string>$(EXECUTABLE_NAME)</string>", note: "the build adds the key to a source"),
        .bundle(
          ["Data.bundle/Info.plist": "<key>CFBundleName</key>\n<string>Data</string>"], note: "a directory of resources without code"),
      ])
  }

  private static func document(_ root: String) -> String { "<plist version=\"1.0\">\n\(root)\n</plist>\n" }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["CFBundleIdentifier"] == nil else { return }
    // A directory of resources works without an identifier as long as it has no code.
    if info.bundle?.kind == .bundle, info["CFBundleExecutable"] == nil { return }
    context.report(
      "the bundle has no CFBundleIdentifier", at: info.opening,
      notes: [DiagnosticNote("a device or a store refuses it, and nothing can look it up")],
      help: "add CFBundleIdentifier with a reverse-DNS name such as 'com.example.\(Self.suggestedName(info))'",
      severity: Products.isTestBundle(info) ? .warning : nil)
  }

  private static func suggestedName(_ info: InfoSubject) -> String {
    let name: String = info.bundle.map { FilePath.stem($0.path) } ?? "name"
    let letters: String = String(
      name.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) })
    return letters.isEmpty ? "name" : letters
  }
}
