import Linting

struct MissingAttribute: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "extensions/missing-attribute", "an extension lacks a key that its point asks for", .warning, .runtime,
    rationale:
      "Each extension point reads keys of its own: which intents an extension handles, which notifications it draws, which files it shows. "
      + "Without them the system does not know when to use the extension, and the store refuses some of them.",
    remedy: "Add the key. The reference page of NSExtensionPointIdentifier lists the keys of each point.",
    citations: [
      .reference(.appExtensions), .keyPage("nsextension/nsextensionpointidentifier"),
      .repository("EvanBacon/expo-apple-targets", "packages/apple-targets/src/target.ts"),
      Citation("AMDevice errors 0xe80000c1 and 0xe80000dc, as reported at Marxon13/iOS-Asset-Extractor#14"),
    ],
    requirements: ["R-EXT-014", "R-EXT-049"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>«com.apple.intents-service»</string>\n</dict>",
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict/>\n<key>NSExtensionPointIdentifier</key>\n"
            + "<string>«com.apple.share-services»</string>\n</dict>"),
      ],
      passing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>IntentsSupported</key>\n<array/>\n</dict>\n"
            + "<key>NSExtensionPointIdentifier</key>\n<string>com.apple.intents-service</string>\n</dict>"),
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.keyboard-service</string>\n</dict>",
          note: "all keys of a keyboard have defaults"),
      ])
  }

  /// Keys without which devices refuse to install the app.
  private static let refused: Set<String> = ["IntentsSupported", "WKAppBundleIdentifier"]

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for statement in ExtensionPoints.statements(info) {
      guard let value: PlacedValue = statement.value, let entry: ValueEntry = statement.entry, !entry.requiredKeys.isEmpty else { continue }
      let missing: [String] = entry.requiredKeys.map { InfoPlistKeyPath($0) }.filter { path in
        !Self.isThere(path, in: info)
      }.compactMap(\.name)
      guard !missing.isEmpty else { continue }
      let words: String = missing.map { "'\($0)'" }.joined(separator: ", ")
      // The interface of intents is not judged.
      let isRefused: Bool =
        Grammar.isStrictlyJudged(info.facts) && missing.contains(where: Self.refused.contains)
        && entry.value != "com.apple.intents-ui-service"
      context.report(
        "an extension for '\(entry.value)' needs \(words)", at: .content(value),
        notes: isRefused ? [DiagnosticNote("devices do not install the app")] : [], help: "add \(words)", severity: isRefused ? .error : nil
      )
    }
  }

  private static func isThere(_ path: InfoPlistKeyPath, in info: InfoSubject) -> Bool {
    var value: PlacedValue = info.root
    for segment in path.segments {
      guard case .key(let name) = segment else { return true }
      guard let next: PlacedValue = value[name] else { return value.isVariable }
      value = next
    }
    return true
  }
}
