import Linting
import SystemModel

struct MalformedPin: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/malformed-pin", "a pinned domain cannot be read", .error, .runtime,
    rationale:
      "Each pinned domain needs NSPinnedLeafIdentities or NSPinnedCAIdentities, a list of dictionaries with the SHA-256 digest of a public key in "
      + "Base64. A digest of another length or in hexadecimal digits pins nothing, or cuts the app off from its server.",
    remedy: "Write the digest of the subject public key info, 44 characters of Base64.",
    citations: [
      .keyPage("nsapptransportsecurity/nspinneddomains"), .keyPage("nspinnedleafidentities"),
    ])

  static var examples: RuleExamples {
    let good: String = "<string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string>"
    return RuleExamples(
      failing: [
        .info(pinned("«<dict>\n<key>NSIncludesSubdomains</key>\n<true/>\n</dict>»")),
        .info(pinned("<dict>\n<key>NSPinnedLeafIdentities</key>\n«<array/>»\n</dict>")),
        .info(
          pinned("<dict>\n<key>NSPinnedLeafIdentities</key>\n<array>\n«\(good)»\n</array>\n</dict>")
        ),
        .info(
          pinned(
            "<dict>\n<key>NSPinnedCAIdentities</key>\n<array>\n<dict>\n<key>SPKI-SHA256-BASE64</key>\n<string>«af98»</string>\n</dict>\n"
              + "</array>\n</dict>")),
      ],
      passing: [
        .info(
          pinned(
            "<dict>\n<key>NSPinnedCAIdentities</key>\n<array>\n<dict>\n<key>SPKI-SHA256-BASE64</key>\n\(good)\n</dict>\n</array>\n</dict>"
          ))
      ])
  }

  private static func pinned(_ entry: String) -> String {
    TransportSecurityDictionary.example(
      "<key>NSPinnedDomains</key>\n<dict>\n<key>example.com</key>\n\(entry)\n</dict>")
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for domain in TransportSecurityDictionary.pinnedDomains(info) where domain.kind == .dictionary {
      let lists: [PlacedValue] = [
        TransportSecurityKey.pinnedLeafIdentities, TransportSecurityKey.pinnedCAIdentities,
      ].compactMap { domain[$0] }
      if lists.isEmpty {
        context.report(
          "the pinned domain '\(domain.key)' has no list of identities", at: .value(domain),
          help: "add NSPinnedLeafIdentities or NSPinnedCAIdentities")
      }
      for list in lists { check(list, in: &context) }
    }
  }

  private func check(_ list: PlacedValue, in context: inout RuleContext) {
    guard list.kind == .array, !list.elements.isEmpty else {
      guard list.kind != .invalid, !list.isVariable else { return }
      let words: String = list.kind == .array ? "is empty" : "is \(list.kind.phrase), not an array"
      return context.report("'\(list.key)' \(words)", at: .value(list))
    }
    for element in list.elements where element.kind != .invalid && !element.isVariable {
      guard element.kind == .dictionary,
        let digest: PlacedValue = element[TransportSecurityKey.publicKeyDigest]
      else {
        context.report(
          "an identity of '\(list.key)' has no \(TransportSecurityKey.publicKeyDigest)",
          at: .value(element),
          help: "write a dictionary with the digest of the public key")
        continue
      }
      guard !digest.isVariable, digest.kind != .invalid else { continue }
      guard let text: String = digest.literal else {
        context.report("the digest is \(digest.kind.phrase), not a string", at: .value(digest))
        continue
      }
      guard PinnedDomain.digest(text) == nil else { continue }
      context.report(
        "'\(text)' is no SHA-256 digest in Base64", at: .content(digest),
        help: "write 44 characters of Base64, the last one '='")
    }
  }
}
