import Linting

struct SpaceAroundKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/space-around-key", "white space stands before or after the name of a key", .warning, .invalid,
    rationale: "White space between the tags belongs to the key. A key with a space or line end is another key, which nobody reads.",
    remedy: "Take the white space away.", citations: [.observed("CoreFoundation, libplist and CPython")], fix: .safe,
    supersedes: ["keys/custom-key-without-prefix", "keys/unknown-key"])

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleVersion</key>\n<string>1</string>\n<key>«CFBundleName »</key>\n<string>x</string>",
          fixed: "<key>CFBundleVersion</key>\n<string>1</string>\n<key>CFBundleName</key>\n<string>x</string>"),
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«\nMyKey»</key>\n<string>x</string>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>\n<key>MyKey</key>\n<string>x</string>"),
      ], passing: ["<key>CFBundleName</key>\n<string>x</string>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for item in info.cataloged where !item.value.key.isEmpty {
      let key: String = item.value.key
      let trimmed: String = KeyNames.trim(key)
      guard trimmed != key, !trimmed.isEmpty else { continue }
      let isFree: Bool = info.container(of: item)[trimmed] == nil
      context.report(
        "white space belongs to the name of the key '\(trimmed)'", at: .key(item.value), help: "take it away",
        fixes: isFree ? [.rename(item.value, to: trimmed)] : [])
    }
  }
}
