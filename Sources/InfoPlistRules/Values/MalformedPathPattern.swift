import Linting

struct MalformedPathPattern: InfoRule {
  static let info: RuleInfo = RuleInfo(
    "values/malformed-path-pattern", "a pattern of paths can match nothing", .warning, .runtime,
    rationale:
      "Patterns are compared with whole paths as the shell does it: * and ? stand for characters, brackets for one of several. A bracket that is not "
      + "closed, or a file URL, matches no path.",
    remedy: "Write an absolute path or one that starts with ~, with wildcards of the shell.",
    citations: [.keyPage("lsfilequarantineexcludedpathpatterns"), .reference(.launchServices)])

  static var examples: RuleExamples {
    func list(_ pattern: String) -> RuleExample {
      .info("<key>LSFileQuarantineExcludedPathPatterns</key>\n<array>\n<string>\(pattern)</string>\n</array>")
    }
    return RuleExamples(
      failing: [list("«file:///tmp/*»"), list("«/tmp/[ab*»")],
      passing: [list("~/Library/Caches/*"), list("/tmp/[ab]?/*.txt"), list("*/Temporary/*"), list("$(CACHES)")])
  }

  func check(_ info: InfoSubject, in context: inout RuleContext) {
    for (item, text, _) in Formats.strings(of: [.pathPattern], in: info) {
      guard text.contains("://") || Self.hasOpenBracket(text) else { continue }
      context.report(
        "'\(text)' matches no path", at: .content(item.value), help: "write a path with wildcards of the shell, such as ~/Library/Caches/*")
    }
  }

  /// Whether a bracket is not closed.
  private static func hasOpenBracket(_ text: String) -> Bool {
    var isOpen: Bool = false
    var isEscaped: Bool = false
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "[" {
        isOpen = true
      } else if character == "]" {
        isOpen = false
      }
    }
    return isOpen
  }
}
