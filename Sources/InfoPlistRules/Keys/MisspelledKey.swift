import Linting

struct MisspelledKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/misspelled-key", "a key is spelled almost as one that systems read", .warning, .invalid,
    rationale:
      "Keys are compared letter by letter, case included. A key with a slip is a key of nobody: its value has no effect, and nothing tells "
      + "so until the app behaves in another way than meant.",
    remedy: "Write the key as it is known.",
    citations: [
      .reference(.about), .store("ITMS-90683", seenAt: "AppLovin/AppLovin-MAX-React-Native#249"), Citation(.publicFiles, .medium),
    ],
    requirements: ["R-ATS-013", "R-EXT-016", "R-CUS-002", "R-GEN-014"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«SkAdNetworkItems»</key>\n<array/>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>\n<key>SKAdNetworkItems</key>\n<array/>"),
        .info(
          "<key>NSAppTransportSecurity</key>\n<dict>\n<key>NSExceptionDomains</key>\n<dict>\n<key>example.com</key>\n<dict>\n"
            + "<key>«NSIncludeSubdomains»</key>\n<true/>\n</dict>\n</dict>\n</dict>",
          fixed: "<key>NSAppTransportSecurity</key>\n<dict>\n<key>NSExceptionDomains</key>\n<dict>\n<key>example.com</key>\n<dict>\n"
            + "<key>NSIncludesSubdomains</key>\n<true/>\n</dict>\n</dict>\n</dict>"),
        "<key>CFBundleName</key>\n<string>x</string>\n<key>«NSCameraUsageDescripton»</key>\n<string>to scan codes</string>",
      ],
      passing: [
        "<key>NSCameraUsageDescription</key>\n<string>to scan codes</string>",
        "<key>MYSettings</key>\n<dict>\n<key>NSIncludeSubdomains</key>\n<true/>\n</dict>",
        "<key>AppGroup</key>\n<string>group.com.example</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, guess) in KeyNames.guesses(in: info) {
      let name: String
      var isCertain: Bool = false
      switch guess {
      case .certain(let known):
        name = known
        isCertain = true
      case .likely(let known): name = known
      default: continue
      }
      // Renaming a former spelling takes the setting away from the systems that read only that one.
      if TransportSecuritySpelling.isFormer(item.value.key) { isCertain = false }
      let isTaken: Bool = info.container(of: item)[name] != nil
      context.report(
        "'\(item.value.key)' is no key that systems read", at: .key(item.value), label: "did you mean '\(name)'?",
        notes: isTaken ? [DiagnosticNote("'\(name)' is there as well")] : [], help: isTaken ? "delete it" : "write '\(name)'",
        fixes: isTaken ? [] : [.rename(item.value, to: name, applicability: isCertain && Self.fits(item, name, in: info) ? .safe : .unsafe)]
      )
    }
  }

  /// Whether the value has the shape that the known key takes, so that the slip is surely one of spelling.
  private static func fits(_ item: CatalogedValue, _ name: String, in info: InfoSubject) -> Bool {
    let place: InfoPlistKeyPath = InfoPlistKeyPath(info.containerPlace(of: item).segments + [.key(name)])
    return KeyCatalog.key(at: place)?.schema.accepts(item.value.kind) ?? false
  }
}
