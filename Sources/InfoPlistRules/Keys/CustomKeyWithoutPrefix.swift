import Linting

struct CustomKeyWithoutPrefix: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/custom-key-without-prefix", "a key of one's own has no prefix that keeps it apart from others", .info, .style,
    activation: .onRequest,
    rationale:
      "Custom keys share one name space with Apple's keys and those of every library. A plain word such as Version may get a meaning one day.",
    remedy: "Start the key with a prefix of your own, or with your reversed domain.", citations: [.reference(.about)],
    requirements: ["R-CUS-002"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>«Environment»</key>\n<string>test</string>",
        "<key>CFBundleName</key>\n<string>x</string>\n<key>«apiHost»</key>\n<string>example.com</string>",
      ],
      passing: [
        "<key>ABCEnvironment</key>\n<string>test</string>", "<key>com.example.environment</key>\n<string>test</string>",
        "<key>ABC_HOST</key>\n<string>test</string>",
        "<key>CFBundleName</key>\n<string>Ghost</string>\n<key>GhostCommit</key>\n<string>f00</string>",
        .info("<key>FirebaseAppDelegateProxyEnabled</key>\n<false/>", note: "a library's key with the library's name"),
        .text(
          "<plist version=\"1.0\">\n<dict>\n<key>CFBundleIdentifier</key>\n<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>\n"
            + "<key>GhostCommit</key>\n<string>f00</string>\n</dict>\n</plist>", name: "Ghost-Info.plist",
          note: "the file has the name of the product"),
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.apple.$(PRODUCT_NAME)</string>\n<key>CanInheritApplicationState</key>\n<true/>",
          note: "a system's own bundle"),
        .info("<key>RemoteInterfacePrincipalClass</key>\n<string>InterfaceController</string>", note: "from a template of Xcode"),
        .info(
          "<key>ApplicationName</key>\n<string>Ghost</string>\n<key>ApplicationRelease</key>\n<string>1.0</string>",
          note: "GNUstep reads them"),
      ])
  }

  /// Whether a key starts with the name of the product or with a part of its identifier.
  private static func names(_ info: InfoSubject, _ key: String) -> Bool {
    let key: String = key.lowercased()
    let names: [String] = ["CFBundleName", "CFBundleDisplayName", "CFBundleExecutable"].compactMap { info.literal($0) }
    let parts: [Substring] = (info.literal("CFBundleIdentifier") ?? "").split(separator: ".")
    if (names + parts.map(String.init)).contains(where: { $0.count >= 4 && key.hasPrefix($0.lowercased()) }) { return true }
    // Where settings give the identifier, the names of the file and of the folders around it are all that is known.
    let words: [Substring] = FilePath.components(info.file.path).suffix(3).flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    return words.contains { $0.count >= 4 && $0 != "Info" && key.hasPrefix($0.lowercased()) }
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    if info["CFBundleIdentifier"]?.string?.hasPrefix("com.apple.") == true { return }
    let isGNUstep: Bool = info["ApplicationName"] != nil
    for (item, guess) in KeyNames.guesses(in: info, context)
    where guess == nil && item.parent == nil && item.standing == .custom && item.value.key.count > 1 {
      let key: String = item.value.key
      guard !key.contains("."), !key.contains("_"), !key.contains("-"), !BuildVariable.occurs(in: key) else { continue }
      guard !key.prefix(2).allSatisfy({ $0.isUppercase || $0.isNumber }) else { continue }
      if ForeignKeys.isPrivacyManifestKey(key) || LibraryKeys.covers(key, context) || ForeignKeys.isUndocumentedAppleKey(key)
        || isGNUstep && ForeignKeys.isGNUstepKey(key)
        || Self.names(info, key)
      {
        continue
      }
      context.report(
        "the key '\(key)' is none of the system's and has no prefix of its owner", at: .key(item.value),
        help: "when it is yours, start it with a prefix of your own or your reversed domain")
    }
  }
}
