import Linting

struct DeploymentTargetOfAnotherPlatform: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "build/deployment-target-of-another-platform", "a minimum is taken from the deployment target of another platform", .warning, .build,
    rationale:
      "LSMinimumSystemVersion is a version of macOS, also for Mac Catalyst; MinimumOSVersion is a version of the other systems. With the build "
      + "setting of another platform the product asks for a version that is far too new or too old.",
    remedy: "Take the setting of the platform that reads the key, or leave the key to the build.",
    citations: [Citation(.swiftBuild), .keyPage("lsminimumsystemversion"), .keyPage("minimumosversion")], fix: .unsafe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>LSMinimumSystemVersion</key>\n<string>«$(IPHONEOS_DEPLOYMENT_TARGET)»</string>",
          fixed: "<key>LSMinimumSystemVersion</key>\n<string>$(MACOSX_DEPLOYMENT_TARGET)</string>"),
        "<key>MinimumOSVersion</key>\n<string>«${MACOSX_DEPLOYMENT_TARGET}»</string>",
      ],
      passing: [
        "<key>LSMinimumSystemVersion</key>\n<string>$(MACOSX_DEPLOYMENT_TARGET)</string>",
        "<key>MinimumOSVersion</key>\n<string>$(WATCHOS_DEPLOYMENT_TARGET)</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (key, others) in [
      ("LSMinimumSystemVersion", ["IPHONEOS_", "TVOS_", "WATCHOS_", "XROS_"]), ("MinimumOSVersion", ["MACOSX_"]),
    ] {
      guard let value: PlacedValue = info[key], value.isVariable, let text: String = value.string,
        others.contains(where: { text == "$(\($0)DEPLOYMENT_TARGET)" || text == "${\($0)DEPLOYMENT_TARGET}" })
      else { continue }
      let isMac: Bool = key == "LSMinimumSystemVersion"
      context.report(
        "the \(key) is taken from '\(text)'", at: .content(value),
        notes: [DiagnosticNote(isMac ? "the key holds a version of macOS" : "macOS does not read the key")],
        help: isMac ? "write '$(MACOSX_DEPLOYMENT_TARGET)'" : "write the setting of the platform, or delete the key",
        fixes: isMac ? [.set(value, to: .string("$(MACOSX_DEPLOYMENT_TARGET)"), "write '$(MACOSX_DEPLOYMENT_TARGET)'")] : [])
    }
  }
}
