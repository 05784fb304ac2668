import Linting

struct PadOrientationMissing: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/pad-orientation-missing", "an iPad app that shares the screen lacks an orientation", .error, .store,
    scope: .of(.iOSApp, stage: .product),
    rationale:
      "An app that can stand beside others must work in all four orientations. The store refuses an iPad app with fewer, "
      + "unless it asks for the full screen.",
    remedy: "List all four orientations for iPad, or set UIRequiresFullScreen where systems still obey it.",
    citations: [.store("ITMS-90474", seenAt: "expo/eas-cli#179"), Citation(.swiftBuild)],
    requirements: ["R-IOS-031"], supersedes: ["variants/variant-without-base"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n<integer>2</integer>\n</array>\n"
            + "<key>UISupportedInterfaceOrientations~ipad</key>\n«<array>\n<string>UIInterfaceOrientationPortrait</string>\n"
            + "<string>UIInterfaceOrientationPortraitUpsideDown</string>\n</array>»", stage: .product, platform: .iOS, product: .iOSApp),
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n<integer>2</integer>\n</array>\n"
            + "<key>«UISupportedInterfaceOrientations~iphone»</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n</array>",
          stage: .product, platform: .iOS, product: .iOSApp, note: "nothing is said for iPad"),
      ],
      passing: [
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n<integer>2</integer>\n</array>\n"
            + "<key>UISupportedInterfaceOrientations~ipad</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n"
            + "<string>UIInterfaceOrientationPortraitUpsideDown</string>\n"
            + "<string>UIInterfaceOrientationLandscapeLeft</string>\n<string>UIInterfaceOrientationLandscapeRight</string>\n"
            + "</array>", stage: .product, platform: .iOS, product: .iOSApp),
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n</array>\n"
            + "<key>UISupportedInterfaceOrientations</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n</array>",
          stage: .product, platform: .iOS, product: .iOSApp),
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n<integer>2</integer>\n</array>\n"
            + "<key>UISupportedInterfaceOrientations</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n"
            + "</array>\n<key>UIRequiresFullScreen</key>\n<true/>", stage: .product, platform: .iOS, product: .iOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard DeviceKeys.families(info).contains(2), DeviceKeys.isStartedApp(info) else { return }
    let optsOut: Bool = ["UIRequiresFullScreen", "UIRequiresFullScreen~ipad"].contains { info[$0]?.node.boolean == true }
    guard !optsOut else { return }
    if let sdk: OSVersion = info.facts.sdk, sdk < OSVersion(9) { return }
    guard let list: PlacedValue = DeviceKeys.padOrientations(info) else {
      // Without any list another rule speaks.
      guard let phone: PlacedValue = info["UISupportedInterfaceOrientations~iphone"] else { return }
      return context.report(
        "the app does not say in which orientations it works on iPad", at: .key(phone),
        notes: [DiagnosticNote("the App Store wants all four of apps that share the screen")],
        help: "add UISupportedInterfaceOrientations~ipad with all four")
    }
    guard list.kind == .array else { return }
    let present: [String] = list.elements.compactMap(\.string)
    let missing: [String] = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"].map { "UIInterfaceOrientation" + $0 }
      .filter { !present.contains($0) }
    guard !missing.isEmpty else { return }
    context.report(
      "on iPad the app lacks \(missing.joined(separator: ", "))", at: .value(list),
      notes: [DiagnosticNote("the App Store wants all four of apps that share the screen")], help: "add them")
  }
}
