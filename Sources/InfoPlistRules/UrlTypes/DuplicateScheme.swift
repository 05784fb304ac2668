import Linting

struct DuplicateScheme: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "url-types/duplicate-scheme", "two URL types claim the same scheme", .warning, .style,
    rationale:
      "Schemes are compared without case. The second claim adds nothing, and names and icons of the two types contradict "
      + "each other.",
    remedy: "Delete one of them.",
    citations: ["RFC 3986, section 3.1", .reference(.coreFoundation)])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>note</string>\n"
            + "</array>\n</dict>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>«Note»</string>\n</array>\n</dict>\n"
            + "</array>")
      ],
      passing: [
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>note</string>\n"
            + "</array>\n</dict>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>notes</string>\n</array>\n</dict>\n"
            + "</array>"),
        .info(
          "<key>CFBundleURLTypes</key>\n<array>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>$(A)</string>\n"
            + "</array>\n</dict>\n<dict>\n<key>CFBundleURLSchemes</key>\n<array>\n<string>$(A)</string>\n</array>\n</dict>\n"
            + "</array>"),
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    var owners: [String: Int] = [:]
    for item in info.cataloged(at: Self.place) {
      guard let text: String = item.value.literal, !text.isEmpty, let list: Int = item.parent else { continue }
      guard let owner: Int = owners[text.lowercased()] else {
        owners[text.lowercased()] = list
        continue
      }
      // Two mentions in one list are a matter of another rule.
      guard owner != list else { continue }
      context.report("another URL type claims the scheme '\(text)' too", at: .content(item.value), help: "delete one of them")
    }
  }

  private static let place: StaticPlace = "CFBundleURLTypes[].CFBundleURLSchemes[]"
}
