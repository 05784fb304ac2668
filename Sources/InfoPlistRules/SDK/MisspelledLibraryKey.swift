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
      Citation(Source("the instructions of each library, named in the table of the rule"), .medium),
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
      let key: String = item.value.key
      guard key.utf8.count >= 10, ThirdPartyKeys.byKey[key] == nil, Self.starts.contains(where: { key.lowercased().hasPrefix($0) }) else {
        continue
      }
      let folded: String = key.lowercased()
      let same: String? = ThirdPartyKeys.all.first { $0.key.lowercased() == folded }?.key
      let bound: Int = key.utf8.count >= 18 ? 2 : 1
      let near: String? =
        same
        ?? ThirdPartyKeys.all.first {
          KeyCatalog.editDistance(Array(folded.utf8), Array($0.key.lowercased().utf8), atMost: bound) != nil
        }?.key
      guard let near, info[near] == nil else { continue }
      context.report(
        "no library reads '\(key)'", at: .key(item.value), help: "did you mean '\(near)'?", fixes: [.rename(item.value, to: near)])
    }
  }

  /// The beginnings of the keys, so that others are passed over at once.
  private static let starts: [String] = [
    "facebook", "gad", "gid", "firebase", "branch", "mbx", "mgl", "kakao", "scsdk", "flt", "flutter", "onesignal", "codepush", "applovin",
    "tiktok",
  ]
}
