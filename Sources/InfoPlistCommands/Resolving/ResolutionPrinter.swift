import DiagnosticReporting
import Diagnostics
import InfoPlistCatalog
import InfoPlistKit
import InfoPlistResolution
import PropertyLists

/// Shows resolved values as a table, with their steps, or as JSON.
struct ResolutionPrinter {
  let style: ReportStyle
  /// The path that the user gave.
  let path: String
  let answer: ResolveAnswer
  let showsSteps: Bool
  /// Whether the facts about the whole bundle follow.
  let showsFacts: Bool

  private var steps: DecisionPrinter { DecisionPrinter(style: style, root: path) }
  private var facts: [ResolvedFact] {
    showsFacts ? answer.facts.map { ResolvedFact.all($0, root: path) } ?? [] : []
  }

  /// A table, or with steps a paragraph a key.
  var text: String {
    let heading: String = style.paint(answer.resolved.environment.title, .dim) + "\n"
    if showsSteps {
      let paragraphs: [String] =
        answer.values.map { value in
          paragraph(value.path.description, line(value), role(value), value.place, steps.text(value.steps, value.rejected))
        }
        + facts.map { paragraph($0.title, $0.text, .string, $0.place, steps.text($0.steps, $0.rejected)) }
      return heading + paragraphs.joined(separator: "\n")
    }
    var table: TextTable = TextTable(style: style, header: ["key", "value", "from"])
    for value in answer.values {
      table.add([
        TextTable.Cell(value.path.description, .key), TextTable.Cell(line(value), role(value)),
        TextTable.Cell(value.place.map(steps.text) ?? "", .dim),
      ])
    }
    var text: String = heading + (answer.values.isEmpty ? "no keys\n" : table.render())
    guard !facts.isEmpty else { return text }
    var factTable: TextTable = TextTable(style: style)
    for fact in facts {
      factTable.add([
        TextTable.Cell(fact.title, .key), TextTable.Cell(fact.text, .string),
        TextTable.Cell(fact.note ?? fact.place.map(steps.text) ?? "", .dim),
      ])
    }
    text += "\n" + factTable.render()
    return text
  }

  private func paragraph(_ title: String, _ line: String, _ role: ReportStyle.Role, _ place: Provenance?, _ steps: String) -> String {
    style.paint(VisibleText.sanitized(title), .key) + ": " + style.paint(VisibleText.sanitized(line), role)
      + (place.map { "  " + style.paint(VisibleText.sanitized(self.steps.text($0)), .dim) } ?? "") + "\n" + steps
  }

  private func line(_ value: ResolveAnswer.Value) -> String {
    value.text ?? value.node.map(ValueText.line) ?? absence(value.path)
  }

  private func role(_ value: ResolveAnswer.Value) -> ReportStyle.Role {
    value.text != nil ? .string : value.node.map(ValueText.role) ?? .dim
  }

  /// What holds where the key is not there.
  private func absence(_ path: PropertyListPath) -> String {
    if let near: String = suggestion(for: path) { return "(absent; did you mean '\(near)'?)" }
    guard case .key(let name)? = path.components.first, path.components.count == 1,
      let key: InfoPlistKey = KeyCatalog.topLevelKey(named: name)
    else { return "(absent)" }
    switch key.defaultValue {
    case .boolean(let value): return "(absent; counts as \(value ? "YES" : "NO"))"
    case .integer(let number): return "(absent; counts as \(number))"
    case .real(let number): return "(absent; counts as \(number))"
    case .string(let text): return "(absent; counts as '\(text)')"
    case .rule(let words): return "(absent; \(words))"
    case .nothing, .notStated: return "(absent)"
    }
  }

  /// A key that is spelled nearly like one that is not known: one of the Info.plist, else one of the catalogue.
  private func suggestion(for path: PropertyListPath) -> String? {
    guard case .key(let name)? = path.components.first, answer.resolved.value(name) == nil, KeyCatalog.topLevelKey(named: name) == nil
    else { return nil }
    return Similarity.nearest(to: name, among: answer.resolved.keys) ?? KeyCatalog.suggestions(for: name, limit: 1).first?.name
  }

  /// One object with everything.
  var json: JSONOutput {
    let resolved: ResolvedInfo = answer.resolved
    let environment: Environment = resolved.environment
    return .members([
      ("schemaVersion", 1), ("bundle", .string(path)),
      (
        "environment",
        .members([
          ("device", .string(environment.device.rawValue)), ("platform", .string(environment.platform.rawValue)),
          ("os", .optional(environment.osVersion?.description)), ("languages", .array(environment.languages.map(JSONOutput.string))),
          ("variants", .string(resolved.profile.edition.rawValue)),
        ])
      ),
      (
        "localization",
        .members([
          ("available", .array(resolved.localizations.names.map(JSONOutput.string))),
          ("searched", .array(resolved.localization.searchList.map(JSONOutput.string))), ("reason", .string(resolved.localization.words)),
        ])
      ),
      ("values", .array(answer.values.map(json))),
      ("facts", facts.isEmpty ? nil : .members(facts.map { ($0.name, json($0)) })),
    ])
  }

  private func json(_ value: ResolveAnswer.Value) -> JSONOutput {
    .members(
      [
        ("key", .string(value.path.description)), ("value", value.text.map(JSONOutput.string) ?? value.node.map(ValueText.json)),
        ("place", value.place.map(steps.json)), ("suggestion", .optional(value.exists ? nil : suggestion(for: value.path))),
      ] + (showsSteps ? steps.json(value.steps, value.rejected) : []))
  }

  private func json(_ fact: ResolvedFact) -> JSONOutput {
    .members(
      [("value", fact.json), ("place", fact.place.map(steps.json))] + (showsSteps ? steps.json(fact.steps, fact.rejected) : []))
  }
}
