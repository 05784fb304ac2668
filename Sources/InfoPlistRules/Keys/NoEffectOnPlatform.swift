import Linting

struct NoEffectOnPlatform: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/no-effect-on-platform", "a key does nothing on the platform of the product", .info, .style, scope: .products,
    rationale:
      "The platform does not read the key. It is usually left over from a product for another platform.",
    remedy: "Delete the key.",
    citations: [.applePage("bundleresources"), Citation(.swiftBuild), .reference(.about)],
    requirements: ["R-DOC-006"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>«LSUIElement»</key>\n<true/>", stage: .product, platform: .iOS),
        .info("<key>CFBundleName</key>\n<string>x</string>\n<key>«UIStatusBarHidden»</key>\n<true/>", stage: .product, platform: .macOS),
      ],
      passing: [
        .info("<key>LSUIElement</key>\n<true/>", stage: .product, platform: .macOS),
        .info(
          "<key>UIStatusBarHidden</key>\n<true/>", stage: .product, platform: .tvOS, note: "keys of iOS are not reported on its relatives"),
        .info(
          "<key>UIDeviceFamily</key>\n<array>\n<integer>6</integer>\n</array>\n<key>UIStatusBarHidden</key>\n<true/>", stage: .product,
          platform: .macOS, note: "Mac Catalyst"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let platform: Platform = info.facts.platform else { return }
    // An iPad app built for the Mac has the keys of both worlds.
    if platform == .macOS, info["UIDeviceFamily"] != nil || info["LSRequiresIPhoneOS"] != nil { return }
    for item in info.cataloged where item.parent == nil && item.standing == .known {
      guard let entry: InfoPlistKey = item.entry, !entry.availability.isEmpty, entry.author == .developer, entry.confidence == .high,
        item.value.string?.isEmpty != true, !Self.general.contains(entry.name)
      else {
        continue
      }
      let state: Availability? = entry.availability.on(platform)
      guard state?.isUnavailable ?? Self.isForeign(entry, platform) else { continue }
      context.report("'\(item.value.key)' does nothing on \(platform.rawValue)", at: .key(item.value), help: "delete it")
    }
  }

  /// Keys of macOS that code of libraries reads everywhere.
  private static let general: [String] = ["NSPrincipalClass", "NSHumanReadableCopyright", "CSResourcesFileMapped"]

  /// Whether a key that says nothing of a platform is one of another world: only macOS and the systems of devices are told apart.
  private static func isForeign(_ entry: InfoPlistKey, _ platform: Platform) -> Bool {
    let platforms: [Platform] = entry.availability.filter { !$0.isUnavailable }.map(\.platform)
    switch platform {
    case .macOS: return !platforms.isEmpty && platforms.allSatisfy { [.iOS, .iPadOS, .tvOS, .watchOS].contains($0) }
    case .iOS, .iPadOS, .tvOS, .watchOS: return !platforms.isEmpty && platforms.allSatisfy { $0 == .macOS || $0 == .macCatalyst }
    default: return false
    }
  }
}
