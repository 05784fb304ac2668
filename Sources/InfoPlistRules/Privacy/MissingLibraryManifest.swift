import Linting

struct MissingLibraryManifest: FamilyRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/missing-library-manifest", "a library that must have a privacy manifest has none", .warning, .store,
    scope: RuleScope(stage: .product, platforms: RequiredReasons.platforms), period: RulePeriod(from: "2025-02-12"),
    rationale:
      "Apple lists libraries that must bring a privacy manifest of their own. The store refuses a new app, or an update that adds such a library, "
      + "when the framework has none.",
    remedy: "Update the library to a version with a manifest.",
    citations: [
      .store("ITMS-91061", seenAt: "dotnet/maui#28262"), .store("ITMS-91061", seenAt: "firebase/firebase-ios-sdk#14551"),
      Citation("https://developer.apple.com/support/third-party-SDK-requirements"),
    ])

  static var examples: RuleExamples {
    let app: RuleExample.FileContent = "<key>LSRequiresIPhoneOS</key>\n<true/>"
    let library: String =
      "<key>CFBundlePackageType</key>\n<string>FMWK</string>\n<key>CFBundleExecutable</key>\n<string>Alamofire</string>"
    return RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": app, "My.app/Frameworks/Alamofire.framework/Alamofire": .executable,
          "My.app/Frameworks/Alamofire.framework/Info.plist": .missing(library),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": app, "My.app/Frameworks/Alamofire.framework/Alamofire": .executable,
          "My.app/Frameworks/Alamofire.framework/Info.plist": .info(library),
          "My.app/Frameworks/Alamofire.framework/Alamofire.bundle/PrivacyInfo.xcprivacy": "<key>NSPrivacyTracking</key>\n<false/>",
        ])
      ])
  }

  func check(_ family: FamilySubject, in context: inout RuleContext) {
    for code in AppCode.apps(of: family) {
      guard let info: InfoSubject = code.app.info, DeviceKeys.isStartedApp(info) else { continue }
      for library in code.frameworks {
        let name: String = FilePath.stem(library.bundle.name)
        // A copy without its code, such as one of the plain files alone, is not judged.
        guard RequiredReasons.listedLibraries.contains(name), Products.hasExecutable(library), let file: FileSubject = library.file else {
          continue
        }
        guard let place: Place = library.info?.opening, RequiredReasons.manifests(of: library).isEmpty else { continue }
        // Package managers may put the manifest of a library into a bundle of the app.
        let known: Bool = ((try? code.app.fileSystem.entries(of: code.app.bundle.resourcePath(""))) ?? []).contains {
          $0.kind == .directory && $0.name.hasSuffix(".bundle") && $0.name.contains(name)
        }
        guard !known else { continue }
        context.report(
          "'\(library.bundle.name)' has no privacy manifest", at: place, in: file,
          notes: [DiagnosticNote("it is on Apple's list of libraries that must have one")], help: "update the library")
      }
    }
  }
}
