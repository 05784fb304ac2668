import Linting

struct ForeignDeviceFamily: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "devices/foreign-device-family", "UIDeviceFamily names devices of another platform", .error, .store, scope: .products,
    rationale:
      "The families are 1 and 2 for iOS, 3 for tvOS, 4 for watchOS, 7 for visionOS. A bundle that names none of its "
      + "platform installs on no device of it; one of another platform beside the right ones says nothing, and tools that check uploads refuse it.",
    remedy: "Set TARGETED_DEVICE_FAMILY.",
    citations: [.store("ITMS-90100"), .repository("dotnet/macios", "MT7098", .medium), .keyPage("uidevicefamily")],
    requirements: ["R-IOS-023"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>UIDeviceFamily</key>\n«<array>\n<integer>1</integer>\n</array>»", stage: .product, platform: .tvOS),
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n<integer>«3»</integer>\n</array>", stage: .product, platform: .iOS,
          product: .iOSApp),
      ],
      passing: [
        .info("<key>UIDeviceFamily</key>\n<array>\n<integer>3</integer>\n</array>", stage: .product, platform: .tvOS),
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>1</integer>\n<integer>2</integer>\n</array>", stage: .product, platform: .iOS,
          product: .iOSApp),
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>2</integer>\n<integer>6</integer>\n</array>", stage: .product, platform: .macOS),
      ])
  }

  /// The families of the devices of a platform; empty where any may stand.
  private static func families(of platform: Platform) -> [Int] {
    switch platform {
    case .iOS, .iPadOS: [1, 2]
    case .tvOS: [3]
    case .watchOS: [4]
    case .visionOS: [7]
    default: []
    }
  }

  /// Whether a product lists families, and none of its platform among them.
  static func namesNoDevice(_ info: InfoSubject) -> Bool {
    guard Self.info.scope.contains(info.facts), let platform: Platform = info.facts.platform else { return false }
    let expected: [Int] = families(of: platform)
    let listed: [Int] = DeviceKeys.families(info)
    return !expected.isEmpty && !listed.isEmpty && !listed.contains(where: expected.contains)
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["UIDeviceFamily"], let platform: Platform = info.facts.platform else { return }
    let families: [Int] = DeviceKeys.families(info)
    let expected: [Int] = Self.families(of: platform)
    guard !expected.isEmpty, !families.isEmpty else { return }
    guard Self.namesNoDevice(info) else {
      for element in value.elements {
        guard let family: Int = element.node.integer.flatMap({ Int($0.description) }), !expected.contains(family) else { continue }
        // Numbers that are no families at all are a matter of another rule.
        guard (1...7).contains(family), family != 5 else { continue }
        context.report(
          "family \(family) is none of \(platform.rawValue)", at: .content(element),
          help: "the families are \(expected.map(String.init).joined(separator: " and "))", severity: .warning)
      }
      return
    }
    context.report(
      "UIDeviceFamily \(families.map(String.init).joined(separator: ", ")) names no device of \(platform.rawValue)", at: .value(value),
      help: "the families are \(expected.map(String.init).joined(separator: " and "))")
  }
}
