import Linting

struct MissingRecommendedKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/missing-recommended-key", "a bundle lacks a key that the reference recommends for its kind", .info, .style, scope: .products,
    activation: .onRequest,
    rationale:
      "The reference names keys that every app of a kind should have. Most of them have defaults that do; the list helps to "
      + "see what is left to chance.",
    remedy: "Add the key where its default is not what you want.",
    citations: [.reference(.about), .reference(.coreFoundation)],
    requirements: [
      "R-REC-001", "R-REC-002", "R-REC-003", "R-REC-004", "R-REC-006", "R-REC-007", "R-REC-008", "R-REC-009", "R-REC-010", "R-REC-011",
      "R-REC-012", "R-REC-016", "R-REC-017", "R-REC-018", "R-REC-019", "R-REC-020", "R-REC-021", "R-REC-022", "R-REC-023", "R-REC-024",
      "R-REC-026", "R-REC-027", "R-REC-028", "R-REC-029", "R-CF-007", "R-CF-028", "R-CF-029", "R-NAME-003", "R-NAME-015",
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .missing("<key>CFBundleName</key>\n<string>x</string>", stage: .product, platform: .macOS, product: .framework)
      ],
      passing: [
        .info(
          "<key>CFBundleDevelopmentRegion</key>\n<string>x</string>\n<key>CFBundleDisplayName</key>\n<string>x</string>\n"
            + "<key>CFBundleExecutable</key>\n<string>x</string>\n<key>CFBundleIdentifier</key>\n<string>x</string>\n"
            + "<key>CFBundleInfoDictionaryVersion</key>\n<string>x</string>\n<key>CFBundleName</key>\n<string>x</string>\n"
            + "<key>CFBundlePackageType</key>\n<string>x</string>\n<key>CFBundleVersion</key>\n<string>x</string>", stage: .product,
          platform: .macOS, product: .framework),
        .info(
          "<key>CFBundleDevelopmentRegion</key>\n<string>x</string>\n<key>CFBundleIdentifier</key>\n<string>x</string>\n"
            + "<key>CFBundleInfoDictionaryVersion</key>\n<string>x</string>\n<key>CFBundleName</key>\n<string>x</string>\n"
            + "<key>CFBundlePackageType</key>\n<string>BNDL</string>\n<key>CFBundleVersion</key>\n<string>x</string>", stage: .product,
          product: .bundle, note: "a bundle of resources has no program, and people do not see its name"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let product: ProductKind = info.facts.product else { return }
    let missing: [String] = KeyExpectations.of(product).items.filter { $0.level != .common }.map(\.key).filter { key in
      guard info[key] == nil, info[key + "~ipad"] == nil else { return false }
      if Self.isDemanded(key, of: info) { return false }
      switch key {
      // Nobody is shown the name of a framework, of tests or of resources, and resources need no program.
      case "CFBundleDisplayName": return Self.hasShownName(product)
      case "CFBundleExecutable": return product != .bundle
      // Newer keys that say the same.
      case "CFBundleIconFiles", "CFBundleIconFile": return info["CFBundleIcons"] == nil && info["CFBundleIconName"] == nil
      case "UIMainStoryboardFile": return info["UIApplicationSceneManifest"] == nil
      case "NSMainNibFile": return info["NSMainStoryboardFile"] == nil
      default: return true
      }
    }
    guard !missing.isEmpty else { return }
    context.report(
      "the bundle lacks \(missing.map(Self.today).joined(separator: ", "))", at: info.opening,
      help: missing.count == 1 ? "add it where its default is not what you want" : "add them where their defaults are not what you want")
  }

  /// Whether people see the name of such a product.
  private static func hasShownName(_ product: ProductKind) -> Bool {
    switch product {
    case .iOSApp, .macOSApp, .tvOSApp, .watchOSApp, .visionOSApp, .appClip, .appExtension, .extensionKitExtension, .watchKitExtension,
      .preferencePane, .screenSaver, .inputMethod:
      true
    default: false
    }
  }

  /// The key that today's tools write for one of the reference.
  private static func today(_ key: String) -> String { key == "CFBundleIconFiles" ? "CFBundleIcons" : key }

  /// Whether a rule of its own asks for the key, so that this one need not.
  private static func isDemanded(_ key: String, of info: InfoSubject) -> Bool {
    func isAsked(by rule: any InfoRule.Type) -> Bool { rule.info.scope.contains(info.facts) }
    let hasCode: Bool = Products.hasCode(info)
    return switch key {
    case "CFBundleIdentifier": isAsked(by: MissingBundleIdentifier.self) && hasCode
    case "CFBundleVersion": isAsked(by: MissingBundleVersion.self) && hasCode
    case "CFBundleShortVersionString": isAsked(by: MissingShortVersion.self)
    case "CFBundleExecutable": isAsked(by: MissingExecutableKey.self)
    case "CFBundlePackageType": isAsked(by: MissingPackageType.self) && hasCode
    case "CFBundleName": isAsked(by: MissingBundleName.self) && Grammar.isStrictlyJudged(info.facts)
    case "CFBundleDisplayName": info.facts.product == .appExtension && Grammar.isStrictlyJudged(info.facts)
    case "CFBundleIconFile": isAsked(by: MissingMacIcon.self)
    default: false
    }
  }
}
