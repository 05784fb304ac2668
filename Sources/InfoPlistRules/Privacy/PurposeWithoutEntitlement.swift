import Linting

struct PurposeWithoutEntitlement: BundleRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/purpose-without-entitlement", "a purpose string stands for something that the signature does not permit", .warning, .runtime,
    scope: .products,
    rationale:
      "Health data, the home, cards, Siri and some others need an entitlement besides the purpose string; on the Mac programs in the sandbox need one "
      + "for the camera, the microphone, contacts and more. Without it every request fails before people are asked, and the text is never shown.",
    remedy: "Add the capability to the target, or delete the purpose string.",
    citations: [
      .applePage("bundleresources/entitlements/com.apple.developer.healthkit"),
      .applePage("bundleresources/entitlements/com.apple.developer.homekit"),
      .applePage("bundleresources/entitlements/com.apple.developer.nfc.readersession.formats"),
      .applePage("bundleresources/entitlements/com.apple.developer.siri"),
      .applePage("bundleresources/entitlements/com.apple.security.device.camera"), .applePage("security/app-sandbox"),
    ])

  static var examples: RuleExamples {
    func tree(_ key: String, _ entitlements: [String]?, executable: String = "My") -> RuleExample {
      .bundle([
        "My.app/Info.plist": .info(
          "<key>LSRequiresIPhoneOS</key>\n<true/>\n<key>CFBundleExecutable</key>\n<string>My</string>\n<key>\(key)</key>\n"
            + "<string>Shows how far you walked.</string>"),
        "My.app/My": ExampleExecutable(entitlements: entitlements).content,
      ])
    }
    func mac(_ entitlements: [String]) -> RuleExample {
      let mark: String = entitlements.count == 1 ? "«NSCameraUsageDescription»" : "NSCameraUsageDescription"
      return .bundle([
        "My.app/Contents/Info.plist": .info(
          "<key>CFBundleExecutable</key>\n<string>My</string>\n<key>\(mark)</key>\n<string>Scan the code on a ticket.</string>"),
        "My.app/Contents/MacOS/My": ExampleExecutable(platform: 1, entitlements: entitlements).content,
      ])
    }
    return RuleExamples(
      failing: [
        tree("«NSHealthShareUsageDescription»", ["application-identifier"]), mac(["com.apple.security.app-sandbox"]),
      ],
      passing: [
        tree("NSHealthShareUsageDescription", ["application-identifier", "com.apple.developer.healthkit"]),
        tree("NSHealthShareUsageDescription", nil), tree("NSHealthShareUsageDescription", []),
        tree("NSCameraUsageDescription", ["application-identifier"]),
        mac(["com.apple.security.app-sandbox", "com.apple.security.device.camera"]),
      ])
  }

  func check(_ bundle: BundleSubject, in context: inout RuleContext) {
    guard let info: InfoSubject = bundle.info, let platform: Platform = info.facts.platform, bundle.bundle.kind == .app,
      info.entries.contains(where: { PurposeStrings.isPurposeKey($0.key) })
    else { return }
    let entries: [PurposeRequirements.Entry] = PurposeRequirements.all.filter { entry in
      !entry.entitlements(on: platform).isEmpty && entry.keys.contains { info[$0] != nil }
    }
    guard !entries.isEmpty, let granted: PropertyListNode = Entitlements.signed(bundle), Entitlements.areComplete(granted, on: platform)
    else {
      return
    }
    for entry in entries {
      let names: [String] = entry.entitlements(on: platform)
      guard !names.contains(where: { Entitlements.grants(granted, $0) }) else { continue }
      guard let key: PlacedValue = entry.keys.lazy.compactMap({ info[$0] }).first else { continue }
      context.report(
        "'\(key.key)' stands without the entitlement '\(names[0])'", at: .key(key),
        notes: [DiagnosticNote("every request for \(entry.resource) fails")], help: "add the capability to the target, or delete the key")
    }
  }
}
