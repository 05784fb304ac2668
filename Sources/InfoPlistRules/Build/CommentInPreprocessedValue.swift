import Linting

struct CommentInPreprocessedValue: FileRule {
  static let info: RuleInfo = RuleInfo(
    "build/comment-in-preprocessed-value", "a value of a file for the C preprocessor holds //", .warning, .build, scope: .sources,
    rationale:
      "With INFOPLIST_PREPROCESS the build runs the file through the C preprocessor, for which // begins a comment: it takes away the rest "
      + "of the line, the end tag of the value included, and URLs lose everything behind their scheme.",
    remedy: "Write the value as a build setting, or pass -traditional in INFOPLIST_OTHER_PREPROCESSOR_FLAGS, which leaves // alone.",
    citations: [
      Citation(Source("Apple Technical Note TN2175, Preprocessing Info.plist files in Xcode"), .medium), Citation(.swiftBuild, .medium),
    ])

  static var examples: RuleExamples {
    func file(_ address: String) -> String {
      "<plist version=\"1.0\">\n<dict>\n#if DEBUG\n<key>A</key>\n<true/>\n#endif\n<key>SUFeedURL</key>\n<string>\(address)</string>\n"
        + "</dict>\n</plist>\n"
    }
    return RuleExamples(
      failing: [.text(file("«https://example.com/feed.xml»"))],
      passing: [
        .text(file("$(FEED)")),
        .text(file("«»https://example.com").replacing("«»", with: "").replacing("#if DEBUG\n", with: "").replacing("#endif\n", with: "")),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.document.format == .xml, file.facts.isInfoPlist,
      file.document.diagnostics.contains(where: { $0.id == "syntax/preprocessor-directive" })
    else { return }
    for value in file.root?.descendants() ?? [] {
      guard let text: String = value.string, text.contains("//") else { continue }
      context.report(
        "the preprocessor takes '//' in '\(text.prefix(60))' for a comment", at: .content(value),
        notes: [DiagnosticNote("it takes away the rest of the line, the end tag included")],
        help: "write the value as a build setting, or pass -traditional to the preprocessor")
    }
  }
}
