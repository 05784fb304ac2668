import Linting

struct PersonalityOfAnotherBundle: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "drivers/personality-of-another-bundle", "a personality names another kernel extension than the one it stands in", .info, .runtime,
    scope: RuleScope(products: [.kernelExtension]),
    rationale:
      "The identifier in a personality says which extension is loaded when the device turns up. Another one than the "
      + "own is rarely meant; it is mostly left over after the extension was renamed.",
    remedy: "Write the identifier of the extension, or leave it out: the system then adds it.",
    citations: [.repository("apple-oss-distributions/IOKitUser", "kext.subproj/OSKext.c"), .keyPage("iokitpersonalities")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.driver</string>\n<key>CFBundleExecutable</key>\n<string>x</string>\n<key>IOKitPersonalities</key>\n<dict>\n<key>Scanner</key>\n<dict>\n<key>CFBundleIdentifier</key>\n<string>«com.example.old»</string>\n</dict>\n</dict>",
          product: .kernelExtension)
      ],
      passing: [
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.driver</string>\n<key>CFBundleExecutable</key>\n<string>x</string>\n<key>IOKitPersonalities</key>\n<dict>\n<key>Scanner</key>\n<dict>\n<key>CFBundleIdentifier</key>\n<string>com.example.driver</string>\n</dict>\n</dict>",
          product: .kernelExtension),
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.driver</string>\n<key>IOKitPersonalities</key>\n<dict>\n<key>Scanner</key>\n<dict>\n<key>CFBundleIdentifier</key>\n<string>com.apple.driver.x</string>\n</dict>\n</dict>",
          product: .kernelExtension, note: "an extension without code serves another one"),
        .info(
          "<key>CFBundleIdentifier</key>\n<string>com.example.driver</string>\n<key>CFBundleExecutable</key>\n<string>x</string>\n<key>IOKitPersonalities</key>\n<dict>\n<key>Scanner</key>\n<dict>\n<key>CFBundleIdentifier</key>\n<string>com.apple.kpi.iokit</string>\n</dict>\n</dict>",
          product: .kernelExtension, note: "a class of the system"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["CFBundleExecutable"] != nil, let own: String = info.literal("CFBundleIdentifier") else { return }
    for personality in info["IOKitPersonalities"]?.members ?? [] {
      guard let value: PlacedValue = personality["CFBundleIdentifier"], let name: String = value.literal, name != own,
        !name.hasPrefix("com.apple.")
      else { continue }
      context.report(
        "the personality '\(personality.key)' loads '\(name)', but this is '\(own)'", at: .content(value),
        help: "write '\(own)' if it is meant")
    }
  }
}
