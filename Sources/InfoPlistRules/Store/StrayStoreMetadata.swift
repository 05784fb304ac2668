import Linting

struct StrayStoreMetadata: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "store/stray-store-metadata", "a bundle holds a file that only the store may write", .warning, .store,
    scope: RuleScope(stage: .product, platforms: [.iOS, .tvOS, .watchOS, .visionOS]),
    rationale:
      "iTunesMetadata.plist and iTunesArtwork belong beside the app, where the store puts them. Inside the app the upload is refused as having "
      + "a path that is not allowed.",
    remedy: "Take the file out of the resources.",
    citations: [.store("ITMS-90047"), .repository("dotnet/macios", "error E0023", .medium)])

  static var examples: RuleExamples {
    let app: String = "<key>LSRequiresIPhoneOS</key>\n<true/>"
    return RuleExamples(
      failing: [.bundle(["My.app/Info.plist": .missing(app), "My.app/iTunesMetadata.plist": "<key>a</key>\n<string>x</string>"])],
      passing: [.bundle(["My.app/Info.plist": .info(app)])])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info else { return }
    for name in ["iTunesMetadata.plist", "iTunesArtwork", "iTunesArtwork@2x"] where bundle.hasResource(name) {
      context.report(
        "the bundle holds '\(name)'", at: info.opening, notes: [DiagnosticNote("the store refuses the path")],
        help: "take it out of the resources")
    }
  }
}
