import Linting

struct SharedMatchOnResources: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "drivers/shared-match-on-resources", "a driver without a device matches in the same category as others", .warning, .runtime,
    scope: RuleScope(products: [.kernelExtension]),
    rationale:
      "Of the drivers that match IOResources in one category only one is started. Without IOMatchCategory, or with a "
      + "name that is not that of the class, a driver may keep others from starting, or be kept itself.",
    remedy: "Add IOMatchCategory with the name of IOClass.",
    citations: [.repository("apple-oss-distributions/IOKitUser", "kext.subproj/OSKext.c"), .keyPage("iomatchcategory")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>IOKitPersonalities</key>\n<dict>\n<key>Scanner</key>\n<dict>\n<key>IOClass</key>\n<string>Scanner</string>\n<key>IOProviderClass</key>\n<string>«IOResources»</string>\n</dict>\n</dict>",
          product: .kernelExtension)
      ],
      passing: [
        .info(
          "<key>IOKitPersonalities</key>\n<dict>\n<key>Scanner</key>\n<dict>\n<key>IOClass</key>\n<string>Scanner</string>\n<key>IOProviderClass</key>\n<string>IOResources</string>\n<key>IOMatchCategory</key>\n<string>Scanner</string>\n</dict>\n</dict>",
          product: .kernelExtension),
        .info(
          "<key>IOKitPersonalities</key>\n<dict>\n<key>Scanner</key>\n<dict>\n<key>IOClass</key>\n<string>Scanner</string>\n<key>IOProviderClass</key>\n<string>IOUSBDevice</string>\n</dict>\n</dict>",
          product: .kernelExtension),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for personality in info["IOKitPersonalities"]?.members ?? [] {
      guard let provider: PlacedValue = personality["IOProviderClass"], provider.string == "IOResources",
        let name: PlacedValue = personality["IOClass"]
      else { continue }
      if name.isVariable || personality["IOMatchCategory"]?.string == name.string { continue }
      context.report(
        "'\(personality.key)' matches IOResources without a category of its own", at: .content(provider),
        notes: [DiagnosticNote("only one driver of a category is started")], help: "set IOMatchCategory to '\(name.string ?? "")'")
    }
  }
}
