import DiagnosticReporting
import InfoPlistKit
import InfoPlistResolution

/// A fact about a whole bundle as it is shown.
struct ResolvedFact {
  /// The name in JSON.
  let name: String
  /// The name in a table.
  let title: String
  /// The fact in a table.
  let text: String
  /// What stands in the last column instead of the place.
  var note: String?
  /// The fact in JSON; nil where there is none.
  let json: JSONOutput?
  let place: Provenance?
  let steps: [DecisionStep]
  let rejected: [RejectedCandidate]

  private init<Value>(
    _ name: String, _ title: String, _ decision: Decision<Value>, _ text: String, note: String? = nil, _ json: JSONOutput?
  ) {
    self.name = name
    self.title = title
    self.text = text
    self.note = note
    self.json = json
    place = decision.place
    steps = decision.steps
    rejected = decision.rejected
  }

  /// The facts in the order in which they are shown; paths below `root` are shown from there on.
  static func all(_ facts: ResolvedFacts, root: String) -> [ResolvedFact] {
    let executable: String? = facts.executable.value
    let versions: VersionNumbers = facts.versions.value
    let computed: String = versions.computed.hexadecimal
    return [
      ResolvedFact("displayName", "shown name", facts.displayName, facts.displayName.value, .string(facts.displayName.value)),
      ResolvedFact(
        "packageType", "package type", facts.packageType, facts.packageType.value.map { "\($0.type) \($0.creator)" } ?? "(none)",
        facts.packageType.value.map { .members([("type", .string($0.type)), ("creator", .string($0.creator))]) }),
      ResolvedFact(
        "executable", "executable", facts.executable,
        executable.map { $0.hasPrefix(root + "/") ? String($0.dropFirst(root.utf8.count + 1)) : $0 } ?? "(not there)",
        note: "", executable.map(JSONOutput.string)),
      ResolvedFact(
        "version", "version", facts.versions, versions.documented?.description ?? "(none)",
        note: versions.computed.isValid ? "as a number \(computed)" : "not a number in the classic form",
        .members([("documented", .optional(versions.documented?.description)), ("computed", .string(computed))])),
    ]
  }
}
