import Linting

struct UpsideDownOnPhone: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/upside-down-on-phone", "an iPhone app lists the upside-down orientation", .info, .style, activation: .onRequest,
    rationale:
      "iPhones without a home button never turn an app upside down. The entry does nothing there.",
    remedy: "Delete the entry from the list for iPhone.",
    citations: [.applePage("uikit/uiinterfaceorientationmask"), Citation(.publicFiles, .low)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>UISupportedInterfaceOrientations~iphone</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n"
            + "<string>«UIInterfaceOrientationPortraitUpsideDown»</string>\n</array>"),
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n</array>\n<key>UISupportedInterfaceOrientations</key>\n<array>\n"
            + "<string>«UIInterfaceOrientationPortraitUpsideDown»</string>\n</array>", note: "an app for iPhone alone"),
      ],
      passing: [
        .info(
          "<key>UISupportedInterfaceOrientations~ipad</key>\n<array>\n<string>UIInterfaceOrientationPortrait</string>\n"
            + "<string>UIInterfaceOrientationPortraitUpsideDown</string>\n"
            + "<string>UIInterfaceOrientationLandscapeLeft</string>\n<string>UIInterfaceOrientationLandscapeRight</string>\n"
            + "</array>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let plain: PlacedValue? = DeviceKeys.families(info) == [1] ? info["UISupportedInterfaceOrientations"] : nil
    guard let list: PlacedValue = info["UISupportedInterfaceOrientations~iphone"] ?? plain else { return }
    for element in list.elements where element.string == "UIInterfaceOrientationPortraitUpsideDown" {
      context.report("phones without a home button are never used upside down", at: .content(element), help: "delete it")
    }
  }
}
