import Linting

struct MalformedKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "updates/malformed-key", "SUPublicEDKey is no key", .error, .runtime,
    rationale:
      "The key is 32 bytes in base64. With any other text Sparkle refuses to start, and the app never finds an update.",
    remedy: "Copy the public key that generate_keys shows.",
    citations: [
      .repository("sparkle-project/Sparkle", "Sparkle/SPUUpdater.m"), .repository("sparkle-project/Sparkle", "Sparkle/SUSignatures.m"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info("<key>SUPublicEDKey</key>\n<string>«your-public-key»</string>"),
        .info("<key>SUPublicEDKey</key>\n<string>«AAEC»</string>"),
      ],
      passing: [
        .info("<key>SUPublicEDKey</key>\n<string>AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=</string>"),
        .info("<key>SUPublicEDKey</key>\n<string>$(SPARKLE_KEY)</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard let value: PlacedValue = info["SUPublicEDKey"], let text: String = value.literal, !text.isEmpty else { return }
    let digits: Substring = KeyNames.trim(text)[...]
    let isBase64: Bool = digits.utf8.count == 44 && digits.hasSuffix("=") && digits.dropLast().utf8.allSatisfy(Self.isDigit)
    guard !isBase64 else { return }
    context.report(
      "'\(text)' is not a key of 32 bytes in base64", at: .content(value), help: "copy the public key that generate_keys shows")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
    }
  }
}
