import Linting

struct UidValue: FileRule {
  static let info: RuleInfo = Portability.info(
    "uid-value", "the property list holds a UID",
    "UIDs refer to objects of a keyed archive. CoreFoundation reads a dictionary with CF$UID in XML as one, CPython only in binary files, and "
      + "Swift's plutil cannot convert a file with UIDs to XML.", "Leave keyed archives in their binary format.", severity: .info)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [.info("<key>A</key>\n«<dict>\n<key>CF$UID</key>\n<integer>1</integer>\n</dict>»")],
      passing: ["<key>A</key>\n<integer>1</integer>"])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = file.root else { return }
    guard let value: PlacedValue = root.descendants(limit: 1_000_000).first(where: { $0.kind == .uid }) else { return }
    context.report(
      "the file holds UIDs", at: .value(value), notes: [DiagnosticNote("it is a keyed archive")],
      help: file.document.format == .binary ? "leave it in its binary format" : "keep keyed archives in the binary format")
  }
}
