import Linting

struct UnknownValue: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/unknown-value", "a value is none of those that its key takes", .warning, .invalid,
    rationale:
      "Keys with a fixed list of values do nothing with any other. The comparison is exact: another case, a space or a missing prefix makes "
      + "another value. Where a list is open, only values that differ from a known one by case or hyphens alone are taken for wrong.",
    remedy: "Choose one of the values of the key.",
    citations: [
      .reference(.about), .store("ITMS-90362", seenAt: "0xced/XCDYouTubeKit#223"), .store("ITMS-90242", seenAt: "godotengine/godot#49590"),
      .applePage("bundleresources"),
    ],
    requirements: [
      "R-DOC-026", "R-DOC-038", "R-URL-003", "R-LS-001", "R-LS-003", "R-ICON-041", "R-ICON-042", "R-GC-003", "R-CO-039", "R-UBI-005",
      "R-SVC-025", "R-MAC-008", "R-IOS-001", "R-IOS-010", "R-IOS-030", "R-IOS-031", "R-IOS-052", "R-IOS-069", "R-EXT-031", "R-EXT-046",
      "R-EXT-050", "R-ATS-061", "R-LS-035", "R-CF-019",
    ], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>«Audio»</string>\n</array>",
          fixed: "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>"),
        "<key>UIUserInterfaceStyle</key>\n<string>«Purple»</string>",
        "<key>LSUIPresentationMode</key>\n<integer>«9»</integer>",
        .info(
          "<key>XPCService</key>\n<dict>\n<key>ServiceType</key>\n<string>«application»</string>\n</dict>",
          fixed: "<key>XPCService</key>\n<dict>\n<key>ServiceType</key>\n<string>Application</string>\n</dict>"),
        .info(
          "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>«telefony»</string>\n</array>",
          fixed: "<key>UIRequiredDeviceCapabilities</key>\n<array>\n<string>telephony</string>\n</array>"),
      ],
      passing: [
        "<key>UIUserInterfaceStyle</key>\n<string>Dark</string>", "<key>UIUserInterfaceStyle</key>\n<string>$(STYLE)</string>",
        .info("<key>CFBundlePackageType</key>\n<string>AdIM</string>", note: "the list is open"),
        .info("<key>CFBundleInfoDictionaryVersion</key>\n<string>6.7</string>", note: "syntax/odd-info-dictionary-version tells it"),
        .info("<key>LSApplicationCategoryType</key>\n<string></string>", note: "templates leave it empty"),
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.apple.test.runner</string>\n<key>UIBackgroundModes</key>\n<array>\n"
            + "<string>continuous</string>\n</array>", note: "Apple's own bundles use values that are not documented"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    if info["CFBundleIdentifier"]?.string?.hasPrefix("com.apple.") == true { return }
    for item in info.cataloged {
      // syntax/odd-info-dictionary-version tells this.
      if item.parent == nil, item.base == "CFBundleInfoDictionaryVersion" { continue }
      // A list of devices none of which fits is told as a whole.
      if item.parent != nil, item.place == "UIDeviceFamily[]", ForeignDeviceFamily.namesNoDevice(info) { continue }
      guard item.value.kind == .string || item.value.kind == .integer, let schema: ValueSchema = item.schema,
        let text: String = Self.text(of: item.value), !text.isEmpty
      else { continue }
      let alternatives: [ValueSchema] = schema.alternatives.filter { $0.accepts(item.value.kind) }
      var entries: [ValueEntry] = []
      var isClosed: Bool = !alternatives.isEmpty
      for alternative in alternatives {
        guard case .choice(let table) = alternative else {
          entries = []
          break
        }
        isClosed = isClosed && table.isClosed
        entries += table.entries
      }
      guard !entries.isEmpty, !entries.contains(where: { $0.value == text }) else { continue }
      if !isClosed {
        let folded: String = ValueNames.fold(text)
        guard item.value.kind == .string, entries.contains(where: { ValueNames.fold($0.value) == folded }) else { continue }
      }
      let close: String? = ValueNames.nearest(to: text, among: entries)
      let known: [String] = entries.map { "'\($0.value)'" }
      context.report(
        "'\(text)' is no documented value of \(item.words.replacing("an element of ", with: ""))", at: .content(item.value),
        notes: known.count <= 8 ? [DiagnosticNote("the values are \(known.joined(separator: ", "))")] : [],
        help: close.map { "did you mean '\($0)'?" } ?? "choose one of the \(entries.count) values of the key",
        fixes: item.value.kind == .string ? close.map { [.set(item.value, to: .string($0), "write '\($0)'")] } ?? [] : [])
    }
  }

  private static func text(of value: PlacedValue) -> String? {
    value.kind == .integer ? value.node.integer?.description : value.literal
  }
}
