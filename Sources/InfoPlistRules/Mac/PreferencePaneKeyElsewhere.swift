import Linting

struct PreferencePaneKeyElsewhere: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "mac/preference-pane-key-elsewhere", "a key of preference panes stands in another bundle", .info, .style, scope: .products,
    rationale:
      "NSPrefPaneIconFile and NSPrefPaneIconLabel are read in preference panes only. Elsewhere they do nothing.",
    remedy: "Delete the key.",
    citations: [.reference(.cocoa), .keyPage("nsprefpaneiconfile")],
    requirements: ["R-CO-020"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«NSPrefPaneIconLabel»</key>\n<string>Printer</string>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>", stage: .product, product: .macOSApp)
      ],
      passing: [
        .info("<key>NSPrefPaneIconLabel</key>\n<string>Printer</string>", stage: .product, product: .preferencePane),
        .info("<key>NSPrefPaneIconLabel</key>\n<string>Printer</string>", stage: .product, note: "the kind of bundle is not known"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    // On other platforms no bundle is a preference pane: keys/no-effect-on-platform tells it.
    guard let product: ProductKind = info.facts.product, product != .preferencePane, info.facts.mayBe(.macOS) else { return }
    for key in ["NSPrefPaneIconFile", "NSPrefPaneIconLabel"] {
      guard let value: PlacedValue = info[key] else { continue }
      context.report("'\(key)' does nothing outside preference panes", at: .key(value), help: "delete it", fixes: [.remove(value)])
    }
  }
}
