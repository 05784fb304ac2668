import Linting

struct LocalAddressInProduct: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "security/local-address-in-product", "a finished product has the address of a developer's machine", .warning, .runtime,
    scope: .products,
    rationale:
      "Addresses such as localhost or 192.168.1.5 lead to the device itself or to whatever stands in the network of the person who uses it. The app "
      + "does not find its server, or talks to a stranger's.",
    remedy: "Give the address by a build setting that differs between configurations.",
    citations: [
      Citation("RFC 1918 and RFC 6762: addresses and names of private networks"),
      Citation(Source("OWASP Mobile Application Security Testing Guide, MASTG-TEST-0083, debugging symbols and leftovers"), .medium),
    ])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>MYServer</key>\n<string>«http://localhost:8080/api»</string>\n<key>CFBundleName</key>\n<string>x</string>", stage: .product)
      ],
      passing: [
        .info(
          "<key>MYServer</key>\n<string>https://api.example.com</string>\n<key>CFBundleName</key>\n<string>x</string>", stage: .product),
        .info("<key>MYServer</key>\n<string>http://localhost:8080/api</string>\n<key>CFBundleName</key>\n<string>x</string>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text) in LocalHosts.urls(in: info) where !item.value.isVariable {
      guard let host: String = LocalHosts.host(ofURL: text), LocalHosts.isLocal(host) else { continue }
      // The redirection of a login to the machine itself is common and meant.
      let lower: String = item.value.key.lowercased()
      if lower.contains("redirect") || lower.contains("callback") { continue }
      context.report(
        "\(item.words) leads to '\(host)'", at: .content(item.value), notes: [DiagnosticNote("other people's devices do not reach it")],
        help: "give the address by a build setting")
    }
  }
}
