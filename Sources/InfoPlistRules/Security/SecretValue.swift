import Linting

struct SecretValue: FileRule {
  static let info: RuleInfo = RuleInfo(
    "security/secret-value", "a property list holds a key or token that opens an account", .warning, .security,
    rationale:
      "Everybody who has the app can read its property lists. A private key or a token with power over an account will be found, "
      + "by programs that look for nothing else. Keys of Google are meant to be in apps, but have to be limited to the app on Google's side.",
    remedy: "Withdraw the secret where it was made, and keep it on a server that the app asks.",
    citations: [
      Citation("OWASP Mobile Application Security Testing Guide, MASTG-TEST-0213, hard-coded keys"),
      Citation("GitHub documentation, supported secret scanning patterns"), .repository("MobSF/Mobile-Security-Framework-MobSF"),
    ])

  static var examples: RuleExamples {
    let stripe: String = "sk_" + "live_" + "4eC39HqLyjWDarjtT1zdp7dc"
    let amazon: String = "AKIA" + "IOSFODNN7QZ4TRWK"
    let google: String = "AIza" + "SyDaGmWKa4JsXZ-HjGw7ISLn_3namBGewQe"
    return RuleExamples(
      failing: [
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>MYPaymentKey</key>\n<string>«\(stripe)»</string>"),
        .text(
          RuleExample.FileContent.document(entries: "<key>Access</key>\n<string>«\(amazon)»</string>"), name: "Config.plist",
          note: "in any property list"),
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>MYKey</key>\n"
            + "<string>«-----BEGIN RSA PRIVATE KEY-----\nMIIB\n-----END RSA PRIVATE KEY-----»</string>"),
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>MYMaps</key>\n<string>«\(google)»</string>", note: "a remark only"),
      ],
      passing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>MYPaymentKey</key>\n<string>pk_live_4eC39HqLyjWDarjtT1zdp7dc</string>",
        "<key>CFBundleName</key>\n<string>x</string>\n<key>MYPaymentKey</key>\n<string>sk_live_xxxxxxxxxxxxxxxxxxxxxxxx</string>",
        "<key>CFBundleName</key>\n<string>x</string>\n<key>MYPaymentKey</key>\n<string>$(STRIPE_KEY)</string>",
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard file.document.format != .strings, file.document.text.count <= 1 << 20, SecretShapes.mayOccur(in: file.document.text) else {
      return
    }
    for value in file.root?.descendants() ?? [] {
      guard let text: String = value.string, let found = SecretShapes.find(in: text) else { continue }
      let name: String = value.key.isEmpty ? "an element of a list" : "'\(value.key)'"
      context.report(
        "\(name) holds \(found.shape.name), '\(found.shape.prefix)...'", at: .content(value),
        notes: [
          DiagnosticNote(
            found.shape.weight == .secret
              ? "everybody who has the file can use it" : "it is no secret, but others can use it unless it is limited to the app")
        ],
        help: found.shape.weight == .secret
          ? "withdraw it where it was made, and keep the next one on a server"
          : "limit it to the bundle identifier in the console of its maker",
        severity: found.shape.weight == .secret ? nil : .info)
    }
  }
}
