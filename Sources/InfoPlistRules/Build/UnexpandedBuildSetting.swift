import Linting

struct UnexpandedBuildSetting: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/unexpanded-build-setting", "a finished bundle holds the name of a build setting in the place of its value", .error, .build,
    scope: .products,
    rationale:
      "The build expands $(NAME) and ${NAME}. Where one is left in a product, the file was copied as a resource or processed by another "
      + "tool, and systems take the text as it stands.",
    remedy: "Let the build process the file (INFOPLIST_FILE) instead of copying it.",
    citations: [
      Citation(.swiftBuild), .repository("bazelbuild/rules_apple", "tools/plisttool"), .store("ITMS-90056", seenAt: "google/promises#50"),
      .store("ITMS-90277", .low),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleName</key>\n<string>«$(PRODUCT_NAME)»</string>", stage: .product),
        .info("<key>CFBundleURLTypes</key>\n<array>\n<string>«x-${SCHEME}»</string>\n</array>", stage: .product),
      ],
      passing: [
        .info("<key>CFBundleName</key>\n<string>$(PRODUCT_NAME)</string>", note: "right in a source"),
        .info("<key>CFBundleName</key>\n<string>Cash $ (5)</string>", stage: .product),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let identifying: Set<String> = [
      "CFBundleIdentifier", "CFBundleExecutable", "CFBundleVersion", "CFBundleShortVersionString", "CFBundlePackageType",
    ]
    for item in info.cataloged where item.value.kind == .string {
      let value: PlacedValue = item.value
      guard let text: String = value.string, let setting: Substring = BuildVariable.firstReference(in: text) else { continue }
      let isIdentifying: Bool = value.path.components.count == 1 && identifying.contains(value.key)
      context.report(
        "'\(setting)' has not been expanded", at: .content(value),
        notes: [DiagnosticNote("systems take the text as it stands")], help: "let the build process this file instead of copying it",
        severity: isIdentifying ? nil : .warning)
    }
  }
}
