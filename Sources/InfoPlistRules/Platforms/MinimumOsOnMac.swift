import Linting

struct MinimumOsOnMac: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/minimum-os-on-mac", "MinimumOSVersion stands in a bundle for the Mac", .info, .style,
    scope: RuleScope(stage: .product, platforms: [.macOS]),
    rationale:
      "macOS reads LSMinimumSystemVersion; MinimumOSVersion counts on the other platforms. A framework that only has "
      + "the latter says nothing on the Mac.",
    remedy: "Write LSMinimumSystemVersion.",
    citations: [.keyPage("minimumosversion"), .keyPage("lsminimumsystemversion"), Citation(.swiftBuild)],
    requirements: ["R-LS-048"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«MinimumOSVersion»</key>\n<string>10.15</string>", stage: .product,
          platform: .macOS),
        .info(
          "<key>«MinimumOSVersion»</key>\n<string>14.0</string>\n<key>LSMinimumSystemVersion</key>\n<string>11.0</string>", stage: .product,
          platform: .macOS),
      ],
      passing: [
        .info(
          "<key>MinimumOSVersion</key>\n<string>11.0</string>\n<key>LSMinimumSystemVersion</key>\n<string>11.0</string>", stage: .product,
          platform: .macOS),
        .info("<key>MinimumOSVersion</key>\n<string>14.0</string>", stage: .product, platform: .iOS),
        .info(
          "<key>MinimumOSVersion</key>\n<string>14.0</string>\n<key>UIDeviceFamily</key>\n<array>\n<integer>6</integer>\n</array>",
          stage: .product, platform: .macOS, note: "Mac Catalyst"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["MinimumOSVersion"], info["UIDeviceFamily"] == nil, info.facts.platform == .macOS else { return }
    let read: PlacedValue? = info["LSMinimumSystemVersion"]
    // The same version twice harms nobody.
    if let read, read.string == value.string { return }
    context.report(
      "macOS does not read 'MinimumOSVersion'", at: .key(value),
      notes: read?.literal.map { [DiagnosticNote("LSMinimumSystemVersion counts, and is '\($0)'")] } ?? [],
      help: read == nil ? "write 'LSMinimumSystemVersion'" : "delete it")
  }
}
