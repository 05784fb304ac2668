import Linting

struct IdentifierTooLong: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "drivers/identifier-too-long", "the identifier or version of a kernel extension has 64 characters or more", .error, .install,
    scope: RuleScope(products: [.kernelExtension]),
    rationale:
      "The kernel keeps both in fields of 64 bytes, the last of which is zero, and refuses extensions whose texts do "
      + "not fit.",
    remedy: "Shorten the text.",
    citations: [.repository("apple-oss-distributions/IOKitUser", "kext.subproj/OSKext.c")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>«com.example.driver.driver.driver.driver.driver.driver.driver.driver.x»</string>",
          product: .kernelExtension)
      ],
      passing: [
        .info("<key>CFBundleIdentifier</key>\n<string>com.example.driver</string>", product: .kernelExtension)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for key in ["CFBundleIdentifier", "CFBundleVersion"] {
      guard let value: PlacedValue = info[key], let text: String = value.literal, text.utf8.count >= 64 else { continue }
      context.report("\(key) has \(text.utf8.count) characters, but the kernel takes 63", at: .content(value), help: "shorten it")
    }
  }
}
