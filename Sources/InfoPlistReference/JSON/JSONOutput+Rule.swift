public import DiagnosticReporting
import Diagnostics
public import Linting

extension JSONOutput {
  /// A rule with everything but its examples.
  public static func rule(_ info: RuleInfo) -> JSONOutput {
    .members([
      ("id", .string(info.id.rawValue)),
      ("category", .string(info.id.category)),
      ("title", .string(info.title)),
      ("severity", .string(info.severity.rawValue)),
      ("harm", .string(info.harm.rawValue)),
      ("activation", .string(info.activation.rawValue)),
      ("from", optional(info.period.from)),
      ("until", optional(info.period.until)),
      ("stage", optional(info.scope.stage?.rawValue)),
      ("platforms", texts(info.scope.platforms.map(\.rawValue))),
      ("products", texts(info.scope.products.map(\.rawValue))),
      ("deploymentTargetFrom", optional(info.scope.deploymentTargetFrom?.description)),
      ("sdkFrom", optional(info.scope.sdkFrom?.description)),
      ("fix", optional(info.fix?.rawValue)),
      ("since", .string(info.since)),
      ("formerIDs", info.formerIDs.isEmpty ? nil : texts(info.formerIDs.map(\.rawValue))),
      ("supersedes", info.supersedes.isEmpty ? nil : texts(info.supersedes.map(\.rawValue))),
      ("options", info.options.isEmpty ? nil : .array(info.options.map(option))),
      ("rationale", .string(info.rationale)),
      ("remedy", .string(info.remedy)),
      ("requirements", texts(info.requirements)),
      ("sources", texts(info.citations.map(\.source.description))),
      (
        "citations",
        .array(
          info.citations.map {
            .object([("source", .string($0.source.description)), ("confidence", .string($0.confidence.rawValue))])
          })
      ),
    ])
  }

  private static func texts(_ texts: [String]) -> JSONOutput { .array(texts.map(JSONOutput.string)) }

  private static func option(_ option: RuleOption) -> JSONOutput {
    let value: JSONOutput =
      switch option.defaultValue {
      case .boolean(let flag): .boolean(flag)
      case .integer(let number): .integer(number)
      case .string(let text): .string(text)
      case .strings(let list): texts(list)
      }
    return .object([("name", .string(option.name)), ("default", value), ("summary", .string(option.summary))])
  }
}
