import Linting

struct UnreadableStringTable: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "localization/unreadable-string-table", "the table of translated values cannot be read", .error, .runtime, scope: .products,
    rationale:
      "A table with an error in its syntax or encoding is not read at all: every value of the language falls back to the "
      + "development language.",
    remedy: "Correct the first error of the file.",
    citations: [.observed("CoreFoundation"), .reference(.about)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .bundle([
          "My.app/Info.plist": "<key>NSCameraUsageDescription</key>\n<string>to scan</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = \"zum Lesen\n"),
        ])
      ],
      passing: [
        .bundle([
          "My.app/Info.plist": "<key>NSCameraUsageDescription</key>\n<string>to scan</string>",
          "My.app/de.lproj/InfoPlist.strings": .text("\"NSCameraUsageDescription\" = \"zum Lesen\";\n"),
        ])
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard bundle.info != nil else { return }
    for file in StringTable(.infoPlist, of: bundle.bundle, in: bundle.fileSystem).files where file.document.hasErrors {
      let first: Diagnostic? = file.document.diagnostics.first { $0.severity == .error }
      context.report(
        "the table of '\(file.language ?? "all languages")' cannot be read" + (first.map { ": \($0.message)" } ?? ""), at: .file,
        in: FileSubject(path: file.path, document: file.document, facts: Facts()),
        notes: [DiagnosticNote("all its translations are lost")], help: "correct the first error of the file")
    }
  }
}
