import Linting

struct UnknownVariantSuffix: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "variants/unknown-variant-suffix", "a key has a suffix that no system takes for a platform or a device", .warning, .invalid,
    rationale:
      "A variant of a key ends in a hyphen and a platform, in a tilde and a device, or in both. Names are lower-case and exact. With any other "
      + "suffix the whole text is a key of its own, which nobody reads.",
    remedy: "Write one of the known suffixes.",
    citations: [.reference(.about), .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle_InfoPlist.c")],
    requirements: ["R-VAR-001", "R-VAR-002", "R-VAR-003", "R-VAR-004", "R-VAR-005", "R-VAR-006", "R-VAR-010"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«UISupportedInterfaceOrientations~iPad»</key>\n<array/>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>\n<key>UISupportedInterfaceOrientations~ipad</key>\n<array/>"),
        "<key>CFBundleName</key>\n<string>x</string>\n<key>«NSMainNibFile-ios»</key>\n<string>Main</string>",
        "<key>CFBundleName</key>\n<string>x</string>\n<key>«NSMainNibFile-ipad»</key>\n<string>Main</string>",
      ],
      passing: [
        "<key>NSMainNibFile</key>\n<string>Main</string>\n<key>NSMainNibFile-iphoneos~ipad</key>\n<string>Main</string>",
        "<key>CFBundleName</key>\n<string>x</string>\n<key>my-key~tablet</key>\n<string>x</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.parent == nil && !item.suffix.isEmpty {
      guard !VariantSuffix.isKnown(item.suffix), !VariantSuffix.isMisordered(item.suffix) else { continue }
      let repaired: String? = VariantSuffix.repaired(item.suffix).map { item.base + $0 }
      let isFree: Bool = repaired.map { info[$0] == nil } ?? false
      context.report(
        "'\(item.suffix)' names no platform or device", at: .key(item.value),
        notes: [DiagnosticNote("'\(item.value.key)' is read as a key of its own")],
        help: repaired.map { "write '\($0)'" } ?? "suffixes are -iphoneos, -macos, ~iphone, ~ipad and ~ipod",
        fixes: isFree ? repaired.map { [.rename(item.value, to: $0)] } ?? [] : [])
    }
  }
}
