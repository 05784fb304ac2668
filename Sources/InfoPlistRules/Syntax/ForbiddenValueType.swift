import Linting

struct ForbiddenValueType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "syntax/forbidden-value-type", "an Info.plist holds a value of a type that no key takes", .error, .invalid,
    rationale:
      "UIDs belong to keyed archives, sets to binary files of some writers, and null to JSON. No key of an Info.plist takes one, XML "
      + "cannot express sets and null, and readers drop the value or refuse the file.",
    remedy: "Use a string, number, boolean, date, data, array or dictionary.",
    citations: [Citation(.swiftBuild), .observed("CoreFoundation and libplist")],
    supersedes: ["portability/uid-value", "syntax/null-value", "versions/version-not-string", "identity/bundle-identifier-not-string"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleName</key>\n«<dict>\n<key>CF$UID</key>\n<integer>1</integer>\n</dict>»")
      ],
      passing: ["<key>CFBundleName</key>\n<string>x</string>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged {
      let value: PlacedValue = item.value
      switch value.kind {
      case .uid, .set, .null:
        context.report(
          "'\(value.path)' is \(value.kind.phrase)", at: .value(value),
          notes: [DiagnosticNote("no key of an Info.plist takes such a value")],
          help: "use a string, number, boolean, date, data, array or dictionary")
      default: break
      }
    }
  }
}
