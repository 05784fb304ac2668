import Linting

struct UnpackableVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "versions/unpackable-version", "a CFBundleVersion does not fit into the number that systems make of it", .info, .runtime,
    activation: .onRequest,
    rationale:
      "CFBundleGetVersionNumber packs a version into 32 bits. The reference leaves room for four digits in the first number and two in each "
      + "other; the CoreFoundation that is published as source takes two, one and one, and 0 for everything else. Code that compares bundles by "
      + "that number, such as hosts of plug-ins, sees larger versions as one and the same. Stores and installers compare the text.",
    remedy: "Keep to four, two and two digits where such code reads the version.",
    citations: [
      .reference(.coreFoundation), .keyPage("cfbundleversion"),
      .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle_InfoPlist.c"),
    ],
    requirements: ["R-VER-012", "R-VER-013", "R-VER-014", "R-VER-016"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: ["<key>CFBundleVersion</key>\n<string>«20240105»</string>", "<key>CFBundleVersion</key>\n<string>«1.100»</string>"],
      passing: ["<key>CFBundleVersion</key>\n<string>9999.99.99</string>", "<key>CFBundleVersion</key>\n<string>1.2b3</string>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleVersion"], let text: String = value.literal else { return }
    let parts: [Substring] = Grammar.withoutStage(text).split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy(Grammar.isDigits) else { return }
    guard parts[0].count > 4 || parts.dropFirst().contains(where: { $0.count > 2 }) else { return }
    context.report(
      "CFBundleVersion '\(text)' does not fit into a packed version", at: .content(value),
      notes: [DiagnosticNote("the first number has room for four digits, the others for two")],
      help: "write fewer digits where code compares packed versions")
  }
}
