import Linting

struct MissingSwiftSupport: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "store/missing-swift-support", "the folder SwiftSupport of a package for the store does not fit the app", .error, .store,
    scope: .on(.iOS, .tvOS, .watchOS, .visionOS, stage: .product),
    rationale:
      "An app for systems before iOS 12.2 brings the Swift libraries along. A package for the store has them twice: in Frameworks of the app "
      + "with the signature of the app, and in SwiftSupport beside Payload as Apple signed them. Zipping by hand and signing again lose the "
      + "second copy; some tools make the folder and leave it empty. Packages for testers on known devices need none of it.",
    remedy: "Export with xcodebuild -exportArchive, or raise the deployment target so that no Swift libraries are embedded.",
    citations: [
      .store("ITMS-90424", seenAt: "nmilcoff/BreachDetector#20"), .store("ITMS-90426", seenAt: "defold/defold#5482"),
      .store("ITMS-90429", seenAt: "jamesbar2/auto-ipa-packager#1"),
    ])

  static var examples: RuleExamples {
    let head: String =
      "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>\n<key>CFBundleName</key>\n<string>A</string>"
    let store: RuleExample.FileContent = .text("signed<plist><dict><key>Entitlements</key><dict/></dict></plist>")
    let testers: RuleExample.FileContent = .text(
      "signed<plist><dict><key>Entitlements</key><dict/><key>ProvisionedDevices</key><array/></dict></plist>")
    let app: String = "My.ipa/Payload/A.app/"
    return RuleExamples(
      failing: [
        .bundle([
          app + "Info.plist": .info(head), app + "embedded.mobileprovision": store, app + "Frameworks/libswiftCore.dylib": .executable,
        ]),
        .bundle([
          app + "Info.plist": .info(head), app + "embedded.mobileprovision": store, app + "Frameworks/libswiftCore.dylib": .executable,
          "My.ipa/SwiftSupport/iphoneos/libswiftCore.dylib": .executable, "My.ipa/SwiftSupport/iphoneos/libswiftUIKit.dylib": .executable,
        ]),
      ],
      passing: [
        .bundle([
          app + "Info.plist": .info(head), app + "embedded.mobileprovision": store, app + "Frameworks/libswiftCore.dylib": .executable,
          "My.ipa/SwiftSupport/iphoneos/libswiftCore.dylib": .executable,
        ]),
        .bundle([
          app + "Info.plist": .info(head), app + "embedded.mobileprovision": testers, app + "Frameworks/libswiftCore.dylib": .executable,
        ]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let package: PackageFolder = PackageFolder(around: bundle), package.way == ["Payload"] else { return }
    let own: [String] = bundle.entries(of: "Frameworks").map(\.name).filter(Self.isSwiftLibrary)
    let hasFolder: Bool = package.entries().contains { $0.name == "SwiftSupport" }
    guard hasFolder || !own.isEmpty, PackageFolder.isForStore(bundle) else { return }
    let copies: [String] = package.entries(of: "SwiftSupport").flatMap { folder in
      package.entries(of: "SwiftSupport/\(folder.name)").map(\.name).filter(Self.isSwiftLibrary)
    }
    let phone: [String] = package.entries(of: "SwiftSupport/iphoneos").map(\.name).filter(Self.isSwiftLibrary)
    let strange: [String] = phone.filter { !own.contains($0) }
    let words: String
    switch (hasFolder, copies.isEmpty) {
    case (false, _): words = "the app embeds Swift libraries, and the package has no 'SwiftSupport'"
    case (true, true): words = "'SwiftSupport' holds no Swift libraries"
    case (true, false) where !strange.isEmpty: words = "'SwiftSupport' holds \(NameList.words(strange)), which the app does not embed"
    default: return
    }
    context.report(
      words, at: .file, notes: [DiagnosticNote("the App Store refuses the package")],
      help: own.isEmpty ? "leave the folder out" : "export the archive with xcodebuild")
  }

  private static func isSwiftLibrary(_ name: String) -> Bool { name.hasPrefix("libswift") && name.hasSuffix(".dylib") }
}
