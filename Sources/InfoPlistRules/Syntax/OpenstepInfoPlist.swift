import Linting

struct OpenstepInfoPlist: FileRule {
  static let info: RuleInfo = RuleInfo(
    "syntax/openstep-info-plist", "an Info.plist is in the OpenStep format", .warning, .invalid,
    rationale:
      "The format knows texts only, so that every boolean and number of the file is a string. Systems accept a string for some keys "
      + "and ignore it for others. Many tools cannot read the format.",
    remedy: "Convert the file to XML and give the values their types.", citations: [.observed("CoreFoundation, CPython and libplist")],
    requirements: ["R-GEN-003"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .text("{\n  CFBundleIdentifier = \"com.example.my\";\n  LSUIElement = YES;\n}\n"),
        .text("CFBundleIdentifier = \"com.example.my\";\n", note: "a table of strings, without braces"),
      ],
      passing: [
        .text("{\n  Name = \"x\";\n}\n", name: "Other.plist", note: "no Info.plist"),
        "<key>CFBundleIdentifier</key>\n<string>com.example.my</string>",
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    let format: PropertyListFormat = file.document.format
    guard file.facts.isInfoPlist, format == .openStep || format == .strings, let root: PlacedValue = file.root, root.kind == .dictionary,
      !root.members.isEmpty
    else { return }
    context.report(
      format == .openStep ? "this Info.plist is in the OpenStep format" : "this Info.plist is a table of strings", at: .file,
      notes: [DiagnosticNote("all its booleans and numbers are strings")],
      help: "convert it: infoplist convert --to xml \(file.path)")
  }
}
