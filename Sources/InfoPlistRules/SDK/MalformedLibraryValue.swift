import Linting

struct MalformedLibraryValue: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "sdk/malformed-library-value", "a key of a library has a value that it cannot be", .error, .runtime,
    rationale:
      "Identifiers of libraries have fixed forms. Another one comes from the wrong line of a console, such as an ad unit in the place of the app, "
      + "or is a placeholder of the instructions; some libraries end the app at its start.",
    remedy: "Copy the value from the console of the library again.",
    citations: [
      .repository("googleads/googleads-mobile-flutter", "issue 451", .medium), Citation("developers.google.com/admob/ios/quick-start"),
      Citation(Source("the instructions of each library, as docs/KeyPacks.md names them"), .medium),
    ])

  static var examples: RuleExamples {
    let name: String = "<key>CFBundleName</key>\n<string>x</string>\n"
    return RuleExamples(
      failing: [
        .info(
          name + "<key>GADApplicationIdentifier</key>\n<string>«ca-app-pub-3940256099942544/2934735716»</string>",
          note: "an ad unit, with a slash"),
        .info(name + "<key>FacebookAppID</key>\n<string>«fb1234567890»</string>"),
        .info(name + "<key>GIDClientID</key>\n<string>«YOUR_IOS_CLIENT_ID»</string>"),
      ],
      passing: [
        .info(name + "<key>GADApplicationIdentifier</key>\n<string>ca-app-pub-1234567890123456~1234567890</string>"),
        .info(name + "<key>FacebookAppID</key>\n<string>$(FACEBOOK_APP_ID)</string>"),
        .info(name + "<key>FacebookAppID</key>\n<string></string>", note: "empty: the library is off"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (entry, value) in LibraryKeys.entries(in: info, context) where entry.library.ended == nil {
      let texts: [PlacedValue] = value.kind == .array && entry.key.accepts(value) ? value.elements : [value]
      for text in texts { check(text, of: entry, info, in: &context) }
    }
  }

  private func check(_ value: PlacedValue, of entry: LibraryIndex.Entry, _ info: InfoSubject, in context: inout RuleContext) {
    guard let raw: String = value.string, !raw.isEmpty else { return }
    let isPlaceholder: Bool = Placeholders.isPlaceholder(raw)
    guard isPlaceholder || value.literal != nil else { return }
    let words: String
    if isPlaceholder {
      words = "a placeholder"
    } else if let form: String = entry.key.textPhrase, !entry.key.accepts(text: raw) {
      words = "not \(form)"
    } else {
      return
    }
    let mistake: LibraryKey.Mistake? = entry.key.mistakes.first { $0.pattern.matches(raw) }
    context.report(
      "'\(entry.key.name)' of \(entry.library.name) is \(words): '\(raw.prefix(60))'", at: .content(value),
      notes: mistake.map { [DiagnosticNote($0.note)] } ?? [], help: "copy the value from the console of the library",
      severity: info.facts.stage == .source && isPlaceholder ? .warning : nil)
  }
}
