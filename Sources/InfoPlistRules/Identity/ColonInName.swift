import Linting

struct ColonInName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/colon-in-name", "the name of a bundle or of its executable holds a colon", .error, .store,
    rationale:
      "File systems of Apple cannot keep a colon in a name as it is: some parts of the system show it as a slash and the other way round. "
      + "The store refuses a bundle whose name has one.",
    remedy: "Write another character. What people see may have a colon in its translations only.",
    citations: [.store("ITMS-90267"), .keyPage("cfbundlename")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["A:b.app/Info.plist": .text("<plist version=\"1.0\">\n<dict/>\n</plist>\n")], note: "the name of the bundle itself"),
        "<key>CFBundleName</key>\n<string>«Notes: Pro»</string>", "<key>CFBundleExecutable</key>\n<string>«a:b»</string>",
      ],
      passing: [
        "<key>CFBundleName</key>\n<string>Notes Pro</string>", "<key>CFBundleName</key>\n<string>$(NAME:c99extidentifier)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    if let name: String = info.bundle?.name, name.utf8.contains(UInt8(ascii: ":")) {
      context.report(
        "the name of the bundle '\(name)' holds a colon", at: .file, notes: [DiagnosticNote("the App Store refuses it")],
        help: "set another PRODUCT_NAME", severity: Grammar.isStrictlyJudged(info.facts) ? nil : .warning)
    }
    for key in ["CFBundleName", "CFBundleExecutable"] {
      guard let value: PlacedValue = info[key], let text: String = value.literal, text.utf8.contains(UInt8(ascii: ":")) else { continue }
      context.report(
        "\(key) '\(text)' holds a colon", at: .content(value), notes: [DiagnosticNote("the App Store refuses it")], help: "take it out",
        severity: Grammar.isStrictlyJudged(info.facts) || key == "CFBundleExecutable" ? nil : .warning)
    }
  }
}
