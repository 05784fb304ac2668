import Linting

struct NulCharacter: FileRule {
  static let info: RuleInfo = Portability.info(
    "nul-character", "a text holds the character NUL",
    "CoreFoundation writes the NUL raw into XML, which no XML parser reads; libplist cuts the text there; others drop the character.",
    "Take the character out, or use data.")

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.text("{\n  A = «\"a\\000b\"»;\n}\n")], passing: ["<key>A</key>\n<string>0</string>"])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = file.root else { return }
    for value in root.descendants(limit: 1_000_000) {
      guard value.kind == .string && value.string?.utf8.contains(0) == true || value.key.utf8.contains(0) else { continue }
      context.report(
        "this text holds the character NUL", at: .value(value), notes: [DiagnosticNote("some readers cut the text there")],
        help: "take the character out, or use data")
    }
  }
}
