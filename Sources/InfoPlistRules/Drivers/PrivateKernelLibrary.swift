import Linting

struct PrivateKernelLibrary: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "drivers/private-kernel-library", "a kernel extension links to private functions of the kernel", .error, .install,
    scope: RuleScope(products: [.kernelExtension]),
    rationale:
      "Only extensions of Apple may link to com.apple.kpi.private. Others are not loaded.",
    remedy: "Do without the private functions, and delete the library.",
    citations: [.repository("apple-oss-distributions/IOKitUser", "kext.subproj/OSKext.c")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.driver</string>\n<key>OSBundleLibraries</key>\n<dict>\n<key>«com.apple.kpi.private»</key>\n<string>8.0.0</string>\n</dict>",
          product: .kernelExtension)
      ],
      passing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.apple.driver.x</string>\n<key>OSBundleLibraries</key>\n<dict>\n<key>com.apple.kpi.private</key>\n<string>8.0.0</string>\n</dict>",
          product: .kernelExtension)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let library: PlacedValue = info["OSBundleLibraries"]?["com.apple.kpi.private"],
      let identifier: String = info.literal("CFBundleIdentifier"), !identifier.hasPrefix("com.apple.")
    else { return }
    context.report("only Apple's extensions may link to 'com.apple.kpi.private'", at: .key(library), help: "do without it")
  }
}
