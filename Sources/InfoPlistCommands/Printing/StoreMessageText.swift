import DiagnosticReporting
import Diagnostics
import InfoPlistCatalog
import InfoPlistKit
import InfoPlistReference
import InfoPlistRules
import Linting

/// What `infoplist explain --store-message` writes.
enum StoreMessageText {
  /// The most texts of one code that are shown to a person.
  private static let textCount: Int = 6
  /// The most rules of one code whose remedies are shown to a person.
  private static let helpCount: Int = 3

  /// The problems for a person.
  static func render(_ message: StoreMessage, style: ReportStyle) -> String {
    message.problems.map { render($0, style) }.joined(separator: "\n")
  }

  private static func render(_ problem: StoreMessage.Problem, _ style: ReportStyle) -> String {
    var text: String = style.paint(problem.code ?? "message", .strong) + ": "
    text += problem.entry?.title ?? (problem.code == nil ? "no code in it" : "nothing is known of this code")
    text += "\n"
    for line in problem.texts.prefix(textCount) { text += "  message: " + VisibleText.sanitized(line) + "\n" }
    if problem.texts.count > textCount { text += "  and \(problem.texts.count - textCount) more messages with this code\n" }
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
    if let entry: StoreCode = problem.entry {
      text += "  cause: \(entry.cause)\n  " + style.paint("do: ", .good) + entry.remedy + "\n"
      text += "  concerns: \(entry.place.title)\(entry.isAdvice ? "; the upload is accepted all the same" : "")\n"
      if entry.confidence == .low { text += "  note: few reports tell of this code; trust the message more\n" }
    }
    return text + rules(of: problem, style)
  }

  private static func rules(of problem: StoreMessage.Problem, _ style: ReportStyle) -> String {
    var text: String = ""
    switch (problem.rules.isEmpty, problem.isCited, problem.entry) {
    case (true, _, .some): text += "  no rule finds it beforehand\n"
    case (true, _, nil): text += "  no rule is known to find it; 'infoplist check --profile all' runs everything there is\n"
    case (false, false, _): text += "  rules that speak of the same keys or words:\n"
    case (false, true, _): break
    }
    for (index, info) in problem.rules.enumerated() {
      text += "  rule: " + style.paint("\(info.severity.rawValue)[\(info.id)]", RulesCommand.role(info.severity)) + " \(info.title)\n"
      if index < helpCount, !info.remedy.isEmpty { text += "    " + style.paint("help: ", .good) + info.remedy + "\n" }
      if let fix: FixApplicability = info.fix {
        let flag: String = fix == .unsafe ? "--unsafe-fixes" : "--fix"
        text += "    " + style.paint("fix (\(fix.rawValue)): ", .good) + "infoplist check --select \(info.id) \(flag)\n"
      }
    }
    if problem.isCited {
      text += "  check: infoplist check --select \(problem.rules.map(\.id.rawValue).joined(separator: ",")) PATH\n"
    }
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "      \($0)\n" }.joined()
  }

  /// The problems as JSON.
  static func json(_ message: StoreMessage) -> JSONOutput {
    .array(
      message.problems.map { problem in
        .members([
          ("code", JSONOutput.optional(problem.code)), ("isKnown", .boolean(problem.entry != nil)),
          ("title", JSONOutput.optional(problem.entry?.title)), ("cause", JSONOutput.optional(problem.entry?.cause)),
          ("remedy", JSONOutput.optional(problem.entry?.remedy)), ("place", JSONOutput.optional(problem.entry?.place.rawValue)),
          ("isAdvice", problem.entry.map { .boolean($0.isAdvice) }),
          ("confidence", JSONOutput.optional(problem.entry?.confidence.rawValue)),
          ("text", .string(problem.text)), ("texts", .array(problem.texts.map(JSONOutput.string))),
          ("keys", .array(problem.keys.map { .string($0.paths.first?.description ?? $0.name) })),
          ("values", .array(problem.values.map { .string($0.value) })), ("files", .array(problem.files.map(JSONOutput.string))),
          ("isCited", .boolean(problem.isCited)),
          ("rules", .array(problem.rules.map(JSONOutput.rule))),
        ])
      })
  }

  /// A table of codes.
  static func table(_ codes: [StoreCode], style: ReportStyle) -> String {
    var table: TextTable = TextTable(style: style, header: ["code", "what the store found", "where", "found before by"])
    for code in codes {
      table.add([
        TextTable.Cell(code.name, .strong), TextTable.Cell(code.title), TextTable.Cell(code.place.rawValue, .dim),
        TextTable.Cell(code.rules.map(\.rawValue).joined(separator: ", ")),
      ])
    }
    return table.render()
  }

  /// Codes as JSON.
  static func json(_ codes: [StoreCode]) -> JSONOutput {
    .array(
      codes.map { code in
        .object([
          ("code", .string(code.name)), ("title", .string(code.title)), ("cause", .string(code.cause)), ("remedy", .string(code.remedy)),
          ("keys", .array(code.keys.map(JSONOutput.string))), ("place", .string(code.place.rawValue)),
          ("isAdvice", .boolean(code.isAdvice)),
          ("confidence", .string(code.confidence.rawValue)), ("rules", .array(code.rules.map { .string($0.rawValue) })),
          ("reports", .array(code.reports.map(JSONOutput.string))),
        ])
      })
  }
}
