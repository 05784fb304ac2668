import Linting

struct UnknownPlatformName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/unknown-platform-name", "a bundle names a platform that does not exist", .error, .store,
    rationale:
      "CFBundleSupportedPlatforms and DTPlatformName hold the names of platforms as the build writes them, such as iPhoneOS and iphoneos. "
      + "Installers and the App Store compare them letter by letter and refuse other names; names of systems such as iOS are a usual slip.",
    remedy: "Let the build write the keys, or write the name as the build does.",
    citations: [
      .keyPage("cfbundlesupportedplatforms"), Citation(.swiftBuild), .store("ITMS-90542", seenAt: "SwiftyVK/SwiftyVK#100"),
      .store("ITMS-90507"),
    ], fix: .unsafe, supersedes: ["values/unknown-value"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>«Phone»</string>\n</array>", stage: .product),
        .info(
          "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>«iphoneos»</string>\n</array>",
          fixed: "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>iPhoneOS</string>\n</array>"),
        .info(
          "<key>DTPlatformName</key>\n<string>«iOS»</string>", fixed: "<key>DTPlatformName</key>\n<string>iphoneos</string>",
          stage: .product),
      ],
      passing: [
        "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>XRSimulator</string>\n</array>",
        "<key>CFBundleSupportedPlatforms</key>\n<array>\n<string>$(PLATFORM_DISPLAY_NAME)</string>\n</array>",
        .info("<key>DTPlatformName</key>\n<string></string>", stage: .product, note: "another rule tells of missing stamps"),
      ])
  }

  /// What people write for the platforms.
  private static let meant: [String: String] = [
    "ios": "iPhoneOS", "iphone": "iPhoneOS", "ipados": "iPhoneOS", "macos": "MacOSX", "osx": "MacOSX", "mac": "MacOSX", "tvos": "AppleTVOS",
    "appletv": "AppleTVOS", "visionos": "XROS",
  ]

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for value in info["CFBundleSupportedPlatforms"]?.elements ?? [] { check(value, name: { $0 }, info, &context) }
    if let value: PlacedValue = info["DTPlatformName"] { check(value, name: { $0.lowercased() }, info, &context) }
  }

  private func check(_ value: PlacedValue, name: (String) -> String, _ info: InfoSubject, _ context: inout RuleContext) {
    guard let text: String = value.literal, !text.isEmpty else { return }
    let names: [String] = BuildStamps.platformNames
    guard !names.contains(where: { name($0) == text }) else { return }
    let sameLetters: String? = names.first { $0.lowercased() == text.lowercased() }
    let meant: String? = (sameLetters ?? Self.meant[text.lowercased()]).map(name)
    context.report(
      sameLetters == nil ? "no platform is called '\(text)'" : "the platform '\(text)' is written '\(meant ?? "")'", at: .content(value),
      help: meant.map { "write '\($0)'" } ?? "write the name as the build does, such as '\(name("iPhoneOS"))'",
      fixes: meant.map { [.set(value, to: .string($0), "write '\($0)'")] } ?? [],
      severity: sameLetters != nil || info.facts.stage == .source ? .warning : nil)
  }
}
