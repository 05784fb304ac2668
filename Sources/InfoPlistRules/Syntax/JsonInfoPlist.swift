import Linting

struct JsonInfoPlist: FileRule {
  static let info: RuleInfo = RuleInfo(
    "syntax/json-info-plist", "the Info.plist of a bundle is JSON", .error, .invalid, scope: .products,
    rationale:
      "Several tools convert JSON to property lists, but the readers of Apple's systems do not know it: the bundle has no information "
      + "at all for them.",
    remedy: "Convert the file to XML or binary.", citations: [.observed("CoreFoundation and plutil -lint")],
    requirements: ["R-GEN-003"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.bundle(["My.app/Info.plist": .text("{\"CFBundleIdentifier\": \"com.example.my\"}\n")])],
      passing: [.bundle(["My.app/Info.plist": "<key>CFBundleIdentifier</key>\n<string>com.example.my</string>"])])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.facts.isInfoPlist, file.document.format == .json else { return }
    context.report(
      "this Info.plist is JSON", at: .file, notes: [DiagnosticNote("systems cannot read it; the bundle has no information for them")],
      help: "convert it: infoplist convert --to xml \(file.path)")
  }
}
