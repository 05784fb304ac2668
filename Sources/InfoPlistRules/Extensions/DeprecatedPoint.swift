import Linting

struct DeprecatedPoint: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/deprecated-point", "an extension plugs into a point that has been given up", .info, .runtime, scope: .products,
    rationale:
      "The oldest system that the product runs on has already replaced the extension point. Today widgets, for example, have given way to "
      + "WidgetKit: new systems do not offer them any more.",
    remedy: "Move to the point that took its place, or leave the extension out.",
    citations: [.keyPage("nsextension/nsextensionpointidentifier"), .applePage("widgetkit")])

  static var examples: RuleExamples {
    let point: String =
      "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>«com.apple.widget-extension»</string>\n</dict>"
    return RuleExamples(
      failing: [.info(point, stage: .product, platform: .iOS, deploymentTarget: "15.0")],
      passing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.widget-extension</string>\n</dict>",
          stage: .product, platform: .iOS, deploymentTarget: "12.0")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let platform: Platform = info.facts.platform, let target: OSVersion = info.facts.deploymentTarget else { return }
    for statement in ExtensionPoints.statements(info) {
      guard let value: PlacedValue = statement.value, let entry: ValueEntry = statement.entry,
        let deprecated: OSVersion = entry.availability.on(platform)?.deprecated, deprecated <= target
      else { continue }
      context.report(
        "the extension point '\(entry.value)' is deprecated since \(platform.rawValue) \(deprecated)", at: .content(value),
        help: "move to the point that took its place")
    }
  }
}
