import Linting

struct InvalidBundleIdentifierCharacter: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "identity/invalid-bundle-identifier-character", "CFBundleIdentifier holds a character that identifiers cannot have", .error, .store,
    rationale:
      "A bundle identifier is a uniform type identifier of a stricter kind: letters A-Z and a-z, digits, hyphens and periods. The store "
      + "refuses underscores, spaces and letters with accents, and the build warns about them.",
    remedy: "Use hyphens in the place of other signs.",
    citations: [
      .reference(.coreFoundation), .keyPage("cfbundleidentifier"), Citation(.swiftBuild),
      .store("ITMS-90049", seenAt: "firebase/firebase-ios-sdk#9954"),
    ],
    requirements: ["R-ID-002", "R-ID-005"], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>«com.example.my_app»</string>",
          fixed: "<key>CFBundleIdentifier</key>\n<string>com.example.my-app</string>"),
        .info(
          "<key>CFBundleIdentifier</key>\n<string>«com.exämple.app»</string>",
          fixed: "<key>CFBundleIdentifier</key>\n<string>com.ex-mple.app</string>"),
      ],
      passing: [
        .info("<key>CFBundleIdentifier</key>\n<string>___VARIABLE_bundleIdentifier___</string>", note: "a template of Xcode"),
        "<key>CFBundleIdentifier</key>\n<string>com.example.My-App2</string>",
        "<key>CFBundleIdentifier</key>\n<string>com.example.$(PRODUCT_NAME:rfc1034identifier)</string>",
        "<key>CFBundleIdentifier</key>\n<string>%BUNDLE_ID%</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["CFBundleIdentifier"], let text: String = value.literal, !text.allSatisfy(\.isWhitespace) else {
      return
    }
    guard let odd: Character = text.first(where: { !Grammar.isIdentifierCharacter($0) }) else { return }
    let repaired: String = String(text.map { Grammar.isIdentifierCharacter($0) ? $0 : "-" })
    context.report(
      "the bundle identifier '\(text)' holds \(Self.name(odd))", at: .content(value),
      notes: [DiagnosticNote("only A-Z, a-z, 0-9, hyphen and period are allowed; the App Store refuses others")],
      help: "write '\(repaired)', or change the name", fixes: [.set(value, to: .string(repaired), "write '\(repaired)'")],
      severity: Grammar.isStrictlyJudged(info.facts) ? nil : .warning)
  }

  private static func name(_ character: Character) -> String {
    switch character {
    case " ": "a space"
    case "_": "an underscore"
    case "\n", "\r", "\r\n": "a line end"
    case "\t": "a tab"
    default: "'\(character)'"
    }
  }
}
