import Linting

struct BlankInfoPlist: FileRule {
  static let info: RuleInfo = RuleInfo(
    "syntax/blank-info-plist", "an Info.plist holds nothing but white space", .error, .invalid,
    rationale:
      "Apple's reader takes a file of white space and comments for an empty table of strings, and plutil calls it OK. For systems the bundle "
      + "has no information at all, and the store refuses it. Often a step of the build has written nothing.",
    remedy: "Restore the content, or delete the file when the build makes it.",
    citations: [.observed("plutil -lint and CoreFoundation"), .store("ITMS-90036", seenAt: "dotnet/macios#17193")],

    supersedes: [
      "identity/missing-bundle-identifier", "package/missing-package-type", "syntax/no-entries", "versions/missing-bundle-version",
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.bundle(["My.app/Info.plist": .text("«\n»")])],
      passing: [
        .bundle(["My.app/Info.plist": "<key>CFBundleName</key>\n<string>x</string>"]),
        .text("<plist version=\"1.0\">\n<dict/>\n</plist>\n", note: "the build adds the keys"),
        .text("\n", name: "en.strings", note: "a table without translations"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.document.format == .strings,
      let blank: Diagnostic = file.document.diagnostics.first(where: { $0.id == "syntax/no-entries" }),
      let range: SourceRange = blank.range
    else { return }
    guard file.facts.isInfoPlist || FilePath.lastName(file.path) == "Info.plist" else { return }
    context.report(
      "this Info.plist is blank", at: .range(range), notes: [DiagnosticNote("systems take it for an empty dictionary")],
      help: file.facts.stage == .source
        ? "write its keys, or an empty <dict/> when the build adds them" : "look why the build wrote nothing")
  }
}
