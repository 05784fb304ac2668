import Linting

struct MutuallyExclusiveKeys: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/mutually-exclusive-keys", "two keys stand together that exclude each other", .warning, .runtime,
    rationale: "Each of the keys answers the same question in another way. One of them is ignored, or the bundle is refused.",
    remedy: "Keep the one that is meant.",
    citations: [.reference(.cocoa), .repository("bazelbuild/rules_apple", "tools/plisttool"), .applePage("bundleresources")],
    requirements: ["R-CO-017", "R-CO-018"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSMainNibFile</key>\n<string>MainMenu</string>\n<key>«NSMainStoryboardFile»</key>\n<string>Main</string>",
        "<key>LSBackgroundOnly</key>\n<true/>\n<key>«LSUIElement»</key>\n<true/>",
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionMainStoryboard</key>\n<string>Main</string>\n"
            + "<key>«NSExtensionPrincipalClass»</key>\n<string>Main</string>\n</dict>"),
      ],
      passing: [
        "<key>LSBackgroundOnly</key>\n<true/>\n<key>LSUIElement</key>\n<false/>",
        "<key>NSMainNibFile</key>\n<string></string>\n<key>NSMainStoryboardFile</key>\n<string>Main</string>",
        .info(
          "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>LSMinimumSystemVersion</key>\n<string>11.0</string>\n"
            + "<key>NSMainNibFile</key>\n<string>MainMenu</string>\n<key>UIMainStoryboardFile</key>\n<string>Main</string>",
          note: "one source for two platforms"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info.facts.stage == .product || info.facts.platforms.count < 2 else { return }
    for item in info.cataloged where item.standing == .known && item.suffix.isEmpty {
      guard let entry: InfoPlistKey = item.entry, !entry.excludes.isEmpty, Self.isSet(item.value) else { continue }
      let container: PlacedValue = info.container(of: item)
      for other in entry.excludes {
        let path: InfoPlistKeyPath = InfoPlistKeyPath(other)
        guard let name: String = path.name, path.parent == item.place.parent, let value: PlacedValue = container[name] else { continue }
        guard Self.isSet(value), Self.isAfter(item.value, value) || !Self.excludes(name, path, item) else { continue }
        context.report(
          "'\(item.value.key)' excludes '\(name)', but both are there", at: .key(item.value),
          notes: [DiagnosticNote("one of them is ignored")], help: "keep the one that is meant")
      }
    }
  }

  /// Whether the other key lists this one too, so that one report is enough.
  private static func excludes(_ name: String, _ path: InfoPlistKeyPath, _ item: CatalogedValue) -> Bool {
    KeyCatalog.key(at: path)?.excludes.contains { InfoPlistKeyPath($0) == item.place } ?? false
  }

  private static func isAfter(_ first: PlacedValue, _ second: PlacedValue) -> Bool {
    (first.keyRange ?? first.node.range).lowerBound > (second.keyRange ?? second.node.range).lowerBound
  }

  /// Whether a value says yes: false and an empty text exclude nothing.
  private static func isSet(_ value: PlacedValue) -> Bool {
    if value.node.boolean == false { return false }
    guard let text: String = value.string else { return true }
    return !text.isEmpty && Shapes.boolean(text) != false
  }
}
