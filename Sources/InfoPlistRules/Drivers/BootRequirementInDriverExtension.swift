import Linting

struct BootRequirementInDriverExtension: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "drivers/boot-requirement-in-driver-extension", "a driver extension asks to be loaded early", .error, .install,
    scope: RuleScope(products: [.driverExtension]),
    rationale:
      "Extensions in user space cannot run before the system has started. Those of others than Apple are refused when "
      + "they have OSBundleRequired.",
    remedy: "Delete the key.",
    citations: [.repository("apple-oss-distributions/IOKitUser", "kext.subproj/OSKext.c")], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.driver</string>\n<key>«OSBundleRequired»</key>\n<string>Root</string>",
          fixed: "<key>CFBundleIdentifier</key>\n<string>com.example.driver</string>", product: .driverExtension)
      ],
      passing: [
        .info("<key>CFBundleIdentifier</key>\n<string>com.example.driver</string>", product: .driverExtension),
        .info("<key>OSBundleRequired</key>\n<string>Root</string>", product: .kernelExtension),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["OSBundleRequired"], info.literal("CFBundleIdentifier")?.hasPrefix("com.apple.") != true else {
      return
    }
    context.report("driver extensions cannot have OSBundleRequired", at: .key(value), help: "delete it", fixes: [.remove(value)])
  }
}
