import Linting

struct LegacyCalendarKeyAlone: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/legacy-calendar-key-alone", "an app asks for calendars or reminders with the key of iOS 16 alone", .warning, .runtime,
    scope: .on(.iOS, .macOS, .watchOS),
    rationale:
      "iOS 17, macOS 14 and watchOS 10 split the permission: full access and adding events have keys of their own. An app that is built with "
      + "their SDK and has the older key alone gets no access on them.",
    remedy: "Add the key for full access, or for calendars the one for writing only.",
    citations: [
      .keyPage("nscalendarsfullaccessusagedescription"), .keyPage("nsremindersfullaccessusagedescription"),
      .applePage("technotes/tn3153-adopting-api-changes-for-eventkit-in-ios-macos-and-watchos"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>«NSCalendarsUsageDescription»</key>\n<string>Shows your day.</string>", stage: .product, platform: .iOS, sdk: "17.0"),
        .info(
          "<key>«NSRemindersUsageDescription»</key>\n<string>Shows your tasks.</string>", stage: .product, platform: .macOS, sdk: "14.2"),
      ],
      passing: [
        .info("<key>NSCalendarsUsageDescription</key>\n<string>Shows your day.</string>", stage: .product, platform: .iOS, sdk: "16.4"),
        .info(
          "<key>NSCalendarsUsageDescription</key>\n<string>Shows your day.</string>\n<key>NSCalendarsWriteOnlyAccessUsageDescription</key>\n"
            + "<string>Adds a trip.</string>", stage: .product, platform: .iOS, sdk: "17.0"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (old, new) in Self.keys {
      guard let value: PlacedValue = info[old], value.string?.isEmpty == false, !new.contains(where: { info[$0] != nil }) else { continue }
      if let key: InfoPlistKey = new.first.flatMap(KeyCatalog.topLevelKey(named:)), info.maySettingsGive(key) { continue }
      guard let platform: Platform = info.facts.platform, let since: OSVersion = Self.first(platform) else { continue }
      guard let sdk: OSVersion = info.facts.sdk, sdk >= since else { continue }
      context.report(
        "'\(old)' alone gives no access from \(platform.rawValue) \(since) on", at: .key(value),
        help: "add \(new.map { "'\($0)'" }.joined(separator: " or "))")
    }
  }

  private static func first(_ platform: Platform) -> OSVersion? {
    switch platform {
    case .iOS, .iPadOS: OSVersion(17)
    case .macOS: OSVersion(14)
    case .watchOS: OSVersion(10)
    default: nil
    }
  }

  private static let keys: [(old: String, new: [String])] = [
    ("NSCalendarsUsageDescription", ["NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription"]),
    ("NSRemindersUsageDescription", ["NSRemindersFullAccessUsageDescription"]),
  ]
}
