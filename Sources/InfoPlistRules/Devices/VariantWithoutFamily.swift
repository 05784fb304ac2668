import Linting

struct VariantWithoutFamily: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/variant-without-family", "a key has a variant for a device on which the app does not run as on its own", .info, .style,
    scope: .of(.iOSApp, stage: .product), activation: .onRequest,
    rationale:
      "An app whose UIDeviceFamily names iPhone alone is shown on iPad as on a phone and never reads keys with ~ipad; one for iPad alone never reads "
      + "those with ~iphone. Project templates write both.",
    remedy: "Delete the variant, or add the device to TARGETED_DEVICE_FAMILY.",
    citations: [.keyPage("uidevicefamily"), .reference(.about)], fix: .unsafe, supersedes: ["variants/variant-without-base"])

  static var examples: RuleExamples {
    func app(_ families: [Int], _ rest: String) -> String {
      "<key>UIDeviceFamily</key>\n<array>\n" + families.map { "<integer>\($0)</integer>\n" }.joined() + "</array>" + rest
    }
    let variant: String = "\n<key>«UIStatusBarHidden~ipad»</key>\n<true/>"
    return RuleExamples(
      failing: [.info(app([1], variant), fixed: app([1], ""), stage: .product, platform: .iOS, product: .iOSApp)],
      passing: [
        .info(app([1, 2], variant.filter { $0 != "«" && $0 != "»" }), stage: .product, platform: .iOS, product: .iOSApp),
        .info("<key>UIStatusBarHidden~ipad</key>\n<true/>", stage: .product, platform: .iOS, product: .iOSApp),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    let families: [Int] = DeviceKeys.families(info)
    guard !families.isEmpty else { return }
    for entry in info.entries {
      let device: (family: Int, name: String)? =
        entry.key.hasSuffix("~ipad") ? (2, "iPad") : entry.key.hasSuffix("~iphone") ? (1, "iPhone") : nil
      guard let device, !families.contains(device.family) else { continue }
      context.report(
        "'\(entry.key)' is never read: the app is not for \(device.name)", at: .key(entry),
        help: "delete it, or add the device to TARGETED_DEVICE_FAMILY", fixes: [.remove(entry)])
    }
  }
}
