import Linting

struct ProfileForAnotherApp: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "bundle/profile-for-another-app", "the provisioning profile in a bundle is for another identifier", .error, .install,
    scope: .products,
    rationale:
      "Devices install an app, and the store takes an upload, only where the profile in the bundle is for its identifier. The two part when the identifier "
      + "is changed after signing, or when the bundle is signed with the profile of another target.",
    remedy: "Sign the bundle with a profile for its identifier.",
    citations: [.store("ITMS-90161"), Citation("Apple Technical Note TN3125, Inside Code Signing: Provisioning Profiles")])

  static var examples: RuleExamples {
    func app(_ identifier: String) -> RuleExample.FileContent {
      .strings(["CFBundleIdentifier": identifier, "DTPlatformName": "iphoneos"])
    }
    return RuleExamples(
      failing: [
        .bundle([
          "A.app/Info.plist": app("«com.example.app»"), "A.app/embedded.mobileprovision": EmbeddedProfile.example(for: "com.example.other"),
        ])
      ],
      passing: [
        .bundle([
          "A.app/Info.plist": app("com.example.app"), "A.app/embedded.mobileprovision": EmbeddedProfile.example(for: "com.example.app"),
        ]),
        .bundle([
          "A.app/Info.plist": app("com.example.app"), "A.app/embedded.mobileprovision": EmbeddedProfile.example(for: "com.example.*"),
        ]),
        .bundle(["A.app/Info.plist": app("com.example.app"), "A.app/embedded.mobileprovision": .text("no profile")]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.bundle.kind == .app || bundle.bundle.kind == .appExtension, let value: PlacedValue = bundle.info?["CFBundleIdentifier"],
      let identifier: String = value.literal, !identifier.isEmpty, let profile: EmbeddedProfile = EmbeddedProfile(of: bundle),
      !profile.covers(identifier)
    else { return }
    context.report(
      "the provisioning profile is for '\(profile.applicationIdentifier ?? "")', not for '\(identifier)'", at: .content(value),
      notes: [DiagnosticNote("devices do not install it")], help: "sign it with a profile for its identifier")
  }
}
