import Linting

struct MissingExtensionDictionary: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/missing-extension-dictionary", "an app extension does not describe itself as one", .error, .install, scope: .products,
    rationale:
      "A bundle with the extension .appex says in NSExtension, or in EXAppExtensionAttributes, into which place of the system it plugs. "
      + "Without either dictionary the system never loads it: devices refuse to install the app, a Mac passes over the extension.",
    remedy:
      "Add NSExtension with NSExtensionPointIdentifier. A build that generates the Info.plist needs the dictionary in a file of its own.",
    citations: [
      .reference(.appExtensions), .keyPage("nsextension"), .repository("dotnet/macios", "error E7009"),
      Citation("AMDevice error 0xe80000a0, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ],
    requirements: ["R-EXT-001"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "E.appex/Info.plist": .text(
            "<plist version=\"1.0\">\n«<dict>»\n<key>CFBundlePackageType</key>\n<string>XPC!</string>\n</dict>\n</plist>\n")
        ])
      ],
      passing: [
        .bundle(["E.appex/Info.plist": .info("<key>NSExtension</key>\n<dict/>")]),
        .bundle(["E.appex/Info.plist": .info("<key>EXAppExtensionAttributes</key>\n<dict/>")]),
        .bundle(["S.xpc/Contents/Info.plist": .strings(["CFBundlePackageType": "XPC!"])]),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info.bundle?.kind == .appExtension, info["NSExtension"] == nil, info["EXAppExtensionAttributes"] == nil else { return }
    context.report(
      "the app extension has neither NSExtension nor EXAppExtensionAttributes", at: info.opening,
      notes: [DiagnosticNote("the system never loads it")], help: "add NSExtension with NSExtensionPointIdentifier")
  }
}
