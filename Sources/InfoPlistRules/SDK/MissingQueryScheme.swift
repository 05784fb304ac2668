import Linting

struct MissingQueryScheme: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "sdk/missing-query-scheme", "an app may not ask for the app that a library wants to open", .info, .runtime, scope: .on(.iOS),
    rationale:
      "Libraries for logins and sharing first ask whether the other app is installed. Without its scheme in LSApplicationQueriesSchemes the system "
      + "answers no, and people log in through a web page instead.",
    remedy: "Add the schemes to LSApplicationQueriesSchemes.",
    citations: [
      .keyPage("lsapplicationqueriesschemes"), .repository("AzureAD/microsoft-authentication-library-for-objc", "README.md", .medium),
      Citation(Source("the instructions of each library, as docs/KeyPacks.md names them"), .medium),
    ])

  static var examples: RuleExamples {
    func app(_ query: String, _ scheme: String) -> String {
      "<key>LSApplicationQueriesSchemes</key>\n<array>\n<string>\(query)</string>\n</array>\n<key>CFBundleURLTypes</key>\n<array>\n<dict>\n"
        + "<key>CFBundleURLSchemes</key>\n<array>\n<string>\(scheme)</string>\n</array>\n</dict>\n</array>"
    }
    return RuleExamples(
      failing: [
        .info(
          app("https", "msauth.com.example.app").replacing("LSApplicationQueriesSchemes", with: "«LSApplicationQueriesSchemes»"),
          platform: .iOS)
      ],
      passing: [
        .info(app("msauthv2", "msauth.com.example.app"), platform: .iOS), .info(app("https", "wxample"), platform: .iOS),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    guard info["CFBundleURLTypes"] != nil, info["NSExtension"] == nil else { return }
    let schemes: [String] = (LibraryKeys.schemes(of: info) ?? []).map { $0.lowercased() }
    let list: PlacedValue? = info["LSApplicationQueriesSchemes"]
    let asked: Set<String> = Set((list?.elements ?? []).compactMap { $0.string?.lowercased() })
    if list?.elements.contains(where: \.isVariable) == true { return }
    for (library, query) in LibraryKeys.queries(context) {
      let hasKey: Bool = query.key.map { info[$0]?.literal?.isEmpty == false } ?? false
      guard hasKey || query.scheme.map({ schemes.contains(where: $0.matches) }) ?? false,
        !query.schemes.contains(where: { asked.contains($0.lowercased()) })
      else { continue }
      let words: String = query.schemes.map { "'\($0)'" }.joined(separator: " and ")
      context.report(
        "\(library.name) cannot see whether its app is installed", at: list.map { .key($0) } ?? info.opening,
        help: "add \(words) to LSApplicationQueriesSchemes")
    }
  }
}
