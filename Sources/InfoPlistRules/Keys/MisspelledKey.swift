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
        .info(
          "<key>NSAppTransportSecurity</key>\n<dict>\n<key>NSExceptionDomains</key>\n<dict>\n<key>example.com</key>\n<dict>\n"
            + "<key>«NSExceptionAllowInsecureHTTPLoads»</key>\n<false/>\n<key>«NSTemporaryExceptionAllowsInsecureHTTPLoads»</key>\n"
            + "<false/>\n</dict>\n</dict>\n</dict>", note: "both mean the same key, and only one can get its name"),
      ],
      passing: [
        "<key>NSCameraUsageDescription</key>\n<string>to scan codes</string>",
        "<key>MYSettings</key>\n<dict>\n<key>NSIncludeSubdomains</key>\n<true/>\n</dict>",
        "<key>AppGroup</key>\n<string>group.com.example</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let slips: [Slip] = KeyNames.guesses(in: info, context).compactMap { Self.slip($0.item, $0.guess) }
    var counts: [Meaning: Int] = [:]
    for slip in slips { counts[Meaning(slip), default: 0] += 1 }
    for slip in slips {
      let item: CatalogedValue = slip.item
      let isTaken: Bool = info.container(of: item)[slip.name] != nil
      // Two keys that mean the same one cannot both get its name.
      let isOnly: Bool = counts[Meaning(slip)] == 1
      // Renaming a former spelling takes the setting away from the systems that read only that one.
      let isOld: Bool = TransportSecuritySpelling.isFormer(item.value.key)
      let isSafe: Bool = slip.isCertain && !isOld && Self.fits(item, slip.name, in: info)
      context.report(
        isOld ? "'\(item.value.key)' is an old spelling of '\(slip.name)'" : "'\(item.value.key)' is no key that systems read",
        at: .key(item.value), label: isOld ? nil : "did you mean '\(slip.name)'?",
        notes: (isOld ? [DiagnosticNote("current systems do not read it")] : [])
          + (isTaken ? [DiagnosticNote("'\(slip.name)' is there as well")] : [])
          + (isOnly || isTaken ? [] : [DiagnosticNote("another key here means '\(slip.name)' too")]),
        help: isTaken
          ? "move what is missing there into '\(slip.name)', and delete this key"
          : isOnly ? "write '\(slip.name)'" : "write '\(slip.name)' once",
        fixes: isTaken || !isOnly ? [] : [.rename(item.value, to: slip.name, applicability: isSafe ? .safe : .unsafe)])
    }
  }

  /// A misspelled key.
  private struct Slip {
    let item: CatalogedValue
    /// The name that was meant.
    let name: String
    let isCertain: Bool
  }

  /// A name in a dictionary that slips stand for.
  private struct Meaning: Hashable {
    let name: String
    let parent: Int?

    init(_ slip: Slip) {
      name = slip.name
      parent = slip.item.parent
    }
  }

  private static func slip(_ item: CatalogedValue, _ guess: KeyNames.Guess?) -> Slip? {
    switch guess {
    case .certain(let name): Slip(item: item, name: name, isCertain: true)
    case .likely(let name): Slip(item: item, name: name, isCertain: false)
    default: nil
    }
  }

  /// Whether the value has the shape that the known key takes, so that the slip is surely one of spelling.
  private static func fits(_ item: CatalogedValue, _ name: String, in info: InfoSubject) -> Bool {
    let place: InfoPlistKeyPath = InfoPlistKeyPath(info.containerPlace(of: item).segments + [.key(name)])
    return KeyCatalog.key(at: place)?.schema.accepts(item.value.kind) ?? false
  }
}
