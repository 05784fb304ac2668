import Linting

struct KeyFileNotFound: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "updates/key-file-not-found", "the file with the key for updates is not in the bundle", .error, .runtime, scope: .products,
    rationale:
      "Sparkle reads the DSA key from a file among the resources. When it is not there and there is no other key, "
      + "Sparkle refuses to start.",
    remedy: "Copy the file into the resources, or change over to SUPublicEDKey.",
    citations: [.repository("sparkle-project/Sparkle", "Sparkle/SPUUpdater.m")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>SUPublicDSAKeyFile</key>\n<string>«dsa_pub.pem»</string>",
        ])
      ],
      passing: [
        .bundle([
          "My.app/Contents/MacOS/My": .executable,
          "My.app/Contents/Info.plist":
            "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>SUPublicDSAKeyFile</key>\n<string>dsa_pub.pem</string>",
          "My.app/Contents/Resources/dsa_pub.pem": .text("key"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = bundle.info?["SUPublicDSAKeyFile"], let name: String = value.literal, !name.isEmpty,
      ProductFiles.isComplete(bundle), !bundle.hasResource(name)
    else { return }
    context.report(
      "the key '\(name)' is not among the resources", at: .content(value), help: "copy it there, or change over to SUPublicEDKey",
      severity: bundle.info?["SUPublicEDKey"] == nil ? nil : .warning)
  }
}
