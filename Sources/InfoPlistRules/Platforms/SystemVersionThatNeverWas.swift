import Linting

struct SystemVersionThatNeverWas: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/system-version-that-never-was", "a minimum or an SDK is of a version that was never released", .warning, .install,
    rationale:
      "In 2025 all systems went on to version 26: there was no iOS from 19 to 25, no macOS from 16 to 25, no watchOS "
      + "from 12 to 25 and no visionOS from 3 to 25. Such a minimum is a slip, or counts as 26.",
    remedy: "Write the version that is meant.",
    citations: [.applePage("xcode-release-notes/xcode-26-release-notes")],
    supersedes: ["platforms/outdated-sdk"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>MinimumOSVersion</key>\n<string>«19.0»</string>", stage: .product, platform: .iOS),
        .info("<key>LSMinimumSystemVersion</key>\n<string>«16.0»</string>", platform: .macOS),
        .info("<key>DTSDKName</key>\n<string>«iphoneos20.0»</string>", stage: .product, platform: .iOS),
      ],
      passing: [
        .info("<key>MinimumOSVersion</key>\n<string>18.0</string>", stage: .product, platform: .iOS),
        .info("<key>MinimumOSVersion</key>\n<string>26.0</string>", stage: .product, platform: .iOS),
        .info("<key>LSMinimumSystemVersion</key>\n<string>15.6</string>", stage: .product, platform: .macOS),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    Self.checkSDK(info, in: &context)
    guard let platform: Platform = info.facts.platform, let last: Int = Self.lastBefore26(platform) else { return }
    let key: String = platform == .macOS ? "LSMinimumSystemVersion" : "MinimumOSVersion"
    guard let value: PlacedValue = info[key], let text: String = value.literal, let version: OSVersion = OSVersion(text: text) else {
      return
    }
    guard (last + 1..<26).contains(version.major) else { return }
    context.report(
      "there never was a \(platform.rawValue) \(text)", at: .content(value),
      notes: [DiagnosticNote("\(platform.rawValue) \(last) was followed by 26")], help: "write '\(last).0' or '26.0'")
  }

  /// The same of the SDK that a product was built with.
  private static func checkSDK(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["DTSDKName"], let name: String = value.literal, let sdk = BuildStamps.parts(ofSDK: name),
      let platform: Platform = Facts.platform(named: sdk.platform), let last: Int = lastBefore26(platform)
    else { return }
    guard (last + 1..<26).contains(sdk.version.major) else { return }
    context.report(
      "there never was an SDK '\(name)'", at: .content(value),
      notes: [DiagnosticNote("the SDK of \(platform.rawValue) \(last) was followed by that of 26")], help: "let the build write it",
      severity: Grammar.isStrictlyJudged(info.facts) ? .error : nil)
  }

  private static func lastBefore26(_ platform: Platform) -> Int? {
    switch platform {
    case .iOS, .iPadOS, .tvOS: 18
    case .macOS: 15
    case .watchOS: 11
    case .visionOS: 2
    case .macCatalyst, .driverKit: nil
    }
  }
}
