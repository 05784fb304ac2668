import DiagnosticReporting
import Foundation
import Linting

/// The table of members in `docs/Configuration.md`, and the JSON Schema of configurations.
public struct ConfigurationPage: Generator {
  /// `configuration-page`.
  public let name: String = "configuration-page"

  /// The page has no place for the table.
  public struct Problem: Error, CustomStringConvertible {
    /// What is wrong.
    public let description: String
  }

  private static let page: String = "docs/Configuration.md"

  /// Makes the generator.
  public init() {}

  /// Draws the table into the page, and the schema.
  public func files(package: URL) throws -> [GeneratedFile] {
    let text: String = try String(contentsOf: package.appendingPathComponent(Self.page), encoding: .utf8)
    let parts: [String] = text.components(separatedBy: "<!-- members -->\n")
    guard parts.count == 3 else { throw Problem(description: "\(Self.page) has no two lines <!-- members -->") }
    return [
      GeneratedFile(path: Self.page, content: [parts[0], Self.tables, parts[2]].joined(separator: "<!-- members -->\n")),
      GeneratedFile(path: "docs/configuration.schema.json", content: Self.schema.pretty + "\n"),
    ]
  }

  private static var tables: String {
    var text: String = ""
    for owner in ConfigurationMember.Owner.allCases {
      text += "\n## \(title(owner))\n\n| member | type | what it does |\n|---|---|---|\n"
      for member in ConfigurationMember.members(of: owner) {
        let choices: String = member.choices.isEmpty ? "" : " One of " + member.choices.map { "`\($0)`" }.joined(separator: ", ") + "."
        text += "| `\(member.name)` | \(member.form.phrase) | \(member.summary)\(choices) |\n"
      }
    }
    return text + "\n"
  }

  private static func title(_ owner: ConfigurationMember.Owner) -> String {
    switch owner {
    case .top: "Members"
    case .override: "Members of an override"
    case .target: "Members of `target`"
    case .suppression: "Members of an entry of `suppress`"
    }
  }

  /// JSON Schema, draft 2020-12.
  private static var schema: JSONOutput {
    .object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", "Configuration of infoplist check"),
      ("type", "object"), ("additionalProperties", false), ("properties", properties(of: .top)),
      (
        "$defs",
        .object([
          ("level", .object([("enum", .array(LintOptions.Level.allCases.map { .string($0.rawValue) }))])),
          (
            "texts",
            .object([
              ("anyOf", .array([.object([("type", "string")]), .object([("type", "array"), ("items", .object([("type", "string")]))])]))
            ])
          ),
          ("override", object(.override, required: ["files"])), ("target", object(.target)),
          ("suppression", object(.suppression, required: ["rule", "reason"])),
        ])
      ),
    ])
  }

  private static func object(_ owner: ConfigurationMember.Owner, required: [String] = []) -> JSONOutput {
    .members([
      ("type", "object"), ("additionalProperties", false), ("properties", properties(of: owner)),
      ("required", required.isEmpty ? nil : .array(required.map(JSONOutput.string))),
    ])
  }

  private static func properties(of owner: ConfigurationMember.Owner) -> JSONOutput {
    .object(ConfigurationMember.members(of: owner).map { ($0.name, schema($0)) })
  }

  private static func schema(_ member: ConfigurationMember) -> JSONOutput {
    func reference(_ name: String) -> (String, JSONOutput) { ("$ref", .string("#/$defs/" + name)) }
    let description: (String, JSONOutput) = ("description", .string(member.summary))
    switch member.form {
    case .text:
      return .members([
        ("type", "string"), description,
        ("enum", member.choices.isEmpty ? nil : .array(member.choices.map(JSONOutput.string))),
      ])
    case .texts, .rules, .paths: return .object([reference("texts"), description])
    case .boolean: return .object([("type", "boolean"), description])
    case .target: return .object([reference("target"), description])
    case .overrides: return .object([("type", "array"), ("items", .object([reference("override")])), description])
    case .suppressions: return .object([("type", "array"), ("items", .object([reference("suppression")])), description])
    case .levels:
      let rule: JSONOutput = .object([
        ("type", "object"), ("additionalProperties", false),
        ("properties", .object([("level", .object([reference("level")])), ("options", .object([("type", "object")]))])),
      ])
      return .object([
        ("type", "object"), description,
        ("additionalProperties", .object([("anyOf", .array([.object([reference("level")]), rule]))])),
      ])
    }
  }
}
