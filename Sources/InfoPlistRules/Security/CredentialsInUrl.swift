import Linting

struct CredentialsInUrl: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "security/credentials-in-url", "a URL holds a password", .warning, .security,
    rationale:
      "Everybody who has the app can read the name and the password in front of the host. They are also written into logs on the way.",
    remedy: "Take them out, and let the server know the app in another way.",
    citations: [
      Citation("RFC 3986, 3.2.1 User Information"), Citation("OWASP Mobile Application Security Testing Guide, MASTG-TEST-0213"),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>MYServer</key>\n<string>«https://app:s3cret@api.example.com/v1»</string>"
      ],
      passing: [
        "<key>CFBundleName</key>\n<string>x</string>\n<key>MYServer</key>\n<string>https://api.example.com/@user:1</string>",
        "<key>CFBundleName</key>\n<string>x</string>\n<key>MYServer</key>\n<string>https://app:$(PASSWORD)@api.example.com</string>",
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text) in LocalHosts.urls(in: info) {
      guard let mark = text.firstRange(of: "://") else { continue }
      let authority: Substring = text[mark.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      guard let at: Substring.Index = authority.lastIndex(of: "@") else { continue }
      let user: Substring = authority[..<at]
      guard let colon: Substring.Index = user.firstIndex(of: ":"), user.index(after: colon) < user.endIndex else { continue }
      guard item.value.literal != nil, !user.contains(where: \.isWhitespace) else { continue }
      let host: Substring = authority[authority.index(after: at)...]
      context.report(
        "\(item.words) holds a password for '\(host)'", at: .content(item.value), help: "take it out of the URL")
    }
  }
}
