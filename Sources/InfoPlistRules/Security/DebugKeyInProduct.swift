import Linting

struct DebugKeyInProduct: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "security/debug-key-in-product", "a finished product has a key for tests", .warning, .security, scope: .products,
    rationale:
      "Captures of what the graphics processor does, figures over the picture and stand-ins for managed apps are for tests. In the hands of others "
      + "they show how the app works inside, or disturb.",
    remedy: "Give the key to development builds only.",
    citations: [
      .keyPage("metalcaptureenabled"), .applePage("xcode/monitoring-your-metal-apps-graphics-performance"), .keyPage("netestappmapping"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>«MetalCaptureEnabled»</key>\n<true/>", stage: .product)
      ],
      passing: [
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>MetalCaptureEnabled</key>\n<false/>", stage: .product),
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>MetalCaptureEnabled</key>\n<true/>", note: "a source"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (key, words) in Self.keys {
      guard let value: PlacedValue = info[key], value.node.boolean ?? (value.kind == .dictionary && !value.members.isEmpty) else {
        continue
      }
      context.report("'\(key)' \(words)", at: .key(value), help: "give it to development builds only")
    }
  }

  private static let keys: [(String, String)] = [
    ("MetalCaptureEnabled", "lets others record what the app draws and how"),
    ("MetalHudEnabled", "shows figures over the picture"),
    ("NETestAppMapping", "stands in for the management of devices in tests"),
  ]
}
