import Linting

struct MisnamedPrivacyManifest: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/misnamed-privacy-manifest", "a privacy manifest is not called PrivacyInfo.xcprivacy", .warning, .store,
    rationale:
      "Xcode and the store look for a file with exactly this name in the resources of an app or framework. Under any other name "
      + "the manifest is an ordinary file, and the declarations count as missing.",
    remedy: "Rename the file to PrivacyInfo.xcprivacy.",
    citations: [.applePage("bundleresources/privacy-manifest-files"), .store("ITMS-91061", seenAt: "firebase/firebase-ios-sdk#14551")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>", name: "Privacy.xcprivacy"),
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>", name: "PrivacyInfo.plist"),
      ],
      passing: [
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>"),
        PrivacyManifests.example("<key>NSPrivacyTracking</key>\n<false/>", name: "Watch-PrivacyInfo.xcprivacy"),
        .text("{ \"a\" = \"b\"; }", name: "Localizable.strings"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.path != "-", let root: PlacedValue = PrivacyManifests.root(file) else { return }
    let name: String = FilePath.lastName(file.path)
    // Projects that keep several manifests put something before the name and copy each under the right one.
    guard !name.hasSuffix("PrivacyInfo.xcprivacy"), root.members.contains(where: { $0.key.hasPrefix("NSPrivacy") }) else { return }
    context.report(
      "a privacy manifest is called '\(name)'", at: .file, notes: [DiagnosticNote("nobody looks for it under this name")],
      help: "rename it to 'PrivacyInfo.xcprivacy'")
  }
}
