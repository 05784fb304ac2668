import Linting

struct MissingLibraryKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "sdk/missing-library-key", "a key of a library stands without another that the library demands", .warning, .runtime,
    rationale:
      "Some libraries need two or three keys together. With one of them missing they fail at their first call, the Facebook SDK with an "
      + "exception that names FacebookClientToken.",
    remedy: "Add the key from the console of the library.",
    citations: [
      Citation(Source("developers.facebook.com/docs/ios/getting-started"), .medium),
      Citation(Source("the instructions of each library, as docs/KeyPacks.md names them"), .medium),
    ])

  static var examples: RuleExamples {
    let name: String = "<key>CFBundleName</key>\n<string>x</string>\n"
    return RuleExamples(
      failing: [
        .info(
          name + "<key>«FacebookAppID»</key>\n<string>1234567890</string>\n<key>FacebookDisplayName</key>\n<string>Trails</string>")
      ],
      passing: [
        .info(
          name + "<key>FacebookAppID</key>\n<string>1234567890</string>\n<key>FacebookDisplayName</key>\n<string>Trails</string>\n"
            + "<key>FacebookClientToken</key>\n<string>00112233445566778899aabbccddeeff</string>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (entry, value) in LibraryKeys.entries(in: info, context) where !entry.key.companions.isEmpty && value.string?.isEmpty != true {
      let missing: [String] = entry.key.companions.filter { info[$0] == nil }.map { "'\($0)'" }
      guard !missing.isEmpty else { continue }
      context.report(
        "'\(value.key)' stands without \(missing.joined(separator: " and "))", at: .key(value),
        notes: [DiagnosticNote("\(entry.library.name) demands them together")], help: "add it from the console of the library")
    }
  }
}
