public import Diagnostics
public import Linting

extension ReferencePage {
  /// The pages of all rules and findings of the readers, sorted by id.
  public static func rules(_ rules: RuleSet) -> [(id: DiagnosticID, page: ReferencePage)] {
    rules.infos.map { ($0.id, .rule($0, in: rules)) }
  }

  /// The page about a rule or a finding of the readers.
  public static func rule(_ info: RuleInfo, in rules: RuleSet) -> ReferencePage {
    var blocks: [Block] = [.paragraph(PageText(info.title.prefix(1).uppercased() + info.title.dropFirst() + ".")), .facts(facts(info))]
    if !info.rationale.isEmpty { blocks.append(.paragraph(PageText(info.rationale))) }
    if !info.remedy.isEmpty { blocks.append(.paragraph(PageText([.strong("What to do.")]) + PageText(" " + info.remedy))) }
    if !info.options.isEmpty {
      blocks.append(.heading("Options", level: 1))
      blocks.append(
        .table(
          titles: ["Option", "Default", "Meaning"],
          rows: info.options.map { [.code($0.name), .code(optionText($0.defaultValue)), PageText($0.summary)] }))
    }
    let examples: (failing: [RuleExample], passing: [RuleExample]) = examples(of: info.id, in: rules)
    for (title, list) in [("Found", examples.failing), ("Not found", examples.passing)] {
      let shown: [[Block]] = list.map(RuleExampleText.blocks).filter { !$0.isEmpty }
      if !shown.isEmpty { blocks += [.heading(title, level: 1)] + shown.prefix(3).flatMap { $0 } }
    }
    if !info.citations.isEmpty {
      blocks.append(.heading("Sources", level: 1))
      blocks.append(
        .list(
          info.citations.map { citation in
            source(citation.source) + PageText(citation.confidence == .high ? "" : " (confidence: \(citation.confidence.rawValue))")
          }))
    }
    if !info.requirements.isEmpty {
      blocks.append(.paragraph(PageText("Statements of the reference: " + info.requirements.joined(separator: ", ") + ".")))
    }
    return ReferencePage(info.id.description, blocks)
  }

  private static func facts(_ info: RuleInfo) -> [Fact] {
    var facts: [Fact] = [Fact("Severity", PageText(info.severity.rawValue)), Fact("Concerns", PageText(info.harm.rawValue))]
    if let stage: RuleScope.Stage = info.scope.stage { facts.append(Fact("Stage", PageText(stage.rawValue))) }
    if !info.scope.platforms.isEmpty {
      facts.append(Fact("Platforms", PageText(info.scope.platforms.map(\.rawValue).joined(separator: ", "))))
    }
    if !info.scope.products.isEmpty {
      facts.append(Fact("Products", PageText(info.scope.products.map(\.rawValue).joined(separator: ", "))))
    }
    switch info.activation {
    case .standard: break
    case .onRequest: facts.append(Fact("Runs", "when it is asked for"))
    case .preview: facts.append(Fact("Runs", "with previews"))
    }
    if let from: String = info.period.from { facts.append(Fact("From", PageText(from))) }
    if let until: String = info.period.until { facts.append(Fact("Until", PageText(until))) }
    facts.append(Fact("Fix", PageText(info.fix.map { "\($0.rawValue)" } ?? "none")))
    facts.append(Fact("Since", PageText(info.since)))
    if !info.formerIDs.isEmpty { facts.append(Fact("Former names", .joined(info.formerIDs.map { .code($0.description) }))) }
    if !info.supersedes.isEmpty { facts.append(Fact("In the place of", .joined(info.supersedes.map { .code($0.description) }))) }
    return facts
  }

  private static func optionText(_ value: RuleOption.Value) -> String {
    switch value {
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .string(let text): text
    case .strings(let list): "[" + list.joined(separator: ", ") + "]"
    }
  }

  private static func examples(of id: DiagnosticID, in rules: RuleSet) -> (failing: [RuleExample], passing: [RuleExample]) {
    if let rule: any Rule.Type = rules.rules.first(where: { $0.info.id == id }) {
      let examples: RuleExamples = rule.examples
      return (examples.failing, examples.passing)
    }
    return (rules.readerRules.first { $0.info.id == id }?.failing ?? [], [])
  }
}
