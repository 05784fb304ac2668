import Linting

struct PointNotOnPlatform: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/point-not-on-platform", "an extension plugs into a point that its platform does not have", .warning, .install,
    scope: .products,
    rationale:
      "Extension points exist on some platforms only. Devices refuse to install an app with an extension for a point that they do not know, "
      + "and on a Mac the extension is never loaded.",
    remedy: "Build the extension for the platforms that have its point only, with a platform filter on the embed phase.",
    citations: [
      .reference(.appExtensions), .keyPage("nsextension/nsextensionpointidentifier"),
      Citation("AMDevice error 0xe80000b1, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ],
    requirements: ["R-EXT-008"])

  static var examples: RuleExamples {
    func point(_ name: String) -> String {
      "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>\(name)</string>\n</dict>"
    }
    return RuleExamples(
      failing: [.info(point("«com.apple.FinderSync»"), stage: .product, platform: .iOS)],
      passing: [
        .info(point("com.apple.FinderSync"), stage: .product, platform: .macOS),
        .info(point("com.apple.keyboard-service"), stage: .product, platform: .macOS, note: "with Mac Catalyst"),
        .info(point("com.example.unknown"), stage: .product, platform: .iOS),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let platform: Platform = info.facts.platform else { return }
    for statement in ExtensionPoints.statements(info) {
      guard let value: PlacedValue = statement.value, let entry: ValueEntry = statement.entry, entry.confidence != .low,
        !entry.availability.isEmpty, !Self.isThere(entry, on: platform)
      else { continue }
      let platforms: [String] = entry.availability.filter { !$0.isUnavailable }.map(\.platform.rawValue)
      context.report(
        "\(platform.rawValue) has no extension point '\(entry.value)'", at: .content(value),
        notes: [DiagnosticNote("it is known on \(platforms.joined(separator: ", "))")],
        help: "leave the extension out of the product for \(platform.rawValue)")
    }
  }

  /// Whether a platform has a point: iPadOS as iOS, and a Mac also what apps built with Mac Catalyst have.
  private static func isThere(_ entry: ValueEntry, on platform: Platform) -> Bool {
    let platforms: [Platform] =
      switch platform {
      case .macOS, .macCatalyst: [.macOS, .macCatalyst]
      case .iOS, .iPadOS: [.iOS, .iPadOS]
      default: [platform]
      }
    return platforms.contains { entry.availability.on($0).map { !$0.isUnavailable } ?? false }
  }
}
