import Linting

struct RestrictedIntentNotSupported: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "privacy/restricted-intent-not-supported", "an intent is restricted that is not among the supported ones", .error, .install,
    rationale:
      "The lists of intents that need an unlocked device must be parts of the list of supported intents. Devices refuse to install a bundle that "
      + "restricts another one; where it is let through, an intent stays unprotected because of a spelling.",
    remedy: "Spell the class as in the list of supported intents, or delete it.",
    citations: [
      .repository("ios-control/ios-deploy", "src/ios-deploy/errors.h: 0xe80000dc to 0xe80000e7", .medium),
      .keyPage("nsextension/nsextensionattributes/intentsrestrictedwhilelocked"), .reference(.appExtensions),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>IntentsRestrictedWhileLocked</key>\n<array>\n"
            + "<string>«INSendPaymentIntent»</string>\n</array>\n<key>IntentsSupported</key>\n<array>\n<string>INSendMessageIntent</string>\n"
            + "</array>\n</dict>\n</dict>")
      ],
      passing: [
        .info(
          "<key>NSExtension</key>\n<dict>\n<key>NSExtensionAttributes</key>\n<dict>\n<key>IntentsRestrictedWhileLocked</key>\n<array>\n"
            + "<string>INSendMessageIntent</string>\n</array>\n<key>IntentsSupported</key>\n<array>\n<string>INSendMessageIntent</string>\n"
            + "</array>\n</dict>\n</dict>")
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    if let attributes: PlacedValue = info["NSExtension"]?["NSExtensionAttributes"], attributes.kind == .dictionary {
      report(attributes, supported: "IntentsSupported", prefix: "", &context)
    }
    if info["INIntentsSupported"] != nil { report(info.root, supported: "INIntentsSupported", prefix: "IN", &context) }
  }

  private func report(_ container: PlacedValue, supported: String, prefix: String, _ context: inout RuleContext) {
    guard let list: PlacedValue = container[supported], !list.elements.contains(where: \.isVariable) else { return }
    let names: Set<String> = Set(list.elements.compactMap(\.literal))
    for name in ["IntentsRestrictedWhileLocked", "IntentsRestrictedWhileProtectedDataUnavailable"] {
      for element in container[prefix + name]?.elements ?? [] {
        guard let intent: String = element.literal, !names.contains(intent) else { continue }
        let close: String? = ValueNames.nearest(to: intent, among: Array(names))
        context.report(
          "'\(intent)' is restricted, but not in '\(supported)'", at: .content(element),
          help: close.map { "did you mean '\($0)'?" } ?? "add it there, or delete it here")
      }
    }
  }
}
