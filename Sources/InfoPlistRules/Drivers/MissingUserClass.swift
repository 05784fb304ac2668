import Linting

struct MissingUserClass: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "drivers/missing-user-class", "a personality of a driver extension does not say what to start", .error, .install,
    scope: RuleScope(products: [.driverExtension]),
    rationale:
      "A driver in user space is started as the process IOUserServerName, and creates an object of IOUserClass in it. "
      + "Without both the device is matched and nothing happens.",
    remedy: "Add the name of the class, and as server name the bundle identifier.",
    citations: [.keyPage("iouserclass"), .keyPage("iouserservername")])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>IOKitPersonalities</key>\n<dict>\n<key>«Scanner»</key>\n<dict>\n<key>IOUserClass</key>\n<string>Scanner</string>\n</dict>\n</dict>",
          product: .driverExtension)
      ],
      passing: [
        .info(
          "<key>IOKitPersonalities</key>\n<dict>\n<key>Scanner</key>\n<dict>\n<key>IOUserClass</key>\n<string>Scanner</string>\n<key>IOUserServerName</key>\n<string>com.example.driver</string>\n</dict>\n</dict>",
          product: .driverExtension)
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for personality in info["IOKitPersonalities"]?.members ?? [] where personality.kind == .dictionary {
      let missing: [String] = ["IOUserClass", "IOUserServerName"].filter { personality[$0] == nil }
      guard !missing.isEmpty else { continue }
      context.report(
        "the personality '\(personality.key)' lacks \(missing.joined(separator: " and "))", at: .key(personality),
        help: "add \(missing.joined(separator: " and "))")
    }
  }
}
