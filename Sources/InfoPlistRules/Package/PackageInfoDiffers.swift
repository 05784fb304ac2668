import Linting

struct PackageInfoDiffers: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "package/package-info-differs", "PkgInfo says another type or creator than the Info.plist", .info, .style, scope: .products,
    rationale:
      "PkgInfo repeats CFBundlePackageType and CFBundleSignature in eight bytes. Code that asks for the type of a bundle reads this file "
      + "first, so that a stale copy wins over the Info.plist.",
    remedy: "Write both anew, or delete PkgInfo: it is made from the Info.plist by the build and needed by nobody else.",
    citations: [
      .reference(.coreFoundation), .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle.c"),
      Citation(.swiftBuild),
    ],
    requirements: ["R-PKG-006"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["A.app/Info.plist": .strings(["CFBundlePackageType": "«APPL»"]), "A.app/PkgInfo": .text("FNDRMACS")])
      ],
      passing: [
        .bundle(["A.app/Info.plist": .strings(["CFBundlePackageType": "APPL"]), "A.app/PkgInfo": .text("APPL????")]),
        .bundle(["A.app/Info.plist": .strings(["CFBundlePackageType": "APPL"])]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, bundle.bundle.kind?.isContainer == false,
      let package: PackageInfo = PackageInfo(ofBundle: bundle.bundle.path, in: bundle.fileSystem)
    else { return }
    for (key, other) in [("CFBundlePackageType", package.type), ("CFBundleSignature", package.creator)] {
      guard let value: PlacedValue = info[key], let text: String = value.literal, text.count == 4, let other, other != text else {
        continue
      }
      context.report(
        "\(key) is '\(text)', but PkgInfo says '\(other)'", at: .content(value), notes: [DiagnosticNote("PkgInfo wins")],
        help: "write PkgInfo anew, or delete it")
    }
  }
}
