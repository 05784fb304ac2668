import Linting

struct MissingPlistElement: FileRule {
  static let info: RuleInfo = Portability.info(
    "missing-plist-element", "the root value does not stand inside <plist>",
    "CoreFoundation reads a root without <plist> and ignores everything behind it; CPython and libplist read it only when a declaration or "
      + "DOCTYPE shows that the file is XML.", "Wrap the root in <plist version=\"1.0\">.")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("«<dict>»\n<key>A</key>\n<true/>\n</dict>\n")], passing: [.text("<plist version=\"1.0\"><dict/></plist>\n")])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    // An error at the start says more: keys without a dictionary, or XML of another kind.
    guard !file.document.hasErrors else { return }
    guard let prolog: XMLProlog = XMLProlog(file.document), prolog.plist == nil, let root: PlacedValue = file.root else { return }
    context.report(
      "the root value does not stand inside <plist>", at: .opening(of: root),
      notes: [DiagnosticNote("some readers do not recognize the file")],
      help: "wrap it in <plist version=\"1.0\">")
  }
}
