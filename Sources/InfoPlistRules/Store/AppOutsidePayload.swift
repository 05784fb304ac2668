import Linting

struct AppOutsidePayload: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "store/app-outside-payload", "the app of a package does not lie in the folder Payload", .error, .install, scope: .products,
    rationale:
      "Devices, installers and the store look for the app of an .ipa in Payload at the top, spelled exactly so. Zipping the app itself, or a "
      + "folder around Payload, makes a package in which they find none.",
    remedy: "Zip the folder Payload with the app in it, or let xcodebuild -exportArchive make the package.",
    citations: [.store("ITMS-90017"), .store("ITMS-90167", seenAt: "fastlane/fastlane#6575"), .store("ITMS-90529")])

  static var examples: RuleExamples {
    let info: RuleExample.FileContent = .strings(["CFBundleName": "A"])
    return RuleExamples(
      failing: [
        .bundle(["My.ipa/A.app/Info.plist": info]), .bundle(["My.ipa/payload/A.app/Info.plist": info]),
        .bundle(["My.ipa/export/Payload/A.app/Info.plist": info]),
      ], passing: [.bundle(["My.ipa/Payload/A.app/Info.plist": info]), .bundle(["build/A.app/Info.plist": info])])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let package: PackageFolder = PackageFolder(around: bundle), package.way != ["Payload"] else { return }
    let place: String = package.way.isEmpty ? "at the top of the package" : "in '\(package.way.joined(separator: "/"))'"
    context.report(
      "the app lies \(place), not in 'Payload'", at: .file, notes: [DiagnosticNote("installers and the store find no app")],
      help: "zip a folder named Payload with the app in it")
  }
}
