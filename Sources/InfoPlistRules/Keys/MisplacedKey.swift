import Linting

struct MisplacedKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/misplaced-key", "a key stands in a dictionary where nothing reads it", .warning, .invalid,
    rationale:
      "A key works only in its place. The same name at the root, one level too high or in another dictionary is read by nobody.",
    remedy: "Move the key to the place that the message names.",
    citations: [.reference(.about), .reference(.appExtensions), Citation(.publicFiles, .medium)],
    requirements: [
      "R-EXT-001", "R-EXT-002", "R-EXT-004", "R-EXT-005", "R-EXT-009", "R-EXT-010", "R-EXT-011", "R-EXT-036", "R-EXT-044", "R-EXT-049",
      "R-EXT-051", "R-ATS-010", "R-ATS-011", "R-ATS-014", "R-ICON-022", "R-UTI-017", "R-UTI-003",
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>«NSExtensionPointIdentifier»</key>\n<string>com.apple.share-services</string>",
        .info(
          "<key>UTExportedTypeDeclarations</key>\n<array>\n<dict>\n<key>«public.filename-extension»</key>\n<array>\n<string>note</string>\n"
            + "</array>\n</dict>\n</array>"),
        "<key>NSAppTransportSecurity</key>\n<dict>\n<key>«NSRequiresCertificateTransparency»</key>\n<true/>\n</dict>",
      ],
      passing: [
        "<key>NSExtension</key>\n<dict>\n<key>NSExtensionPointIdentifier</key>\n<string>com.apple.share-services</string>\n</dict>",
        "<key>MYSettings</key>\n<dict>\n<key>NSIncludesSubdomains</key>\n<true/>\n</dict>",
        .info("<key>UILaunchScreen</key>\n<dict>\n<key>UILaunchScreen</key>\n<dict/>\n</dict>", note: "Xcode generates it so"),
        .info(
          "<key>UIApplicationSceneManifest</key>\n<dict>\n<key>UIApplicationPreferredDefaultSceneSessionRole</key>\n"
            + "<string>UIWindowSceneSessionRoleApplication</string>\n</dict>", note: "Xcode's projects for visionOS have it here"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, guess) in KeyNames.guesses(in: info, context) {
      guard case .elsewhere(let key)? = guess, !Self.isGenerated(item) else { continue }
      guard let home: InfoPlistKeyPath = Self.home(of: item, key, in: info) else { continue }
      let container: String? = home.parent.flatMap { $0.segments.isEmpty ? nil : $0.description }
      context.report(
        "'\(item.value.key)' is not read here", at: .key(item.value),
        notes: [DiagnosticNote(container.map { "its place is in \($0)" } ?? "its place is the root")],
        help: container == nil && info[item.value.key] != nil ? "delete it: the root has it already" : "move it there, or delete it")
    }
  }

  /// Whether Xcode wrote the entry: a generated launch screen holds an empty dictionary of its own name.
  private static func isGenerated(_ item: CatalogedValue) -> Bool {
    item.place == "UILaunchScreen.UILaunchScreen" && item.value.kind == .dictionary && item.value.members.isEmpty
  }

  /// The place where a key belongs: the one nearest to where it stands.
  private static func home(of item: CatalogedValue, _ key: InfoPlistKey, in info: InfoSubject) -> InfoPlistKeyPath? {
    let here: [InfoPlistKeyPath.Segment] = info.containerPlace(of: item).segments
    let all: [InfoPlistKeyPath] = KeyCatalog.keys(named: item.value.key).filter { $0.family.document == .infoPlist }.flatMap(\.paths)
      .filter { $0.name == item.value.key }
    return all.max { shared($0, here) < shared($1, here) }
  }

  private static func shared(_ path: InfoPlistKeyPath, _ here: [InfoPlistKeyPath.Segment]) -> Int {
    zip(path.segments, here).prefix { $0 == $1 }.count
  }
}
