import Linting

struct RootNotDictionary: FileRule {
  static let info: RuleInfo = RuleInfo(
    "syntax/root-not-dictionary", "the root of an Info.plist is not a dictionary", .error, .invalid,
    rationale:
      "An information property list is a dictionary of keys. Any other root is read as an empty dictionary, without a message: the "
      + "bundle has no identifier, no executable and no version.",
    remedy: "Wrap the content in <dict>.",
    citations: [.reference(.about), .repository("swiftlang/swift-corelibs-foundation", "Sources/CoreFoundation/CFBundle_InfoPlist.c")],
    requirements: ["R-GEN-002"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("<plist version=\"1.0\">\n«<array>»\n<string>x</string>\n</array>\n</plist>\n")],
      passing: [
        .text("<plist version=\"1.0\">\n<dict/>\n</plist>\n"),
        .text("<plist version=\"1.0\">\n<array/>\n</plist>\n", name: "Words.plist", note: "another property list may have any root"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.facts.isInfoPlist || FilePath.lastName(file.path) == "Info.plist", let root: PlacedValue = file.root else { return }
    guard root.kind != .dictionary, root.kind != .invalid else { return }
    context.report(
      "the root of this Info.plist is \(root.kind.phrase), not a dictionary", at: .opening(of: root),
      notes: [DiagnosticNote("systems read it as if it were empty")], help: "wrap the content in a dictionary")
  }
}
