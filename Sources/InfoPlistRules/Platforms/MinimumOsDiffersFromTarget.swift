import Linting

struct MinimumOsDiffersFromTarget: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "platforms/minimum-os-differs-from-target", "an Info.plist states another oldest system than the deployment target", .warning, .build,
    rationale:
      "The build writes the oldest system from the deployment target. A lower version that stands in the file already is raised with a "
      + "warning; a higher one stays, and keeps out people whose system the code would run on. The rule compares with the deployment target "
      + "that is stated with --deployment-target or in the configuration.",
    remedy: "Delete the key, so that the deployment target alone decides.",
    citations: [Citation(.swiftBuild), .repository("dotnet/macios", "error E7082", .medium)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>MinimumOSVersion</key>\n<string>«12.0»</string>", platform: .iOS, deploymentTarget: "15.0"),
        .info("<key>LSMinimumSystemVersion</key>\n<string>«13.0»</string>", platform: .macOS, deploymentTarget: "12.0"),
      ],
      passing: [
        .info("<key>MinimumOSVersion</key>\n<string>15.0</string>", platform: .iOS, deploymentTarget: "15.0"),
        .info("<key>MinimumOSVersion</key>\n<string>$(IPHONEOS_DEPLOYMENT_TARGET)</string>", platform: .iOS, deploymentTarget: "15.0"),
        .info("<key>MinimumOSVersion</key>\n<string>12.0</string>", platform: .iOS, note: "no deployment target is known"),
      ])
  }

  private static let keys: [String] = ["MinimumOSVersion", "LSMinimumSystemVersion", "OSMinimumDriverKitVersion"]

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let target: OSVersion = info.facts.deploymentTarget, let platform: Platform = info.facts.platform else { return }
    let versions: [OSVersion] = Self.keys.compactMap { info.literal($0).flatMap(OSVersion.init(text:)) }
    // Where nobody states a target, it is what the file itself says.
    guard !versions.isEmpty, !versions.contains(target) else { return }
    let key: String = platform == .macOS ? Self.keys[1] : platform == .driverKit ? Self.keys[2] : Self.keys[0]
    guard platform != .macCatalyst, let value: PlacedValue = info[key],
      let version: OSVersion = value.literal.flatMap(OSVersion.init(text:))
    else { return }
    let isLower: Bool = version < target
    context.report(
      "the \(key) is '\(version)', but the deployment target is \(target)", at: .content(value),
      notes: [
        DiagnosticNote(isLower ? "the build raises it and warns" : "the product does not run on systems for which it is built")
      ],
      help: "delete the key, so that the deployment target decides", severity: isLower ? nil : .info)
  }
}
