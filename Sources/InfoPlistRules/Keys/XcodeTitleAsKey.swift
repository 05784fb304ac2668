import Linting

struct XcodeTitleAsKey: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "keys/xcode-title-as-key", "a title of Xcode's editor stands in the place of the key", .warning, .invalid,
    rationale:
      "Xcode's editor shows titles such as 'Bundle name' for keys. In the file only the raw key works; the title is a key of nobody. It gets "
      + "there when a title is copied into a text editor.",
    remedy: "Write the raw key.", citations: [.reference(.about), "use in public projects, seen at Nimrodda/flutter_nsd#14"],
    requirements: ["R-GEN-018"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>CFBundleName</key>\n<string>x</string>\n<key>«Privacy - Camera Usage Description»</key>\n<string>to scan</string>",
          fixed: "<key>CFBundleName</key>\n<string>x</string>\n<key>NSCameraUsageDescription</key>\n<string>to scan</string>")
      ],
      passing: ["<key>NSCameraUsageDescription</key>\n<string>to scan</string>", "<key>My own key</key>\n<string>x</string>"])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, guess) in KeyNames.guesses(in: info, context) {
      guard case .title(let names)? = guess, let name: String = names.first else { continue }
      let isTaken: Bool = info.container(of: item)[name] != nil
      let isFree: Bool = names.count == 1 && !isTaken
      context.report(
        "'\(item.value.key)' is a title that Xcode shows, not a key", at: .key(item.value),
        notes: isTaken ? [DiagnosticNote("'\(name)' is there as well")] : [],
        help: isTaken && names.count == 1 ? "delete it" : "write \(names.map { "'\($0)'" }.joined(separator: " or "))",
        fixes: isFree ? [.rename(item.value, to: name)] : [])
    }
  }
}
