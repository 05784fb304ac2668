import Linting

struct InternalSdk: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/internal-sdk", "a bundle was built with an SDK that is not public", .error, .store, scope: .products,
    rationale:
      "An SDK whose name ends in 'internal' is one of Apple's own. The App Store accepts only bundles that were built "
      + "with public SDKs.",
    remedy: "Build with the SDK of a released Xcode.",
    citations: [.store("ITMS-90111", seenAt: "adidshaft/atria#42"), Citation(.swiftBuild, .medium)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>DTSDKName</key>\n<string>«iphoneos18.0.internal»</string>", stage: .product)
      ],
      passing: [
        .info("<key>DTSDKName</key>\n<string>iphoneos18.0</string>", stage: .product)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["DTSDKName"], let name: String = value.literal, name.lowercased().hasSuffix("internal") else {
      return
    }
    context.report("the SDK '\(name)' is not public", at: .content(value), help: "build with the SDK of a released Xcode")
  }
}
