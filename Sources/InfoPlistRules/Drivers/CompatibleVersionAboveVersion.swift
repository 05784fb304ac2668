import Linting

struct CompatibleVersionAboveVersion: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "drivers/compatible-version-above-version", "OSBundleCompatibleVersion is higher than CFBundleVersion", .error, .install,
    scope: RuleScope(products: [.kernelExtension]),
    rationale:
      "The key names the oldest version whose clients still link with this one, which cannot be newer than the "
      + "extension itself. The kernel refuses such an extension.",
    remedy: "Lower OSBundleCompatibleVersion, or raise CFBundleVersion.",
    citations: [.repository("apple-oss-distributions/IOKitUser", "kext.subproj/OSKext.c"), .keyPage("osbundlecompatibleversion")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleVersion</key>\n<string>1.2</string>\n<key>OSBundleCompatibleVersion</key>\n<string>«1.3»</string>",
          product: .kernelExtension)
      ],
      passing: [
        .info(
          "<key>CFBundleVersion</key>\n<string>1.3</string>\n<key>OSBundleCompatibleVersion</key>\n<string>1.0</string>",
          product: .kernelExtension),
        .info(
          "<key>CFBundleVersion</key>\n<string>$(V)</string>\n<key>OSBundleCompatibleVersion</key>\n<string>1.0</string>",
          product: .kernelExtension),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["OSBundleCompatibleVersion"], let text: String = value.literal,
      let oldest: OSVersion = OSVersion(text: text),
      let own: String = info.literal("CFBundleVersion"), let version: OSVersion = OSVersion(text: own), oldest > version
    else { return }
    context.report(
      "OSBundleCompatibleVersion '\(text)' is higher than CFBundleVersion '\(own)'", at: .content(value),
      help: "write a version up to '\(own)'")
  }
}
