import Linting

struct WrongApiReason: FileRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/wrong-api-reason", "a privacy manifest gives a reason that its group of interfaces does not have", .error, .store,
    rationale:
      "Each group of interfaces has its own reason codes. A code of another group, or one that does not exist, leaves the calls "
      + "unexplained, and the store refuses the upload.",
    remedy: "Use a code of the group that fits what the code does.",
    citations: [
      .store("ITMS-91055"), .store("ITMS-91106", seenAt: "exponea/exponea-ios-sdk#77"),
      .applePage("bundleresources/describing-use-of-required-reason-api"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        PrivacyManifests.example(category: "NSPrivacyAccessedAPICategoryUserDefaults", reasons: "<string>«C617.1»</string>"),
        PrivacyManifests.example(category: "NSPrivacyAccessedAPICategoryDiskSpace", reasons: "<string>«to save files»</string>"),
      ],
      passing: [
        PrivacyManifests.example(
          category: "NSPrivacyAccessedAPICategoryFileTimestamp", reasons: "<string>C617.1</string>\n<string>3B52.1</string>"),
        PrivacyManifests.example(category: "NSPrivacyAccessedAPICategoryMine", reasons: "<string>C617.1</string>", note: "another rule"),
      ])
  }

  func check(_ file: FileSubject, in context: inout RuleContext) {
    guard let root: PlacedValue = PrivacyManifests.root(file) else { return }
    for item in PrivacyManifests.interfaces(root) {
      guard let category: String = item["NSPrivacyAccessedAPIType"]?.literal else { continue }
      guard let table: ValueTable = .privacyReasons(ofCategory: category) else { continue }
      for element in item["NSPrivacyAccessedAPITypeReasons"]?.elements ?? [] {
        guard let reason: String = element.literal, !table.entries.contains(where: { $0.value == reason }) else { continue }
        let isOther: Bool = ValueTable.privacyAPIReasons.entries.contains { $0.value == reason }
        context.report(
          isOther ? "'\(reason)' is a reason of another group than '\(category)'" : "'\(reason)' is no reason code", at: .content(element),
          notes: table.entries.map { DiagnosticNote("'\($0.value)': \($0.meaning)") }, help: "use a reason of the group")
      }
    }
  }
}
