import DiagnosticReporting
import Diagnostics
import InfoPlistCatalog
import InfoPlistResolution
import PropertyLists

/// Shows resolved values as a table, with their steps, or as JSON.
struct ResolutionPrinter {
  let style: ReportStyle
  let access: BundleAccess
  let resolved: ResolvedInfo
  let showsSteps: Bool

  /// Whether a value holds at a path.
  static func exists(_ path: PropertyListPath, in resolved: ResolvedInfo) -> Bool {
    node(path, in: resolved) != nil
  }

  private static func node(_ path: PropertyListPath, in resolved: ResolvedInfo) -> PropertyListNode? {
    guard case .key(let key)? = path.components.first, let value: ResolvedValue = resolved.value(key) else { return nil }
    return path.components.count == 1 ? value.node : value.node.node(at: PropertyListPath(Array(path.components.dropFirst())))
  }

  /// The value that is shown, its place, and the decision about it.
  private struct Answer {
    var line: String?
    var role: ReportStyle.Role = .string
    var json: JSONOutput?
    var place: Provenance?
    var steps: [DecisionStep] = []
    var rejected: [RejectedCandidate] = []
  }

  private func answer(_ path: PropertyListPath) -> Answer {
    if path.components.count == 1, case .key(let key)? = path.components.first {
      if showsSteps {
        let decision: Decision<ResolvedValue?> = resolved.decision(for: key)
        return answer(decision.value?.node, decision.place, decision.steps, decision.rejected)
      }
      let value: ResolvedValue? = resolved.value(key)
      return answer(value?.node, value?.place, [], [])
    }
    guard let node: PropertyListNode = Self.node(path, in: resolved) else { return Answer() }
    guard node.kind == .string else {
      return answer(node, Provenance(file: resolved.contents.info.file, node: node, path: path), [], [])
    }
    let decision: Decision<String?> = resolved.text(at: path)
    return Answer(
      line: decision.value, json: decision.value.map(JSONOutput.string), place: decision.place,
      steps: showsSteps ? decision.steps : [], rejected: showsSteps ? decision.rejected : [])
  }

  private func answer(
    _ node: PropertyListNode?, _ place: Provenance?, _ steps: [DecisionStep], _ rejected: [RejectedCandidate]
  ) -> Answer {
    Answer(
      line: node.map(ValueText.line), role: node.map(ValueText.role) ?? .dim, json: node.map(ValueText.json), place: place, steps: steps,
      rejected: rejected)
  }

  /// A table, or with steps a paragraph a key.
  func text(_ paths: [PropertyListPath]) -> String {
    let heading: String = style.paint(resolved.environment.title, .dim) + "\n"
    guard showsSteps else {
      var table: TextTable = TextTable(style: style, header: ["key", "value", "from"])
      for path in paths {
        let answer: Answer = answer(path)
        table.add([
          TextTable.Cell(path.description, .key), TextTable.Cell(answer.line ?? absence(path), answer.line == nil ? .dim : answer.role),
          TextTable.Cell(answer.place.map(place) ?? "", .dim),
        ])
      }
      return heading + table.render()
    }
    return heading + paths.map { paragraph($0, answer($0)) }.joined(separator: "\n")
  }

  private func paragraph(_ path: PropertyListPath, _ answer: Answer) -> String {
    var text: String = style.paint(VisibleText.sanitized(path.description), .key) + ": "
    text += answer.line.map { style.paint(VisibleText.sanitized($0), answer.role) } ?? style.paint(absence(path), .dim)
    text += answer.place.map { "  " + style.paint(VisibleText.sanitized(place($0)), .dim) } ?? ""
    text += "\n"
    text += steps.text(answer.steps, answer.rejected)
    return text
  }

  private var steps: DecisionPrinter { DecisionPrinter(style: style, root: access.path) }

  /// What holds where the key is not there.
  private func absence(_ path: PropertyListPath) -> String {
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

  private func place(_ place: Provenance) -> String { steps.text(place) }

  /// One object with everything.
  func json(_ paths: [PropertyListPath]) -> JSONOutput {
    let environment: Environment = resolved.environment
    return .members([
      ("schemaVersion", 1), ("bundle", .string(access.path)),
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
      ("values", .array(paths.map(json))),
    ])
  }

  private func json(_ path: PropertyListPath) -> JSONOutput {
    let answer: Answer = answer(path)
    var members: [(String, JSONOutput?)] = [
      ("key", .string(path.description)), ("value", answer.json), ("place", answer.place.map(steps.json)),
    ]
    if showsSteps {
      members += steps.json(answer.steps, answer.rejected)
    }
    return .members(members)
  }
}
