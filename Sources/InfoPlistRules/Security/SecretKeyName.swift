import Linting

struct SecretKeyName: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "security/secret-key-name", "a key says that its value is secret", .info, .security, activation: .preview,
    rationale:
      "Everybody who has the app can read its Info.plist. What is called a password or a secret there is none any more. Names can mislead: look at "
      + "the value before you act.",
    remedy: "Keep the secret on a server that the app asks.",
    citations: [.repository("MobSF/Mobile-Security-Framework-MobSF", "", .low)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>MYClientSecret</key>\n<string>«b2a8f1c07d9e44aa»</string>"
      ],
      passing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>MYClientSecret</key>\n<string>$(CLIENT_SECRET)</string>",
        "<key>CFBundleName</key>\n<string>x</string>\n<key>MYPasswordHelp</key>\n<string>Forgot your password?</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.standing == .custom || item.standing == .outside {
      guard Self.isTelling(item.value.key), let text: String = item.value.literal, (8...256).contains(text.utf8.count) else { continue }
      guard !text.contains(where: \.isWhitespace), text.contains(where: \.isNumber), SecretShapes.find(in: text) == nil else { continue }
      guard !Placeholders.isPlaceholder(text), !text.contains("://") else { continue }
      // A library that reads it from here means it to be seen.
      if item.parent == nil, LibraryKeys.entry(item.value.key, context) != nil { continue }
      context.report(
        "'\(item.value.key)' looks like a secret, and everybody can read it here", at: .content(item.value),
        help: "keep it on a server that the app asks")
    }
  }

  private static func isTelling(_ key: String) -> Bool {
    let lower: String = key.lowercased()
    return ["secret", "password", "passwd", "privatekey", "private_key", "accesstoken", "access_token"].contains { lower.hasSuffix($0) }
      || lower.hasSuffix("secretkey") || lower.hasSuffix("secret_key")
  }
}
