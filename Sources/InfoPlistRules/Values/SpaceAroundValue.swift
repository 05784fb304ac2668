import Linting

struct SpaceAroundValue: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/space-around-value", "white space stands before or after an identifier or a name", .warning, .invalid,
    rationale:
      "White space between the tags belongs to the value. Identifiers, versions, names of files and fixed values are compared letter by letter "
      + "and match nothing with a space or a line end.",
    remedy: "Take the white space away.", citations: [.observed("CoreFoundation, libplist and CPython"), .reference(.about)], fix: .safe,
    supersedes: [
      "executable/executable-not-found", "identity/invalid-bundle-identifier-character", "url-types/query-scheme-with-punctuation",
      "values/unknown-value", "versions/malformed-bundle-version", "versions/malformed-short-version",
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UILaunchStoryboardName</key>\n<string>«Launch »</string>",
          fixed: "<key>UILaunchStoryboardName</key>\n<string>Launch</string>"),
        .info(
          "<key>UIBackgroundModes</key>\n<array>\n<string>«\n  audio»</string>\n</array>",
          fixed: "<key>UIBackgroundModes</key>\n<array>\n<string>audio</string>\n</array>"),
      ],
      passing: [
        "<key>UILaunchStoryboardName</key>\n<string>Launch</string>", "<key>NSHumanReadableCopyright</key>\n<string>\n© me\n</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where item.value.kind == .string {
      guard let schema: ValueSchema = item.schema, let text: String = item.value.string else { continue }
      let trimmed: String = KeyNames.trim(text)
      guard trimmed != text, !trimmed.isEmpty, Self.isName(schema) else { continue }
      let isIdentity: Bool = item.parent == nil && Self.identity.contains(item.base) && Grammar.isStrictlyJudged(info.facts)
      context.report(
        "white space belongs to the value '\(trimmed)'", at: .content(item.value),
        notes: isIdentity ? [DiagnosticNote("devices and the App Store refuse it")] : [], help: "take it away",
        fixes: [.set(item.value, to: .string(trimmed), "take the white space away")], severity: isIdentity ? .error : nil)
    }
  }

  /// Keys whose values devices and the store compare with others.
  private static let identity: [String] = ["CFBundleIdentifier", "CFBundleExecutable", "CFBundleVersion", "CFBundleShortVersionString"]

  /// Whether a shape is a name rather than words for people or text in which spaces matter.
  private static func isName(_ schema: ValueSchema) -> Bool {
    let free: [String] = [
      StringFormat.text.name, StringFormat.userText.name, StringFormat.fourCharacterCode.name, StringFormat.predicate.name,
      StringFormat.relativePath.name, StringFormat.path.name, StringFormat.pathPattern.name, StringFormat.crossReference.name,
    ]
    let shapes: [ValueSchema] = schema.alternatives.filter { $0.accepts(.string) }
    return !shapes.isEmpty
      && shapes.allSatisfy {
        switch $0 {
        case .choice(let table): table.isClosed
        case .string(let format): !free.contains(format.name) && format.pattern != nil || Self.named.contains(format.name)
        default: false
        }
      }
  }

  private static let named: [String] = [
    StringFormat.className.name, StringFormat.fileName.name, StringFormat.fileNameWithoutExtension.name,
    StringFormat.fileNameOptionalExtension.name, StringFormat.imageName.name, StringFormat.colorName.name, StringFormat.reverseDNS.name,
  ]
}
