import Linting

struct WrongLibraryType: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "sdk/wrong-library-type", "a key of a library has a value of the wrong type", .warning, .runtime,
    rationale:
      "Libraries read their keys with one type in mind. A text where a Boolean is meant counts as not there, or as its opposite: the library "
      + "collects data although it was told not to.",
    remedy: "Write the value with the type that the instructions of the library show.",
    citations: [
      Citation(Source("the instructions of each library, as docs/KeyPacks.md names them"), .medium),
      .repository("firebase/firebase-ios-sdk", "", .medium),
    ], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>FirebaseAppDelegateProxyEnabled</key>\n«<string>NO</string>»",
          fixed: "<key>CFBundleName</key>\n<string>x</string>\n<key>FirebaseAppDelegateProxyEnabled</key>\n<false/>"),
        "<key>CFBundleName</key>\n<string>x</string>\n<key>FacebookAppID</key>\n«<integer>1234567890</integer>»",
      ],
      passing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>FirebaseAppDelegateProxyEnabled</key>\n<false/>",
        "<key>CFBundleName</key>\n<string>x</string>\n<key>FirebaseAppDelegateProxyEnabled</key>\n<string>$(PROXY)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (entry, value) in LibraryKeys.entries(in: info, context) where !entry.key.accepts(value) && entry.library.ended == nil {
      if value.isVariable || info.file.document.format == .openStep || value.kind == .invalid { continue }
      let isMixed: Bool = value.kind == .array && entry.key.forms.contains(.strings)
      let found: String = isMixed ? "an array with other values than strings" : value.kind.phrase
      var fixes: [RuleFix] = []
      if entry.key.forms == [.boolean], let text: String = value.string, let boolean: Bool = Shapes.boolean(text) {
        fixes = [.set(value, to: .boolean(boolean), "write it as a Boolean")]
      } else if entry.key.forms == [.string], let number: PropertyListInteger = value.node.integer {
        fixes = [.set(value, to: .string(number.description), "write it as a string")]
      }
      context.report(
        "'\(value.key)' is \(found), but \(entry.library.name) takes \(entry.key.phrase)", at: .value(value),
        notes: [DiagnosticNote("the library may read it as not set")], help: "write it as \(entry.key.phrase)", fixes: fixes)
    }
  }
}
