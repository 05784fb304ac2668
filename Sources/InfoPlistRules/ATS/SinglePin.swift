import Linting
import SystemModel

struct SinglePin: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "ats/single-pin", "a domain is pinned to one key without a spare", .warning, .runtime,
    rationale:
      "When the server or its authority changes to another key, an app that knows one key only cannot connect until people have installed an "
      + "update. A second pin, of a key kept in reserve or of another authority, keeps it working.",
    remedy: "Add the digest of a spare key to the list.",
    citations: [
      .keyPage("nsapptransportsecurity/nspinneddomains"), Citation(Source("RFC 7469, section 4.3"), .medium),
      Citation(Source("Apple Developer news, 14 January 2021: Identity Pinning"), .medium),
    ])

  static var examples: RuleExamples {
    let first: String = pin("r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=")
    let second: String = pin("i7WTqTvh0OioIruIfFR4kMPnBqrS2rdiVPl/s2uC/CY=")
    return RuleExamples(
      failing: [.info(pinned("«example.com»", first)), .info(pinned("«example.com»", first + first))],
      passing: [.info(pinned("example.com", first + second))])
  }

  private static func pin(_ digest: String) -> String {
    "<dict>\n<key>SPKI-SHA256-BASE64</key>\n<string>\(digest)</string>\n</dict>\n"
  }

  private static func pinned(_ domain: String, _ list: String) -> String {
    TransportSecurityDictionary.example(
      "<key>NSPinnedDomains</key>\n<dict>\n<key>\(domain)</key>\n<dict>\n<key>NSPinnedLeafIdentities</key>\n<array>\n\(list)</array>\n"
        + "</dict>\n</dict>")
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for domain in TransportSecurityDictionary.pinnedDomains(info) where domain.kind == .dictionary {
      let digests: [String] = [TransportSecurityKey.pinnedLeafIdentities, TransportSecurityKey.pinnedCAIdentities].flatMap { key in
        (domain[key]?.elements ?? []).compactMap { $0[TransportSecurityKey.publicKeyDigest]?.string }
      }
      guard Set(digests).count == 1 else { continue }
      context.report(
        "'\(domain.key)' is pinned to one key only", at: .key(domain),
        notes: [DiagnosticNote("when that key is replaced, the app cannot connect any more")], help: "add the digest of a spare key")
    }
  }
}
