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

  /// Keys that the catalogue names for a point and that have defaults, or that only some extensions of the point need.
  private static let optional: Set<String> = [
    "IsASCIICapable", "PrefersRightToLeft", "PrimaryLanguage", "RequestsOpenAccess", "QLThumbnailMinimumDimension",
    "PHSupportedMediaTypes", "NSExtensionFileProviderSupportsEnumeration", "NSExtensionFileProviderActions", "UIDocumentPickerModes",
    "UIDocumentPickerSupportedFileTypes", "RPBroadcastProcessMode",
  ]

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for statement in ExtensionPoints.statements(info) {
      guard let value: PlacedValue = statement.value, let entry: ValueEntry = statement.entry, !entry.requiredKeys.isEmpty else { continue }
      let missing: [String] = entry.requiredKeys.map { InfoPlistKeyPath($0) }.filter { path in
        path.name.map { !Self.optional.contains($0) } ?? false && !Self.isThere(path, in: info)
      }.compactMap(\.name)
      guard !missing.isEmpty else { continue }
      let words: String = missing.map { "'\($0)'" }.joined(separator: ", ")
      context.report("an extension for '\(entry.value)' needs \(words)", at: .content(value), help: "add \(words)")
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
