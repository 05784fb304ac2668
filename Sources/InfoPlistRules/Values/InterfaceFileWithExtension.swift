import Linting

struct InterfaceFileWithExtension: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/interface-file-with-extension", "the name of a nib or storyboard is written with its extension", .warning, .runtime,
    rationale:
      "The system adds the extension itself and looks for Main.storyboard.storyboardc, which is not there. The app stops at "
      + "launch or shows a black screen.",
    remedy: "Write the name without its extension.",
    citations: [
      .reference(.cocoa), .reference(.iOS), .repository("mozilla-lockwise/lockwise-ios", "issue 855", .medium), .store("ITMS-90029", .low),
      .store("ITMS-90476", .low),
    ],
    requirements: ["R-CO-015", "R-MAC-013", "R-IOS-055", "R-EXT-005"], fix: .safe)

  static var examples: RuleExamples {
    RuleExamples(
      failing: [
        .info(
          "<key>UIMainStoryboardFile</key>\n<string>«Main.storyboard»</string>",
          fixed: "<key>UIMainStoryboardFile</key>\n<string>Main</string>")
      ],
      passing: [
        "<key>UIMainStoryboardFile</key>\n<string>Main</string>"
      ])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, format) in Formats.strings(of: [.fileNameWithoutExtension], in: info) {
      guard !Formats.isValid(KeyNames.trim(text), format) else { continue }
      context.report(
        "'\(text)' is written with its extension", at: .content(item.value),
        help: "write '\(text.prefix { $0 != "." })'",
        fixes: [.set(item.value, to: .string(String(text[..<(text.lastIndex(of: ".") ?? text.endIndex)])), "take the extension away")])
    }
  }
}
