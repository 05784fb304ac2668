import Linting

struct JsonInfoPlist: FileRule {
  static let info: RuleInfo = RuleInfo(
    "syntax/json-info-plist", "an Info.plist is JSON", .error, .invalid,
    rationale:
      "Several tools convert JSON to property lists, but neither Apple's systems nor the build read it: a bundle has no information at all "
      + "for them. In a source a tool of the project may convert the file first, so that this is a warning there.",
    remedy: "Convert the file to XML or binary.", citations: [.observed("CoreFoundation and plutil -lint"), Citation(.swiftBuild)],
    requirements: ["R-GEN-003"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle(["My.app/Info.plist": .text("{\"CFBundleIdentifier\": \"com.example.my\"}\n")]),
        .text("{\"CFBundleIdentifier\": \"com.example.my\"}\n"),
      ],
      passing: [
        .bundle(["My.app/Info.plist": "<key>CFBundleIdentifier</key>\n<string>com.example.my</string>"]),
        .text("{\"name\": \"my\"}\n", name: "Other.plist", note: "no Info.plist"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.facts.isInfoPlist, file.document.format == .json else { return }
    let isSource: Bool = file.facts.stage == .source
    context.report(
      "this Info.plist is JSON", at: .file,
      notes: [
        DiagnosticNote(
          isSource ? "the build does not read JSON" : "systems cannot read it; the bundle has no information for them")
      ],
      help: "convert it: infoplist convert --to xml \(file.path)", severity: isSource ? .warning : nil)
  }
}
