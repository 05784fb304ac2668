import DiagnosticReporting
import Diagnostics
import InfoPlistCatalog
import InfoPlistKit
import InfoPlistReference
import Linting

/// What `infoplist explain --store-message` writes.
enum StoreMessageText {
  /// The problems for a person.
  static func render(_ message: StoreMessage, style: ReportStyle) -> String {
    message.problems.map { problem in
      var text: String = style.paint(problem.code ?? "message", .strong) + ": " + VisibleText.sanitized(problem.text) + "\n"
      if !problem.files.isEmpty { text += "  file: " + problem.files.map(VisibleText.sanitized).joined(separator: ", ") + "\n" }
      for key in problem.keys {
        text += "  key: " + style.paint(key.name, .key) + ": \(key.summary)\n"
        if key.isTopLevel, !key.example.isEmpty { text += indented("<key>\(key.name)</key>\n" + key.example) }
      }
      for value in problem.values {
        text += "  value: " + style.paint(value.value, .key) + (value.meaning.isEmpty ? "" : ": \(value.meaning)") + "\n"
        for reason in ValueTable.privacyReasons(ofCategory: value.value)?.entries ?? [] {
          text += "    reason \(reason.value): \(reason.meaning)\n"
        }
      }
      if problem.rules.isEmpty {
        text += "  no rule cites this code; 'infoplist check --profile all' runs everything there is\n"
      } else if !problem.isCited {
        text += "  no rule cites this code; nearest by its words:\n"
      }
      for info in problem.rules {
        text += "  rule: " + style.paint("\(info.severity.rawValue)[\(info.id)]", RulesCommand.role(info.severity)) + " \(info.title)\n"
        if !info.remedy.isEmpty { text += "    " + style.paint("help: ", .good) + info.remedy + "\n" }
        if let fix: FixApplicability = info.fix {
          let flag: String = fix == .unsafe ? "--unsafe-fixes" : "--fix"
          text += "    " + style.paint("fix (\(fix.rawValue)): ", .good) + "infoplist check --select \(info.id) \(flag)\n"
        }
      }
      return text
    }.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "      \($0)\n" }.joined()
  }

  /// The problems as JSON.
  static func json(_ message: StoreMessage) -> JSONOutput {
    .array(
      message.problems.map { problem in
        .members([
          ("code", JSONOutput.optional(problem.code)), ("text", .string(problem.text)),
          ("keys", .array(problem.keys.map { .string($0.paths.first?.description ?? $0.name) })),
          ("values", .array(problem.values.map { .string($0.value) })), ("files", .array(problem.files.map(JSONOutput.string))),
          ("isCited", .boolean(problem.isCited)),
          ("rules", .array(problem.rules.map(JSONOutput.rule))),
        ])
      })
  }
}
