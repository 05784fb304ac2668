import Linting

struct SeveralPlatforms: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/several-platforms", "CFBundleSupportedPlatforms names several platforms", .error, .store, scope: .anywhere,
    rationale:
      "A bundle is built for one platform. The App Store refuses bundles that name several, and a library for several "
      + "platforms is shipped as an XCFramework with a bundle for each.",
    remedy: "Name the one platform of the build, and ship other platforms as bundles of their own.",
    citations: [.store("ITMS-90562", seenAt: "defold/defold#8332"), .store("ITMS-90542", seenAt: "pingpp/pingpp-ios#84")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleSupportedPlatforms</key>\n«<array>\n<string>iPhoneOS</string>\n<string>iPhoneSimulator</string>\n</array>»")
      ],
      passing: [
        .info("<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>"),
        .info(
          "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n<string>iPhoneOS</string>\n</array>",
          note: "a duplicate is found by another rule"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleSupportedPlatforms"], value.kind == .array else { return }
    var names: [String] = []
    for name in value.elements.compactMap(\.string) where !names.contains(name) { names.append(name) }
    guard names.count > 1 else { return }
    let words: String = names.map { "'\($0)'" }.joined(separator: ", ")
    context.report(
      "CFBundleSupportedPlatforms names \(names.count) platforms: \(words)", at: .value(value),
      help: "name the one platform that the bundle was built for")
  }
}
