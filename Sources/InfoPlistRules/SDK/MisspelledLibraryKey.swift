import Linting

struct MisspelledLibraryKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "sdk/misspelled-library-key", "a key is almost one of a library", .warning, .runtime,
    rationale:
      "Libraries look for their keys letter by letter. A key in another case or with a letter missing is not found, and the library works with "
      + "its defaults or ends the app.",
    remedy: "Rename the key.",
    citations: [
      .repository("AppLovin/AppLovin-MAX-React-Native", "issue 249", .medium),
      Citation(Source("the instructions of each library, as docs/KeyPacks.md names them"), .medium),
    ], fix: .unsafe)

  static var examples: RuleExamples {
    let name: String = "<key>CFBundleName</key>\n<string>x</string>\n"
    return RuleExamples(
      failing: [
        .info(
          name + "<key>«GADApplicationIdentifer»</key>\n<string>ca-app-pub-1234567890123456~1234567890</string>",
          fixed: name + "<key>GADApplicationIdentifier</key>\n<string>ca-app-pub-1234567890123456~1234567890</string>"),
        .info(
          name + "<key>«FacebookAppId»</key>\n<string>1234567890</string>",
          fixed: name + "<key>FacebookAppID</key>\n<string>1234567890</string>"),
      ],
      passing: [
        .info(name + "<key>FacebookAppName</key>\n<string>x</string>"), .info(name + "<key>FacebookDisplayName</key>\n<string>x</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.parent == nil && item.standing == .custom {
      guard let near: LibraryIndex.Entry = LibraryKeys.nearest(to: item.value.key, context), info[near.key.name] == nil else { continue }
      context.report(
        "no library reads '\(item.value.key)'", at: .key(item.value),
        notes: [DiagnosticNote("\(near.library.name) reads '\(near.key.name)'")], help: "did you mean '\(near.key.name)'?",
        fixes: [.rename(item.value, to: near.key.name)])
    }
  }
}
