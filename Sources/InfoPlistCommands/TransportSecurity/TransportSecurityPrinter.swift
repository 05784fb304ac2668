import DiagnosticReporting
import InfoPlistCatalog
import InfoPlistResolution
import SystemModel

/// Shows verdicts of transport security as a table, with their steps, or as JSON.
struct TransportSecurityPrinter {
  /// A load that is asked about.
  struct Load {
    let text: String
    let url: ConnectionURL?
    let problem: ConnectionURL.Problem?

    init(_ text: String) {
      self.text = text
      do {
        url = try ConnectionURL(text)
        problem = nil
      } catch {
        url = nil
        problem = error
      }
    }
  }

  let style: ReportStyle
  let root: String
  let explainer: TransportSecurityExplainer
  let context: ConnectionContext

  private var policy: TransportSecurityPolicy { explainer.policy }

  private var steps: DecisionPrinter { DecisionPrinter(style: style, root: root) }

  private var heading: String {
    style.paint(
      policy.environment.title + ", " + context.title + (policy.profile == .current ? "" : ", profile \(policy.profile.rawValue)"), .dim)
      + "\n"
  }

  // MARK: Loads

  /// A table, or with steps a paragraph a load.
  func text(_ loads: [Load], showsSteps: Bool) -> String {
    if showsSteps { return heading + loads.map(paragraph).joined(separator: "\n") }
    var table: TextTable = TextTable(
      style: style, header: ["address", "load", "what decides", "lowest TLS", "forward secrecy", "trust", "from"])
    for load in loads {
      guard let url: ConnectionURL = load.url else {
        table.add([TextTable.Cell(load.text, .key), TextTable.Cell("unreadable", .error), TextTable.Cell(problem(load))])
        continue
      }
      let decision: Decision<TransportSecurityVerdict> = explainer.decision(for: url, in: context)
      let verdict: TransportSecurityVerdict = decision.value
      table.add([
        TextTable.Cell(load.text, .key), TextTable.Cell(title(verdict), verdict.allowsLoad ? .string : .error),
        TextTable.Cell(verdict.coverage.title + (verdict.isLiftedOnLink ? " (lifted on the same link)" : "")),
        TextTable.Cell(verdict.requirements.minimumTLS?.title ?? "any"),
        TextTable.Cell(verdict.requirements.requiresForwardSecrecy ? "required" : "not required"),
        TextTable.Cell(verdict.requirements.trust == .fixed ? "fixed" : "code may loosen it"),
        TextTable.Cell(decision.place.map(steps.text) ?? "", .dim),
      ])
    }
    return heading + table.render()
  }

  private func paragraph(_ load: Load) -> String {
    let name: String = style.paint(VisibleText.sanitized(load.text), .key) + ": "
    guard let url: ConnectionURL = load.url else { return name + style.paint(problem(load), .error) + "\n" }
    let decision: Decision<TransportSecurityVerdict> = explainer.decision(for: url, in: context)
    let verdict: TransportSecurityVerdict = decision.value
    var text: String = name + style.paint(title(verdict), verdict.allowsLoad ? .string : .error) + "\n"
    text += steps.text(decision.steps, decision.rejected)
    for fact in verdict.facts { text += "     \(fact.name): \(fact.value)\n" }
    for trigger in policy.reviewTriggers(for: verdict) { text += "     " + self.text(trigger) + "\n" }
    return text
  }

  private func title(_ verdict: TransportSecurityVerdict) -> String { verdict.allowsLoad ? "allowed" : "blocked" }

  private func problem(_ load: Load) -> String { "no address: " + (load.problem?.rawValue ?? "") }

  private func text(_ trigger: ReviewTrigger) -> String {
    "review: \(trigger.key)\(trigger.domain.map { " of \($0)" } ?? "") needs a reason, such as: "
      + trigger.justifications.map(\.title).joined(separator: "; ") + (trigger.note.map { " (\($0))" } ?? "")
  }

  func json(_ loads: [Load]) -> JSONOutput {
    .members(head + [("loads", .array(loads.map(json)))])
  }

  private var head: [(String, JSONOutput?)] {
    let environment: Environment = policy.environment
    return [
      ("schemaVersion", 1), ("path", .string(root)), ("profile", .string(policy.profile.rawValue)),
      ("context", .string(context.rawValue)), ("device", .string(environment.device.rawValue)),
      ("platform", .string(environment.platform.rawValue)), ("os", .optional(environment.osVersion?.description)),
      ("sdk", .optional(environment.linkedSDK?.description)),
    ]
  }

  private func json(_ load: Load) -> JSONOutput {
    guard let url: ConnectionURL = load.url else {
      return .members([("url", .string(load.text)), ("problem", .string(load.problem?.rawValue ?? ""))])
    }
    let decision: Decision<TransportSecurityVerdict> = explainer.decision(for: url, in: context)
    let verdict: TransportSecurityVerdict = decision.value
    let rules: TransportSecurityRequirements = verdict.requirements
    let members: [(String, JSONOutput?)] = [
      ("url", .string(load.text)), ("host", .optional(url.host?.name)), ("allowed", .boolean(verdict.allowsLoad)),
      ("applies", .boolean(verdict.applies)), ("coverage", .string(String(describing: verdict.coverage))),
      ("liftedOnLink", .boolean(verdict.isLiftedOnLink)), ("insecureHTTP", .boolean(rules.allowsInsecureHTTP)),
      ("minimumTLS", .optional(rules.minimumTLS?.settingValue)), ("forwardSecrecy", .boolean(rules.requiresForwardSecrecy)),
      ("suites", rules.suites.names.map { .array($0.map(JSONOutput.string)) }), ("keySize", .string(String(describing: rules.keySize))),
      ("digest", .string(String(describing: rules.digest))), ("trust", .string(String(describing: rules.trust))),
      ("transparency", .string(String(describing: rules.transparency))), ("pinnedLeafKeys", .integer(rules.pinnedLeafKeys.count)),
      ("pinnedAuthorityKeys", .integer(rules.pinnedAuthorityKeys.count)),
      ("reviewTriggers", .array(policy.reviewTriggers(for: verdict).map(json))), ("place", decision.place.map(steps.json)),
    ]
    return .members(members + steps.json(decision.steps, decision.rejected))
  }

  private func json(_ trigger: ReviewTrigger) -> JSONOutput {
    .members([
      ("key", .string(trigger.key)), ("domain", .optional(trigger.domain)), ("place", steps.json(trigger.place)),
      ("justifications", .array(trigger.justifications.map { .string($0.rawValue) })), ("note", .optional(trigger.note)),
    ])
  }

  // MARK: The dictionary

  /// What the dictionary opens and tightens, in plain words.
  var summaryText: String {
    let summary: TransportSecuritySummary = TransportSecuritySummary(policy)
    guard !summary.lines.isEmpty else {
      return heading + "The full rules apply to every public host: https with TLS 1.2, forward secrecy and a trusted certificate.\n"
    }
    var table: TextTable = TextTable(style: style)
    for line in summary.lines {
      let role: ReportStyle.Role? =
        switch line.kind {
        case .opens: .warning
        case .tightens: .string
        case .inert: .dim
        }
      table.add([
        TextTable.Cell(line.subject, .key), TextTable.Cell(line.words, role), TextTable.Cell(steps.text(line.place), .dim),
      ])
    }
    var text: String = heading + table.render()
    if summary.reviewTriggers.isEmpty {
      text += "Nothing in it makes the App Store ask for a reason.\n"
    } else {
      text += "The App Store asks for a reason:\n"
      for trigger in summary.reviewTriggers { text += "  " + VisibleText.sanitized(self.text(trigger)) + "\n" }
    }
    return text
  }

  var summaryJSON: JSONOutput {
    let summary: TransportSecuritySummary = TransportSecuritySummary(policy)
    return .members(
      head + [
        (
          "effects",
          .array(
            summary.lines.map { line in
              .members([
                ("kind", .string(line.kind.rawValue)), ("subject", .string(line.subject)), ("words", .string(line.words)),
                ("place", steps.json(line.place)),
              ])
            })
        ), ("reviewTriggers", .array(summary.reviewTriggers.map(json))),
      ])
  }
}
